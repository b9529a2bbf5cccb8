# Was in Texten aller Spiele falsch ist: Stellungen, Züge, Aufzeichnungen, Uhren, Zeilen anderer Programme.

## Stellungen und Datendateien

text-missing-line = Erwartet: eine Zeile `{ $line } = …`
text-expected-game = Erwartet: eine Stellung, die mit `{ $name }` beginnt
text-hidden-move = Der Zug selbst ist nicht genannt
text-other-answer = Die Regeln antworten auf diesen Zug anders
text-expected-number = Erwartet: { $what }, eine Zahl von { $least } bis { $most }
text-expected-field = Erwartet: ein Leerzeichen und { $field }
text-expected-end = Hier muss die Stellung enden: Zuletzt kommt { $field }
text-expected-move-end = Erwartet: das Ende des Zugs
text-expected-one-of = Erwartet: eins von { $names }

## Aufzeichnungen

record-text-expected-start = Erwartet: ein Feld `FEN` mit der Ausgangsstellung
record-text-tag-twice = Das Feld `{ $tag }` kommt zweimal vor
record-text-expected-end = Nach dem Ergebnis darf nichts mehr kommen
record-text-expected-quote = Erwartet: `"` um den Wert des Feldes
record-text-expected-tag-end = Erwartet: `]` nach dem Wert des Feldes
record-text-expected-result = Erwartet: das Ergebnis `1-0`, `0-1`, `1/2-1/2` oder `*`
record-text-expected-item = Erwartet: ein Zug, eine Runde wie `12.`, ein Kommentar in geschweiften Klammern oder das Ergebnis
record-text-expected-separator = Erwartet: `;`, `/`, eine Runde oder ein Kommentar nach dem Zug davor
record-text-expected-side = Erwartet: die Seite, deren Zeit um war, als `[%timeout first]` oder `[%timeout second]`
record-text-expected-time = Erwartet: die Zeit auf der Uhr in Stunden, Minuten und Sekunden, als `[%clk 0:04:10]`; `4:10` könnten Stunden oder Minuten sein
record-text-same-side = Erwartet: `;`, denn dieselbe Seite ist noch am Zug
record-text-other-side = Erwartet: `/` oder eine Runde, denn die andere Seite ist am Zug
record-text-over = Die Partie ist hier zu Ende; erwartet: das Ergebnis
record-text-expected-move = Erwartet: ein Zug
record-text-expected-turn = Erwartet: ein Zug; ein Zug ohne Aktion heißt `{ $empty }`
record-text-expected-move-before = Erwartet: ein Zug vor `;`
record-text-expected-move-after = Erwartet: ein Zug nach `;`
record-text-expected-turn-end = Erwartet: `{ $end }`; `{ $empty }` ist ein Zug ohne Aktion
record-text-turn-goes-on = Der Zug darf hier nicht enden: { $reason } [{ $rule }]
record-text-expected-result-at-end = Erwartet: `{ $result }`, das Ergebnis am Ende
record-text-expected-result-before = Erwartet: das Ergebnis und sein Grund vor der Entscheidung
record-text-expected-decision = Erwartet: das Ergebnis, das der Schiedsrichter bestimmt hat
record-text-no-set-up = Hier kann keine Stellung aufgebaut werden: Die Partie ist zu Ende oder wäre es, oder sie kennt keinen Schiedsrichter
record-text-expected-points = Erwartet: die Punkte beider Seiten, etwa `6 0`
record-text-no-arbiter = Dieses Spiel hat keine Regel für einen Schiedsrichter
record-text-expected-outcome = Erwartet: `{ $result }`, denn die Partie ist nach den Regeln zu Ende ({ $reason })
record-text-expected-reason = Erwartet: `{ $reason }`
record-text-no-reason = Erwartet: kein Grund, denn die Partie ist nicht zu Ende
record-text-other-answer = Runde { $round }, nach { $moves } Zügen: Die Regeln antworten anders
record-text-expected-level = Erwartet: die Stufe des Computers, 1 bis 10
record-text-expected-variant = Erwartet: ein Feld `Variant` mit dem Spiel, etwa `lancerchess`; ohne es gilt eine Aufzeichnung als Schach
record-text-needs-start = Erwartet: auch ein Feld `FEN`, denn dieses Spiel hat mehr als eine Ausgangsstellung
record-text-expected-one-game = Erwartet: eine einzige Partie; der Text hat mehrere
record-text-expected-target = Erwartet: die Punkte, die zu erreichen sind, mindestens 1
record-text-expected-match = Erwartet: die Zahl der Partien des Wettkampfs, 2 bis 255
record-text-expected-games-before = Die früheren Partien dieses Wettkampfs stehen in der Datei nicht davor
record-text-expected-options = Erwartet: Optionen wie `edition=quicksheet`, mit Leerzeichen dazwischen
record-text-expected-tag-name = Erwartet: ein Feld wie `[White "Ann"]`
record-text-open-comment = Dieser Kommentar endet nirgends; erwartet: { "`}`" } danach
record-text-open-variation = Diese Variante endet nirgends; erwartet: `)` danach
record-text-no-clock = Die Zeit dieser Seite kann hier nicht ablaufen, denn sie ist nicht am Zug
record-text-illegal = `{ $move }` in Runde { $round } ist nicht erlaubt: { $reason } [{ $rule }]
record-text-refused = `{ $move }` in Runde { $round } ist nicht erlaubt: { $reason }
record-text-expected-number = Erwartet: `{ $number }`
record-text-impossible-reason = Nach diesen Zügen kann die Partie nicht mit `{ $reason }` und dem Ergebnis `{ $result }` enden

