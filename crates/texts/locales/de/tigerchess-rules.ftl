### Das Regelbuch von LancerChess und TigerChess in eigenen Worten: eine Nachricht je Regel, benannt nach ihrer Kennung.
# `.title` ist die Überschrift. `.tigerchess` sagt, was TigerChess zu einer gemeinsamen Regel hinzufügt.

## Das Buch

tigerchess-rules = Die Regeln von LancerChess und TigerChess
    .intro = TigerChess ist Schach mit Figuren aus dem Damespiel und Springern aus dem Wald, mit einem Aufmarsch vor dem ersten Zug und einem Palast, den man erobern kann. LancerChess ist seine kleine Schwester: Schach, in dem die Königin geschützt werden muss und zwei Lanzenreiter an die Stelle der Springer treten. Damit fängt man am besten an; darum beginnt das Buch mit dem, was beide Spiele gemeinsam haben. Wo die Schrift des Erfinders schweigt oder ihr Bild verloren ist, mussten wir entscheiden: Solche Stellen beginnen mit „Unsere Festlegung“.

tigerchess-chapter-chess = Was beiden Spielen gemeinsam ist, und alles, was LancerChess hat.
    .title = Schach mit Lanzenreitern
tigerchess-chapter-personnel = Wer von außerhalb des Bretts dazukommt, und wie Damesteine auf dem Schachbrett kämpfen.
    .title = Ritter, Tigerritter, Schwertkämpfer und Bogenschützen
tigerchess-chapter-deployment = Vor dem ersten Zug stellt jede Seite vier Schwertkämpfer auf, nach einer von vier Varianten.
    .title = Der Aufmarsch
tigerchess-chapter-tigervariation = Ein zweiter Weg zum Sieg: den Palast einnehmen.
    .title = Die TigerVariation
tigerchess-chapter-clocks = Uhren, gemacht für ein Spiel aus zwei Abschnitten.
    .title = TigerClocks
tigerchess-chapter-notation = Wie Stellungen und Züge geschrieben werden und was das Brett zeigt.
    .title = Schreibweise und Aussehen

## C-L: Schach mit Lanzenreitern

C-L1 = Jede Seite hat sechzehn Figuren auf dem Brett. Von der a-Linie zur h-Linie stehen der Turm der Königin, der Lanzenreiter der Königin, die Baronin, die Königin, der König, der Baron, der Lanzenreiter des Königs und der Turm des Königs, davor acht Pikeniere. Bengalen ist weiß, sitzt unten und zieht zuerst; Sibirien steht auf denselben Linien gegenüber.
    .title = Die Aufstellung
    .tigerchess = Vor dem ersten Zug liegt der Aufmarsch, und neben dem Brett warten weitere Figuren (C-P1).
C-L2 = Die Königin herrscht. Sie geht einen Schritt in jede Richtung, und sie darf nicht verloren gehen: Um sie geht es bei Schach und Matt. Der König zieht beliebig weit in alle acht Richtungen, wie die Dame im Schach. Türme ziehen wie im Schach, Baron und Baronin wie Läufer, Pikeniere wie Bauern, mit Doppelschritt am Anfang und Schlagen en passant.
    .title = Die Königin, und wer wie im Schach zieht
C-L3 = Der Lanzenreiter des Königs springt ein oder zwei Felder gerade nach vorn, nach hinten oder zur Seite, der Lanzenreiter der Königin ein oder zwei Felder schräg. Wer dazwischen steht, hält sie nicht auf. Sie schlagen nur auf dem Feld, auf dem sie landen.
    .title = Die beiden Lanzenreiter
C-L4 = Einmal in der Partie darf die Königin hinter einen Turm gebracht werden, ähnlich der Rochade. Beide haben noch nicht gezogen, alle Felder zwischen ihnen sind leer, und die Königin ist weder auf ihrem Feld noch auf einem, das sie überquert oder erreicht, angegriffen. Zum Turm der Königin hin geht sie auf die b-Linie und der Turm auf die c-Linie; zum Turm des Königs hin geht sie auf die f-Linie und der Turm auf die e-Linie.
    .title = Der Schutz der Königin
