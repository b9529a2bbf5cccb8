### Turniere: die Seiten eines einzelnen und aller. Namen von Spielern und Offiziellen sind { $name }.

## Alle Turniere

event-title = Turniere
event-intro = Ein Turnier ist hier eine Liste dessen, was geschah: wer kam, wer gegen wen spielte, wie es ausging, was entschieden wurde und warum. Die Tabelle folgt daraus, und hinter jede Zahl kann man schauen. Du brauchst kein Konto: Dein Schlüssel liegt in diesem Browser.
event-mine = Auf diesem Gerät
event-none-here = Noch keine. Gründe unten eines, oder öffne den Link eines Turniers.
event-listed-title = Auf diesem Server
event-none-listed = Noch kein Turnier steht in der Liste. Gründe unten eines, und lass es hier alle finden.
event-list-more = Ältere zeigen
event-list-again = Noch einmal versuchen
event-phase-open = Man kann sich anmelden
event-phase-running = Runde { $round }
event-phase-ended = Beendet
event-finds-title = Wer es findet
event-finds-all = Alle
    .note = Es steht in der Liste der Turniere auf diesem Server, mit Name, Spiel und Zahl der Spieler.
event-finds-link = Wer den Link hat
    .note = Es steht in keiner Liste. Schick den Link denen, die kommen sollen.
event-forget = Vergessen
event-found-title = Ein Turnier gründen
event-found = Turnier gründen
event-found-name = Name des Turniers
event-director-name = Dein Name als Turnierleitung
event-no-director = Bitte gib deinen Namen an.
event-game-title = Spiel
event-place-title = Wo gespielt wird
event-place-online = Auf diesem Server
    .note = Bretter beginnen von selbst, wenn eine Runde ausgelost ist, und tragen ihre Ergebnisse ein. Spieler brauchen einen Browser; Computer können mitspielen.
event-place-table = An echten Brettern
    .note = Offizielle tragen die Ergebnisse ein, gern jeder am Telefon.
event-format-title = Wer gegen wen spielt
event-format-swiss = Schweizer System
    .note = Eine feste Zahl von Runden; wer gleich viele Punkte hat, trifft sich, niemand zweimal.
event-format-round-robin = Rundenturnier
    .note = Jeder gegen jeden.
event-format-knock-out = K.-o.-System
    .note = Wer verliert, scheidet aus.
event-format-mc-mahon = McMahon
    .note = Wie das Schweizer System, aber höhere Ränge beginnen mit mehr Punkten.
event-format-tiers = Stufen
    .note = Wie in TORA üblich: Sieger kommen auf die nächste Stufe, und nahe Ränge treffen sich.
event-format-ladder = Leiter
    .note = Wie bei King's Convoy üblich: Nur Kämpfe zwischen gleichen Rängen zählen, und gewonnene führen nach oben.
event-contest-title = Was zwei spielen, die sich treffen
event-contest-game = Eine Partie
    .note = Gewonnen, remis oder verloren.
event-contest-pair = Zwei Partien
    .note = Mit vertauschten Seiten; mehr Siege entscheiden.
event-contest-lead = Bis zu einem Vorsprung
    .note = Partien mit vertauschten Seiten, bis jemand so viele mehr gewonnen hat.
event-contest-tora = Ein Match in TORA
    .note = Vier Partien um Punkte, mit Vorgabe, Prozenten und Rängen.
event-contest-lead-of = bis zu einem Vorsprung von { $count }
event-contest-tora-of = Match aus vier Partien bis { $target } Punkte ({ $board })
event-number-rounds = Runden
event-number-cycles = Wie oft jeder gegen jeden spielt
event-number-floor = Rang, bis zu dem man ohne Punkte beginnt
event-number-bar = Rang, ab dem alle mit gleich vielen Punkten beginnen
event-number-advance = Mehr gewonnene als verlorene Kämpfe, die zum nächsten Rang führen
event-number-max-losses = Verlorene Kämpfe bis zum Ausscheiden (leer: keine)
event-number-reset-frequency = Tage zwischen zwei Neuanfängen (leer: keine)
event-number-lead = So viele Siege mehr
event-number-target = Spielpunkte, die das Match gewinnen
event-number-rests = Runden, in denen man für einen halben Punkt aussetzen darf
event-number-choosing = Minuten zum Wählen der Aufstellung vor dem ersten Zug (0: niemand wählt)
event-choosing-note = Alle wählen für sich, ungesehen von der anderen Seite; Computer wählen sofort. Die Uhren laufen, sobald beide gewählt haben oder die Minuten vorbei sind: Wer dann nicht gewählt hat, spielt mit der üblichen Wahl.
event-third-place = Ein Spiel um den dritten Platz
    .note = Zwischen den Verlierern der Halbfinale.