## Andere Programme

text-expected-utf8 = Erwartet: Text in UTF-8
uci-text-expected-name = Erwartet: `name`
uci-text-expected-option = Erwartet: der Name einer Option
uci-text-unknown-word = Unbekanntes Wort `{ $word }`, wird übergangen
uci-text-expected-number = Erwartet: eine Zahl
uci-text-wrong-number = `{ $number }` ist keine Zahl, die hier passt
uci-text-expected-depth = Erwartet: eine Tiefe von 0 bis { $most }
uci-text-expected-start = Erwartet: `startpos` oder `fen`
uci-text-expected-position = Erwartet: eine Stellung
uci-text-no-start = Kein üblicher Anfang: { $why }
uci-text-over = Die Partie ist vor diesem Zug zu Ende
uci-text-illegal = `{ $move }` ist nicht erlaubt: { $reason } [{ $rule }]
uci-text-refused = `{ $move }` ist nicht erlaubt: { $reason }
uci-text-no-legal-move = `{ $move }` ist hier kein erlaubter Zug
uci-text-long-line = Die Zeile ist länger als { $most } Bytes und wurde übergangen
uci-text-unknown-personnel = `{ $letter }` gibt es nicht; erwartet: eins von r f b k q w p
uci-text-unknown-option = Es gibt keine Option `{ $option }`; `uci` nennt alle
uci-text-expected-value = Erwartet: `value` und ein Wert für { $option }
uci-text-expected-number-within = Erwartet: eine Zahl von { $least } bis { $most }

## Die Befehlszeile