C-L5 = Ein Pikenier, der die letzte Reihe erreicht, wird nach Wahl seines Besitzers König, Turm, Lanzenreiter oder, je nach Farbe des Feldes, Baron oder Baronin. Ein Lanzenreiter wird auf Feldern der Farbe, auf der der Lanzenreiter des Königs dieser Seite begann, wieder ein solcher, sonst einer der Königin.
    .title = Umwandlung
C-L6 = Alles andere ist Schach: Die Seiten ziehen abwechselnd, jedes Mal mit einer eigenen Figur. Wer nicht im Schach steht und keinen erlaubten Zug hat, ist patt, und die Partie ist unentschieden. Unsere Festlegung: Unentschieden ist sie auch, ohne dass es jemand verlangen muss, wenn eine Stellung zum dritten Mal entsteht, oder wenn beide Seiten je fünfzig Züge ohne Schlagen und ohne Zug eines Pikeniers gemacht haben, oder wenn niemand mehr mattsetzen kann. Das ist so, wenn nur noch die Königinnen da sind, oder Königinnen und Schräggänger (Barone, Baroninnen, Lanzenreiter der Königin), die alle auf derselben Farbe stehen. Eine Zeitüberschreitung zählt, außer wenn niemand mehr mattsetzen kann.
    .title = Wie im Schach; Unentschieden
    .tigerchess = Auch der Zug eines Schwertkämpfers lässt die fünfzig Züge neu beginnen, der Schritt eines Bogenschützen nicht; gezählt wird ab Beginn des Gefechts. Bogenschützen und Schwertkämpfer sind ebenfalls Schräggänger. Niemand kann mattsetzen, wenn neben den Königinnen nur ein Ritter da ist oder ein Pikenier, der nicht mehr Tigerritter werden kann. Zwei Stellungen sind nur dann gleich, wenn dieselben Seiten ihren Tigerritter noch bekommen können und die Leibwachen auf denselben Flügeln stehen.
C-L7 = Unsere Festlegung: Ein Sieg bringt drei Punkte, ein Unentschieden jeder Seite einen, wie in TigerChess.
    .title = Punkte in LancerChess

## C-P: die Figuren

C-P1 = Zu den sechzehn Figuren auf dem Brett hat jede Seite acht Ritter mit den Buchstaben A bis H in der Festung hinter der ersten Reihe, einen Tigerritter im Palast dahinter, vier Schwertkämpfer und vier Bogenschützen mit den Zahlen i bis iv an den Grenzposten, eine Leibwache im Wachturm und die Standarte über dem Palast.
    .title = Wer neben dem Brett wartet
C-P2 = Ein Ritter springt wie der Springer im Schach. Ein Tigerritter springt auf jedes Feld im Quadrat von sieben mal sieben um ihn herum, das weder gerade noch schräg in einer Linie mit ihm liegt: ein und zwei, ein und drei oder zwei und drei Felder weit, zusammen vierundzwanzig Felder. Wer dazwischen steht, hält beide nicht auf.
    .title = Ritter und Tigerritter
C-P3 = Der sibirische Tigerritter hat vier Felder mehr, zum Ausgleich dafür, dass Sibirien als Zweiter zieht. Das Bild dazu ist verloren. Unsere Festlegung: Sie liegen vier Felder entfernt, gerade nach vorn, nach hinten und zu beiden Seiten, denn im Matt-Beispiel des Erfinders zieht er von f8 nach f4.
    .title = Der sibirische Tigerritter
C-P4 = Der erste Pikenier einer Seite, der die letzte Reihe erreicht, wird auf der Stelle ihr Tigerritter. Es gibt nur einen: Geht er verloren, kommt kein anderer. Unsere Festlegung: Jede Seite zählt für sich.
    .title = Der Weg zum Tigerritter
