# Was in Texten von TORA falsch ist: Stellungen, Züge, Aufstellungen und Geländebretter.

## Die Felder einer Stellung

tora-text-game = das Spiel
tora-text-board = das Brett
tora-text-side = die Seite am Zug
tora-text-actions-left = die übrigen Aktionen
tora-text-round = die Runde
tora-text-points = die Punkte
tora-text-quiet-rounds = die ruhigen Runden
tora-text-marks = die Kennzeichen

## Stellungen

tora-text-expected-side = Erwartet: die Seite am Zug, `c` oder `o`
tora-text-expected-terrain = Erwartet: `terrain=NAME` oder `ground=REIHEN`, einmal
tora-text-edition-of-short-board = Für das lange Brett gibt es nur die Ausgabe rulebook
tora-text-terrain-size = Dieses Geländebrett ist für eine andere Brettgröße gemacht
tora-text-setup-size = Diese Aufstellung ist für eine andere Brettgröße gemacht
tora-text-no-setup = Diese Aufstellung gibt es nicht
tora-text-no-terrain = Dieses Geländebrett gibt es nicht
tora-text-rows = Es gibt { $found } Reihen; erwartet: { $needed }
tora-text-places-in-row = Die Reihe hat { $found } Felder; erwartet: { $needed }
tora-text-long-row = Die Reihe hat mehr als { $needed } Felder
tora-text-empty-places = die Zahl leerer Felder
tora-text-two-counts = Erwartet: eine Zahl leerer Felder, nicht zwei hintereinander
tora-text-expected-bracket = Erwartet: `]`
tora-text-expected-piece = Erwartet: eine Figur
tora-text-unknown-piece = `{ $letter }` ist keine Figur; erwartet: eine von A S D G C U H K Q
tora-text-brackets-hold-both-sides = Erwartet in Klammern: je eine Figur beider Seiten, zuerst die des Herausforderers
tora-text-two-of-one-side = Auf { $place } stehen zwei Figuren einer Seite
tora-text-shared-place = Auf { $place } stehen zwei Figuren, aber keine geschlagene Führungsfigur
tora-text-too-many-of-kind = Die Figur auf { $place } ist eine mehr, als ein Heer von dieser Art hat
tora-text-taken-standard-piece = Die Figur auf { $place } ist keine Führungsfigur: Geschlagen verlässt sie das Brett
tora-text-taken-too-soon = Die Führungsfigur auf { $place } kann in dieser Runde noch nicht geschlagen sein
tora-text-no-command-piece = Eine Seite ohne Führungsfigur hat am Ende der Runde verloren, und kein Zug schließt sich an
tora-text-points-of-challenger = die Punkte des Herausforderers
tora-text-points-of-opposition = die Punkte der Gegenseite
tora-text-expected-points = Erwartet: die Punkte des Herausforderers, `:` und die der Gegenseite
tora-text-expected-ruler = Erwartet: ein zu ernennender Herrscher: `=cK`, `=cQ`, `=oK` oder `=oQ`
tora-text-no-ruler-due = Nur eine Seite mit zwei Generälen und ohne Herrscher ernennt einen
tora-text-expected-option = Erwartet: `assassin`, dann `terrain=NAME` oder `ground=REIHEN`, je einmal
tora-text-unknown-place = Erwartet: das Feld, auf dem sich dieser Assassine versteckt, etwa `c@v5h9`
tora-text-no-assassins = Der Assassine auf { $place } gehört zu einem Spiel mit `+assassin`
tora-text-lair = Spalte { $column } der Startreihe hat kein leeres Feld für den Assassinen dieser Seite
tora-text-expected-assassin = Erwartet: was alle über einen Assassinen wissen dürfen: `c?`, `c@v5h9`, `c~12` oder `c=K`, oder dasselbe mit `o`
tora-text-assassin-order = Erwartet: zuerst, wo sich beide Assassinen verstecken, dann, wie lange sie ruhen, dann verlorene Herrscher, jeweils `c` vor `o`
tora-text-assassin-twice = Der Assassine dieser Seite steht schon auf dem Brett
tora-text-rest = die letzte Runde seiner Ruhe
tora-text-no-assassin-rests = Diese Seite hat keinen Assassinen, der ruhen könnte
tora-text-nothing-to-take = `F` bezeichnet eine Figur, die den gerade gefundenen Assassinen schlagen kann; diese kann es nicht
tora-text-ruler-twice = Diese Seite ernennt nur einmal einen Herrscher
tora-text-expected-mark = Erwartet: ein Feld dieses Bretts und die Buchstaben seines Kennzeichens, etwa `v5h9m`
tora-text-expected-cannon = Erwartet nach `b`: das Feld einer Kanone der Seite am Zug
tora-text-expected-mark-letters = Erwartet: die Buchstaben eines Kennzeichens: `m`, `a`, `ma`, mit Assassinen auch `s`, `F` oder `f`, oder `b` und ein Feld
tora-text-crew-acted = Wer gehandelt hat, kann in demselben Zug keine Bedienung sein
tora-text-no-piece-there = Die Seite am Zug hat auf diesem Feld keine Figur
tora-text-mark-twice = Dieses Feld hat schon ein Kennzeichen
tora-text-more-marks-than-a-turn-leaves = So viele Kennzeichen kann ein Zug nicht hinterlassen
tora-text-more-marks-than-actions = { $actions ->
    [one] So viele Kennzeichen kann eine Aktion nicht hinterlassen
   *[other] So viele Kennzeichen können { $actions } Aktionen nicht hinterlassen
}
tora-text-actions-left-while-naming = Erwartet: 0, denn solange ein Herrscher zu ernennen ist, gibt es keine Aktionen
tora-text-marks-while-naming = Solange ein Herrscher zu ernennen ist, hat keine Figur Kennzeichen
tora-text-other-side-names = Die andere Seite ernennt zuerst
tora-text-short-turn = Der Zug hat nur { $most ->
    [one] eine Aktion
   *[other] { $most } Aktionen
}
tora-text-cannon-without-mark = Erwartet: ein Kennzeichen für die Kanone, die die Bedienung auf { $crew } bedient hat
tora-text-turn-without-legal-end = Dieser Zug kann nicht mehr erlaubt enden: Eine Führungsfigur, die gehandelt hat, ist in Gefahr

