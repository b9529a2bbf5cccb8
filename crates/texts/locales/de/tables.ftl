### Seiten von Partien: Auswahl, Einladung, Uhren, Würfel, Wettkämpfe, und was der Server ablehnt.
### Die Startseite kommt ohne sie aus.

## Neue Partie

new-game = Spiel
new-mode = Gegner
new-mode-computer = Computer
new-mode-friend = Jemand per Link
new-level = Spielstärke
new-level-value = Stufe { $level }: { $name }
new-seat = Eigene Seite
new-seat-first = { $side } (beginnt)
new-seat-second = { $side }
new-seat-random = Wird ausgelost
new-name = Eigener Name
new-name-placeholder = So erscheint er beim Gegner
new-options = Regeln und Aufstellung
new-options-for = { $side } wählt
new-length = Länge
new-one-game = Eine Partie
new-match = Wettkampf: zwei Partien mit getauschten Seiten
new-points = Punktespiel: Bretter, bis jemand genug Punkte hat
new-points-target = Zu erreichende Punkte
new-position = In einer Stellung beginnen
new-position-text = Der Text einer Stellung, wie er unter „Über diese Partie“ steht, oder eine ganze Aufzeichnung
new-position-over = Diese Partie ist schon zu Ende: Es gibt nichts mehr zu spielen.
new-position-wrong = Diese Stellung lässt sich nicht spielen: { $why }
play-from-here = Von hier aus weiterspielen
setup-open = Auf dem Aufbaubrett öffnen
record-which = Stellung aus dieser Aufzeichnung
record-start = Der Anfang
record-after = Nach { $move } (Runde { $round })
record-take = Diese Stellung nehmen
record-wrong = Zeile { $line } der Aufzeichnung: { $why }
record-choose = Das ist eine Aufzeichnung: bitte zuerst eine ihrer Stellungen nehmen.
new-points-target-wrong = Die zu erreichenden Punkte sind eine ganze Zahl ab 1.
new-points-swapped = Seiten von Brett zu Brett tauschen
    .note = Sonst behalten beide ihre Seiten.
new-points-reset = Neu aufstellen bei einer Aktion
    .note = Wessen Zug nur eine einzige Aktion hat, darf neu aufstellen lassen. Auf dem kurzen Brett hat jeder Zug zwei.
new-setup-secret = Beide wählen gleichzeitig; niemand sieht die Wahl des anderen, bevor beide gewählt haben.
new-secret-show = { $option }: nur { $side } schaut jetzt hin und wählt
new-secret-hide = Gewählt: wieder verdecken
new-start = Los
new-create-link = Link erzeugen
new-cancel = Abbrechen

level-1 = Tigerkind
level-2 = Streuner
level-3 = Späher
level-4 = Fährtenleser
level-5 = Jäger
level-6 = Wächter
level-7 = Hauptmann
level-8 = Stratege
level-9 = Marschall
level-10 = Tiger
level-note = { $band ->
    [beginner] Übersieht vieles, wie es am Anfang so geht.
    [casual] Sieht einfache Drohungen und übersieht die tieferen.
    [club] Plant einen ganzen Zug voraus und bestraft Fehler.
   *[full] Denkt, so gut es kann.
}

## Einladung per Link