C-P5 = Erreicht ein Pikenier seine siebte Reihe, die vorletzte, kann er gegen den Ritter mit seinem Buchstaben getauscht werden. Solange noch kein Pikenier seiner Seite auf der letzten Reihe war, wählt der Besitzer im selben Zug: jetzt der Ritter, oder Pikenier bleiben, auf den Tigerritter hoffen und nie mehr Ritter werden. War schon einer dort, geschieht der Tausch von selbst.
    .title = Die Wahl auf der siebten Reihe
C-P6 = Ein Pikenier, der auf der siebten Reihe geblieben ist, während ein anderer als Erster die letzte erreichte, kann nichts mehr werden. Er darf noch auf die letzte Reihe ziehen und steht dort als Pikenier, bis er geschlagen wird.
    .title = Zu spät
C-P7 = Ein Pikenier trägt den Buchstaben der Linie, auf der er begann, wohin er auch zieht.
    .title = Buchstaben
C-P8 = Ein Schwertkämpfer zieht wie ein Stein im Damespiel: Er geht einen Schritt schräg vorwärts auf ein leeres Feld; oder er schlägt, indem er schräg vorwärts über einen Gegner auf dem Nachbarfeld auf das leere Feld gleich dahinter springt, und darf von dort weiterspringen. Er muss nie schlagen, darf nach jedem Sprung aufhören und sucht sich den Weg frei aus.
    .title = Der Schwertkämpfer
C-P9 = Ein Schwertkämpfer, der die letzte Reihe erreicht, wird zum Bogenschützen mit seiner Zahl. Damit endet sein Zug, auch wenn ein Bogenschütze weiterspringen könnte.
    .title = Vom Schwertkämpfer zum Bogenschützen
C-P10 = Ein Bogenschütze geht schräg einen Schritt in jede der vier Richtungen. Er schlägt aus der Ferne: auf einer Schrägen über beliebig viele leere Felder und einen Gegner hinweg auf das leere Feld gleich dahinter; und dann weiter in jede schräge Richtung, geradeaus, abgebogen oder zurück. Wer geschlagen ist, verschwindet sofort; das kann den Weg für den nächsten Sprung öffnen. Er muss nie schlagen und darf nach jedem Sprung aufhören.
    .title = Der Bogenschütze
C-P11 = Ein Schwertkämpfer oder Bogenschütze gibt Schach, wenn er mit irgendeinem Sprung irgendeiner Schlagfolge über die Königin springen könnte, sei es der erste oder der fünfte. Unsere Festlegung: Die Schrift bestimmt Schach danach, was der nächste Zug schlagen kann, und eine ganze Folge ist ein Zug. Am Rand des Bretts kann niemand über sie springen. Ob der Angreifer damit seine eigene Königin einem Angriff aussetzen würde, ist gleich.
    .title = Schach durch Damesteine
C-P12 = Ein Zug ist erlaubt, wenn die eigene Königin nicht angegriffen ist, nachdem er ganz ausgeführt ist. Eine Folge von Sprüngen kann also erlaubt sein, wo früheres Aufhören es nicht wäre, weil erst ein späterer Sprung den Angreifer schlägt oder die Linie schließt.
    .title = Nur das Ende des Zuges zählt
C-P13 = Ein neuer Ritter, Tigerritter oder Bogenschütze zieht vom nächsten Zug an. Schach gibt er sofort.
    .title = Neulinge
C-P14 = Solange eine Figur springt, gilt das Feld, von dem sie kam, als leer: Sie darf darüber hinweg oder wieder dort landen. Über denselben Gegner springt man nicht zweimal, über dasselbe leere Feld schon. Schwertkämpfer und Bogenschützen schlagen nicht en passant. Ein Pikenier auf der letzten Reihe greift niemanden an, steht aber im Weg.
    .title = Feinheiten beim Springen
