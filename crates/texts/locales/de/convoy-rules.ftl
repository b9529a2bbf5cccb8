### Das Regelbuch von King's Convoy in eigenen Worten: eine Meldung je Regel,
### benannt nach ihrer Nummer. `.title` ist die Überschrift; `.hnefatafl`, `.tablut` und `.brandubh`
### sagen, was auf diesen Brettern anders ist.

## Das Buch

convoy-rules = Die Regeln von King's Convoy
    .intro = Ein König und sein Geleit liegen mitten auf dem Wasser, rundum eine doppelt so starke Flotte. Er will in eine Ecke, sie will ihn fangen. King's Convoy gehört zu den Tafl-Spielen, einer alten Familie nordischer Brettspiele, und wird auf 13 × 13 Feldern gespielt. Drei kleinere Spiele der Familie sind auch hier: Hnefatafl, Tablut und Brandubh, mit einigen eigenen Regeln. Wo die Quelle schweigt, mussten wir entscheiden: Solche Stellen beginnen mit „Unsere Festlegung“.

convoy-chapter-board = Wer am Anfang wo steht.
    .title = Flotte und Geleit
convoy-chapter-sailing = Alle Boote fahren gleich.
    .title = Ziehen
convoy-chapter-capture = Ein Boot geht zwischen zwei Feinden verloren; der König ist schwerer zu fangen.
    .title = Schlagen
convoy-chapter-end = Wer gewinnt, wann niemand gewinnt und wie man einen Wettkampf spielt.
    .title = Das Ende der Partie
convoy-chapter-notation = Wie Stellungen und Züge geschrieben werden und woher die Aufstellung kommt.
    .title = Schreibweise und Daten

## K: die Regeln

K-1 = Das Brett hat 13 × 13 Felder. Der Angreifer hat 24 Boote, der Verteidiger 12 und den König, der auf dem mittleren Feld beginnt, seinem Thron. Der Angreifer zieht zuerst, dann wechseln sich beide ab.
    .title = Die beiden Seiten
    .hnefatafl = Das Brett hat 11 × 11 Felder; der Angreifer hat 24 Boote, der Verteidiger 12 und den König.
    .tablut = Das Brett hat 9 × 9 Felder; der Angreifer hat 16 Boote, der Verteidiger 8 und den König.
    .brandubh = Das Brett hat 7 × 7 Felder; der Angreifer hat 8 Boote, der Verteidiger 4 und den König.
K-2 = Die Boote des Verteidigers stehen in jeder Richtung auf den drei Feldern neben dem Thron. Unsere Festlegung für den Angreifer, die übliche Aufstellung bei sechs Booten je Seite: auf den fünf mittleren Feldern jedes Randes und auf dem Feld vor dem mittleren.
    .title = Die Aufstellung
    .hnefatafl = Die Boote des Verteidigers füllen die acht Felder um den König und in jeder Richtung das nächste dahinter. Die des Angreifers stehen wie in King's Convoy.
    .tablut = Die Boote des Verteidigers stehen in jeder Richtung auf den zwei Feldern neben dem Thron, die des Angreifers auf den drei mittleren Feldern jedes Randes und auf dem davor.
    .brandubh = Neben dem König steht in jeder Richtung ein Verteidiger, und hinter jedem von ihnen zwei Angreifer in einer Linie.
K-3 = Ein Boot, auch der König, fährt beliebig weit in seiner Reihe oder Spalte. Es kann kein anderes überspringen und nicht dort enden, wo eines liegt.
    .title = Wie Boote ziehen
K-4 = Nur der König darf auf dem Thron oder in einer Ecke enden. Über den leeren Thron hinweg darf jedes Boot fahren.
    .title = Thron und Ecken
    .tablut = Ecken sind Felder wie andere; nur der Thron gehört dem König allein.
K-5 = Du schlägst ein Boot, indem du eines von deinen so daneben ziehst, dass es in einer Reihe oder Spalte zwischen zweien von dir liegt. Nur das gezogene Boot schlägt, bis zu drei auf einmal, eines je Richtung. Selbst zwischen zwei Feinde zu fahren ist sicher, und zwei Boote nebeneinander kann man nicht von den Enden her schlagen.
    .title = Boote schlagen
K-6 = Der König ist ein Boot seiner Seite: Er schlägt und hilft beim Schlagen. Nur für seine eigene Gefangennahme gilt eine besondere Regel (K-8). Unsere Festlegung: Die Quelle nennt keine andere Ausnahme.
    .title = Der König kämpft
K-7 = Der Thron und die Ecken zählen neben jedem Boot als Feind, wem es auch gehört. Dem Wortlaut der Quelle nach gilt das immer: Auch der Thron mit dem König darauf hilft, einen Verteidiger zu schlagen. Unsere Festlegung folgt diesem Wortlaut.
    .title = Feindliche Felder
    .hnefatafl = Für einen Verteidiger ist der Thron nur ein Feind, solange er leer ist; für einen Angreifer ist er es immer.
    .tablut = Für einen Verteidiger ist der Thron nur ein Feind, solange er leer ist; für einen Angreifer ist er es immer. Ecken sind niemandes Feind.
    .brandubh = Für einen Verteidiger ist der Thron nur ein Feind, solange er leer ist; für einen Angreifer ist er es immer.
