### TORA: Namen der Bretter, Seiten, Figuren, Zustände, Optionen.

## Bretter und Seiten

tora-challenger = Herausforderer
tora-opposition = Gegenseite

## Figuren: der Name, und als eigene und gegnerische in gesprochenen Bezeichnungen

tora-soldier = Soldat
    .own = dein Soldat
    .enemy = gegnerischer Soldat
tora-archer = Bogenschütze
    .own = dein Bogenschütze
    .enemy = gegnerischer Bogenschütze
tora-cavalry = Reiter
    .own = dein Reiter
    .enemy = gegnerischer Reiter
tora-cannon = Kanone
    .own = deine Kanone
    .enemy = gegnerische Kanone
tora-general = General
    .own = dein General
    .enemy = gegnerischer General
tora-king = König
    .own = dein König
    .enemy = gegnerischer König
tora-queen = Königin
    .own = deine Königin
    .enemy = gegnerische Königin
tora-assassin = Assassine
    .own = dein Assassine
    .enemy = gegnerischer Assassine

## Zustände der Figuren

defending = in Verteidigungsstellung
unready = ungeladen
taken = geschlagen, geht am Ende der Runde vom Brett
hidden = verborgen: niemand sonst sieht ihn

## Knöpfe

end = Zug beenden
ready = Laden
defend = Verteidigungsstellung
attack-stance = Angriffsstellung
land = Dort landen und schlagen
shoot = Von hier aus angreifen
assassin = Assassine
search = Suchen
take = Den Assassinen schlagen

## Optionen

option-edition = Ausgabe
edition-rulebook = Regelheft
    .note = Die vollständigen Regeln von 2008. Für das lange Brett die einzige Ausgabe.
edition-quicksheet = Kurzblatt
    .note = Regeln für das kurze Brett ohne Falle; Gleichstand ist unentschieden, und Bogenschützen dürfen mit dem zweiten Schritt landen.
edition-website = Webseite
    .note = Wie das Kurzblatt; außerdem darf sich ein General einer Gefahr aussetzen, wenn der gegnerische General mindestens so sehr bedroht ist.
option-setup = Aufstellung
setup-defensive = Verteidigend
    .note = Die Anführer stehen hinter einer geschlossenen Front.
setup-aggressive = Angreifend
    .note = Die Flügel stehen weiter vorn.
option-terrain = Gelände
terrain-none = Keines
setup-choice-terrain-Painted = Von Hand gemalt
terrain-river = Fluss
terrain-river-flipped = Fluss, Wälder getauscht
terrain-lake = See
terrain-lake-flipped = See, Wälder getauscht
terrain-ridge = Höhenzug
option-ruler = Herrscher
ruler-king = König
ruler-queen = Königin
    .note = König und Königin sind im Spiel gleich.
option-quiet = Langes ruhiges Spiel
quiet-on = Beendet die Partie
    .note = Fünfzig ruhige Runden oder dieselbe Stellung zum dritten Mal beenden die Partie; dann entscheiden die Punkte.
quiet-off = Geht ohne Grenze weiter
option-assassins = Assassinen
assassins-off = Ohne
assassins-on = Mit
    .note = Jede Seite darf einen Assassinen verstecken, und die Figuren zählen andere Punkte.
option-lair = Dein Assassine
lair-none = Du verzichtest
    .note = Wähle die Spalte deiner Startreihe, in der er sich versteckt; die andere Seite sieht es nicht.
lair-v8 = v8 (nicht bei der verteidigenden Aufstellung)
lair-v10 = v10 (nicht bei der verteidigenden Aufstellung)

## Wie eine Partie endet. $winner und $loser sind Namen von Personen oder Seiten; wo die Punkte
## entscheiden, kann beides fehlen, und das Ergebnis steht neben diesen Sätzen.