C-P15 = In einer von Hand aufgebauten Stellung gilt ein Pikenier auf seiner siebten Reihe als geblieben. Auf seiner letzten kann er nur stehen, wenn seine Seite ihren Tigerritter schon hatte.
    .title = Aufgebaute Stellungen

## C-D: der Aufmarsch

C-D1 = Die Seiten stellen ihre Schwertkämpfer i bis iv auf der eigenen dritten und vierten Reihe auf, in der Reihenfolge Sibirien, Bengalen, Bengalen, Sibirien, Sibirien, Bengalen, Bengalen, Sibirien. Das symmetrische Feld eines Feldes ist sein Spiegelbild über die Mitte des Bretts, etwa c3 und c6.
    .title = Aufstellen
C-D2 = In der offenen Variante ist jedes freie Feld dieser Reihen erlaubt.
    .title = Offen
C-D3 = In der Countdown-Variante ist ein Feld gesperrt, wenn auf seinem symmetrischen Feld ein gegnerischer Schwertkämpfer steht. So gibt es jedes Mal ein Feld weniger zur Auswahl: sechzehn, fünfzehn und so fort bis neun.
    .title = Countdown
C-D4 = In der Drachen-Variante bleiben die Seiten auf verschiedenen Farben. Der erste bengalische Schwertkämpfer kommt auf die Farbe, die der erste sibirische frei gelassen hat; alle weiteren folgen dem ersten der eigenen Seite.
    .title = Drachen
C-D5 = In der symmetrischen Variante kommt jeder zweite Schwertkämpfer, die Antwort der anderen Seite, auf das symmetrische Feld des vorigen.
    .title = Symmetrisch
C-D6 = So viele Möglichkeiten gibt es, die Schwertkämpfer aufzustellen: 1 907 942 400 in der offenen Variante, 518 918 400 in der Countdown-, 5 644 800 in der Drachen- und 43 680 in der symmetrischen Variante. In der offenen führen sie zu 3 312 400 verschiedenen Stellungen. Mit der TigerVariation sind es sechzehnmal so viele. Unsere Festlegung: Für Countdown druckt die Schrift eine andere Zahl, aber ihr eigenes Produkt, sechzehn bis hinab zu neun, ergibt die unsere.
    .title = Wie viele Aufmärsche es gibt
C-D7 = Wollen es beide, spielen sie die offene Variante. Sonst entscheidet ein Würfel: 2, 4 und 6 heißen Countdown, 3 und 5 Drachen, 1 symmetrisch. Dann fallen zwei Würfel, und ein Pasch bedeutet die TigerVariation. Wer nicht nach dem Buch spielt, darf auch einen anderen Aufmarsch und die TigerVariation vereinbaren. Auf dem Server kann niemand beim Würfeln schummeln: Vorher wird eine versiegelte Zusage gezeigt, danach der Schlüssel, und das Programm jeder Seite prüft, dass beides zusammenpasst.
    .title = Die Würfel
C-D8 = Wer zweimal hintereinander aufstellen darf, kann beides zugleich tun. In der Drachen-Variante sagt das Brett, ob die Schwertkämpfer auf die Farbe der Barone oder die der Baroninnen kommen.
    .title = Zwei zugleich
C-D9 = Ein aufgestellter Schwertkämpfer steht im Weg wie jede andere Figur: Er hält Doppelschritte, Türme und Könige auf und darf beim Schutz der Königin nicht zwischen ihr und dem Turm stehen.
    .title = Schwertkämpfer im Weg
C-D10 = Unsere Festlegung: Läuft einer Seite im Aufmarsch die Zeit ab (C-K2), bleibt die Reihenfolge, und die andere Seite stellt für sie auf. Diese Schwertkämpfer zählen für spätere Beschränkungen wie alle anderen; ist für eine Antwort der symmetrischen Variante das Feld besetzt, ist jedes freie erlaubt. Auch eine Leibwache, die noch nicht aufgestellt ist, stellt der Gegner auf. Haben beide keine Zeit mehr, wird der Rest ausgelost, aus dem zugesagten Schlüssel.
    .title = Nach abgelaufener Zeit

