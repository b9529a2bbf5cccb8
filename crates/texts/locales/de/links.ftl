### Die Spiele per Link, die dieses Gerät spielt, wie die Startseite sie zeigt.

links-title = Deine Spiele per Link
links-away = Keine Verbindung: so standen sie zuletzt.
links-waiting = Noch sind nicht alle da
links-judge = Du bist Schiedsrichter
links-gone = Dieses Spiel gibt es nicht mehr
links-withdrawn = Einladung zurückgezogen
links-ended = Beendete Spiele per Link
links-delete = Löschen
links-deleted = Gelöscht.
links-undo = Rückgängig