tora-outcome-elimination = { $loser } hat keine Führungsfigur mehr.
tora-outcome-tie = Beide Generäle sind in derselben Runde gefallen: unentschieden.
tora-outcome-tie-points = Beide Seiten haben in derselben Runde ihre letzte Führungsfigur verloren; die Punkte entscheiden.
tora-outcome-trap = { $loser } sitzt in der Falle: Keine Führungsfigur kommt mehr aus der Gefahr.
tora-outcome-general-fallen = { $loser } hat den General verloren.
tora-outcome-generals-points = Beide Generäle sind in derselben Runde gefallen; die Punkte entscheiden.
tora-outcome-general-trapped = { $loser } sitzt in der Falle: Der General kommt nicht mehr aus der Gefahr.
tora-outcome-no-action = { $loser } hat keine erlaubte Aktion mehr.
tora-outcome-no-action-points = Es gab keine erlaubte Aktion mehr; die Punkte entscheiden.
tora-outcome-quiet = Fünfzig Runden ohne Schlagen und ohne Wechsel der Stellung: Die Punkte entscheiden.
tora-outcome-repetition = Zum dritten Mal dieselbe Stellung: Die Punkte entscheiden.

## Warum etwas abgelehnt wird. Die Felder, um die es geht, sind auf dem Brett markiert.

