### Die Web-App: alles, was nicht zu einem einzelnen Spiel gehört.

## Name und Navigation

app-name = TigerDen
app-tagline = Brettspiele der Tiger, für zwei
nav-home = Start
nav-play = Spielen
nav-rules = Regeln
nav-guide = Erste Partie
nav-settings = Einstellungen
nav-about = Über TigerDen
nav-menu = Menü
nav-skip = Zum Brett springen
nav-back = Zurück
page-title = { $page } – TigerDen

## Startseite

home-title = Zwei Heere, ein Krieg, eine Höhle
home-intro = TigerDen ist das Zuhause von TORA, einem Manöverspiel zwischen zwei tigerhaften Heeren, von TigerChess, wo sich Schach und Dame im Wald begegnen, und von King's Convoy, wo ein König durch eine Flotte entkommen muss. In TORA hat jeder Zug mehrere Aktionen, und wer einen Anführer schlägt, muss bis zum Ende der Runde mit seiner Antwort rechnen; in TigerChess wird erst aufmarschiert und dann gekämpft, und die Königin will geschützt sein. Gespielt wird sofort: ohne Konto, ohne Installation.
home-play-now = Gleich spielen
home-play-now-note = Dieses Brett ist bereit: einfach eine Figur antippen.
home-continue = Partie fortsetzen
home-continue-note = { $game }, Runde { $round }
home-modes = Weitere Möglichkeiten
home-computer = Gegen den Computer
home-computer-note = Zehn Stufen, vom Tigerkind bis zum Tiger. Geht auch ohne Verbindung.
home-same-screen = Zu zweit an einem Bildschirm
home-same-screen-note = Ein Gerät für beide; auf Wunsch dreht sich das Brett mit.
home-friend = Mit jemandem per Link
home-friend-note = Link verschicken: Wer ihn öffnet, bekommt den anderen Platz.
home-boards = Die Spiele
home-learn = Neu hier?
home-learn-guide = Die erste Partie in fünf Minuten
home-learn-rules = Das Regelbuch
home-your-games = Partien auf diesem Gerät
home-no-games = Noch keine Partien.

## Neue Partie

new-title = Neue Partie
new-game = Spiel
new-mode = Gegner
new-mode-computer = Computer
new-mode-same-screen = Am selben Bildschirm
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
new-options-more = Weitere Optionen
new-options-for = { $side } wählt
new-length = Länge
new-one-game = Eine Partie
new-match = Wettkampf: zwei Partien mit getauschten Seiten
new-setup-secret = Beide wählen gleichzeitig; niemand sieht die Wahl des anderen, bevor beide gewählt haben.
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
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-waiting = Noch hat niemand den Link geöffnet …
invite-join-title = Einladung zu einer Partie
invite-join-text = { $name } lädt ein zu { $game }. Deine Seite wäre: { $side }.
invite-join = Platz nehmen
invite-watch = Nur zuschauen
invite-taken = Beide Plätze sind besetzt. Du schaust zu.
choose-title = Aufstellung wählen
choose-confirm = Wählen
choose-waiting = Die andere Seite wählt noch …

## Brettseite: wer am Zug ist

turn-yours = Du bist am Zug
turn-of = Am Zug: { $side }
turn-opponent = Der Gegner ist am Zug
turn-thinking = Der Computer denkt nach …
turn-waiting = Warten auf { $name } …
turn-watching = Du schaust zu
turn-over = Die Partie ist zu Ende
turn-sending = Der Zug wird gesendet …
turn-sent = Zug gesendet
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
composer-empty = Zum Beginnen eine eigene Figur antippen.
composer-marked = Eines der markierten Felder antippen.
composer-choose = Wählen
composer-go-on = Weitergehen oder das letzte Feld noch einmal antippen.
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
composer-end = Zug beenden
composer-pass = Passen
composer-pass-question = Den Zug beenden, ohne etwas zu tun?
composer-unused = { $count ->
    [one] Den Zug beenden, obwohl noch eine Aktion übrig ist?
   *[other] Den Zug beenden, obwohl noch { $count } Aktionen übrig sind?
}
composer-final = Lässt sich nicht zurücknehmen
composer-draft = Der angefangene Zug ist noch da.
composer-draft-lost = Der angefangene Zug passt nicht mehr zur Partie und wurde verworfen.
composer-why-not = Warum nicht?
composer-rule = Regel { $rule }
composer-rule-show = Regel zeigen