invite-title = Jemanden einladen
invite-text = Diesen Link verschicken. Wer ihn zuerst öffnet, bekommt den anderen Platz; alle Weiteren können zuschauen.
invite-link = Link zur Partie
invite-both = Schicke jedem Spieler einen dieser Links. Wer einen Link zuerst öffnet, bekommt diesen Platz; alle Weiteren können zuschauen.
invite-link-for = Link für { $side }
invite-arbiter = Der Schiedsrichter
invite-copy = Link kopieren
coach-hint = Hinweis
coach-asked = Denkt nach …
coach-would = Stufe { $level } würde das spielen.
coach-waits = Nichts: Beende den Zug.
coach-wins = Damit ist die Partie gewonnen.
coach-gains = { $points ->
    [one] Das bringt einen Punkt.
   *[other] Das bringt { $points } Punkte.
}
board-take-back = Letzten Zug zurücknehmen
pictures-title = Bilder zum Weitergeben
course-title = Wie die Partie verlief
course-points = Der Vorsprung an Punkten nach jedem Zug.
course-fallen = Wer mehr Figuren geschlagen hatte, nach jedem Zug.
course-quiet = Kein Zug hat den Vorsprung verändert.
course-even = Am Ende lag niemand vorn.
course-lead = Am Ende lag { $side } um { $lead } vorn.
course-turn = Runde { $round }, { $side }: { $first } : { $second }
invite-scan = Als Code zum Scannen zeigen
scan-name = Der Link als QR-Code
scan-too-long = Dieser Link ist zu lang für einen Code.
seat-elsewhere = Auf einem anderen Gerät weiterspielen
seat-elsewhere-note = Wer diesen Link öffnet, spielt für dich: Zeige ihn niemand anderem. Danach können beide Geräte spielen.
seat-elsewhere-link = Link zu deinem Platz
seat-held-already = Dieses Gerät hat schon den anderen Platz in dieser Partie und kann diesen nicht auch noch nehmen.
invite-copied = Kopiert
invite-waiting = Noch hat niemand den Link geöffnet …
invite-withdraw = Einladung zurückziehen
invite-withdrawn = Du hast die Einladung zurückgezogen
invite-game = { $game }: Du spielst { $side }.
invite-join-title = Einladung zu einer Partie
invite-join-text = { $name } lädt ein zu { $game }. Deine Seite wäre: { $side }.
invite-join = Platz nehmen
choose-title = Aufstellung wählen
choose-waiting = Die andere Seite wählt noch …
choose-note = Niemand sieht die Wahl, bevor die Partie beginnt, nur einen Wunsch sehen alle. Die Zeit zum Wählen zählt nicht auf der Uhr.
choose-now = Wählen
choose-done = hat gewählt
choose-still = wählt noch
choose-left = Zeit zum Wählen: { $time }. Danach gilt für alle, die nicht gewählt haben, der erste Eintrag jeder Liste, und die Partie beginnt.

## Der Schiedsrichter einer Partie

new-touch-move = Berührt, geführt
    .note = Wer eine Figur berührt, muss sie ziehen, wenn sie ziehen kann, und kein Zug wird zurückgenommen. Darauf achten die Seiten der Spieler; der Server kann es nicht.
new-take-back = Züge können zurückgenommen werden
    .note = Wenn die andere Seite jedes Mal zustimmt. Die Uhren werden nicht zurückgestellt. Nicht in gewerteten Partien, mit Schiedsrichter oder mit „Berührt, geführt“.
new-excluded = Nicht zusammen mit „{ $other }“.
new-judge = Du wirst Schiedsrichter dieser Partie: Du spielst nicht mit, siehst, was beide verbergen, und bekommst für jeden einen Link. Was sie wählen, entscheiden sie selbst.
new-rated = Gewertet
    .note = Zählt für die Wertungen beider Spieler. Die Partie beginnt mit der üblichen Anfangsstellung und gleichen Uhren, und sie ist kein Punktespiel. Ein Konto ist nicht nötig.
new-arbiter = Mit Schiedsrichter
    .note = Ein zweiter Link ist für jemanden, der das Ergebnis entscheiden, Figuren versetzen und die Uhren stellen darf.
arbiter-invite = Dieser Link ist nur für den Schiedsrichter, nie für die Gegenseite: Wer ihn hat, darf das Ergebnis entscheiden, Figuren versetzen und die Uhren stellen.
arbiter-decided = Der Schiedsrichter hat entschieden: { $reason }
arbiter-reason-was = Die Begründung: { $reason }
arbiter-link = Link für den Schiedsrichter
arbiter-proposed = Ein Schiedsrichter sieht dieser Partie zu. Er darf das Ergebnis entscheiden, Figuren versetzen und die Uhren stellen.
arbiter-sees = Der Schiedsrichter hat diese Partie angelegt und sieht, was beide verbergen. Spiele nur, wenn du ihm vertraust.
arbiter-seated = Du spielst in dieser Partie mit, darum lässt dich diese Seite nicht als Schiedsrichter entscheiden.
arbiter-decisions = Entscheidungen des Schiedsrichters
arbiter-result = Ergebnis
arbiter-open = die Partie läuft
arbiter-change = { $before } → { $after }
arbiter-to-move = Am Zug
arbiter-off-board = nicht auf dem Brett
arbiter-pictures = Beide Stellungen zeigen
arbiter-before = Vorher
arbiter-after = Nachher

## Ein Wettkampf: Partien, von einer zur nächsten mit getauschten Seiten
# $number zählt Partien und Spieler von 1 an. Wer keinen Namen hat, heißt match-player.