event-with-assassin = Mit dem Assassinen
    .note = Figuren zählen wie in Partien mit Assassinen.
event-with-check-in = Spieler melden sich an
    .note = Ausgelost wird nur, wer gesagt hat, dass er da ist.
event-more = Mehr Einstellungen
event-seed = Startzahl
event-seed-note = Die Startzahl entscheidet, was die Regeln der Auslosung offen lassen, etwa wer am ersten Tisch beginnt. Sie ist von Anfang an öffentlich, so dass jeder jede Runde nachlosen kann.
event-tie-breaks = Feinwertungen
event-tie-breaks-note = Sie ordnen Spieler mit gleich vielen Punkten, von oben nach unten.
event-tie-break-buchholz = Buchholz
    .note = Die Punkte aller Gegner.
event-tie-break-buchholz-cut = Buchholz ohne den niedrigsten
    .note = Dasselbe ohne den schwächsten Gegner.
event-tie-break-sonneborn-berger = Sonneborn-Berger
    .note = Die Punkte der Besiegten und die halben derer, gegen die man remis spielte.
event-tie-break-progressive = Fortschritt
    .note = Der Punktestand nach jeder Runde, zusammengezählt.
event-tie-break-direct-encounter = Direkter Vergleich
    .note = Die Punkte gegen die mit gleich vielen Punkten.
event-tie-break-wins = Siege
    .note = Gewonnene Kämpfe, die gespielt wurden.
event-tie-break-second-side = Zweite Seite
    .note = Kämpfe, die man mit der zweiten Seite begann.
event-tie-break-game-points = Spielpunkte
    .note = Die Punkte der Partien.
event-tie-break-game-record = Gewonnene weniger verlorene Partien
    .note = Über alle Partien des Turniers.
event-move-up = { $name }: früher werten
event-bring-title = Ein Turnier von anderswo holen
event-bring-note = Das Protokoll eines Turniers, das mit dem Programm oder auf einem anderen Server lief. Es geht hier weiter, wie es ist.
event-bring = Hierher holen
event-no-file = Bitte wähle eine Datei.
event-log-line = Zeile { $line }, Spalte { $column }: Das ist kein Eintrag eines Turnierprotokolls.
event-log-entry = Eintrag { $entry }: { $why }
event-log-no-director = { $name } leitet dieses Turnier nicht. Bitte gib den Namen so an, wie er im Protokoll steht.

## Ein Turnier

event-unreadable = Was der Server von diesem Turnier erzählt, ist nicht lesbar. Bitte lade die Seite neu; hilft das nicht, ist die Seite vielleicht älter als der Server.
event-wrong-key = Dieser Link gibt in diesem Turnier keine Rechte mehr.
event-agreed = Was vereinbart ist
event-choosing-nobody = Niemand wählt eine Aufstellung: Alle spielen mit der üblichen.
event-choosing-for = Zeit zum Wählen der Aufstellung vor dem ersten Zug: { $time }.
event-share = Teilen
event-link = Link für alle
event-parts = Teile des Turniers
event-players = Spieler
event-rounds-title = Runden
event-standings = Tabelle
event-decisions = Entscheidungen
event-desk = Tisch der Leitung
event-files = Dateien
event-rounds = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
event-cycles = { $count }-mal
event-state-registering = Man kann sich anmelden.
event-state-round = { $rounds ->
    [0] { $open ->
        [0] Runde { $round } ist beendet.
        [one] Runde { $round }: Ein Tisch ist offen.
       *[other] Runde { $round }: { $open } Tische sind offen.
    }
   *[other] { $open ->
        [0] Runde { $round } von { $rounds } ist beendet.
        [one] Runde { $round } von { $rounds }: Ein Tisch ist offen.
       *[other] Runde { $round } von { $rounds }: { $open } Tische sind offen.
    }
}
event-state-closed = Es ist vorbei: Der Endstand ist bestätigt.
event-your-table = Du spielst gegen { $name } ({ $spot }).
event-to-board = Zu deinem Brett
event-spot = Runde { $round }, Tisch { $table }
event-round = Runde { $round }
event-table = Tisch { $table }
event-role-director = Turnierleitung
event-role-judge = Schiedsgericht
event-role-clerk = Ergebnisdienst
event-role-viewer = Beobachtung