## C-T: die TigerVariation

C-T1 = Bevor die Schwertkämpfer aufgestellt werden, gibt erst Sibirien, dann Bengalen die Standarte seinem Lanzenreiter des Königs, der von nun an der Standartenträger ist, und stellt die Leibwache auf einen der vier Flügel C bis F des eigenen Palasts. Der Tigerritter zieht in den Wachturm um und wartet dort.
    .title = Leibwachen und Standartenträger
C-T2 = Ein Standartenträger auf der letzten Reihe, auf der Linie des Flügels, auf dem die gegnerische Leibwache steht, darf zwei Felder geradeaus springen, über die Festung in den Palast. Er schlägt die Leibwache, und die Partie ist sofort gewonnen. Die eigene Königin darf davor nicht im Schach stehen. Unsere Festlegung: Mehr wird nicht verlangt; ein Träger, der die Königin deckt, darf also springen. Die Möglichkeit dazu verhindert ein Patt, hilft aber nicht gegen ein Schach, und sie anzudrohen ist kein Schach. Zu nichts anderem verlässt der Träger das Brett, und einen anderen Flügel betritt er nicht.
    .title = Die Besetzung des Palasts
C-T3 = Ohne die TigerVariation bringt ein Matt drei Punkte, ein Unentschieden jeder Seite einen. Mit ihr bringt eine Besetzung sechs, ein Matt drei, alles andere nichts. Wer aufgibt oder die Zeit überschreitet, überlässt der anderen Seite drei Punkte; in der TigerVariation sechs, oder drei, wenn deren Standartenträger verloren ist. Beide können sich auf drei einigen, wenn das Matt nicht mehr zu verhindern ist.
    .title = Punkte
C-T4 = Wer den Standartenträger verloren hat, kann nur noch durch Matt gewinnen. Die Leibwache zieht nie.
    .title = Träger und Leibwache
C-T5 = In der TigerVariation verdoppeln sich alle Zeiten, auch die Reserve für jeden Zug.
    .title = Doppelte Zeit

## C-K: TigerClocks

C-K1 = Der dreifache Countdown: Für den Aufmarsch gibt es eine Zeit, gewöhnlich 30 Minuten. Beginnt das Gefecht, kommt zu dem, was übrig ist, eine Hauptzeit hinzu, gewöhnlich 150 Minuten. Jeder Zug des Gefechts verdient 60 Sekunden Reserve. Ist die Hauptzeit verbraucht, beginnt die bis dahin verdiente Reserve zu laufen und wächst nicht mehr; ist auch sie verbraucht, ist die Partie verloren.
    .title = Dreifacher Countdown
C-K2 = Wem im Aufmarsch die Zeit abläuft, der hat noch nicht verloren. Der Gegner stellt dessen übrige Schwertkämpfer auf, auf beliebige freie Felder von dessen dritter und vierter Reihe und während die eigene Uhr läuft. Unsere Festlegung: Die Beschränkungen der Variante gelten dabei nicht.
    .title = Keine Zeit mehr im Aufmarsch
C-K3 = Unsere Festlegung: Der zweifache Countdown, den die Schrift nennt, ohne ihn zu beschreiben, besteht aus Hauptzeit und Reserve ohne eine Zeit für den Aufmarsch. Er passt zu LancerChess und zu jedem anderen Spiel hier.
    .title = Zweifacher Countdown
C-K4 = All diese Zahlen lassen sich ändern. Gespielt werden kann auch mit gewöhnlichen Uhren: mit fester Zeit, mit Zuschlag oder Aufschub je Zug, mit Byoyomi oder mit Tagen je Zug.
    .title = Andere Zeiten, andere Uhren

## C-N: Schreibweise und Aussehen