tora-illegal-game-over = Die Partie ist zu Ende; eine Revanche beginnt eine neue.
tora-illegal-naming-first = Zuerst ist der General zu wählen, der neuer Herrscher wird; dann geht es weiter.
tora-illegal-nothing-to-name = Es ging kein Herrscher verloren, also ist keiner zu ernennen.
tora-illegal-no-heir = Nur ein eigener General, der in dieser Runde nicht geschlagen wurde, kann Herrscher werden.
tora-illegal-no-actions-left = Alle Aktionen dieses Zuges sind verbraucht: Zug beenden oder eine zurücknehmen.
tora-illegal-no-piece = Dort steht niemand: Mit einer eigenen Figur beginnen.
tora-illegal-not-yours = Diese Figur gehört der anderen Seite: Mit einer eigenen beginnen.
tora-illegal-enemy-cannon = Diese Kanone gehört der anderen Seite: Sie lässt sich zerstören, aber nie benutzen.
tora-illegal-bound = Diese Figur bedient in diesem Zug eine Kanone und kann bis zum nächsten nichts anderes tun.
tora-illegal-defending = Ein Soldat in Verteidigungsstellung zieht nicht und greift nicht an: Zuerst die Stellung wechseln, das kostet eine Aktion.
tora-illegal-same-stance = Der Soldat ist schon in dieser Stellung.
tora-illegal-no-soldier = Nur Soldaten haben zwei Stellungen.
tora-illegal-nothing = Dort zu bleiben, ohne anzugreifen, ist keine Aktion: Ein Feld oder ein Ziel wählen.
tora-illegal-too-far = Das ist zu weit für diese Figur: Ihre möglichen Felder sind markiert.
tora-illegal-blocked = Figuren stehen im Weg: Der Weg muss über leere Felder führen.
tora-illegal-barred = Soldaten in Verteidigung versperren den Weg: Reiter ziehen über alle Figuren außer diesen.
tora-illegal-ground = Wasser oder Steigung verkürzt den Weg hier: Ein näheres Feld oder einen anderen Weg wählen.
tora-illegal-own-piece = Dort steht eine eigene Figur: Landen geht nur auf leeren Feldern oder auf Gegnern.
tora-illegal-archer-landing = In dieser Ausgabe landet ein Bogenschütze nur mit dem ersten Schritt auf einem Gegner; aus zwei Feldern Entfernung kann er stattdessen schießen.
tora-illegal-archer-moved = Ein Bogenschütze, der zwei Schritte geht, kann mit derselben Aktion nicht angreifen: Nur einen Schritt gehen oder stehen bleiben.
tora-illegal-no-enemy = Dort steht kein Gegner: Ein Angriff braucht ein Ziel.
tora-illegal-lands-only = Diese Figur greift nur an, indem sie auf dem Gegner landet.
tora-illegal-out-of-range = Das Ziel ist außer Reichweite: Erst näher herangehen oder ein anderes wählen.
tora-illegal-out-of-range-moved = Nach einem Schritt trifft ein Bogenschütze nur Nachbarfelder: Für zwei Felder Entfernung muss er stehen bleiben.
tora-illegal-forest = Das Ziel steht im Wald: Ein Bogenschütze trifft es nur von einem Nachbarfeld aus.
tora-illegal-stopped = Ein Soldat in Verteidigungsstellung hält diesen Schuss auf: Ein anderes Ziel wählen oder von woanders schießen.
tora-illegal-attacked-already = Diese Figur hat in diesem Zug schon angegriffen und darf es erst im nächsten wieder.
tora-illegal-no-cannon = Dort steht keine eigene Kanone.
tora-illegal-cannon-alone = Eine Kanone tut nichts allein: Sie braucht zwei eigene Figuren daneben, die noch bedienen können.
tora-illegal-unready = Die Kanone ist ungeladen: Zuerst laden, das kostet eine Aktion.
tora-illegal-ready = Die Kanone ist schon geladen.
tora-illegal-cannon-move = Eine Kanone zieht einen Schritt, und nur auf ein leeres Feld.
tora-illegal-nothing-to-hit = In dieser Richtung steht niemand: Die Kanone braucht ein Ziel.
tora-illegal-own-in-line = In dieser Linie steht zuerst eine eigene Figur: Eine andere Richtung wählen oder die Linie frei machen.
tora-illegal-first-in-line = Die Kanone trifft die erste Figur auf der Linie, und das ist eine andere.
tora-illegal-not-in-line = Eine Kanone schießt nur auf den acht geraden Linien.
tora-illegal-crew-size = Dafür braucht es zwei Figuren als Bedienung.
tora-illegal-crew-size-water = Um eine Kanone im Wasser oder ins Wasser zu bewegen, braucht es drei Figuren als Bedienung.
tora-illegal-not-beside = Zur Bedienung taugen nur eigene Figuren auf Feldern neben der Kanone.
tora-illegal-crew-acted = Diese Figur hat in diesem Zug schon gehandelt und kann die Kanone nicht mehr bedienen.
tora-illegal-crew-bound = Diese Figur bedient in diesem Zug schon die andere Kanone.
tora-illegal-piece-first = Beginne mit einer eigenen Figur.
tora-illegal-shut-in = Diese Figur kann jetzt weder ziehen noch angreifen: Sie ist eingeschlossen.
tora-illegal-no-use = Das ist keine Aktion dieser Figur: Ihre möglichen Felder und Tasten sind markiert.
tora-illegal-not-hidden = Dort versteckt sich kein Assassine von dir.
tora-illegal-rests = Der Assassine hat eine Figur geschlagen: Er ruht die ganze nächste Runde.
tora-illegal-nobody-hides = Kein gegnerischer Assassine ist verborgen, also gibt es nichts zu suchen.
tora-illegal-searched-in-vain = Diese Figur hat vergeblich gesucht und kann in diesem Zug nichts mehr tun.
tora-illegal-search-in-jeopardy = Eine Führungsfigur darf nur suchen, solange sie nicht in Gefahr ist.
tora-illegal-nothing-found = Nur eine Figur, die den Assassinen gerade gefunden hat, darf ihn ohne Aktion schlagen.
tora-illegal-not-found-there = Eine Suche von dort kann den Assassinen auf diesem Feld nicht gefunden haben.
tora-illegal-not-trapped = Hier sitzt niemand in der Falle.
tora-illegal-untrue = Das kann hier nicht geschehen sein.
tora-illegal-jeopardy = Eine Führungsfigur, die gehandelt hat, darf am Ende des Zuges nicht in Gefahr sein: Ihre Aktion zurücknehmen oder die Bedrohung beseitigen.
tora-illegal-no-legal-end = Die Führungsfigur wäre am Ende des Zuges in Gefahr, und keine übrige Aktion könnte das ändern.
tora-illegal-jeopardy-short = Dein General hat gehandelt und darf am Ende des Zuges nicht in Gefahr sein: Seine Aktion zurücknehmen oder die Bedrohung beseitigen.
tora-illegal-no-legal-end-short = Dein General wäre am Ende des Zuges in Gefahr, und keine übrige Aktion könnte das ändern.