## Züge

tora-text-place-off-board = Erwartet: ein Feld von v1h1 bis v{ $size }h{ $size }
tora-text-unknown-sign = `{ $sign }` hat in einem Zug keine Bedeutung
tora-text-expected-place = Erwartet: ein Feld, etwa v5h9
tora-text-expected-end-of-move = Erwartet: das Ende des Zuges
tora-text-expected-letter = Erwartet: der Buchstabe einer Figur (A S C H G K Q) oder `end`
tora-text-expected-lost-ruler = Erwartet: der Buchstabe des verlorenen Herrschers
tora-text-expected-action = Erwartet: `-`, `x`, `*`, `def` oder `att`
tora-text-expected-direction = Erwartet: eine Richtung: N NE E SE S SW W NW
tora-text-expected-cannon-action = Erwartet: `-`, `*` oder `ready`
tora-text-expected-crew = Erwartet: zwei oder drei verschiedene Felder
tora-text-other-piece-there = Erwartet: `{ $letter }`, der Buchstabe der Figur auf { $place }

## Aufstellungen und Geländebretter

tora-text-expected-name = Erwartet: ein Name aus kleinen Buchstaben, Ziffern und Bindestrichen
tora-text-expected-size = Erwartet: die Größe 9 oder 17
tora-text-expected-header = Erwartet: `name`, `size` oder `source` vor `=`
tora-text-another-setup = Es gibt eine andere Aufstellung { $name } für { $size } x { $size } Felder; bitte einen anderen Namen wählen
tora-text-small-army = Es gibt { $found } Figuren { $letter }; das Heer hat { $needed } [T-S1]
tora-text-large-army = Auf { $place } steht ein { $letter } zu viel; das Heer hat { $most } [T-S1]
tora-text-expected-army-letter = `{ $found }` ist keine Figur; erwartet: eine von A S C H G K
tora-text-expected-place-of-piece = Erwartet: ein Feld wie v5h1
tora-text-other-half = { $place } liegt nicht in der Hälfte der Gegenseite, h1 bis h{ $last } [T-S5]
tora-text-place-taken = Auf { $place } steht schon eine Figur
tora-text-another-terrain = Es gibt ein anderes Geländebrett { $name } für { $size } x { $size } Felder; bitte einen anderen Namen wählen
tora-text-too-many-terrains = Mehr als { $most } Geländebretter auf einmal sind nicht möglich
tora-text-unknown-ground = `{ $sign }` ist kein Gelände; erwartet: `.`, `~`, `^` oder eine Ziffer außer 0 und 5
tora-text-plain-end = Ebene Felder am Ende einer Reihe werden weggelassen
tora-text-plain-ground = Dieses Gelände ist überall eben: Dann wird es weggelassen