C-N1 = Eine Stellung ist eine Zeile Text: der Name des Spiels; die acht Reihen von der letzten an, Großbuchstaben für Bengalen; wer zieht; wie die Königinnen noch geschützt werden können; das Feld eines Schlagens en passant, wenn es erlaubt ist; die Zahl der einzelnen Züge, seit geschlagen wurde oder ein Pikenier zog; und die Nummer des Zuges. Die Buchstaben stammen aus dem Englischen: R Turm, B Baron oder Baronin, L Lanzenreiter des Königs, F Lanzenreiter der Königin, Q Königin, K König und P Pikenier.
    .title = Stellungen
    .tigerchess = Weitere Buchstaben: N Ritter, T Tigerritter, S Schwertkämpfer, A Bogenschütze. Auch mit dem Zug eines Schwertkämpfers beginnt die Zählung neu. Drei oder vier Angaben folgen: welche Seiten ihren Tigerritter noch bekommen können; die Flügel der Leibwachen; der Stand des Aufmarschs mit den bisher besetzten Feldern; und die Buchstaben und Zahlen der Figuren, die nur fürs Auge sind.
C-N2 = Ein Zug nennt das Feld, auf dem er beginnt, und das, auf dem er endet: e2e4. Der Schutz der Königin wird als ihr Schritt geschrieben: d1b1. Eine Umwandlung fügt den Buchstaben der neuen Figur an: e7e8k. Für Menschen gibt es eine Kurzform wie im Schach, etwa Lg3 oder Ka4. Auch die Abkürzungen der Schrift, etwa SKG für den sibirischen König, werden gelesen und auf Wunsch geschrieben.
    .title = Züge
    .tigerchess = Schlagen im Sprung nennt jede Landung: c3:e5:g7. Ein Tausch fügt einen Buchstaben an: d6d7n für den Ritter, d7d8t für den Tigerritter, c7d8a für den Bogenschützen. S@c6 stellt einen Schwertkämpfer auf, G@e eine Leibwache, e8occ ist eine Besetzung. Zwei Wege, die dasselbe schlagen und auf demselben Feld enden, sind ein Zug.
C-N3 = Das Brett ist grün, und ringsum ist Wald. Der Turm der Königin ist höher und trägt ein Q, der Turm des Königs ist breiter und trägt ein K; ein Turm, zu dem ein Pikenier geworden ist, trägt nichts.
    .title = Was das Brett zeigt
    .tigerchess = Festungen, Paläste, Wachtürme und Grenzposten zeigen, wer dort wartet, die Lichtungen, wer geschlagen wurde. Pikeniere und Ritter tragen ihre Buchstaben, Schwertkämpfer und Bogenschützen ihre Zahlen.
C-N4 = In einer Partie mit Schiedsrichter kann dieser das Ergebnis und die Punkte ändern, Figuren versetzen und die Uhren stellen. Die Begründung bleibt bei der Partie. Wer ausgeschlossen wird, hat verloren.
    .title = Der Schiedsrichter
C-N5 = Die Schrift endet mit einem Buchstabenrätsel, mit dem ihr Verfasser sich ausweisen kann. Zum Spiel gehört es nicht, darum kommt es hier nirgends vor.
    .title = Das Rätsel des Verfassers

## Bildunterschriften