K-8 = Der König ist gefangen, wenn ein Zug des Angreifers die letzte Lücke um ihn schließt: Angreifer auf allen vier Seiten, am Rand auf den drei, die es gibt. Auf seinem Thron genügen zwei auf gegenüberliegenden Seiten. Neben dem Thron oder einer Ecke zählt dieses Feld als Angreifer. Ein König, der selbst an einen solchen Ort fährt, ist sicher, bis ein Angreifer den Ring schließt.
    .title = Den König fangen
    .hnefatafl = Es braucht alle vier Seiten, auch auf dem Thron. Am Rand ist der König nicht zu fangen.
    .tablut = Der König wird wie jedes Boot zwischen zweien gefangen. Nur auf dem Thron braucht es alle vier Seiten, und daneben die anderen drei.
    .brandubh = Der König wird wie jedes Boot zwischen zweien gefangen. Nur auf dem Thron braucht es alle vier Seiten, und daneben die anderen drei.
K-9 = Der Angreifer gewinnt, indem er den König fängt. Der Verteidiger gewinnt, wenn der König in einer Ecke steht.
    .title = Die Ziele
    .tablut = Der Verteidiger gewinnt, wenn der König auf irgendeinem Feld des Randes steht.
K-10 = Unsere Festlegung: Wer keinen erlaubten Zug hat, hat verloren. Die Partie ist unentschieden, wenn dieselbe Stellung mit derselben Seite am Zug zum dritten Mal entsteht oder wenn jede Seite hundert Züge ohne Schlagen gemacht hat. Wurde es vor der Partie so vereinbart, hat stattdessen verloren, wer eine Stellung zum dritten Mal herbeiführt, denn ein Wettkampf zählt Siege. Man darf aufgeben, und beide dürfen sich auf Unentschieden einigen.
    .title = Andere Enden
K-11 = Die Seiten sind ungleich, darum besteht ein Wettkampf aus zwei Partien mit getauschten Seiten. Beide werden gespielt, und Siege, Remis und Punkte werden für jeden zusammengezählt.
    .title = Der Wettkampf
K-14 = Unsere Festlegung: In einer Partie mit Schiedsrichter kann dieser das Ergebnis ändern, Boote versetzen und die Uhren stellen. Die Begründung bleibt bei der Partie.
    .title = Der Schiedsrichter
K-12 = Eine Stellung steht in einer Zeile: das Spiel, die Reihen von oben nach unten mit t für Angreifer, n für Verteidiger, k für den König und Zahlen für leere Felder, dann t oder n für die Seite am Zug, die Züge seit dem letzten Schlagen und die Runde; ist der König gefangen, steht ein Strich für die Seite. Ein Zug zwischen Programmen besteht aus seinen zwei Feldern, d1d5; für Menschen heißt er d1-d5xd6, mit dem, was er schlägt, und einem K davor für den König.
    .title = Schreibweise
K-13 = Zur Familie gehören King's Convoy auf 13 × 13, Hnefatafl auf 11 × 11, Tablut auf 9 × 9 und Brandubh auf 7 × 7. Für alle gelten diese Regeln, außer wo eine Regel sagt, was in einem von ihnen anders ist. Was sich unterscheidet, nämlich Brett, Aufstellung, Ziel und die Stärke von Thron, Ecken und König, steht in einer Datei; so kann es auch weitere Mitglieder geben. Die Stellungstexte eines jeden beginnen mit seinem Namen.
    .title = Die Familie

## Bildunterschriften

convoy-fig-start = Der Anfang: die Flotte um das Geleit.
convoy-fig-rook = Wohin der Angreifer auf c7 ziehen kann: Rechts hält ihn der König auf.
convoy-fig-throne = Der Angreifer darf über den Thron fahren, aber nicht dort halten.
convoy-fig-three = Ein Zug schlägt drei Verteidiger.
convoy-fig-between = Zwischen zwei Feinde zu fahren ist sicher.
convoy-fig-row = Zwei nebeneinander werden nicht geschlagen.
convoy-fig-king-helps = Der König ist das zweite Boot beim Schlagen.
convoy-fig-throne-hostile = Der Verteidiger wird zwischen Angreifer und Thron geschlagen, obwohl der König dort steht.
convoy-fig-corner-hostile = Die Ecke ist der zweite Feind.
convoy-fig-king-four = Der vierte Angreifer fängt den König.
convoy-fig-king-edge = Am Rand fangen ihn drei.
convoy-fig-king-throne = Auf seinem Thron fangen ihn zwei gegenüber.
convoy-fig-king-beside = Der Thron ist der vierte.
convoy-fig-hnefatafl = Hnefatafl am Anfang.
convoy-fig-tablut = Tablut am Anfang.
convoy-fig-brandubh = Brandubh am Anfang.
convoy-fig-escape = Der König erreicht eine Ecke und gewinnt; beide Ecken dieses Randes stehen ihm offen.