## Brettseite: das Übrige

board-flip = Brett drehen
board-auto-flip = Brett zur Seite am Zug drehen
board-sound = Ton
board-sound-on = Ton an
board-sound-off = Ton aus
board-moves = Züge
board-moves-none = Noch nichts gespielt.
board-captured = Geschlagen
board-captured-none = Nichts geschlagen
board-points = Punkte
board-points-of = { $side }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
board-info = Über diese Partie
board-help = Hilfe
board-first = Zum Anfang
board-previous = Einen Schritt zurück
board-next = Einen Schritt vor
board-last = Zum aktuellen Stand
board-past = Das ist eine frühere Stellung.
board-past-return = Zurück zur Partie
board-replay = Letzten Zug noch einmal zeigen
board-copy-position = Stellung kopieren
board-download-record = Partie herunterladen
board-resign = Aufgeben
board-resign-question = Diese Partie aufgeben?
board-offer-draw = Remis anbieten
board-draw-offered = Remis ist angeboten.
board-draw-offer = { $name } bietet Remis an.
board-draw-offer-bot = Der Computer lehnt das Remis ab.
board-accept = Annehmen
board-decline = Ablehnen
board-draw-declined = Das Remis wurde abgelehnt.
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
board-leave = Verlassen
board-hand-over = Jetzt ist die andere Seite dran: { $side }.
board-hand-over-ready = { $side }: Brett zeigen
confirm-yes = Ja
confirm-no = Nein
confirm-close = Schließen

## Der Schiedsrichter einer Partie

new-arbiter = Mit Schiedsrichter
    .note = Ein zweiter Link ist für jemanden, der das Ergebnis ändern darf.
arbiter-title = Du entscheidest als Schiedsrichter
arbiter-invite = Und dieser Link ist für den Schiedsrichter, der das Ergebnis ändern darf:
arbiter-reason = Begründung, die bei der Partie bleibt
arbiter-decide = Partie entscheiden
arbiter-reason-was = Die Begründung: { $reason }

## Wie eine Partie endet
# $winner und $loser sind Namen von Personen oder Seiten.

result-won = Gewonnen
result-lost = Verloren
result-draw = Unentschieden
result-void = Partie zählt nicht
result-wins = { $winner } gewinnt
result-points = { $first } : { $second } Punkte
outcome-resigned = { $loser } hat aufgegeben.
outcome-time = Die Zeit von { $loser } ist abgelaufen.
outcome-overruled = Der Schiedsrichter hat entschieden.
outcome-agreed = Beide Seiten haben sich auf Remis geeinigt.
outcome-repeated = { $loser } hat den Zug gemacht, mit dem die Partie durch Wiederholung oder ruhiges Spiel endet.
outcome-awarded = Beide Seiten sind sich einig: { $winner } gewinnt.
outcome-forfeit = { $loser } ist nicht erschienen oder gegangen.
outcome-aborted = Die Partie wurde abgebrochen.

## Ein Wettkampf: Partien, von einer zur nächsten mit getauschten Seiten
# $number zählt Partien und Spieler von 1 an. Wer keinen Namen hat, heißt match-player.

match-number = Partie { $number } des Wettkampfs über { $games }
match-title = Wettkampf über { $games } Partien
match-game = Partie { $number }
match-player = Spieler { $number }
match-next = Nächste Partie des Wettkampfs
match-break = Die Uhren der nächsten Partie laufen { $seconds } Sekunden nach dem Ende dieser an.
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

