### LancerChess und TigerChess: Namen von Spielen, Seiten, Figuren, Orten, Knöpfen, Optionen, Ablehnungen.

## Spiele und Seiten

lancerchess = LancerChess
    .note = Schach mit zweierlei Lanzenreitern und einer Königin, die geschützt werden will: in fünf Minuten gelernt.
tigerchess = TigerChess
    .note = Schach, Dame und ein Aufmarsch der Schwertkämpfer vor dem ersten Zug.
tigerchess-bengal = Bengalen
tigerchess-siberian = Sibirien
edition-lancerchess = LancerChess
edition-tigerchess = TigerChess

## Figuren: der Name, und als eigene und gegnerische in gesprochenen Bezeichnungen

tigerchess-queen = Königin
    .own = deine Königin
    .enemy = gegnerische Königin
tigerchess-king = König
    .own = dein König
    .enemy = gegnerischer König
tigerchess-tower = Turm
    .own = dein Turm
    .enemy = gegnerischer Turm
tigerchess-baron = Baron
    .own = dein Baron
    .enemy = gegnerischer Baron
tigerchess-baroness = Baronin
    .own = deine Baronin
    .enemy = gegnerische Baronin
tigerchess-king-lancer = Lanzenreiter des Königs
    .own = dein Lanzenreiter des Königs
    .enemy = gegnerischer Lanzenreiter des Königs
tigerchess-queen-lancer = Lanzenreiter der Königin
    .own = dein Lanzenreiter der Königin
    .enemy = gegnerischer Lanzenreiter der Königin
tigerchess-pikeman = Pikenier
    .own = dein Pikenier
    .enemy = gegnerischer Pikenier
tigerchess-knight = Ritter
    .own = dein Ritter
    .enemy = gegnerischer Ritter
tigerchess-tigerknight = Tigerritter
    .own = dein Tigerritter
    .enemy = gegnerischer Tigerritter
tigerchess-swordsman = Schwertkämpfer
    .own = dein Schwertkämpfer
    .enemy = gegnerischer Schwertkämpfer
tigerchess-archer = Bogenschütze
    .own = dein Bogenschütze
    .enemy = gegnerischer Bogenschütze
tigerchess-guard = Leibwache
    .own = deine Leibwache
    .enemy = gegnerische Leibwache

## Zustände der Figuren und Orte neben dem Brett

bearer = trägt die Standarte
stronghold = Festung
palace = Palast
watchtower = Wachturm
borderpost = Grenzposten

## Knöpfe

exchange-knight = Gegen den Ritter tauschen
exchange-stay = Pikenier bleiben
promote-king = König
promote-tower = Turm
promote-baron = Baron oder Baronin
promote-king-lancer = Lanzenreiter des Königs
promote-queen-lancer = Lanzenreiter der Königin

## Zähler und Hinweise neben dem Brett

quiet-moves = Einzelne Züge ohne Schlagen und Pikenier, von 100
postings-left = Noch aufzustellende Schwertkämpfer
tigerchess-check = Schach!
tigerchess-deployment-open = Aufmarsch: offen. Jedes freie Feld der eigenen dritten oder vierten Reihe.
tigerchess-deployment-countdown = Aufmarsch: Countdown. Nicht auf das Spiegelbild eines gegnerischen Schwertkämpfers.
tigerchess-deployment-dragon = Aufmarsch: Drachen. Jede Seite bleibt auf einer Farbe.
tigerchess-deployment-symmetrical = Aufmarsch: symmetrisch. Jeder zweite Schwertkämpfer spiegelt den vorigen.
tigerchess-dragon-barons = Bengalen stellt auf der Farbe der Barone auf, Sibirien auf der der Baroninnen.
tigerchess-dragon-baronesses = Bengalen stellt auf der Farbe der Baroninnen auf, Sibirien auf der der Barone.
tigerchess-post-guard = TigerVariation: Zuerst stellt jede Seite ihre Leibwache auf einen Flügel ihres Palasts.
tigerchess-post-for-other = Keine Zeit mehr: Der Gegner stellt für diese Seite auf, auf beliebigen freien Feldern.

## Wie eine Partie endet. $winner und $loser sind Namen von Personen oder Seiten.

tigerchess-outcome-checkmate = Schachmatt: { $loser } hat die Königin verloren.
tigerchess-outcome-occupation = { $winner } hat den Palast besetzt.
tigerchess-outcome-stalemate = Patt: kein erlaubter Zug, und kein Schach.
tigerchess-outcome-dead = Niemand kann mehr mattsetzen.
tigerchess-outcome-fifty = Je fünfzig Züge ohne Schlagen und ohne Zug eines Pikeniers oder Schwertkämpfers.
tigerchess-outcome-repetition = Zum dritten Mal dieselbe Stellung.

## Warum etwas abgelehnt wird. Die Felder, um die es geht, sind auf dem Brett markiert.