match-number = Partie { $number } von { $games } des Wettkampfs
points-title = Punktespiel bis { $target }
points-board = Brett { $number }, gespielt wird bis { $target ->
    [one] einen Punkt
   *[other] { $target } Punkte
}
match-title = Wettkampf über { $games } Partien
match-game = Partie { $number }
match-player = Spieler { $number }
match-next = Nächste Partie des Wettkampfs
board-back = Um Rücknahme des letzten Zuges bitten
board-back-agreed = Züge können hier zurückgenommen werden, wenn die andere Seite zustimmt.
board-back-waits = Du hast gebeten, deinen letzten Zug zurückzunehmen. Er gilt, bis die andere Seite zustimmt.
board-back-ask = { $name } möchte den letzten Zug zurücknehmen, mit allem, was danach gespielt wurde.
board-back-grant = Zustimmen
board-back-declined = Die andere Seite möchte, dass dein Zug gilt.
board-back-done-own = Du hast einen Zug zurückgenommen und bist wieder am Zug. Die Uhren wurden nicht zurückgestellt.
board-back-done = { $name } hat einen Zug zurückgenommen und ist wieder am Zug. Die Uhren wurden nicht zurückgestellt.
board-declined = Dein Angebot wurde abgelehnt.
outcome-resigned-you = Du hast aufgegeben.
points-resign-question = Alle Bretter aufgeben?
points-next = Nächstes Brett
match-break = Die Uhren der nächsten Partie laufen, sobald beide da sind, spätestens { $seconds } Sekunden nach dem Ende dieser.
match-won = gewonnen
match-lost = verloren
match-drawn = remis
match-reset = neu aufgestellt
match-aborted = zählt nicht
match-open = offen
match-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
match-sum = Zusammen
match-total = { $wins ->
    [one] ein Sieg
   *[other] { $wins } Siege
}{ $draws ->
    [0] {""}
    [one] , ein Remis
   *[other] , { $draws } Remis
}

## Fehler