tigerchess-fig-setup = Bengalens ganzes Heer auf den ersten beiden Reihen, Sibiriens auf den letzten beiden.
tigerchess-fig-queen = Um sie geht es: die Königin und ihre acht Felder.
tigerchess-fig-king-lancer = Ein Lanzenreiter des Königs: ein oder zwei Felder auf Linien und Reihen, über jeden hinweg.
tigerchess-fig-queen-lancer = Ein Lanzenreiter der Königin: ein oder zwei Felder auf Schrägen, über jeden hinweg.
tigerchess-fig-lancers-corner = Selbst in der Ecke hat ein Lanzenreiter des Königs vier Felder.
tigerchess-fig-protect = Beide Arten, die Königin zu schützen: nach b1 mit dem Turm auf c1 oder nach f1 mit dem Turm auf e1.
tigerchess-fig-protect-not = Der sibirische König blickt auf e1: Dort kann die Königin nicht vorbei, aber der andere Weg ist frei.
tigerchess-fig-promotion = Auf diesem Feld kann der Pikenier König, Turm, Baron oder Lanzenreiter der Königin werden.
tigerchess-fig-waiting = Hinter jedem Heer: die Festung mit ihren Rittern, der Palast, der Wachturm und die Grenzposten.
tigerchess-fig-knight = Ein Ritter springt wie der Springer im Schach.
tigerchess-fig-tigerknight-bengal = Der bengalische Tigerritter: vierundzwanzig Felder, keines davon in einer Linie mit ihm.
tigerchess-fig-tigerknight-siberian = Der sibirische Tigerritter hat vier Felder mehr; zwei davon liegen hier auf dem Brett.
tigerchess-fig-tigerknight-exchange = Der erste Pikenier auf der letzten Reihe wird zum Tigerritter.
tigerchess-fig-seventh = Auf der siebten Reihe hat der Besitzer die Wahl: jetzt ein Ritter, oder ein Pikenier, der noch Tigerritter werden kann.
tigerchess-fig-too-late = Sibirien hatte seinen Tigerritter schon: Dieser Pikenier bleibt ein Pikenier.
tigerchess-fig-swordsman = Ein Schwertkämpfer darf nach b4 gehen oder über d4 springen, und weiter über f6, wenn er will.
tigerchess-fig-swordsman-archer = Auf der letzten Reihe wird er zum Bogenschützen, und sein Zug ist zu Ende.
tigerchess-fig-archer-step = Ein Bogenschütze, der nicht schlägt, geht einen Schritt.
tigerchess-fig-archer-sequence = Die Schlagfolge eines Bogenschützen: jeder Pfeil ist ein Sprung, und jeder Sprung schlägt einen Gegner.
tigerchess-fig-archer-check = Die Königin steht im Schach: Der Bogenschütze könnte erst über den Turm und dann über sie springen.
tigerchess-fig-edge = Am Rand kann niemand über sie springen: kein Schach.
tigerchess-fig-whole-move = Nach dem ersten Sprung stünde die Königin im Schach; der zweite schlägt den Angreifer.
tigerchess-fig-circle = Vier Sprünge im Kreis: Der Bogenschütze steht wieder, wo er begann.
tigerchess-fig-open = Offen: jedes freie Feld der eigenen dritten oder vierten Reihe.
tigerchess-fig-countdown = Countdown: c3 ist gesperrt, denn der sibirische Schwertkämpfer auf c6 spiegelt es.
tigerchess-fig-dragon = Drachen: Sibirien hat ein helles Feld gewählt, also hat Bengalen die dunklen.
tigerchess-fig-symmetrical = Symmetrisch: Die einzige Antwort auf c6 ist c3.
tigerchess-fig-in-the-way = Der Schwertkämpfer auf c3 hält den Pikenier hinter ihm auf.
tigerchess-fig-guard = Bengalen stellt seine Leibwache auf einen von vier Flügeln.
tigerchess-fig-occupation = Der Standartenträger auf e8 springt über die Festung und schlägt die Leibwache auf dem E-Flügel: sechs Punkte.
tigerchess-fig-other-wing = Die Leibwache steht auf einem anderen Flügel: Von e8 aus führt kein Weg hinein.

## Was die Figuren tun, in je einer Zeile

tigerchess-queen-card =
    .moves = 1 Feld in jede Richtung. Sie darf nicht verloren gehen.
    .attacks = Wie sie zieht.
tigerchess-king-card =
    .moves = Beliebig weit in alle acht Richtungen.
    .attacks = Wie er zieht.
tigerchess-tower-card =
    .moves = Beliebig weit auf Reihe oder Linie.
    .attacks = Wie er zieht.