text-place = (bei Zeichen { $place })
cli-text-event = Dieses Ereignis kann hier nicht folgen: { $why }
cli-text-no-dice = Diese Partie hat keine Würfel
record-text-expected-dice = Hier muss stehen, was ein Server über seine Würfel schreibt
record-text-deep-variation = Höchstens 16 Varianten dürfen ineinander stehen
record-text-plain-variation = In einer Variante dürfen nur Züge stehen: Niemandem läuft die Zeit ab, und kein Schiedsrichter stellt eine Stellung auf
audit-clock-settings = Die Einstellungen der Uhr sind nicht lesbar
audit-clock-gained = Die Uhr zeigt mehr, als sie kann
audit-clocks-set = Hier müssen zwei Zeiten stehen, auf die ein Schiedsrichter die Uhren gestellt hat
audit-seal-unreadable = Hier muss ein Siegel einer Seite stehen: `first` oder `second` und 64 Ziffern 0-9 und a-f
audit-salt-unreadable = Hier muss ein Salz einer Seite stehen: `first` oder `second` und 64 Ziffern 0-9 und a-f
audit-note-unreadable = Hier muss eine Notiz einer Seite stehen: `first` oder `second` und das Notierte
audit-not-sealed = Dieser Zug wurde nicht versiegelt
audit-nothing-sealed = Hier steht eine Notiz oder ein Salz, aber kein Siegel, das es öffnet
audit-not-opened = Hier steht ein Siegel, aber nicht Notiz und Salz, die es öffnen
audit-game-id = Die Kennung der Partie kann nicht Teil einer Notiz sein
audit-other-note = Geöffnet wurde etwas anderes, als versiegelt war
audit-other-turn = In der Notiz steht nicht, was in diesem Zug gespielt wurde
audit-dice-unreadable = Die Angaben über Würfel sind nicht lesbar
audit-other-seed = Die geheime Zahl der Würfel ist nicht die versprochene
audit-other-throws = Die Würfel fallen anders
audit-other-start = Die Partie begann nicht so, wie die Würfel fielen
audit-other-lots = Das Los fällt anders
cli-text-expected-key = Hier muss ein öffentlicher Schlüssel stehen: 64 Ziffern 0-9 und a-f, oder die Antwort eines Servers, die sie enthält
cli-text-key-address = Hier muss ein Schlüssel, eine Datei oder eine Adresse stehen, die mit `http://` beginnt; andere Adressen werden nicht abgerufen
cli-text-not-signed = Die Aufzeichnung ist nicht unterschrieben
cli-text-expected-signature = Hier muss eine Unterschrift stehen: `ed25519`, der Schlüssel und die Unterschrift
cli-text-changed = Die Aufzeichnung wurde nach der Unterschrift geändert, oder { $key } hat sie nicht unterschrieben
cli-text-other-key = Die Aufzeichnung ist mit einem anderen Schlüssel unterschrieben: { $key }
cli-text-no-answer = Erwartet: die Antwort auf GET /api/games/ID; dieser Teil davon fehlt oder ist anders
cli-text-json-cut = Das JSON endet zu früh
cli-text-json-syntax = Das ist kein JSON; erwartet: die Antwort auf GET /api/games/ID
cli-text-chosen-before = { $option } ist schon gewählt, als { $choice }; jede Option kann nur einmal angegeben werden
cli-text-no-throw = Würfel haben hier nichts zu entscheiden: das Spiel hat keine, oder die Optionen überlassen ihnen nichts
cli-text-no-rule = Diese Regel gibt es in dieser Ausgabe nicht
cli-text-no-puzzle = Dieses Rätsel gibt es nicht
cli-rules-places = Hervorgehoben: { $list }
cli-rules-arrows = Pfeile: { $list }
cli-rules-moves = Erlaubt: { $list }
cli-rules-refused = Nicht erlaubt: { $list }
cli-text-nothing-left = Für den Computer bleibt nichts übrig; erwartet: `first` oder `second`
cli-text-needs-level = Die andere Seite braucht einen Spieler; nötig ist auch --level STUFE
cli-text-expected-ending = Erwartet wird ein Name, der auf { $endings } endet
cli-text-no-assassin = Dieses Spiel hat keinen Assassinen; erwartet wird tora-long
cli-text-square = Ein Feld dieser Größe passt nicht auf ein Blatt; erwartet werden höchstens { $most } mm
cli-text-file-exists = Diese Datei gibt es schon; erwartet: ein neuer Name
cli-text-has-records = In diesem Ordner sind schon Aufzeichnungen, wie { $name }; erwartet: ein anderer Ordner
cli-text-no-points-play = Für dieses Spiel gibt es keine Regel für ein Punktespiel
cli-text-touch-move = Mit „Berührt, geführt“ spielen nur Menschen; erwartet: kein Computer
cli-text-several-games = Erwartet: eine einzige Partie; die Datei hat { $count }
cli-text-expected-game = Erwartet: 1 bis { $most }, die Nummer einer Partie in der Datei
cli-text-expected-ply = Erwartet: 0 bis { $most }, die Zahl der Aktionen in der Aufzeichnung

