### Die erste Partie King's Convoy in sechs Schritten.

convoy-guide-intro = Sechs kurze Schritte, dann stichst du in See. Das Brett zeigt, wohin ein Boot kann; geht etwas nicht, sagt es den Grund.
convoy-guide-goal = Der König wartet auf seinem Thron in der Mitte, um ihn sein Geleit. Er will in eine der vier Ecken. Die Flotte des Angreifers, doppelt so groß, liegt an den Rändern und will ihn fangen.
    .title = Worum es geht
convoy-guide-move = Jedes Boot fährt gerade wie ein Turm im Schach, so weit du willst, bis etwas im Weg ist. Nur der König darf auf dem Thron oder in einer Ecke halten.
    .title = Wie Boote ziehen
convoy-guide-capture = Bring ein Boot neben einen Feind, der auf der anderen Seite schon eines von dir hat: Er ist geschlagen. Zwischen zwei Feinde zu fahren ist ungefährlich.
    .title = Wie Boote geschlagen werden
convoy-guide-king = Der König ist stärker: Es braucht Angreifer auf allen vier Seiten, am Rand drei. Auf dem Thron genügen zwei gegenüber; dort sollte er also nicht zu lange bleiben.
    .title = Wie der König gefangen wird
convoy-guide-escape = Sieht der König einen freien Weg in eine Ecke, muss der Angreifer ihn sofort schließen. Sieht er zwei, ist es zu spät.
    .title = Wie der König entkommt
convoy-guide-plans = Sichere als Angreifer zuerst die Ecken: Ein Boot zwei Felder schräg vor einer Ecke versperrt viel. Jage keine Boote. Öffne als Verteidiger Linien, indem du Boote schlägst, und halte den König beweglich. Spielt beide Seiten: Ein Wettkampf besteht aus zwei Partien. Für eine kürzere Partie wähle Hnefatafl, Tablut oder Brandubh, die kleineren Bretter der Familie.
    .title = Ein Plan für jede Seite