error-no-seat = Dieser Platz gehört nicht zu diesem Gerät.
error-seat-taken = Der Platz ist schon besetzt.
error-withdrawn = Diese Einladung wurde zurückgezogen.
error-not-your-turn = Die andere Seite ist am Zug.
error-out-of-time = Deine Zeit war abgelaufen, bevor dieser Zug ankam.
error-no-draft = Züge lassen sich nur in Partien mit Uhren und mehreren Aktionen pro Zug ansagen.
error-clock-text = Diese Uhreneinstellung ist nicht lesbar.
error-clock = Das lassen die Uhren jetzt nicht zu.
error-over = Die Partie ist zu Ende.
error-stale = Die Partie war schon weiter. Das ist der neueste Stand.
error-bad-request = Der Server hat diese Anfrage nicht verstanden.
error-too-many = Zu viele Anfragen. Bitte einen Augenblick warten.
error-busy = Der Server hat zu viel zu tun. Bitte gleich noch einmal versuchen.
error-reused = Diese Nummer stand schon für eine andere Anfrage.
error-declared = Dieser Zug wurde zu oft angesagt. Beende ihn.
error-decisions = Der Schiedsrichter hat in dieser Partie zu oft entschieden.
error-invite = Diese Einladung gehört nicht zu dieser Partie. Vielleicht ist der Link unvollständig.
error-options = Diese Optionen passen nicht zusammen, oder eine davon gibt es nicht.
error-position-unfit = Diese Stellung passt nicht zum gewählten Spiel.
error-name = Ein Name hat höchstens 40 Zeichen. Alle sind sichtbar, und lateinische, griechische und kyrillische Buchstaben stehen nicht nebeneinander.
error-name-alike = Dieser Name sieht aus wie der des anderen. Bitte einen anderen wählen.
error-no-arbiter = In dieser Partie gibt es keinen Schiedsrichter, oder das Spiel kennt keinen.
error-sees-all = Der Schiedsrichter sieht in dieser Partie, was die Spieler verbergen. Darum legt er sie selbst an und lädt beide ein; ein Spieler kann das nicht.
error-mid-turn = Figuren werden zwischen zwei Zügen versetzt. Warte auf das Ende des laufenden Zuges, und gib der Seite am Zug alle Aktionen eines Zuges.
error-over-there = In dieser Stellung wäre die Partie zu Ende; bestimme stattdessen das Ergebnis.
error-points = Jede Seite hat −1000 bis 1000 Punkte.
error-clock-time = Eine Uhr zeigt höchstens 1000 Stunden.
error-reason = Eine Begründung hat 1 bis 500 sichtbare Zeichen.
error-level = Es gibt die Stufen 1 bis 10.
error-games = Ein Wettkampf hat eine oder zwei Partien.
error-points-or-match = Entweder Punktespiel oder Wettkampf, nicht beides.
error-rated-no-player = An gewerteten Partien nehmen Spieler mit einem Schlüssel teil. Dieses Gerät kann keinen senden.
error-rated-same-player = Diese Partie ist von dir selbst. Eine gewertete Partie braucht zwei verschiedene Spieler.
error-rated-computer = Partien gegen den Computer werden nicht gewertet.
error-rated-position = Eine gewertete Partie beginnt mit der üblichen Anfangsstellung.
error-rated-points = Punktespiel wird nicht gewertet. Bitte eine einzelne Partie oder einen Wettkampf wählen.
error-rated-clocks = In einer gewerteten Partie haben beide Seiten dieselbe Uhr.
error-rated-choice = Eine gewertete Partie hat nur Aufstellungen und Bretter, die jeder Server anbietet.
error-no-points-play = Für dieses Spiel gibt es keine Regel für ein Punktespiel.
error-no-reset = Neu aufgestellt wird nur, wenn das vereinbart war, und nur von dem, der einen Zug mit einer einzigen Aktion beginnt.
error-match-goes-on = Der Wettkampf geht weiter: Die nächste Partie ist da. Um Revanche lässt sich nach der letzten bitten.
error-too-large = Diese Nachricht ist zu lang für den Server.
error-move-unreadable = Ein Teil des Zuges ist nicht lesbar. Es wurde nichts gespielt.
error-past-turn = Der Zug geht nach seinem Ende weiter. Es wurde nichts gespielt.
error-past-answer = Ein Schritt, auf den eine Antwort folgt, etwa eine Suche, wird allein gesendet: Was danach kommt, wählst du, wenn du die Antwort kennst. Es wurde nichts gespielt.
error-report = Ein Schritt sagt, was nur die Regeln sagen dürfen, etwa was eine Suche findet. Es wurde nichts gespielt.
error-turn-unfinished = Der Zug ist nicht fertig: Zuerst den Zug beenden.
error-not-begun = Die Partie hat noch nicht begonnen: Es muss noch jemand Platz nehmen oder wählen.
error-begun = Die Partie hat schon begonnen.
error-chosen = Die Wahl ist schon getroffen, oder es gibt nichts zu wählen.
error-no-offer = Es gibt kein Angebot mehr, auf das zu antworten wäre.
error-offered = Dieses Angebot steht schon.
error-no-award = Eine solche Übereinkunft ist hier nicht möglich.
error-back-not-agreed = Dass Züge zurückgenommen werden können, war für diese Partie nicht vereinbart.
error-back-strict = In gewerteten Partien, mit Schiedsrichter oder mit „Berührt, geführt“ wird nichts zurückgenommen. Bitte das eine oder das andere wählen.
error-back-nothing = Du hast noch keinen Zug gespielt, der zurückgenommen werden könnte.
error-back-opening = Was in der Aufstellung gesetzt wurde, bleibt stehen.
error-back-hidden = Solange eine Figur verborgen ist, wird nichts zurückgenommen: Was versiegelt ist, bleibt versiegelt.
error-back-told = Seitdem hat ein Zug etwas verraten, und das kann niemand vergessen. Deshalb gilt er.
error-back-time-out = Seitdem hat die Zeit einen Zug beendet, und das gilt.
error-back-asked = Du hast schon gefragt. Nach deinem nächsten Zug kannst du wieder fragen.
error-back-often = Öfter kann in einer Partie nicht gefragt werden.
error-back-not-asked = Die andere Seite möchte keinen Zug mehr zurücknehmen.
error-offered-before = Nach einer Ablehnung ist ein neues Angebot erst nach dem nächsten eigenen Zug möglich.
error-not-over = Die Partie ist noch nicht zu Ende.

## Tastatur

piece-title = Über die berührte Figur
piece-none = Berühre eine Figur, dann sagt diese Karte, wie sie zieht und schlägt.
piece-moves = Zieht:
piece-attacks = Schlägt:
keys-title = Tastatur
keys-arrows = Pfeiltasten: von Feld zu Feld
keys-enter = Eingabe: Feld wählen
keys-esc = Esc: einen Schritt zurück
keys-shift-esc = Umschalt + Esc: Zug neu beginnen
keys-space = Leertaste: Zug beenden
keys-look = L: eine Figur genau ansehen: wohin sie kann, wen sie angreift, wer sie bedroht
keys-flip = F: Brett drehen
keys-rules = R: die Regeln dieses Spiels
keys-hidden = H, gehalten: deine verdeckte Figur sehen
keys-draw = Rechte Maustaste: Pfeile und Kreise zeichnen; ein Klick wischt sie weg
keys-pieces = N und P: nächste und vorige Figur, die handeln kann
keys-help = Fragezeichen: diese Hilfe
keys-moves = Komma und Punkt: in der Partie einen Schritt zurück und vor
keys-turns = Umschalt + Komma und Umschalt + Punkt: einen Zug zurück und vor

