### King's Convoy: Namen von Spiel, Seiten, Booten, Wahlen, Gründen.

## Spiele und Seiten

edition-convoy = King's Convoy
    .note = 13 × 13, 24 Boote gegen 12 und den König. Er entkommt in eine Ecke.
edition-hnefatafl = Hnefatafl
    .note = 11 × 11, 24 Boote gegen 12 und den König. Er entkommt in eine Ecke und ist am Rand nicht zu fangen.
edition-tablut = Tablut
    .note = 9 × 9, 16 Boote gegen 8 und den König. Er entkommt an jeden Rand, doch zwei Angreifer fangen ihn.
edition-brandubh = Brandubh
    .note = 7 × 7, 8 Boote gegen 4 und den König. Er entkommt in eine Ecke, doch zwei Angreifer fangen ihn.
option-repetition = Dritte Wiederholung
repetition-draw = ist unentschieden
repetition-loses = verliert
    .note = Wer eine Stellung zum dritten Mal herbeiführt, hat verloren.
convoy-attacker-side = Angreifer
convoy-defender-side = Verteidiger

## Boote: der Name, und als eigenes und feindliches in gesprochenen Texten

convoy-attacker = Angreifer
    .plain = Boot
    .own = dein Boot
    .enemy = feindliches Boot
convoy-defender = Verteidiger
    .plain = Boot
    .own = dein Boot
    .enemy = feindliches Boot
convoy-king = König
    .own = dein König
    .enemy = feindlicher König

## Orte

throne = Thron
corner = Ecke

## Neben dem Brett

convoy-quiet = Ruhige Züge nacheinander, beide Seiten (Remis bei 200)
convoy-note-way-out = Der König sieht einen Ausweg.
convoy-note-ways-out = Der König sieht zwei Auswege.
convoy-note-danger = Der König könnte gleich gefangen werden.

## Wie Partien enden

convoy-outcome-captured = Der König ist gefangen.
convoy-outcome-escaped = Der König ist entkommen.
convoy-outcome-blocked = Eine Seite hat keinen Zug mehr.
convoy-outcome-repeated = Dieselbe Stellung stand zum dritten Mal.
convoy-outcome-quiet = Hundert Züge jeder Seite ohne Schlagen.

## Warum ein Zug nicht geht

convoy-no-over = Die Partie ist zu Ende.
convoy-no-empty = Dort liegt kein Boot.
convoy-no-not-yours = Dieses Boot darfst du jetzt nicht ziehen.
convoy-no-nowhere = Ein Zug führt auf ein anderes Feld.
convoy-no-shut-in = Dieses Boot ist eingeschlossen: Es kann jetzt nirgendwohin.
convoy-no-crooked = Boote fahren gerade, in einer Reihe oder Spalte.
convoy-no-occupied = Dort liegt schon ein Boot.
convoy-no-blocked = Ein Boot ist im Weg.
convoy-no-throne = Nur der König darf auf dem Thron halten.
convoy-no-corner = Nur der König darf in einer Ecke halten.
convoy-no-captures = Das schlägt der Zug nicht.

## Wozu die nächste Berührung dient

convoy-ask-boat = Wähle das Boot, das fährt.
convoy-ask-square = Wähle das Feld, auf dem es anhält.