## Spieler

event-players-count = { $count ->
    [0] Noch niemand ist angemeldet.
    [one] Ein Spieler
   *[other] { $count } Spieler
}
event-register-title = Teilnehmen
event-register-note = Damit meldest du dich unter deinem Namen an. Der Schlüssel, der zeigt, dass du es bist, bleibt in diesem Browser; spiele im selben Browser.
event-your-name = Dein Name
event-register = Anmelden
event-no-name = Bitte gib deinen Namen an.
event-name = Name
event-rank = Rang
event-rank-of = Rang { $rank }
event-enter-title = Einen Spieler eintragen
event-enter-kind = Wer
event-enter-person = Jemand ohne Schlüssel
event-enter-note = Wer keinen Schlüssel hat, kann hier kein Brett öffnen: Seine Ergebnisse werden eingetragen. Schicke Leuten den Link des Turniers, damit sie sich selbst anmelden.
event-enter-stands-by = Steht nur als Ersatz bereit
event-enter-now = Eintragen
event-computer = Computer, Stufe { $level }
event-stands-by = steht bereit
event-here = da
event-not-here = noch nicht da
event-rests = setzt aus
event-withdrawn = ausgestiegen
event-expelled = ausgeschlossen
event-banned = ausgeschlossen; eine dauerhafte Sperre ist vorgeschlagen
event-check-in = Da
event-rest = Nächste Runde aussetzen
event-withdraw = Aussteigen
event-withdraw-sure = Wirklich aussteigen?
event-return = Wieder aufnehmen
event-eliminated = ausgeschieden
event-in-transition = im Übergang zu { $to }
event-reset = Neu beginnen
event-reset-sure = Wirklich bei Rang 1 neu beginnen?
event-give-up = Einen Sieg aufgeben
event-give-up-sure = Wirklich einen Sieg aufgeben, um eine Niederlage zu tilgen?
event-set-rank = Rang setzen
event-transition-to = Im Übergang zu Rang (leer: keiner)
event-transition-against = Gegner des Matches, das ihn brachte
event-transition-performances = Leistungen seitdem, etwa 3, 2
event-rank-now = So setzen

## Runden

event-no-rounds = Noch keine Runde ist ausgelost.
event-byes = Ohne Gegner, mit den Punkten eines Sieges: { $names }
event-resting = Setzen für einen halben Punkt aus: { $names }
event-running = läuft
event-running-at = läuft, { $score }
event-won-forfeit = { $name } gewinnt kampflos
event-won-cheating = { $name } gewinnt, der andere betrog
event-unplayed = nicht gespielt
event-waits-substitute = wartet auf Ersatz
event-is-substitute = { $name } spielt als Ersatz.
event-paused = Der Kampf ist unterbrochen.
event-paused-until = Verschoben bis { $until }.
event-game-of = Partie { $number }: { $result }
event-game-won = { $name } gewinnt
event-game-drawn = remis
event-handicap-is = Vorgabe { $handicap } (M-T5)
event-board = Am Brett zuschauen
event-record = Partie { $number }
event-why-pair = Warum diese beiden?
event-by-hand = Die Turnierleitung hat diese Runde von Hand gesetzt.

## Warum sich zwei treffen

