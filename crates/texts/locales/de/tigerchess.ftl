### LancerChess und TigerChess: Namen von Spielen, Seiten, Figuren, Orten, Knöpfen, Optionen, Ablehnungen.

## Spiele und Seiten

tigerchess-bengal = Bengalen
tigerchess-siberian = Sibirien

## Figuren: der Name, und als eigene und gegnerische in gesprochenen Bezeichnungen

tigerchess-queen = Königin
    .own = deine Königin
    .enemy = gegnerische Königin
    .danger = im Schach
tigerchess-king = König
    .own = dein König
    .enemy = gegnerischer König
tigerchess-tower = Turm
    .own = dein Turm
    .enemy = gegnerischer Turm
tigerchess-king-tower = Turm des Königs
    .own = dein Turm des Königs
    .enemy = gegnerischer Turm des Königs
tigerchess-queen-tower = Turm der Königin
    .own = dein Turm der Königin
    .enemy = gegnerischer Turm der Königin
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

become-knight = Gegen den Ritter tauschen
stay = Pikenier bleiben
become-king = König
become-tower = Turm
become-baron = Baron oder Baronin
become-king-lancer = Lanzenreiter des Königs
become-queen-lancer = Lanzenreiter der Königin

## Optionen

option-agreement = Was vereinbart werden darf
agreement-free = Alles
agreement-book = Nach dem Buch: nur Offen
    .note = Offen, wenn beide es wünschen; alles andere entscheiden die Würfel, wie es die Regel C-D7 sagt.
option-deployment = Aufmarsch
deployment-rule = Offen, wenn beide es wünschen, sonst der Würfel
deployment-open = Offen
deployment-countdown = Countdown
deployment-dragon = Drachen
deployment-symmetrical = Symmetrisch
setup-choice-deployment-over = Vorbei: Das Gefecht hat begonnen
option-tiger-variation = TigerVariation
tiger-variation-dice = Die Würfel entscheiden
tiger-variation-off = Nein
tiger-variation-on = Ja
option-wish = Dein Wunsch für den Aufmarsch
wish-dice = Was der Würfel sagt
wish-open = Offen

## Zähler und Hinweise neben dem Brett

