### Die Web-App: alles, was nicht zu einem einzelnen Spiel gehört.

## Name und Navigation

app-name = TigerDen
app-tagline = Brettspiele der Tiger, für zwei
# Shown where the first board will be, until it can be touched.
app-starts = Einen Moment …
nav-home = Start
nav-play = Spielen
nav-rules = Regeln
nav-guide = Lernen
nav-settings = Einstellungen
nav-menu = Menü
nav-skip = Zum Brett springen
page-title = { $page } – TigerDen

## Startseite

home-title = Zwei Heere, ein Krieg, eine Höhle
home-intro = TigerDen ist das Zuhause von TORA, einem Krieg der Tiger mit mehreren Aktionen je Zug, von TigerChess, wo sich Schach und Dame im Wald begegnen, und von King's Convoy, wo ein König durch eine Flotte entkommen muss. Gespielt wird sofort: ohne Konto, ohne Installation.
home-play-now = Gleich spielen
home-play-now-note = Dieses Brett ist bereit: einfach eine Figur antippen.
home-continue = Partie fortsetzen
home-modes = Weitere Möglichkeiten
home-computer = Gegen den Computer
home-computer-note = Zehn Stufen, vom Tigerkind bis zum Tiger. Geht auch ohne Verbindung.
home-same-screen = Zu zweit an einem Bildschirm
home-same-screen-note = Ein Gerät für beide; auf Wunsch dreht sich das Brett mit.
home-friend = Mit jemandem per Link
home-friend-note = Link verschicken: Wer ihn öffnet, bekommt den anderen Platz.
home-events = Turniere
home-events-note = Gründe eines, spiel mit oder schau zu.
home-puzzles = Rätsel
home-puzzles-note = Ein Zug genügt: welcher? Zu jedem Spiel, von leicht bis schwer.
home-daily-done = Heute gelöst
puzzle-daily = Rätsel des Tages
puzzles-title = Rätsel
setup-title = Aufbaubrett
home-boards = Die Spiele
home-learn = Neu hier?
home-learn-guide = Die erste Partie in fünf Minuten
home-learn-rules = Das Regelbuch
home-your-games = Partien auf diesem Gerät
home-no-games = Noch keine Partien.

## Die Spiele im Angebot: was die Startseite von ihnen sagt

tora = TORA
tora-short = TORA, kurzes Brett
    .note = 9 × 9, sieben Figuren je Seite: ein schneller Kampf.
tora-long = TORA, langes Brett
    .note = 17 × 17, siebenundzwanzig Figuren je Seite mit Herrscher und zwei Generälen: ein ganzer Feldzug.
lancerchess = LancerChess
    .note = Schach mit zweierlei Lanzenreitern und einer Königin, die geschützt werden will: in fünf Minuten gelernt.
tigerchess = TigerChess
    .note = Schach, Dame und ein Aufmarsch der Schwertkämpfer vor dem ersten Zug.
edition-lancerchess = LancerChess
edition-tigerchess = TigerChess
convoy = King's Convoy
    .note = Bring den König durch die Flotte um ihn in Sicherheit, oder halte ihn auf. Auf 13 × 13 oder auf den kleineren Brettern derselben Familie.
tora-guide = TORA in fünf Minuten
tigerchess-guide = LancerChess, dann TigerChess
convoy-guide = King's Convoy in fünf Minuten

## Neue Partie

new-title = Neue Partie
new-mode-same-screen = Am selben Bildschirm

## Brettseite: wer am Zug ist

turn-yours = Du bist am Zug
turn-of = Am Zug: { $side }
turn-thinking = Der Computer denkt nach …
turn-waiting = Warten auf { $name } …
turn-watching = Du schaust zu
turn-over = Partie beendet
turn-sending = Der Zug wird gesendet …
turn-unsent = Der Zug ist hier gespeichert und wird gesendet, sobald der Server antwortet.
turn-number = Runde { $round }
seat-you = Du
seat-computer = Computer, Stufe { $level }
seat-open = Freier Platz
seat-online = verbunden
seat-offline = nicht verbunden
watching = { $count ->
    [0] Niemand schaut zu
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}