event-side-first = erste
event-side-second = zweite
event-why-table = Runde { $round } von Durchgang { $cycle } der Tabelle, in der jeder gegen jeden spielt.
event-why-third-place = Beide haben das Spiel vor dem Finale verloren und spielen um den dritten Platz.
event-why-final = Das Finale.
event-why-bracket = Runde { $round } des Turnierbaums; noch { $left } vor dem Finale.
event-why-swiss = Punktgruppe { $bracket }, mit { $points } Punkten.
event-why-float = { $name } kam von { $points } Punkten herunter.
event-why-passed = Als Gegner von { $higher } kam { $name } zuerst, aber { $obstacle }.
event-why-met = sie trafen sich in Runde { $round }
event-why-same-side = beide müssen die Seite „{ $side }“ haben
event-why-wish = beiden steht die Seite „{ $side }“ zu
event-why-others = das wäre für andere schlechter gewesen
event-why-tier = Ränge { $first } und { $second }: Zusammen unterscheiden sich die Ränge aller Paare so wenig wie möglich (M-T12).
event-why-again = Sie haben sich schon getroffen: Niemand sonst war übrig.
event-why-ladder = Beide haben Rang { $rank }, und ein Kampf zwischen ihnen zählt (M-K1).
event-why-both-due = Niemand hat eine Seite, die ihm nicht zusteht.
event-why-due-more = Die Seite bekommt { $name }, wem sie eher zusteht.
event-why-alternate = { $count ->
    [one] Die Seiten der Partie davor sind vertauscht.
   *[other] Die Seiten von vor { $count } Partien, als sie zuletzt verschieden waren, sind vertauscht.
}
event-why-higher = Die Seite bekommt { $name }, wer höher steht.
event-why-lot = Niemandem steht eine Seite zu, daher wechseln sie vom Los an.
event-why-balance = Die Seiten sind über das Turnier ausgeglichen.
event-why-odd = Die Zahl der Spieler ist ungerade.
event-why-seeded = Der Turnierbaum hat Platz für mehr Spieler.
event-why-substitute = Ein Spieler ist übrig und spielt gegen einen Ersatz von etwa Rang { $rank } (M-T12).
event-why-nobody = Niemand von Rang { $rank } ist noch übrig.

## Tabelle

event-standings-note = Wähle einen Namen, um zu sehen, woraus jede Zahl besteht.
event-nobody = Noch niemand ist angemeldet.
event-place = Platz
event-score = Punkte
event-why-of = Warum { $name } hier steht
event-profile = Seite des Spielers
event-champion = Meister
event-third = Dritter
event-survived = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
event-term = { $amount } in Runde { $round } gegen { $name }
event-term-alone = { $amount } in Runde { $round }
event-term-start = { $amount } vom Anfang
event-term-penalty = { $amount } durch eine Entscheidung
event-rank-why = Der Rang, Match für Match
event-rank-match = Runde { $round } gegen { $name } (Rang { $rank }):
event-rank-no-transition = niemand gewann drei Partien.
event-rank-transition = ein Übergang von { $transition }.
event-rank-performed = Leistung von Rang { $rank }.
event-rank-settled = Die Leistungen { $performances } entscheiden den Übergang von Rang { $from } zu { $to }: nun Rang { $rank }.
event-rank-pending = Rang { $rank }, im Übergang zu { $to }.
event-rank-is = Rang { $rank }.
event-rank-as-substitute = Als Ersatz gespielt, zählt also nicht (M-T11).
event-rank-cheating = Es endete durch Betrug (M-T11).
event-rank-same-opponent = Ein Match gegen den Gegner des offenen Übergangs entscheidet ihn nicht.
event-rank-only-performance = Ein Übergang ist offen, daher zählt dieser nur als Leistung.
event-rank-never-below-one = Kein Rang liegt unter 1 (M-T10).

## Entscheidungen

event-decisions-note = Jede Entscheidung nennt ihre Regel und ihren Grund, und bleibt für immer hier stehen.
event-no-decisions = Noch musste nichts entschieden werden.
event-rule = Regel
event-decision-title = Entscheidung { $number }, von { $by }, { $at }
event-changed = Was sie geändert hat
event-nothing-moves = In der Tabelle ändert sich nichts.
event-row = Platz { $place }, Punkte { $score }
event-row-none = nicht in der Tabelle
event-moved = { $name }: { $before } → { $after }.
event-moved-rank = Rang { $from } → { $to }.
event-appeal = Einspruch erheben
event-appeal-reason = Warum du nicht einverstanden bist
event-appeal-now = Einspruch einlegen
event-appeal-was = { $by } hat Einspruch erhoben: { $reason }
event-appeal-granted = Dem Einspruch wird stattgegeben: { $reason }
event-appeal-refused = Der Einspruch wird abgelehnt: { $reason }
event-answer = Den Einspruch beantworten
event-answer-reason = Grund der Antwort
event-grant = Stattgeben
event-refuse = Ablehnen
event-ruling-corrected = Partie { $game } ({ $spot }) wird berichtigt: { $result }
event-ruling-adjudicated = Die Partie wird abgeschätzt ({ $spot }): { $result }
event-ruling-annulled = Die letzte Partie zählt nicht und wird neu gespielt ({ $spot }).
event-ruling-from = Sie beginnt mit { $position }.
event-ruling-cheated = { $name } hat betrogen und verlässt das Turnier ({ $spot }).
event-ruling-accused = { $name } hat den Gegner falsch beschuldigt und verlässt das Turnier ({ $spot }).
event-ruling-substituted = { $name } spielt als Ersatz weiter ({ $spot }).
event-ruling-expelled = { $name } verlässt das Turnier.
event-ruling-penalty = { $name } verliert Punkte: { $points }
event-ruling-given = { $name } bekommt Punkte zurück: { $points }
event-ruling-paused = Der Kampf wird unterbrochen ({ $spot }).
event-ruling-resumed = Der Kampf geht weiter ({ $spot }).
event-ruling-adjourned = Der Kampf wird verschoben bis { $until } ({ $spot }).
event-ruling-clocks = Die Uhren werden auf { $first } und { $second } gestellt ({ $spot }).