tigerchess-illegal-game-over = Die Partie ist zu Ende; eine Revanche beginnt eine neue.
tigerchess-illegal-no-piece = Dort steht niemand: Mit einer eigenen Figur beginnen.
tigerchess-illegal-not-yours = Diese Figur gehört der anderen Seite: Mit einer eigenen beginnen.
tigerchess-illegal-piece-first = Beginne mit einer eigenen Figur.
tigerchess-illegal-beside = Wer dort steht, wartet neben dem Brett und zieht von dort nicht.
tigerchess-illegal-own-piece = Dort steht eine eigene Figur.
tigerchess-illegal-no-such-move = So zieht diese Figur nicht: Ihre möglichen Felder sind markiert.
tigerchess-illegal-blocked = Jemand steht im Weg: Nur Lanzenreiter, Ritter und Tigerritter springen über andere.
tigerchess-illegal-pikeman-blocked = Geradeaus geht ein Pikenier nur auf leere Felder.
tigerchess-illegal-pikeman-captures = Schräg vorwärts geht ein Pikenier nur, um zu schlagen.
tigerchess-illegal-no-en-passant = En passant gibt es hier nichts zu schlagen: Das geht nur gleich nach dem Doppelschritt des Pikeniers daneben.
tigerchess-illegal-double-step = Zwei Schritte geht ein Pikenier nur von seinem ersten Feld aus.
tigerchess-illegal-in-check = Die Königin steht im Schach, und dieser Zug hilft ihr nicht: Sie wegziehen, den Angreifer schlagen oder ihn aufhalten.
tigerchess-illegal-into-check = Dort wäre die Königin angegriffen.
tigerchess-illegal-exposes = Damit wäre die eigene Königin einem Angriff ausgesetzt.
tigerchess-illegal-exposes-draughts = Danach könnte ein Schwertkämpfer oder Bogenschütze über die eigene Königin springen.
tigerchess-illegal-protect-moved = So lässt sich die Königin nicht mehr schützen: Sie oder dieser Turm hat schon gezogen.
tigerchess-illegal-protect-blocked = Die Felder zwischen Königin und Turm müssen leer sein.
tigerchess-illegal-protect-in-check = Eine Königin im Schach lässt sich so nicht schützen.
tigerchess-illegal-protect-through = Die Königin käme über ein angegriffenes Feld oder auf eines.
tigerchess-illegal-step-only = Ohne zu schlagen, geht diese Figur einen Schritt schräg.
tigerchess-illegal-forward-only = Ein Schwertkämpfer geht und springt nur vorwärts.
tigerchess-illegal-no-enemy-to-jump = Auf diesem Weg ist niemand zu überspringen: Zum Schlagen braucht es einen Gegner gleich vor dem Landefeld.
tigerchess-illegal-jump-own = Eine eigene Figur steht dem Sprung im Weg.
tigerchess-illegal-jump-two = Zwei stehen im Weg: Ein Sprung geht über einen Gegner.
tigerchess-illegal-landing-occupied = Das Feld dahinter muss zum Landen leer sein.
tigerchess-illegal-landing-behind = Ein Sprung endet gleich hinter der geschlagenen Figur, nicht weiter weg.
tigerchess-illegal-sequence = Von hier führt kein Sprung dorthin. Wie markiert weitergehen oder die bisherigen Sprünge bestätigen.
tigerchess-illegal-becomes-archer = Auf der letzten Reihe wird der Schwertkämpfer zum Bogenschützen, und der Zug ist zu Ende.
tigerchess-illegal-choose-exchange = Bitte wählen: jetzt der Ritter, oder Pikenier bleiben.
tigerchess-illegal-no-choice = Ein Pikenier dieser Seite war schon auf der letzten Reihe: Dieser wird zum Ritter.
tigerchess-illegal-no-exchange = Bei diesem Zug gibt es nichts zu tauschen.
tigerchess-illegal-choose-promotion = Bitte wählen, was der Pikenier wird.
tigerchess-illegal-no-promotion = Das kann der Pikenier hier nicht werden: Die Farbe des Feldes entscheidet, welcher Lanzenreiter möglich ist.
tigerchess-illegal-deployment = Zuerst werden alle Schwertkämpfer aufgestellt: Ein markiertes freies Feld antippen.
tigerchess-illegal-guard-first = Zuerst wird die Leibwache aufgestellt: Einen der vier Flügel des Palasts antippen.
tigerchess-illegal-engagement = Der Aufmarsch ist vorbei: Niemand wird mehr aufgestellt.
tigerchess-illegal-wrong-rank = Schwertkämpfer werden auf der eigenen dritten oder vierten Reihe aufgestellt.
tigerchess-illegal-posted-there = Dort steht schon ein Schwertkämpfer.
tigerchess-illegal-countdown = Countdown: Dieses Feld spiegelt einen gegnerischen Schwertkämpfer.
tigerchess-illegal-dragon = Drachen: Dieses Feld hat für diese Seite die falsche Farbe.
tigerchess-illegal-symmetrical = Symmetrisch: Die Antwort kommt auf das Spiegelbild des letzten aufgestellten Schwertkämpfers.
tigerchess-illegal-not-your-palace = Die Leibwache wird im eigenen Palast aufgestellt.
tigerchess-illegal-not-bearer = Nur ein Standartenträger kann den Palast betreten.
tigerchess-illegal-bearer-place = Der Standartenträger betritt den Palast von der letzten Reihe aus, auf der Linie, auf deren Flügel die Leibwache steht.
tigerchess-illegal-empty-wing = Die Leibwache steht auf einem anderen Flügel, und einen leeren betritt niemand.
tigerchess-illegal-occupy-in-check = Die Königin steht im Schach: Das will zuerst beantwortet sein.
tigerchess-illegal-no-guard = Ohne die TigerVariation betritt niemand den Palast.