## Brettseite: einen Zug zusammenstellen

composer-title = Dieser Zug
composer-choose = Wählen
composer-held = Diese Figur ist berührt und muss ziehen.
composer-wait = Du bist noch nicht am Zug. Berühre das Feld dann noch einmal.
prepared-begun = Von { $from }: berühre das Ziel. Gespielt wird, wenn du am Zug bist.
prepared = Vorbereitet: { $from } nach { $to }. Das wird gespielt, wenn du am Zug bist und die Regeln es dann erlauben. Esc oder eine Berührung eines der beiden Felder nimmt es zurück.
prepared-withdrawn = Es ist nichts mehr vorbereitet.
prepared-dropped = Was du vorbereitet hattest, ist jetzt nicht möglich.
composer-again = Berühre das Feld noch einmal, um zu ziehen, oder ein anderes, um neu zu wählen.
composer-confirm = Bestätigen
composer-actions-left = { $count ->
    [0] Keine Aktion übrig
    [one] Eine Aktion übrig
   *[other] { $count } Aktionen übrig
}
composer-will-win = { $points ->
    [0] Bringt noch nichts ein
    [one] Bringt einen Punkt
   *[other] Bringt { $points } Punkte
}
composer-will-lose = { $points ->
    [0] Kostet nichts
    [one] Kostet einen Punkt
   *[other] Kostet { $points } Punkte
}
composer-undo = Schritt zurück
composer-restart = Zug neu beginnen
composer-pass = Passen
composer-pass-question = Den Zug beenden, ohne etwas zu tun?
composer-unused = { $count ->
    [one] Den Zug beenden, obwohl noch eine Aktion übrig ist?
   *[other] Den Zug beenden, obwohl noch { $count } Aktionen übrig sind?
}
composer-end-anyway = Ja, beenden
composer-final = Lässt sich nicht zurücknehmen
composer-draft = Der angefangene Zug ist noch da.
composer-rule = Regel { $rule }

## Brettseite: das Übrige

board-flip = Brett drehen
board-whole = Das ganze Brett zeigen
board-sound = Ton
board-moves = Züge
board-moves-none = Noch nichts gespielt.
board-info = Über diese Partie
board-help = Hilfe
board-first = Zum Anfang
board-previous = Einen Schritt zurück
board-next = Einen Schritt vor
board-turn-back = Einen Zug zurück
board-turn-on = Einen Zug vor
board-last = Zum aktuellen Stand
board-past = Eine frühere Stellung
board-replay = Letzten Zug noch einmal zeigen
board-copy-position = Stellung kopieren
board-download-record = Partie herunterladen
board-print-booklet = Als Heft drucken
board-print = Drucken
print-title = Drucken
board-resign = Aufgeben
board-resign-question = Diese Partie aufgeben?
board-offer-draw = Remis anbieten
board-draw-offered = Remis ist angeboten.
board-draw-offer = { $name } bietet Remis an.
board-accept = Annehmen
board-decline = Ablehnen
board-offer-win = Sicheren Sieg beanspruchen: { $points } Punkte
board-offer-loss = Sichere Niederlage zugestehen: { $points } Punkte
board-offer-win-of = Einigung: { $side } gewinnt { $points } Punkte
board-win-offered = Ein Ende nach Übereinkunft ist angeboten.
board-win-offer = { $name } beansprucht einen sicheren Sieg. Wer annimmt, verliert; { $points } Punkte gehen an die Gegenseite.
board-loss-offer = { $name } gesteht eine sichere Niederlage zu. Wer annimmt, gewinnt { $points } Punkte.
board-rematch = Revanche
board-rematch-offered = Um Revanche ist gebeten.
board-rematch-offer = { $name } möchte eine Revanche.
board-rematch-open = Zur Revanche
board-new-game = Neue Partie
confirm-no = Nein
confirm-close = Schließen