## Dateien und Adressen

cli-cannot-write = kann { $file } nicht schreiben: { $why }
io-missing = es gibt keine solche Datei und keinen solchen Ordner
io-permission = die Berechtigung fehlt
io-folder = es ist ein Ordner
io-no-folder = es ist kein Ordner, oder ein Teil des Pfades ist keiner
io-exists = es gibt eine Datei dieses Namens
io-address-taken = ein anderes Programm lauscht dort schon
io-no-address = dieser Rechner hat die Adresse nicht
io-name = der Name ist zu lang oder hat falsche Zeichen
io-full = der Datenträger ist voll
io-read-only = auf den Datenträger kann nicht geschrieben werden

## Eine Partie beginnen

start-text-expected-game = Erwartet: der Name eines Spiels, einer von { $names }
start-text-no-game = Es gibt kein Spiel `{ $game }`; die Spiele sind: { $names }
start-text-name-of-game = { $name } heißt ein anderes Spiel; bitte einen anderen Namen wählen
start-text-no-option = `{ $game }` hat keine Option `{ $option }`; die Optionen sind: { $names }
start-text-no-options = `{ $game }` hat keine Option `{ $option }`; hier gibt es nichts zu wählen
start-text-no-choice = `{ $option }` kann nicht `{ $choice }` sein; zur Wahl stehen: { $names }
start-text-no-effect = `{ $option }` kann nur gewählt werden, wenn `{ $other }` `{ $choice }` ist
start-text-needs-dice = `{ $option }` ist den Würfeln überlassen, die erst fallen müssen
start-text-tells-a-secret = Alle sehen die Ausgangsstellung; darum kann sich in ihr kein Assassine auf einem bekannten Feld verstecken

## Einstellungen der Uhr

clock-text-expected-kind = Erwartet: die Art der Uhr, also `tiger`, `double`, `fischer`, `bronstein`, `delay`, `sudden`, `byoyomi` oder `days`
clock-text-expected-end = Erwartet: das Ende
clock-text-expected-end-or-other-side = Erwartet: das Ende, oder `/` und die Uhr der zweiten Seite
clock-text-expected-time = Erwartet: eine Zeit wie `5m`, `90s` oder `1h30m`
clock-text-expected-some-time = Erwartet: etwas Zeit, nicht gar keine
clock-text-expected-unit = Erwartet: die Einheit der Zeit: { $units }
clock-text-expected-end-of-time = Erwartet: keine Zahl nach den Sekunden
clock-text-long-time = Erwartet: eine Zeit von höchstens { $hours }h
clock-text-expected-main-time = Erwartet: `+` und die Grundzeit
clock-text-expected-increment = Erwartet: `+` und die Zeit, die jeder Zug bringt
clock-text-expected-time-given-back = Erwartet: `+` und die Zeit, die zurückkommt
clock-text-expected-delay = Erwartet: `+` und die Zeit, die die Uhr wartet
clock-text-expected-reserve = Erwartet: `+` und die Reserve, die jeder Zug bringt
clock-text-expected-periods = Erwartet: `+` und die Perioden, etwa `5x30s`
clock-text-expected-number-of-periods = Erwartet: 1 bis { $most } Perioden
clock-text-expected-period = Erwartet: `x` und die Länge einer Periode
clock-text-expected-days = Erwartet: 1 bis { $most } Tage
clock-text-expected-left = Erwartet: das, was auf einer Uhr übrig ist, wie `0:04:10`, `0:04:10 reserve 0:01:30` oder `0:00:00 periods 3`, mit `turn 0:00:12` für den laufenden Zug