quiet-moves = Ruhige Züge nacheinander, beide Seiten (Remis bei 100)
tigerchess-deployment-phase = Der Aufmarsch
tigerchess-protect-king-tower = Königin darf mit dem Turm des Königs geschützt werden
tigerchess-protect-queen-tower = Königin darf mit dem Turm der Königin geschützt werden
tigerchess-passing = Feld, auf dem ein Pikenier en passant geschlagen werden kann
setup-choice-passing-none = Keines
postings-left = Noch aufzustellende Schwertkämpfer
tigerchess-check = Schach!
tigerchess-deployment-open = Aufmarsch: offen. Jedes freie Feld der eigenen dritten oder vierten Reihe.
tigerchess-deployment-countdown = Aufmarsch: Countdown. Nicht auf das Spiegelbild eines gegnerischen Schwertkämpfers.
tigerchess-deployment-dragon = Aufmarsch: Drachen. Jede Seite bleibt auf einer Farbe.
tigerchess-deployment-symmetrical = Aufmarsch: symmetrisch. Jeder zweite Schwertkämpfer spiegelt den vorigen.
tigerchess-dragon-barons = Alle Schwertkämpfer kommen auf die Farbe des Barons ihrer Seite.
tigerchess-dragon-baronesses = Alle Schwertkämpfer kommen auf die Farbe der Baronin ihrer Seite.
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
tigerchess-illegal-guard-first = Zuerst wird die Leibwache aufgestellt: Einen der vier Flügel des Palasts antippen.
tigerchess-illegal-no-guard-due = Jetzt ist keine Leibwache aufzustellen.
tigerchess-illegal-deploying = Zuerst werden alle Schwertkämpfer aufgestellt: Eines der markierten Felder antippen.
tigerchess-illegal-engaged = Der Aufmarsch ist vorbei: Niemand wird mehr aufgestellt.
tigerchess-illegal-posting-rank = Schwertkämpfer werden auf der dritten oder vierten Reihe ihrer eigenen Seite aufgestellt.
tigerchess-illegal-posting-taken = Dort steht schon ein Schwertkämpfer.
tigerchess-illegal-opposite = Countdown: Dieses Feld spiegelt einen gegnerischen Schwertkämpfer.
tigerchess-illegal-color = Drachen: Dieses Feld hat für diese Seite die falsche Farbe.
tigerchess-illegal-forced = Symmetrisch: Die Antwort kommt auf das Spiegelbild des zuletzt aufgestellten Schwertkämpfers.
tigerchess-illegal-piece-first = Beginne mit einer eigenen Figur.
tigerchess-illegal-no-piece = Dort steht niemand: Mit einer eigenen Figur beginnen.
tigerchess-illegal-not-yours = Diese Figur gehört der anderen Seite: Mit einer eigenen beginnen.
tigerchess-illegal-beside = Wer dort steht, wartet neben dem Brett und zieht von dort nicht.
tigerchess-illegal-own-piece = Dort steht eine eigene Figur.
tigerchess-illegal-not-that-way = So zieht diese Figur nicht: Ihre möglichen Felder sind markiert.
tigerchess-illegal-blocked = Jemand steht im Weg.
tigerchess-illegal-nobody-to-capture = Schräg zieht ein Pikenier nur, um zu schlagen, und dort ist niemand zu schlagen.
tigerchess-illegal-lands-on-nobody = Schwertkämpfer und Bogenschützen schlagen nicht, indem sie auf dem Gegner landen, sondern im Sprung über ihn hinweg: Das leere Feld dahinter antippen.
tigerchess-illegal-step-only = Ohne zu schlagen, geht diese Figur einen Schritt schräg.
tigerchess-illegal-backward = Ein Schwertkämpfer geht und springt nur vorwärts.
tigerchess-illegal-jump-blocked = Ein Sprung geht über einen Gegner und sonst niemanden: Hier stehen andere im Weg.
tigerchess-illegal-not-behind = Ein Sprung endet auf dem Feld gleich hinter dem Gegner, nicht weiter weg.
tigerchess-illegal-no-jump = Dorthin führt kein Sprung: Er geht über einen Gegner auf das leere Feld gleich dahinter.
tigerchess-illegal-other-path = Dieser Zug wird mit einem anderen Weg geschrieben, der dieselben Gegner schlägt.
tigerchess-illegal-in-check = Die Königin steht im Schach, und dieser Zug hilft ihr nicht: Sie wegziehen, den Angreifer schlagen oder ihn aufhalten.
tigerchess-illegal-into-check = Dort wäre die Königin angegriffen.
tigerchess-illegal-exposes = Damit wäre die eigene Königin einem Angriff ausgesetzt.
tigerchess-illegal-exposes-to-jump = Danach könnte ein Schwertkämpfer oder Bogenschütze über die eigene Königin springen.
tigerchess-illegal-protection-gone = So lässt sich die Königin nicht mehr schützen: Sie oder dieser Turm hat schon gezogen.
tigerchess-illegal-protection-blocked = Alle Felder zwischen Königin und Turm müssen leer sein.
tigerchess-illegal-protection-attacked = Die Königin darf dabei nicht im Schach stehen und kein angegriffenes Feld überqueren oder erreichen.
tigerchess-illegal-choose = Bitte zuerst wählen, was der Pikenier wird.
tigerchess-illegal-wrong-exchange = Das kann die Figur mit diesem Zug nicht werden.
tigerchess-illegal-no-palace = Nur in der TigerVariation lässt sich ein Palast betreten.
tigerchess-illegal-no-bearer = Nur ein Standartenträger kann den Palast betreten.
tigerchess-illegal-not-at-the-wing = Der Standartenträger betritt den Palast von der letzten Reihe aus, auf der Linie des Flügels, auf dem die Leibwache steht.
tigerchess-illegal-wrong-wing = Die Leibwache steht auf einem anderen Flügel, und einen leeren betritt niemand.
tigerchess-illegal-occupies-in-check = Die Königin steht im Schach: Das will zuerst beantwortet sein.
tigerchess-illegal-no-use = Das ist kein Zug dieser Figur: Ihre möglichen Felder und Tasten sind markiert.
tigerchess-illegal-several-ways = Mehrere Wege führen dorthin: Wähle das nächste der markierten Landefelder.
tigerchess-illegal-shut-in = Diese Figur kann jetzt nicht ziehen.
tigerchess-illegal-wrong-promotion = Auf diesem Feld wird er König, Turm, Baron oder Baronin oder der Lanzenreiter, zu dem die Farbe des Feldes passt.

## Wozu die nächste Berührung dient

tigerchess-ask-piece = Wähle die Figur, die zieht.
tigerchess-ask-target = Wähle, wohin sie zieht.
tigerchess-ask-jump = Wähle, wohin sie zieht oder wo sie nach dem Springen landet.
tigerchess-ask-landing = Wähle das nächste Landefeld dieser Sprungfolge.
tigerchess-ask-way = Mehrere Wege führen dorthin: Wähle ein Landefeld auf dem Weg.
tigerchess-ask-become = Wähle, was aus dem Pikenier wird.
tigerchess-ask-guard = { $side }: Stelle die Leibwache auf einen der markierten Flügel ihres Palastes.
tigerchess-ask-post = { $side }: Stelle Schwertkämpfer { $number } von 4 auf eines der markierten Felder.
tigerchess-awaited-guard = Der Aufmarsch: { $side } muss seine Leibwache auf einen Flügel des eigenen Palasts stellen.
tigerchess-awaited-post = { $row ->
    [1] Der Aufmarsch: { $side } muss Schwertkämpfer { $number } von 4 aufstellen.
   *[other] Der Aufmarsch: { $side } muss nacheinander die Schwertkämpfer { $number } und { $next } von 4 aufstellen.
}
tigerchess-awaited-post-for = Der Aufmarsch: { $side } muss Schwertkämpfer { $number } von 4 für { $owner } aufstellen, dessen Zeit dafür verbraucht ist.