## Tisch der Leitung

event-you-are = Du bist { $name }, { $role } dieses Turniers.
event-closed-note = Das Turnier ist abgeschlossen: Nichts kann mehr eingetragen werden.
event-results-title = Ergebnisse
event-all-in = Alle Ergebnisse sind da.
event-entered = Eingetragen: { $spot }, { $result }
event-entered-absent = Eingetragen: { $spot }, nicht gespielt.
event-next-game = Partie { $game }; { $name } hat die erste Seite.
event-board-runs = auf dem Server
event-board-enters = Diese Partie läuft auf dem Server, der das Ergebnis selbst einträgt. Trage nur eines ein, wenn es anderswo entschieden wird.
event-waits-note = Der Kampf wartet auf Ersatz: Entscheide unten, wer es ist.
event-who-won = Wer hat gewonnen
event-wins = { $name } gewinnt
event-draw = Remis
event-points-of = Punkte von { $name }
event-captured-title = Geschlagene Figuren
event-captured-note = Aus ihnen folgen die Punkte, und die Neuzählung eines klar gewonnenen Matches braucht sie (M-T8).
event-captured-by = Geschlagen von { $name }
event-soldiers = Soldaten
event-archers = Bogenschützen
event-cannons = Kanonen
event-cavalry = Kavallerie
event-command = Herrscher und Generäle
event-assassins = Assassinen
event-no-winner = Bitte wähle, wer gewonnen hat.
event-no-number = Bitte gib eine ganze Zahl an.
event-no-points = Bitte gib die Punkte oder die geschlagenen Figuren an.
event-enter-result = Ergebnis eintragen
event-back = Zurück
event-absent-title = Jemand ist nicht gekommen
event-not-come = Nicht gekommen: { $name }
event-both = beide
event-open-tables = { $count ->
    [one] Ein Tisch ist noch offen.
   *[other] { $count } Tische sind noch offen.
}
event-pair-round = Runde { $round } auslosen
event-hand-title = Von Hand setzen
event-hand-note = Deine eigene Paarung statt der nach den Regeln. Alle sehen, dass sie von Hand gemacht ist.
event-hand-rules = Wie nach den Regeln beginnen
event-hand-empty = Leer beginnen
event-hand-choose = Wähle zwei Plätze nacheinander: Sie werden getauscht.
event-hand-with = { $name }: Wähle nun den Platz, mit dem getauscht wird.
event-hand-free = frei
event-hand-aside = Ohne Gegner
event-hand-bye = die Punkte eines Sieges
event-hand-pair = So setzen
event-hand-sure = Trotzdem so setzen?
event-hand-objections = Die Regeln würden nicht so setzen:
event-hand-half = An Tisch { $table } fehlt jemand.
event-hand-nobody = Noch sitzt niemand an einem Tisch.
event-objection-met = { $first } und { $second } trafen sich in Runde { $round }.
event-objection-side = { $name } hat zum dritten Mal nacheinander diese Seite: { $side }.
event-objection-bye = { $name } war schon einmal ohne Gegner und bekam die Punkte eines Sieges.
event-objection-ladder = Ein Match zwischen { $first } und { $second } ändert auf der Leiter nichts: Ihre Ränge sind verschieden, oder jemand hat den anderen auf diesem Rang geschlagen oder ist ausgeschieden (M-K1, M-K3, M-K4).
event-decide-title = Entscheiden
event-decide-note = Berichtigungen, Strafen, Betrug, Pausen: Zuerst siehst du, was eine Entscheidung ändern würde.
event-kind = Was
event-kind-corrected = Ein Ergebnis berichtigen
event-kind-adjudicated = Eine laufende Partie entscheiden
event-kind-annulled = Die letzte Partie annullieren
event-kind-cheated = Betrug
event-kind-substituted = Ein Ersatz spielt weiter
event-kind-penalty = Punkte nehmen oder geben
event-kind-expelled = Einen Spieler ausschließen
event-kind-paused = Einen Kampf unterbrechen
event-kind-resumed = Einen Kampf fortsetzen
event-kind-adjourned = Einen Kampf verschieben
event-kind-clocks = Die Uhren stellen
event-at-table = Tisch
event-game-number = Nummer der Partie
event-position = Stellung, von der weitergespielt wird (leer: vom Anfang)
event-position-wrong = Die Stellung ist nicht zu gebrauchen; was daran falsch ist, steht darunter.
event-position-unfit = Das ist eine Stellung eines anderen Spiels, oder die Partie ist darin zu Ende.
event-who-cheated = Wer
event-falsely = Durch falsche Beschuldigung des Gegners
event-whose-place = An wessen Stelle
event-by-whom = Wer weiterspielt
event-player = Spieler
event-penalty-points = Punkte, die genommen werden (mit Minus: zurückgegeben)
event-until = Bis
event-left-first = Restzeit des ersten Spielers (Minuten:Sekunden)
event-left-second = Restzeit des zweiten Spielers (Minuten:Sekunden)
event-rule-id = Regel
event-reason = Grund
event-review = Zeigen, was sich ändert
event-would-change = Was sich ändern würde
event-decide-public = Alle werden die Entscheidung mit Regel und Grund sehen.
event-decide-now = So entscheiden
event-decided = Die Entscheidung steht.
event-no-table = Bitte wähle einen Tisch.
event-no-player = Bitte wähle einen Spieler.
event-no-moment = Bitte gib Tag und Uhrzeit an.
event-no-time = Bitte gib beide Zeiten an, etwa 12:30.
event-no-rule = Bitte nenne die Regel.
event-no-reason = Bitte nenne einen Grund.
event-officials = Offizielle
event-dismiss = Entlassen
event-appoint-title = Jemanden ernennen
event-role = Aufgabe
event-appoint = Ernennen und Link machen
event-official-link = Link für { $name }
event-official-note = Wer ihn öffnet, hat dieses Amt. Er wird nur jetzt gezeigt; für einen neuen noch einmal ernennen.
event-listing-note-yes = Alle finden dieses Turnier in der Liste auf diesem Server.
event-listing-note-no = Nur wer den Link hat, findet dieses Turnier.
event-listing-add = In die Liste aufnehmen
event-listing-remove = Aus der Liste nehmen
event-close-title = Der Schluss
event-close-note = Wenn alle Ergebnisse da sind, bestätigst du den Endstand. Danach kann nichts mehr geändert werden.
event-close = Endstand bestätigen
event-close-sure = Endgültig bestätigen?

