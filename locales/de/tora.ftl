### TORA: Namen der Bretter, Seiten, Figuren, Zustände, Optionen.

## Bretter und Seiten

tora = TORA
tora-short = TORA, kurzes Brett
tora-long = TORA, langes Brett
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

## Knöpfe

end = Zug beenden
ready = Laden
defend = Verteidigungsstellung
attack-stance = Angriffsstellung
land = Dort landen und schlagen
shoot = Von hier aus angreifen

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
setup-reconstruction = Eine Rekonstruktion: Das gedruckte Bild des langen Bretts ist verloren.
option-terrain = Gelände
terrain-none = Keines
terrain-river = Fluss
terrain-lake = See
terrain-ridge = Höhenzug
terrain-reconstruction = Ein eigenes Brett: Die gedruckten Geländebilder sind verloren.
option-ruler = Herrscher
ruler-king = König
ruler-queen = Königin
    .note = König und Königin sind im Spiel gleich.
option-quiet = Langes ruhiges Spiel
quiet-on = Beendet die Partie
    .note = Fünfzig ruhige Runden oder dieselbe Stellung zum dritten Mal beenden die Partie; dann entscheiden die Punkte.
quiet-off = Geht ohne Grenze weiter

## Wie eine Partie endet. $winner und $loser sind Namen von Personen oder Seiten; wo die Punkte
## entscheiden, kann beides fehlen, und das Ergebnis steht neben diesen Sätzen.

tora-outcome-elimination = { $loser } hat keine Führungsfigur mehr.
tora-outcome-tie = Beide Seiten haben in derselben Runde ihre letzte Führungsfigur verloren: unentschieden.
tora-outcome-tie-points = Beide Seiten haben in derselben Runde ihre letzte Führungsfigur verloren; die Punkte entscheiden.
tora-outcome-trap = { $loser } sitzt in der Falle: Keine Führungsfigur kommt mehr aus der Gefahr.
tora-outcome-no-action = { $loser } hat keine erlaubte Aktion mehr.
tora-outcome-no-action-points = Es gab keine erlaubte Aktion mehr; die Punkte entscheiden.
tora-outcome-quiet = Fünfzig Runden ohne Schlagen und ohne Wechsel der Stellung: Die Punkte entscheiden.
tora-outcome-repetition = Zum dritten Mal dieselbe Stellung: Die Punkte entscheiden.
