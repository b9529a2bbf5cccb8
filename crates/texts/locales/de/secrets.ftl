### Verdeckte Figuren am eigenen Bildschirm. $side ist der Name einer Seite.

hidden-title = Deine verdeckte Figur
hidden-note = Niemand sonst sieht sie, und dieses Brett zeigt sie nur, solange du den Knopf oder die Taste H hältst. Die Einstellungen können sie immer zeigen.
hidden-show = Halten, um sie zu sehen
hidden-notes = Notizen, Runde für Runde
hidden-begun = Zu Beginn: { $place }
hidden-round = Runde { $round }: { $moves }; dann auf { $place }
hidden-quiet = nichts

handover-title = Bildschirm übergeben
handover-text = { $side } ist am Zug und weiß etwas, das die andere Seite nicht sehen darf. Schau jetzt weg, wenn du nicht { $side } bist.
handover-take = Ich bin { $side }: mein Brett zeigen