## Wie eine Partie endet
# $winner und $loser sind Namen von Personen oder Seiten.

result-won = Gewonnen
result-lost = Verloren
result-draw = Unentschieden
result-void = Partie zählt nicht
result-wins = { $winner } gewinnt
result-points = { $first } : { $second } Punkte
outcome-resigned = { $loser } hat aufgegeben.
outcome-target = { $winner } hat die vereinbarten Punkte erreicht.
outcome-reset = Das Brett wird neu aufgestellt, seine Punkte zählen.
outcome-time = Die Zeit von { $loser } ist abgelaufen.
outcome-overruled = Der Schiedsrichter hat entschieden.
outcome-agreed = Beide Seiten haben sich auf Remis geeinigt.
outcome-repeated = { $loser } hat den Zug gemacht, mit dem die Partie durch Wiederholung oder ruhiges Spiel endet.
outcome-awarded = Beide Seiten sind sich einig: { $winner } gewinnt.
outcome-forfeit = { $loser } ist nicht erschienen oder gegangen.
outcome-aborted = Die Partie wurde abgebrochen.

## Verbindung

net-lost = Verbindung verloren. Neuer Versuch läuft …
net-lost-retry = { $seconds ->
    [one] Verbindung verloren. Nächster Versuch in einer Sekunde.
   *[other] Verbindung verloren. Nächster Versuch in { $seconds } Sekunden.
}
net-silent = Der Server antwortet seit einigen Sekunden nicht. Die Verbindung wird geprüft …
net-lost-safe = Der angefangene Zug bleibt auf diesem Gerät erhalten.
net-retry-now = Jetzt versuchen
net-back = Wieder da: Nichts ging verloren.
net-restarted = Der Server wurde neu gestartet. Die Partie ist vollständig da.
net-moved-on = Die Partie war schon weiter; das ist der neueste Stand.
offline = Keine Verbindung. Partien gegen den Computer und an einem Bildschirm gehen weiter.
offline-only = Dafür ist eine Verbindung nötig.
update-ready = Eine neue Version ist bereit.
update-load = Laden
part-loading = Wird geladen …
part-failed = Dieser Teil der Seite konnte nicht geladen werden. Bitte die Verbindung prüfen; wenn ein neuer Versuch nicht hilft, die Seite neu laden.
part-retry = Noch einmal versuchen

## Fehler

error-title = Das hat nicht geklappt
error-not-found = Diese Seite gibt es nicht.
error-no-game = Diese Partie gibt es nicht. Vielleicht ist der Link unvollständig.
error-server = Der Server hat ein Problem. Der Zug bleibt erhalten; bitte noch einmal versuchen.
error-storage = Dieser Browser speichert für die Seite nichts; beim Neuladen geht die Partie verloren.
local-moved-on = Die Partie ging in einem anderen Tab weiter; das ist der neueste Stand.
local-gone = Diese Partie wurde in einem anderen Tab gelöscht.
local-unlisted = Eine andere Partie
local-unreadable-title = Eine Partie, die nicht lesbar ist
local-unreadable = Was von dieser Partie gespeichert ist, lässt sich nicht lesen. Vielleicht ist es beschädigt oder stammt von einer neueren Version von TigerDen. Es bleibt, wie es ist: Nichts überschreibt es.
local-unreadable-text = Was nicht stimmt:
local-unreadable-at = Was nicht stimmt, bei Eintrag { $number }:
local-unreadable-more = Zeigen, was nicht stimmt
local-unreadable-export = Den gespeicherten Text als Datei sichern
local-unreadable-anew = Neue Partie beginnen
local-export-failed = Der Browser hat die Datei nicht gespeichert.
error-engine = Der Computergegner ist stehen geblieben. Nach dem Neuladen geht es weiter; die Partie bleibt erhalten.
error-position = Diese Stellung ist nicht lesbar.