## Was die Figuren tun, in je einer Zeile

convoy-attacker-card =
    .moves = Beliebig viele leere Felder in Reihe oder Spalte.
    .attacks = Schlägt einen Gegner zwischen sich und einem anderen Angreifer oder einem feindlichen Feld.
convoy-defender-card =
    .moves = Beliebig viele leere Felder in Reihe oder Spalte.
    .attacks = Schlägt einen Gegner zwischen sich und einem anderen Boot seiner Seite oder einem feindlichen Feld.
convoy-king-card =
    .moves = Wie alle Boote; nur er darf auf dem Thron oder in einer Ecke stehen bleiben.
    .attacks = Wie alle Boote. Wie er selbst geschlagen wird, sagt eine andere Regel: K-8.

## Die Spiele in zwei Minuten: das Ziel, `.turn` und `.end`

convoy-summary = Der Verteidiger bringt den König vom Thron in eine der vier Ecken. Der Angreifer fängt ihn vorher.
    .turn = Der Angreifer beginnt, und die Seiten ziehen abwechselnd. Geschlagen wird durch Ziehen: Ein gegnerisches Boot, das in gerader Linie zwischen zweien von dir liegt, ist geschlagen, bis zu drei mit einem Zug. Thron und Ecken zählen für alle als Feind. Selbst zwischen zwei Feinde zu fahren ist sicher.
    .end = In einer Ecke gewinnt der König. Gefangen ist er mit Angreifern auf allen vier Seiten; am Rand genügen drei, auf dem Thron zwei gegenüber. Wer nicht ziehen kann, hat verloren. Dieselbe Stellung zum dritten Mal ist unentschieden, außer es war vereinbart, dass sie verliert; ebenso hundert Züge jeder Seite ohne Schlagen.
hnefatafl-summary = Der Verteidiger bringt den König vom Thron in eine der vier Ecken. Der Angreifer fängt ihn vorher.
    .turn = Der Angreifer beginnt, und die Seiten ziehen abwechselnd. Geschlagen wird durch Ziehen: Ein gegnerisches Boot, das in gerader Linie zwischen zweien von dir liegt, ist geschlagen, bis zu drei mit einem Zug. Die Ecken zählen für alle als Feind, der Thron auch, nur nicht für einen Verteidiger, solange der König darauf ist. Selbst zwischen zwei Feinde zu fahren ist sicher.
    .end = In einer Ecke gewinnt der König. Gefangen ist er mit Angreifern auf allen vier Seiten; am Rand ist er nicht zu fangen. Wer nicht ziehen kann, hat verloren. Dieselbe Stellung zum dritten Mal ist unentschieden, außer es war vereinbart, dass sie verliert; ebenso hundert Züge jeder Seite ohne Schlagen.
tablut-summary = Der Verteidiger bringt den König vom Thron auf irgendein Feld am Rand. Der Angreifer fängt ihn vorher.
    .turn = Der Angreifer beginnt, und die Seiten ziehen abwechselnd. Geschlagen wird durch Ziehen: Ein gegnerisches Boot, das in gerader Linie zwischen zweien von dir liegt, ist geschlagen, bis zu drei mit einem Zug. Der Thron zählt als Feind, nur nicht für einen Verteidiger, solange der König darauf ist. Selbst zwischen zwei Feinde zu fahren ist sicher.
    .end = Am Rand gewinnt der König. Gefangen ist er zwischen zwei Angreifern, wie jedes Boot; nur auf dem Thron braucht es alle vier Seiten und daneben die anderen drei. Wer nicht ziehen kann, hat verloren. Dieselbe Stellung zum dritten Mal ist unentschieden, außer es war vereinbart, dass sie verliert; ebenso hundert Züge jeder Seite ohne Schlagen.
brandubh-summary = Der Verteidiger bringt den König vom Thron in eine der vier Ecken. Der Angreifer fängt ihn vorher.
    .turn = Der Angreifer beginnt, und die Seiten ziehen abwechselnd. Geschlagen wird durch Ziehen: Ein gegnerisches Boot, das in gerader Linie zwischen zweien von dir liegt, ist geschlagen, bis zu drei mit einem Zug. Die Ecken zählen für alle als Feind, der Thron auch, nur nicht für einen Verteidiger, solange der König darauf ist. Selbst zwischen zwei Feinde zu fahren ist sicher.
    .end = In einer Ecke gewinnt der König. Gefangen ist er zwischen zwei Angreifern, wie jedes Boot; nur auf dem Thron braucht es alle vier Seiten und daneben die anderen drei. Wer nicht ziehen kann, hat verloren. Dieselbe Stellung zum dritten Mal ist unentschieden, außer es war vereinbart, dass sie verliert; ebenso hundert Züge jeder Seite ohne Schlagen.