## Dateien und Papier

event-print-title = Auf Papier
event-print-note = Listen der letzten Runde und der Tabelle, wie sie jetzt sind.
event-files-title = Dateien
event-files-note = Das Protokoll enthält alles: Es kann auf einen anderen Server gebracht werden, und das Programm liest es.
event-sheet-pairings = Paarungen
event-sheet-standings = Tabelle
event-sheet-wall-chart = Kreuztabelle
event-sheet-slips = Ergebniszettel
event-file-report = Bericht der FIDE
event-file-log = Protokoll des Turniers
event-upload-title = Ein längeres Protokoll bringen
event-upload-note = Eine Datei, die wie das Protokoll hier beginnt und weitergeht: Was inzwischen anderswo eingetragen wurde, kommt hinzu.
event-uploaded = Das Protokoll ist übernommen.
event-after-round = Nach Runde { $round }
event-number = Nr.
event-table-short = Tisch
event-first = Erster
event-second = Zweiter
event-points = Punkte
event-result = Ergebnis
event-handicap = Vorgabe
event-bye = spielfrei
event-game = Partie
event-signed = Unterschrift

## Warum etwas nicht sein kann

event-refused-closed = Das Turnier ist abgeschlossen: Der Endstand ist bestätigt.
event-refused-early = Das wäre vor dem, was zuletzt geschah: Eine Uhr geht vielleicht falsch.
event-refused-text = Ein Name oder Grund ist leer, zu lang oder nicht druckbar.
event-refused-rights = Das braucht dieses Amt: { $role }.
event-refused-no-director = Ein Turnier muss eine Leitung haben.
event-refused-no-official = { $name } hat in diesem Turnier kein Amt.
event-refused-name-taken = Jemand heißt schon { $name }; bitte gib einen zweiten Namen an.
event-refused-rank = Der Rang von { $name } kann nicht sein: Ränge beginnen bei 1, und ein Übergang führt zu einem anderen Rang.
event-refused-ranked-late = { $name } hat schon gespielt; der Rang folgt nun aus den Matches.
event-refused-no-player = Es gibt keinen Spieler { $number }.
event-refused-gone = { $name } nimmt nicht mehr teil.
event-refused-not-withdrawn = { $name } ist nicht ausgestiegen.
event-refused-expelled = { $name } wurde ausgeschlossen und kann nicht zurück.
event-refused-no-rests = { $name } kann nicht aussetzen: In diesem Turnier setzt niemand für einen halben Punkt aus.
event-refused-open = Die Runde ist nicht beendet: { $spot } ist offen.
event-refused-no-rounds = Es gibt keine weiteren Runden.
event-refused-no-table = Es gibt keinen solchen Tisch: { $spot }.
event-refused-over = Der Kampf ist beendet ({ $spot }); das Schiedsgericht kann sein Ergebnis berichtigen.
event-refused-tora = { $spot }: { $why } ({ $rule })
event-refused-tora-target = Das Ziel eines Matches liegt zwischen { $least } und { $most } Spielpunkten.
event-refused-tora-points = Partie { $game }: Niemand gewinnt auf diesem Brett mehr als { $most } Punkte in einer Partie.
event-refused-tora-challenger = Jeder Spieler ist in zwei der vier Partien Herausforderer.
event-refused-tora-over = Partie { $game } wurde gespielt, als das Match schon beendet war.
event-refused-tora-captured = Ein Spieler hat so klar gewonnen, dass das Match neu gezählt wird; dazu braucht es die geschlagenen Figuren jeder Partie.
event-refused-no-game = In diesem Kampf gibt es keine Partie { $game } ({ $spot }).
event-refused-penalty = Eine Strafe nimmt oder gibt höchstens { $most } halbe Punkte.
event-refused-no-decision = Es gibt keine Entscheidung { $number }.
event-refused-appeal = Entscheidung { $number }: { $why }.
event-refused-at = { $spot }: { $why }
event-refused-paused = Der Kampf ist unterbrochen; das Schiedsgericht kann ihn fortsetzen.
event-refused-needs-substitute = Der Kampf wartet auf einen Ersatz.
event-refused-other-left = Der andere Spieler ist zu ersetzen.
event-refused-rests-already = Der Kampf ist schon unterbrochen oder verschoben.
event-refused-goes-on = Der Kampf ist weder unterbrochen noch verschoben.
event-refused-started = Hier wird schon eine Partie gespielt.
event-refused-not-tora = Geschlagene Figuren zählen nur in Matches von TORA.
event-refused-too-many = Niemand schlägt so viele Figuren in einer Partie.
event-refused-points = Die Punkte sind nicht die der geschlagenen Figuren.
event-refused-no-points = Eine Partie TORA braucht die geschlagenen Figuren, oder wenigstens die Punkte.
event-refused-no-winner = Jemand muss gewinnen; lass sonst beide Spieler aussteigen.
event-refused-full = Niemand kann sich mehr anmelden: Das Turnier ist voll.
event-refused-begun = Das Turnier hat begonnen: Nur ein Ersatz kann sich noch anmelden.
event-refused-pair-away = { $name } nimmt nicht teil und kann nicht gepaart werden.
event-refused-pair-rests = { $name } setzt in dieser Runde aus und kann nicht gepaart werden.
event-refused-pair-twice = { $name } steht zweimal in der Paarung.
event-refused-pair-alone = { $name } kann nicht allein spielen.
event-refused-rest-noted = { $name } setzt in der nächsten Runde schon aus.
event-refused-rest-spent = { $name } hat so oft ausgesetzt, wie das Turnier erlaubt.
event-refused-unfit-expelled = { $name } wurde ausgeschlossen und kann nicht der Ersatz sein.
event-refused-unfit-plays = { $name } spielt in diesem Kampf und kann nicht der Ersatz sein.
event-refused-appeal-made = Es wurde schon Einspruch erhoben.
event-refused-appeal-not-made = Niemand hat Einspruch dagegen erhoben.
event-refused-appeal-answered = Der Einspruch ist beantwortet.
event-refused-choice-no-ladder = Nur auf einer Leiter können ausgeschiedene Spieler weitermachen.
event-refused-choice-no-resets = Diese Leiter hat keine Neuanfänge.
event-refused-choice-early = { $name } kann noch nicht neu anfangen: Der letzte Neuanfang ist zu kurz her.
event-refused-choice-no-win = { $name } hat auf diesem Rang keinen Sieg, auf den zu verzichten wäre.
event-refused-choice-still-in = { $name } ist nicht ausgeschieden und hat nichts zu wählen.
event-charter-no-name = Der Name des Turniers muss 1 bis 100 Zeichen haben.
event-charter-no-game = Der Name des Spiels muss 1 bis 100 Zeichen haben.
event-charter-range = Diese Zahl muss von { $least } bis { $most } gehen: { $what }.
event-charter-of-rounds = Runden
event-charter-of-floor = der unterste Rang
event-charter-of-bar = der oberste Rang
event-charter-of-cycles = Durchgänge
event-charter-of-advance = gewonnene Kämpfe, die nach oben führen
event-charter-of-max_losses = verlorene Kämpfe bis zum Ausscheiden
event-charter-of-lead = Siege mehr
event-charter-of-target = Punkte, die ein Match gewinnen
event-charter-of-choosing = Sekunden zum Wählen
event-charter-contest = Auf einer Leiter spielt man Paare von Partien oder bis zu einem Vorsprung.
event-charter-twice = Die Feinwertung { $name } steht zweimal da.
event-unpairable-few = { $count ->
    [0] Niemand kann ausgelost werden: Es braucht mindestens zwei Spieler.
    [one] Ein Spieler allein kann nicht ausgelost werden.
   *[other] { $count } Spieler können nicht ausgelost werden.
}
event-unpairable-substitute = { $name } ist übrig und braucht einen Ersatz: Trage jemanden ein, der bereitsteht.
event-unpairable-stuck = Keine erlaubte Auslosung lässt jedem eine Partie. Lass jemanden aussetzen, verkürze das Turnier, oder setze diese Runde von Hand.
event-unpairable-player = { $name } hat { $met } der anderen schon getroffen, { $sides } brauchen dieselbe Seite, und { $open } werden von anderen gebraucht.
event-unpairable-no-bye = { $name } kann nicht noch ein Freilos bekommen.
event-unpairable-more = { $count ->
    [one] Noch ein Spieler bleibt übrig.
   *[other] Noch { $count } Spieler bleiben übrig.
}
event-unpairable-many = { $count } Spieler sind zu viele: Höchstens { $most } können zugleich ausgelost werden.
event-unpairable-no-round = Alle { $rounds } Runden sind ausgelost.
event-unpairable-no-winner = Die Partie zwischen { $name } und { $other } in Runde { $round } hat noch keinen Sieger. Trage erst ihr Ergebnis ein.
event-unpairable-wrong = Die bisherigen Runden von { $name } widersprechen sich. Setze diese Runde von Hand.

## Was der Server ablehnt

error-no-tournament = Es gibt kein solches Turnier. Vielleicht ist der Link unvollständig.
error-no-official = Dieser Schlüssel gibt in diesem Turnier keine Rechte.
error-not-your-office = Das braucht jemanden mit mehr Rechten, oder den Spieler selbst.
error-tournament = So, wie das Turnier steht, geht das nicht.
error-log = Das ist kein Protokoll, nach dem ein Turnier geführt werden kann.
error-rests = Das Schiedsgericht hat diese Partie unterbrochen oder verschoben. Züge zählen, wenn sie weitergeht.
error-no-round = Diese Runde gibt es noch nicht.
error-log-differs = Dieses Protokoll beginnt nicht wie das hier: Inzwischen wurde etwas anderes eingetragen.
error-tournament-full = Dieses Turnier ist so groß geworden, wie der Server es erlaubt.
error-kept-out = Wer diesen Server betreibt, hält das Turnier aus der Liste heraus. Frag dort nach.
error-of-server = Das sagt der Server selbst, sobald es so ist.
error-registered = Dieser Spieler ist schon angemeldet.
error-no-report = Es kann kein Bericht geschrieben werden: Jemand hat zu viele Punkte für seine Spalten.