## Gesprochene Bezeichnungen
# Ein Feld klingt so: „v5h9, dein Bogenschütze, kann handeln“: $place ist sein Name, $content, was
# dort steht, $hints ist leer oder beginnt mit einem Komma.

spoken-place = { $place }, { $content }{ $hints }
spoken-empty = leer
spoken-and = { $first } und { $second }
spoken-piece-of = { $piece }, { $side }
spoken-board = Brett, { $columns } mal { $rows }
spoken-moved = { $side } hat { $move } gespielt
spoken-passes = { $side } passt.
spoken-turn-ends = { $side } beendet den Zug.
spoken-button = { $key }: { $button }.
spoken-cleared = Nichts gewählt
spoken-flipped = Brett gedreht: { $side } steht unten.
spoken-back = Schritt { $ply } von { $plies }: { $told }
spoken-start = Am Anfang der Partie
spoken-present = Zurück in der Gegenwart
spoken-selected = { $content } gewählt. { $count ->
    [0] Kein Feld möglich.
    [one] Ein Feld möglich.
   *[other] { $count } Felder möglich.
}
spoken-chosen = { $content } gewählt.
story-by = { $side }: { $told }
story-goes = { $piece } geht von { $from } nach { $to }.
story-takes = { $piece } geht von { $from } nach { $to }: { $target } ist geschlagen.
story-strikes = { $piece } auf { $from } { $how ->
        [shot] schießt nach
        [ball] feuert nach
       *[blow] schlägt zu auf
    } { $at }: { $target } ist getroffen.
story-goes-and-strikes = { $piece } geht von { $from } nach { $to } und { $how ->
        [shot] schießt nach
        [ball] feuert nach
       *[blow] schlägt zu auf
    } { $at }: { $target } ist getroffen.
story-becomes = { $piece } auf { $from } ist jetzt { $now }.
story-falls = { $piece } auf { $at } fällt.
lens-piece = { $piece } auf { $at }
lens-goes = { $piece } auf { $at } { $goes ->
        [0] kann nicht ziehen.
        [one] kann auf ein Feld ziehen.
       *[other] kann auf { $goes } Felder ziehen.
    }
lens-attacks = Angegriffen: { $pieces }.
lens-attacks-nobody = Niemand wird angegriffen.
lens-threatened = { $piece } auf { $at } ist bedroht, von: { $by }.
story-comes = { $piece } wird auf { $to } aufgestellt.
spoken-undone = Schritt zurückgenommen
spoken-taken-back = Der letzte Zug ist zurückgenommen.
spoken-restarted = Zug neu begonnen
spoken-refused = Nicht möglich: { $reason }
hint-can-act = kann handeln
hint-selected = gewählt
hint-finish = kann hier enden: noch einmal antippen
hint-target-move = dorthin ziehen ist möglich
hint-target-attack = Angriff ist möglich
hint-target = wählbar
hint-last-move = Teil des letzten Zuges
mark-danger = in Gefahr
mark-acted = hat gehandelt
mark-bound = bedient eine Kanone
mark-searched = durchsucht
ground-plain = Ebene
ground-water = Wasser
ground-forest = Wald
ground-slope = Hang, bergab { $direction ->
    [0] nach oben
    [1] nach rechts oben
    [2] nach rechts
    [3] nach rechts unten
    [4] nach unten
    [5] nach links unten
    [6] nach links
   *[7] nach links oben
}

## Zähler und Ablagen, mit den Schlüsseln der Szenen

round = Runde
actions-left = Aktionen übrig
points = Punkte
assassin-hidden = Verborgene Assassinen
assassin-rests-until = Assassine ruht bis Runde
seat-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
points-pending = Punkte am Ende der Runde
captured = Geschlagen
waiting = Wartend

## Einstellungen

settings-title = Einstellungen
check-title = Aufzeichnung prüfen

## Seiten des Regelbuchs

rules-title = Regelbuch
rules-edition = Ausgabe
rules-only-in = Nur in: { $editions }
rules-later = Hier noch nicht spielbar
rules-differs = In dieser Ausgabe