## Verbindung

net-connected = Verbunden
net-lost = Verbindung verloren. Neuer Versuch läuft …
net-lost-retry = { $seconds ->
    [one] Verbindung verloren. Nächster Versuch in einer Sekunde.
   *[other] Verbindung verloren. Nächster Versuch in { $seconds } Sekunden.
}
net-lost-safe = Der angefangene Zug bleibt auf diesem Gerät erhalten.
net-retry-now = Jetzt versuchen
net-back = Wieder da: Nichts ging verloren.
net-restarted = Der Server wurde neu gestartet. Die Partie ist vollständig da.
net-resent = Der Zug wurde noch einmal gesendet und ist genau einmal angekommen.
net-moved-on = Die Partie war schon weiter; das ist der neueste Stand.
offline = Keine Verbindung. Partien gegen den Computer und an einem Bildschirm gehen weiter.
offline-ready = Bereit für das Spielen ohne Verbindung.
offline-only = Dafür ist eine Verbindung nötig.
update-ready = Eine neue Version ist bereit.
update-load = Laden

## Fehler

error-title = Das hat nicht geklappt
error-not-found = Diese Seite gibt es nicht.
error-no-game = Diese Partie gibt es nicht. Vielleicht ist der Link unvollständig.
error-no-seat = Dieser Platz gehört nicht zu diesem Gerät.
error-seat-taken = Der Platz ist schon besetzt.
error-not-your-turn = Die andere Seite ist am Zug.
error-out-of-time = Deine Zeit war abgelaufen, bevor dieser Zug ankam.
error-no-draft = Züge lassen sich nur in Partien mit Uhren und mehreren Aktionen pro Zug ansagen.
error-clock-text = Diese Uhreneinstellung ist nicht lesbar.
error-clock = Das lassen die Uhren jetzt nicht zu.
error-over = Die Partie ist zu Ende.
error-illegal = Die Regeln erlauben diesen Zug nicht. Es wurde nichts gespielt.
error-stale = Die Partie war schon weiter. Das ist der neueste Stand.
error-server = Der Server hat ein Problem. Der Zug bleibt erhalten; bitte noch einmal versuchen.
error-bad-request = Der Server hat diese Anfrage nicht verstanden.
error-too-many = Zu viele Anfragen. Bitte einen Augenblick warten.
error-invite = Diese Einladung gehört nicht zu dieser Partie. Vielleicht ist der Link unvollständig.
error-options = Diese Optionen passen nicht zusammen, oder eine davon gibt es nicht.
error-position-unfit = Diese Stellung passt nicht zum gewählten Spiel.
error-name = Ein Name hat höchstens 40 sichtbare Zeichen.
error-no-arbiter = In dieser Partie gibt es keinen Schiedsrichter, oder das Spiel kennt keinen.
error-reason = Eine Begründung hat 1 bis 500 sichtbare Zeichen.
error-level = Es gibt die Stufen 1 bis 10.
error-games = Ein Wettkampf hat eine oder zwei Partien.
error-match-goes-on = Der Wettkampf geht weiter: Die nächste Partie ist da. Um Revanche lässt sich nach der letzten bitten.
error-too-large = Diese Nachricht ist zu lang für den Server.
error-move-unreadable = Ein Teil des Zuges ist nicht lesbar. Es wurde nichts gespielt.
error-past-turn = Der Zug geht nach seinem Ende weiter. Es wurde nichts gespielt.
error-turn-unfinished = Der Zug ist nicht fertig: Zuerst den Zug beenden.
error-not-begun = Die Partie hat noch nicht begonnen: Es muss noch jemand Platz nehmen oder wählen.
error-begun = Die Partie hat schon begonnen.
error-no-offer = Es gibt kein Angebot mehr, auf das zu antworten wäre.
error-offered = Dieses Angebot steht schon.
error-no-award = Eine solche Übereinkunft ist hier nicht möglich.
error-offered-before = Nach einer Ablehnung ist ein neues Angebot erst nach dem nächsten eigenen Zug möglich.
error-not-over = Die Partie ist noch nicht zu Ende.
error-storage = Dieser Browser speichert für die Seite nichts; beim Neuladen geht die Partie verloren.
local-moved-on = Die Partie ging in einem anderen Tab weiter; das ist der neueste Stand.
local-gone = Diese Partie wurde in einem anderen Tab gelöscht.
local-unreadable-title = Eine Partie, die nicht lesbar ist
local-unreadable = Was von dieser Partie gespeichert ist, lässt sich nicht lesen. Vielleicht ist es beschädigt oder stammt von einer neueren Version von TigerDen. Es bleibt, wie es ist: Nichts überschreibt es.
local-unreadable-text = Was nicht stimmt:
local-unreadable-at = Was nicht stimmt, bei Eintrag { $number }:
local-unreadable-more = Zeigen, was nicht stimmt
local-unreadable-export = Den gespeicherten Text als Datei sichern
local-unreadable-anew = Neue Partie beginnen
local-export-failed = Der Browser hat die Datei nicht gespeichert.
error-engine = Der Computergegner ist stehen geblieben. Nach dem Neuladen geht es weiter; die Partie bleibt erhalten.
error-wasm = Die App konnte nicht geladen werden. Bitte Verbindung prüfen und neu laden.
error-position = Diese Stellung ist nicht lesbar.
error-reload = Neu laden
error-details = Einzelheiten