tigerchess-king-tower-card =
    .moves = Beliebig weit auf Reihe oder Linie.
    .attacks = Wie er zieht.
tigerchess-queen-tower-card =
    .moves = Beliebig weit auf Reihe oder Linie.
    .attacks = Wie er zieht.
tigerchess-baron-card =
    .moves = Beliebig weit schräg.
    .attacks = Wie er zieht.
tigerchess-baroness-card =
    .moves = Beliebig weit schräg.
    .attacks = Wie sie zieht.
tigerchess-king-lancer-card =
    .moves = Springt 1 oder 2 Felder gerade nach vorn, hinten oder zur Seite.
    .attacks = Nur wo er landet.
tigerchess-queen-lancer-card =
    .moves = Springt 1 oder 2 Felder schräg.
    .attacks = Nur wo er landet.
tigerchess-pikeman-card =
    .moves = 1 Feld nach vorn, vom Anfang aus auch 2.
    .attacks = 1 Feld schräg nach vorn, auch en passant.
tigerchess-knight-card =
    .moves = Springt 2 Felder gerade und 1 zur Seite.
    .attacks = Nur wo er landet.
tigerchess-tigerknight-card =
    .moves = Springt auf jedes Feld, das höchstens 3 entfernt ist und weder gerade noch schräg zu ihm liegt; ein sibirischer auch 4 Felder gerade.
    .attacks = Nur wo er landet.
tigerchess-swordsman-card =
    .moves = 1 Feld schräg nach vorn.
    .attacks = Springt schräg nach vorn über einen Nachbarn auf das leere Feld dahinter und darf weiterspringen.
tigerchess-archer-card =
    .moves = 1 Feld schräg.
    .attacks = Fliegt schräg über einen Gegner, wie fern auch immer, auf das leere Feld gleich dahinter und darf weiterspringen.
tigerchess-guard-card =
    .moves = Nie.
    .attacks = Nie. Erreicht sie ein gegnerischer Standartenträger im Palast, ist das Spiel gewonnen.

## Die Spiele in zwei Minuten: das Ziel, `.turn` und `.end`

lancerchess-summary = Setz die gegnerische Königin matt. Sie ist, was im Schach der König ist; schütze also deine eigene.
    .turn = Bengalen, weiß und unten, beginnt, und die Seiten ziehen abwechselnd. Wer im Schach steht, muss es abwehren. Einmal in der Partie darf sich die Königin hinter einen Turm stellen, ähnlich der Rochade, und ein Pikenier, der die letzte Reihe erreicht, wird zu einer stärkeren Figur.
    .end = Matt gewinnt. Kein erlaubter Zug ohne Schach ist unentschieden; ebenso dieselbe Stellung zum dritten Mal und fünfzig Züge jeder Seite ohne Schlagen und ohne Zug eines Pikeniers.
tigerchess-summary = Setz die gegnerische Königin matt, wie in LancerChess. In der TigerVariation gewinnst du auch, wenn dein Standartenträger die Leibwache im gegnerischen Palast erreicht.
    .turn = Zuerst kommt der Aufmarsch: Abwechselnd stellen die Seiten je vier Schwertkämpfer auf der eigenen dritten und vierten Reihe auf, Sibirien zuerst. Dann beginnt Bengalen, und die Seiten ziehen abwechselnd. Schwertkämpfer und Bogenschützen schlagen durch Springen, wie im Damespiel. Ritter, Tigerritter und Bogenschützen warten neben dem Brett und treten an die Stelle von Pikenieren und Schwertkämpfern, die weit genug gekommen sind.
    .end = Matt gewinnt, in der TigerVariation auch das Erobern des Palasts. Kein erlaubter Zug ohne Schach ist unentschieden; ebenso dieselbe Stellung zum dritten Mal und fünfzig Züge jeder Seite ohne Schlagen und ohne Zug eines Pikeniers oder Schwertkämpfers.