## Würfel

dice-title = Die Würfel
dice-promised = Die Würfel dieser Partie sind durch eine geheime Zahl bestimmt. Ihre Prüfsumme (SHA-256) steht unten schon für alle; die Zahl selbst wird zu Beginn der Partie aufgedeckt. So kann dazwischen niemand etwas an den Würfeln ändern.
dice-nothing = Alles war vereinbart; gewürfelt wurde nicht.
dice-shows = Ein Würfel zeigt { $number }
dice-fair = Ehrlich gewürfelt: woran man das sieht
dice-unfair = Nicht ehrlich gewürfelt: woran man das sieht
dice-commitment = Prüfsumme, veröffentlicht beim Anlegen der Partie
dice-seed = Geheime Zahl, aufgedeckt
dice-nonce-first = Beitrag der ersten Seite
dice-nonce-second = Beitrag der zweiten Seite
dice-no-nonce = nichts
dice-check = Würfel prüfen
dice-seed-fits = Die aufgedeckte Zahl passt zur Prüfsumme.
dice-seed-wrong = Die aufgedeckte Zahl passt nicht zur Prüfsumme.
dice-fall-again = Noch einmal geworfen, fallen die Würfel gleich.
dice-fall-otherwise = Noch einmal geworfen, fallen die Würfel anders.
dice-broken = Der Server hat sein Versprechen über die Würfel gebrochen: Sie fallen nicht wie zugesagt. Diese Seite führt die Partie deshalb nicht fort.
dice-copy = Befehle kopieren
dice-by-hand = Von Hand: Die erste Zeile ergibt die Prüfsumme. In der Antwort auf die zweite sind je acht Ziffern eine Zahl zur Basis 16; ihr Rest beim Teilen durch 6 und 1 dazu ist, was der nächste Würfel zeigt.

## Uhren

clock-title = Uhren
clock-label = Bedenkzeit
clock-none = Ohne Uhr
clock-own = Eigene Werte
clock-own-wrong = Diese Werte ergeben keine Uhr: Beide Seiten brauchen etwas Zeit, höchstens 100 Stunden, höchstens 100 Perioden und höchstens 60 Tage.
clock-tiger-note = Was von der Zeit für den Aufmarsch bleibt, kommt zur Hauptzeit; die Reserve läuft, wenn diese verbraucht ist. In der TigerVariation verdoppeln sich alle Zeiten.
clock-kind = Art der Uhr
clock-kind-fischer = Zeitgutschrift nach jedem Zug (Fischer)
clock-kind-sudden = Eine Zeit für die ganze Partie
clock-kind-delay = Aufschub, bevor die Uhr zählt
clock-kind-bronstein = Verbrauchte Zeit wird zurückgegeben (Bronstein)
clock-kind-byoyomi = Perioden nach der Hauptzeit (Byoyomi)
clock-kind-double = Doppelter Countdown mit Reserve
clock-kind-tiger = TigerClock mit Aufmarsch und Reserve
clock-kind-days = Tage für jeden Zug
clock-figure-deployment = Zeit für den Aufmarsch in Minuten
clock-figure-main = Hauptzeit in Minuten
clock-figure-other = Hauptzeit von { $side } in Minuten, falls abweichend
clock-figure-more = Sekunden je Zug oder Periode
clock-figure-periods = Anzahl der Perioden
clock-figure-days = Tage für jeden Zug
clock-is-sudden = { $main } für die ganze Partie
clock-is-fischer = { $main } und { $more } dazu nach jedem Zug
clock-is-bronstein = { $main }; bis zu { $more } je Zug zurück
clock-is-delay = { $main }; jeder Zug wartet erst { $more }
clock-is-byoyomi = { $main }, dann { $count } × { $more }
clock-is-days = { $days ->
    [one] Ein Tag für jeden Zug
   *[other] { $days } Tage für jeden Zug
}
clock-is-double = Doppelter Countdown: { $main }, je Zug { $more } Reserve
clock-is-tiger = TigerClock: { $deployment } für den Aufmarsch, dann { $main }, je Zug { $more } Reserve
clock-minutes = { $count } min
clock-seconds = { $count } s
clock-of = Uhr von { $side }
clock-deployment = Aufmarsch
clock-reserve = Reserve
clock-with-reserve = Reserve { $time }
clock-periods = { $count ->
    [one] letzte Periode
   *[other] { $count } Perioden
}
clock-waits = startet binnen { $seconds } s
clock-delay-runs = zählt in { $seconds } s
clock-days-left = { $days } T { $hours } h
clock-low = Du hast noch { $seconds } Sekunden.