## Eine Führungsfigur, die geschlagen ist und noch steht: für alle, für ihre Seite, für die andere

tora-note-general-fallen = { $side }: Der General ist gefallen.
    .own = Dein General ist gefallen.
    .enemy = Der gegnerische General ist gefallen.
tora-note-general-strikes = { $side }: Der General ist gefallen, ein letzter Zug zum Zurückschlagen.
    .own = Dein General ist gefallen: letzter Zug zum Zurückschlagen.
    .enemy = Der gegnerische General ist gefallen: Die andere Seite hat einen letzten Zug zum Zurückschlagen.
tora-note-command-fallen = { $side }: Eine Führungsfigur ist gefallen und geht am Ende der Runde.
    .own = Eine deiner Führungsfiguren ist gefallen: Sie geht am Ende der Runde.
    .enemy = Eine gegnerische Führungsfigur ist gefallen: Sie geht am Ende der Runde.
tora-note-command-strikes = { $side }: Eine Führungsfigur ist gefallen und kann noch einmal handeln.
    .own = Eine deiner Führungsfiguren ist gefallen: In diesem Zug kann sie zum letzten Mal handeln.
    .enemy = Eine gegnerische Führungsfigur ist gefallen: In einem letzten Zug kann sie noch handeln.
tora-note-last-fallen = { $side }: Die letzte Führungsfigur ist gefallen.
    .own = Deine letzte Führungsfigur ist gefallen.
    .enemy = Die letzte gegnerische Führungsfigur ist gefallen.
tora-quiet-rounds = Ruhige Runden nacheinander
tora-note-last-strikes = { $side }: Die letzte Führungsfigur ist gefallen, ein letzter Zug zum Zurückschlagen.
    .own = Deine letzte Führungsfigur ist gefallen: letzter Zug zum Zurückschlagen.
    .enemy = Die letzte gegnerische Führungsfigur ist gefallen: Die andere Seite hat einen letzten Zug zum Zurückschlagen.

## Wozu die nächste Berührung dient

tora-ask-piece = Wähle die Figur, die als nächste handelt, oder beende den Zug.
tora-ask-end = Alle Aktionen sind verbraucht: Beende den Zug.
tora-ask-heir = Wähle den General, der neuer Herrscher wird.
tora-ask-soldier = Wähle, wohin der Soldat geht oder wen er schlägt, oder wechsle seine Stellung.
tora-ask-defending-soldier = In Verteidigungsstellung kann der Soldat nur die Stellung wechseln, mit der Taste.
tora-ask-archer = Wähle, wohin der Bogenschütze geht oder auf wen er schießt.
tora-ask-cavalry = Wähle, wohin der Reiter geht oder wen er schlägt.
tora-ask-cannon = Wähle, auf wen die Kanone feuert oder wohin sie geht.
tora-ask-unready-cannon = Mache die Kanone bereit, mit der Taste.
tora-ask-general = Wähle, wohin der General geht oder wen er angreift.
tora-ask-ruler = Wähle, wohin der Herrscher geht oder wen er angreift.
tora-ask-shown-assassin = Wähle, wohin der Assassine geht oder wen er angreift.
tora-ask-target = Wähle, wen sie von dort angreift, oder bestätige den Schritt.
tora-ask-land-or-shoot = Schlägt sie durch Betreten, oder greift sie von ihrem Feld aus an?
tora-ask-crew = Wähle { $needed ->
    [3] drei
   *[other] zwei
} Figuren neben der Kanone als Bedienung: { $number } von { $needed }
tora-ask-usual-crew = Wähle { $needed ->
    [3] drei
   *[other] zwei
} Figuren neben der Kanone als Bedienung: { $number } von { $needed }. Oder bestätige, dann dienen die, die am wenigsten zu tun haben.
tora-ask-prowl = Wähle, wohin dein Assassine geht; sein eigenes Feld, wenn er bleibt.
tora-ask-prowl-target = Wähle, wen dein Assassine von dort aus schlägt, oder bestätige den Schritt.