## Tastatur

keys-title = Tastatur
keys-arrows = Pfeiltasten: von Feld zu Feld
keys-enter = Eingabe: Feld wählen
keys-esc = Esc: einen Schritt zurück
keys-shift-esc = Umschalt + Esc: Zug neu beginnen
keys-space = Leertaste: Zug beenden
keys-flip = F: Brett drehen
keys-pieces = N und P: nächste und vorige Figur, die handeln kann
keys-help = Fragezeichen: diese Hilfe
keys-moves = Komma und Punkt: in der Partie einen Schritt zurück und vor

## Gesprochene Bezeichnungen
# Ein Feld klingt so: „v5h9, dein Bogenschütze, kann handeln“: $place ist sein Name, $content, was
# dort steht, $hints ist leer oder beginnt mit einem Komma.

spoken-place = { $place }, { $content }{ $hints }
spoken-empty = leer
spoken-and = { $first } und { $second }
spoken-piece-of = { $piece }, { $side }
spoken-board = Brett, { $columns } mal { $rows }
spoken-moved = { $side } hat { $move } gespielt
spoken-selected = { $content } gewählt. { $count ->
    [0] Kein Feld möglich.
    [one] Ein Feld möglich.
   *[other] { $count } Felder möglich.
}
spoken-target-list = Möglich: { $places }
spoken-undone = Schritt zurückgenommen
spoken-restarted = Zug neu begonnen
spoken-refused = Nicht möglich: { $reason }
spoken-refused-about = Nicht möglich: { $reason } Es geht um { $places }.
spoken-your-turn = Du bist am Zug. { composer-actions-left }.
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
points-pending = Punkte am Ende der Runde
captured = Geschlagen
waiting = Wartend

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-language-en = English
settings-language-de = Deutsch
settings-theme = Farben
settings-theme-system = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-board = Brettform
settings-board-game = Wie im Spiel vorgesehen
settings-board-checker = Felder
settings-board-graph = Linien und Kreuzungen
settings-coordinates = Koordinaten zeigen
settings-animation = Bewegungen zeigen
settings-sound = Ton
settings-auto-flip = Brett an einem Bildschirm mitdrehen
settings-confirm-end = Vor einem Zugende mit unbenutzten Aktionen nachfragen
settings-name = Eigener Name
settings-reset = Auf die üblichen Einstellungen zurück
settings-saved = Auf diesem Gerät gespeichert

## Seiten des Regelbuchs

rules-title = Regelbuch
rules-edition = Ausgabe
rules-only-in = Nur in: { $editions }
rules-later = Hier noch nicht spielbar
rules-differs = In dieser Ausgabe
rules-example = Beispiel
rules-search = Regel suchen
rules-open = Regelbuch öffnen
rules-try = Am Brett ausprobieren
guide-next = Weiter
guide-previous = Zurück
guide-step = Schritt { $step } von { $steps }
guide-play = Die erste Partie spielen

## Würfel

dice-title = Die Würfel
dice-promised = Die Würfel dieser Partie sind durch eine geheime Zahl bestimmt. Ihr Schloss steht unten schon für alle; die Zahl selbst wird zu Beginn der Partie aufgedeckt. So kann dazwischen niemand etwas an den Würfeln ändern.
dice-nothing = Alles war vereinbart; gewürfelt wurde nicht.
dice-shows = Ein Würfel zeigt { $number }
dice-commitment = Schloss, veröffentlicht beim Anlegen der Partie
dice-seed = Geheime Zahl, aufgedeckt
dice-nonce-first = Beitrag der ersten Seite
dice-nonce-second = Beitrag der zweiten Seite
dice-no-nonce = nichts
dice-check = Würfel prüfen
dice-seed-fits = Die aufgedeckte Zahl passt zum Schloss.
dice-seed-wrong = Die aufgedeckte Zahl passt nicht zum Schloss.
dice-fall-again = Noch einmal geworfen, fallen die Würfel gleich.
dice-fall-otherwise = Noch einmal geworfen, fallen die Würfel anders.
dice-broken = Der Server hat sein Versprechen über die Würfel gebrochen: Sie fallen nicht wie zugesagt. Diese Seite führt die Partie deshalb nicht fort.
dice-copy = Befehle kopieren
dice-by-hand = Von Hand: Die erste Zeile ergibt das Schloss. In der Antwort auf die zweite sind je acht Ziffern eine Zahl zur Basis 16; ihr Rest beim Teilen durch 6 und 1 dazu ist, was der nächste Würfel zeigt.

## Uhren

clock-title = Uhren
clock-label = Bedenkzeit
clock-none = Ohne Uhr
clock-own = Eigene Werte
clock-own-wrong = Diese Werte ergeben keine Uhr: Beide Seiten brauchen etwas Zeit, höchstens 100 Stunden, höchstens 100 Perioden und höchstens 60 Tage.
clock-tiger-note = Was von der Aufstellungszeit bleibt, kommt zur Hauptzeit; die Reserve läuft, wenn diese verbraucht ist. In der TigerVariation verdoppeln sich alle Zeiten.
clock-kind = Art der Uhr
clock-kind-fischer = Zeitgutschrift nach jedem Zug (Fischer)
clock-kind-sudden = Eine Zeit für die ganze Partie
clock-kind-delay = Aufschub, bevor die Uhr zählt
clock-kind-bronstein = Zugzeit wird zurückgegeben (Bronstein)
clock-kind-byoyomi = Perioden nach der Hauptzeit (Byoyomi)
clock-kind-double = Doppelter Countdown mit Reserve
clock-kind-tiger = TigerClock mit Aufstellung und Reserve
clock-kind-days = Tage für jeden Zug
clock-figure-deployment = Aufstellungszeit in Minuten
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
clock-is-tiger = TigerClock: { $deployment } zum Aufstellen, dann { $main }, je Zug { $more } Reserve
clock-minutes = { $count } min
clock-seconds = { $count } s
clock-of = Uhr von { $side }
clock-deployment = Aufstellung
clock-reserve = Reserve
clock-with-reserve = Reserve { $time }
clock-periods = { $count ->
    [one] letzte Periode
   *[other] { $count } Perioden
}
clock-delay-runs = zählt in { $seconds } s
clock-days-left = { $days } T { $hours } h
clock-low = Du hast noch { $seconds } Sekunden.
