### Das Regelbuch von TORA in eigenen Worten: eine Nachricht je Regel, benannt nach ihrer Kennung.
# `.title` ist die Überschrift. `.quicksheet` und `.website` sagen, was in diesen Ausgaben anders ist.

## Das Buch

tora-rules = Die Regeln von TORA
    .intro = TORA gibt es in drei Ausgaben. Das Regelheft von 2008 ist das vollständige Spiel und für das lange Brett die einzige Ausgabe. Kurzblatt und Webseite sind zwei knappe Fassungen für das kurze Brett; die wenigen Punkte, in denen sie abweichen, sind gekennzeichnet. Wo die Quellen schweigen oder einander widersprechen, mussten wir entscheiden: Solche Stellen beginnen mit „Unsere Festlegung“.

tora-chapter-board = Ein quadratisches Brett und ein Name für jedes Feld.
    .title = Das Brett
tora-chapter-armies = Wer kämpft und wo am Anfang alle stehen.
    .title = Heere und Aufstellungen
tora-chapter-rounds = Eine Runde gilt als gleichzeitig: Beide Seiten handeln, bevor die darin geschlagenen Anführer das Brett verlassen.
    .title = Runden, Züge und Aktionen
tora-chapter-movement = Wer wie weit kommt und wer an wem vorbei darf.
    .title = Bewegung
tora-chapter-attacks = Schlagen durch Landen und Schlagen aus der Ferne.
    .title = Angriffe
tora-chapter-soldiers = Schild und Geschütz: zwei Figuren, die vorbereitet sein wollen.
    .title = Soldaten und Kanonen
tora-chapter-jeopardy = Anführer dürfen bedroht sein, sich aber nicht selbst in Gefahr begeben.
    .title = Gefahr
tora-chapter-end = Wie eine Partie gewonnen, verloren oder unentschieden wird.
    .title = Das Ende der Partie
tora-chapter-editions = Was die beiden Kurzfassungen anders machen.
    .title = Kurze Ausgaben
tora-chapter-terrain = Auf Wunsch, für beide Bretter: Wasser, Wald und Hänge.
    .title = Gelände
tora-chapter-assassin = Auf Wunsch, für das lange Brett: eine Figur, die niemand sieht.
    .title = Der Assassine
tora-chapter-points = Was die Figuren wert sind und wie sich mit wenigen Markern weit zählen lässt.
    .title = Punkte und Punktekarten
tora-chapter-notation = Wie Züge, Stellungen und Partien aufgeschrieben werden.
    .title = Schreibweise

## T-B: das Brett

T-B1 = Das kurze Brett hat 9 × 9 Felder, das lange 17 × 17. Ob sie als Quadrate oder als Kreuzungen von Linien gezeichnet sind, ist Geschmackssache; gespielt wird gleich.
    .title = Zwei Größen
T-B2 = Ein Feld hat zwei Zahlen, vertikal v und horizontal h, beide ab 1, und heißt zum Beispiel v5h9. Die Gegenseite sitzt hinter h1, der Herausforderer hinter dem höchsten h. Vom Platz des Herausforderers aus wächst v nach rechts und h auf ihn zu. So liegt v1h1 rechts von der Gegenseite und das Feld mit den beiden höchsten Zahlen rechts vom Herausforderer.
    .title = Namen der Felder
T-B3 = Kurzblatt und Webseite zählen dasselbe Brett von der gegenüberliegenden Ecke aus: Auf dem kurzen Brett ist ihr v2h3 unser v8h7. Unsere Festlegung: Hier gilt überall die Zählung des Regelhefts, und jede Aufzeichnung sagt, welche Zählung sie verwendet. Beide lassen sich lesen und schreiben.
    .title = Die andere Zählung
T-B4 = Entfernungen werden in Schritten zu einem der acht Nachbarfelder gezählt; ein schräger Schritt zählt wie jeder andere. Die acht Nachbarfelder haben die Entfernung 1, der Ring aus sechzehn Feldern darum die Entfernung 2.
    .title = Entfernung

## T-S: Heere und Aufstellungen

T-S1 = Kurzes Brett, je Seite: 1 General, 1 Kanone, 3 Bogenschützen und 2 Soldaten. Langes Brett, je Seite: 1 Herrscher, 2 Generäle, 2 Kanonen, 4 Reiter, 9 Bogenschützen und 9 Soldaten, dazu ein Assassine, wenn beide das möchten. Der Herrscher ist nach Wahl seines Besitzers König oder Königin; im Spiel sind sie gleich.
    .title = Die Heere
T-S2 = Herrscher und Generäle sind Führungsfiguren. Alle anderen, auch der Assassine, sind einfache Figuren. Der Unterschied zählt beim Schlagen und bei der Gefahr.
    .title = Führungsfiguren und einfache Figuren
T-S3 = Beide wählen für das eigene Heer eine Aufstellung, angreifend oder verteidigend; alle vier Paarungen sind erlaubt. Unsere Festlegung: Gewählt wird verdeckt und beide Wahlen werden zugleich gezeigt, damit niemand auf die andere Wahl antworten kann.
    .title = Wahl der Aufstellung
T-S4 = Verteidigend, für die Gegenseite: General v5h1, Kanone v5h2, Bogenschützen v4h3, v5h3 und v6h3, Soldaten v4h2 und v6h2. Angreifend: Die beiden äußeren Bogenschützen stehen stattdessen auf v3h1 und v7h1. Für den Herausforderer gilt dasselbe, um eine halbe Drehung gewendet.
    .title = Aufstellungen des kurzen Bretts
T-S5 = Das gedruckte Bild der Aufstellungen für das lange Brett ist verloren. Einige Plätze sind aus der Patentschrift bekannt: der Herrscher hinter der Mitte des Heeres, auf jedem Flügel ein General. Unsere Festlegung: Das Übrige ist eine Rekonstruktion und heißt überall so, wo sie zur Wahl steht. Aufstellungen sind auf beiden Brettern Dateien; eine eigene lässt sich hinzufügen, wenn sie genau das richtige Heer enthält und jede Figur in der Hälfte ihres Besitzers steht.
    .title = Aufstellungen des langen Bretts, und eigene
T-S6 = Die Buchstaben stammen aus dem Englischen: A Bogenschütze, S Soldat, G General, C Kanone, H Reiter, K König, Q Königin und X Assassine. In Stellungstexten ist D ein Soldat in Verteidigungsstellung und U eine ungeladene Kanone.
    .title = Buchstaben

## T-R: Runden, Züge und Aktionen

T-R1 = Eine Runde besteht aus dem Zug des Herausforderers und dem Zug der Gegenseite. Der Herausforderer beginnt jede Runde.
    .title = Runden
T-R2 = Auf dem langen Brett hat ein Zug so viele Aktionen, wie eigene Führungsfiguren auf dem Brett stehen, wenn der Zug beginnt. Eine, die früher in der Runde geschlagen wurde, steht noch und zählt darum mit. Auf dem kurzen Brett hat jeder Zug zwei Aktionen.
    .title = Zahl der Aktionen
T-R3 = Mit einer Aktion tut eine Figur alles, was sie auf einmal kann: Sie zieht und greift danach an. Keine Aktion muss benutzt werden; sogar den ganzen Zug zu passen ist erlaubt.
    .title = Was eine Aktion ist
T-R4 = Eine Figur darf in einem Zug mehrere Aktionen bekommen: Ein Soldat kann die Stellung wechseln und dann ziehen, eine Kanone feuern, geladen werden und wieder feuern. Unsere Festlegung nach zwei der Quellen: Begrenzt sind nur Herrscher und Bogenschützen, sie greifen höchstens einmal je Zug an.
    .title = Dieselbe Figur noch einmal
T-R5 = Bis ein Zug beendet ist, vom Spieler selbst oder von der Uhr, lässt sich alles darin zurücknehmen, Schritt für Schritt oder im Ganzen. Dass eine Figur losgelassen wurde, bedeutet nichts. Unsere Festlegung: Eine Suche nach dem Assassinen und alles davor bleibt stehen, denn was sie gezeigt hat, lässt sich nicht vergessen.
    .title = Zurücknehmen
T-R6 = Unsere Festlegung: Läuft die Zeit mitten im Zug ab, so werden die bis dahin angesagten Aktionen gespielt, von der ersten an und so viele, wie zusammen einen erlaubten Zug ergeben. Ist nichts angesagt oder ergibt kein Teil davon einen erlaubten Zug, so ist die Partie durch Zeit verloren.
    .title = Wenn die Zeit abläuft
T-R7 = Eine einfache Figur, die angegriffen wird, verlässt sofort das Brett. Eine angegriffene Führungsfigur gilt als geschlagen, bleibt aber bis zum Ende der Runde stehen; kommt ihre Seite in dieser Runde noch an den Zug, darf sie darin handeln. Unsere Festlegung: Eine schon geschlagene Führungsfigur darf noch einmal angegriffen werden, das ändert nichts.
    .title = Was mit geschlagenen Figuren geschieht
T-R8 = Die Punkte werden am Ende der Runde für beide gemeinsam gezählt. Unsere Festlegung: Der laufende Stand zeigt eine einfache Figur, sobald sie fort ist, und eine geschlagene Führungsfigur, wenn sie geht.
    .title = Wann Punkte zählen
T-R9 = Am Ende einer Runde gehen zuerst die geschlagenen Führungsfiguren. Wer den Herrscher verloren und noch einen General hat, macht dann einen General zum neuen Herrscher, und zwar dort, wo er steht. Danach werden die Punkte gezählt, und es wird geprüft, ob die Partie zu Ende ist. Unsere Festlegung: Ein einzelner General rückt von selbst auf; bei zweien wird gewählt, bevor es weitergeht, zuerst vom Herausforderer; ein in dieser Runde geschlagener General ist nicht wählbar.
    .title = Das Ende einer Runde

## T-M: Bewegung

T-M1 = Ein Weg besteht aus einzelnen Schritten zu Nachbarfeldern und darf beliebig abbiegen. Soldat und Kanone gehen 1 Schritt, Bogenschütze und General bis zu 2, Reiter, Herrscher und Assassine bis zu 3.
    .title = Wie weit Figuren gehen
T-M2 = Der Weg führt über leere Felder. Der letzte Schritt darf auf eine gegnerische Figur führen: Das ist der Angriff der ziehenden Figur, und ihre Aktion ist vorbei. Auf einer eigenen Figur landet niemand.
    .title = Der Weg und das Landen
T-M3 = Reiter dürfen über Figuren beider Seiten hinweg, nur nicht über einen Soldaten in Verteidigungsstellung. Auch dabei darf ihr Weg abbiegen.
    .title = Reiter springen
T-M4 = Ein Reiter, der auf einem gegnerischen Soldaten in Verteidigungsstellung landet, fällt mit ihm; ebenso, wenn er über ihn springen will. Beide verlassen das Brett, und jede Seite bekommt die Punkte für die Figur der anderen. Unsere Festlegung: Beides läuft auf dasselbe hinaus, darum wird es als Landen auf dem Soldaten gespielt. Ein eigener verteidigender Soldat steht einfach im Weg.
    .title = Reiter gegen verteidigenden Soldaten
T-M5 = Eine Figur zieht zuerst und greift danach an. In derselben Aktion zieht sie nach einem Angriff nicht mehr.
    .title = Erst ziehen, dann angreifen
T-M6 = Eine Führungsfigur, auf der jemand landet, ist nur geschlagen und noch nicht fort. Unsere Festlegung: Bis zum Ende der Runde teilen sich beide das Feld. Auf einem Feld steht höchstens eine Figur jeder Seite, und beide nur in diesem Fall; es versperrt den Weg wie jedes besetzte Feld, und niemand landet dort, wo eine eigene Figur steht.
    .title = Geteilte Felder

## T-A: Angriffe

T-A1 = Soldaten und Reiter greifen nur an, indem sie auf dem Gegner landen.
    .title = Soldaten und Reiter
T-A2 = Ein General greift ein Nachbarfeld an oder landet auf dem Gegner.
    .title = Der General
T-A3 = Ein Herrscher greift bis zur Entfernung 2 an oder landet auf dem Gegner, beides zusammen höchstens einmal je Zug.
    .title = Der Herrscher
T-A4 = Ein Bogenschütze kann eine Aktion auf drei Arten nutzen. Er zieht bis zu 2 Schritte und greift nicht an. Oder er geht 1 Schritt: auf eine gegnerische Figur, oder auf ein leeres Feld, von dem aus er ein Nachbarfeld beschießt. Oder er bleibt stehen und schießt bis zur Entfernung 2. Er greift höchstens einmal je Zug an. Unsere Festlegung: Der Schritt, den ein Hang hinzugibt (T-T5), ändert daran nichts; mit ihm kommt der Bogenschütze weiter, aber er landet damit nicht auf Gegnern und schießt danach nicht.
    .title = Der Bogenschütze
    .quicksheet = Der Bogenschütze darf auch mit dem zweiten von zwei Schritten auf dem Gegner landen (T-E2).
    .website = Der Bogenschütze darf auch mit dem zweiten von zwei Schritten auf dem Gegner landen (T-E2).
T-A5 = Ein Schuss auf Entfernung 2 fliegt über Figuren beider Seiten hinweg; ein Soldat in Verteidigungsstellung, gleich welcher Seite, hält ihn auf. Gerade und schräge Schüsse gehen über das eine Feld dazwischen. Ein Schuss wie der Springerzug im Schach kann über zwei Felder gehen, je nach Wunsch des Schützen; ihn halten nur verteidigende Soldaten auf beiden auf. Unsere Festlegung: Ein Schuss, der aufgehalten würde, ist nicht wählbar. Ein gegnerischer Soldat im Weg ist ein Nachbar und kann selbst beschossen werden, ein eigener nicht.
    .title = Über andere hinweg schießen
T-A6 = Niemand greift die eigene Seite an. Ein Angriff braucht ein Ziel: Auf ein leeres Feld zu schießen ist keine Aktion.
    .title = Nur auf Gegner
T-A7 = Unsere Festlegung: Eine geschlagene Führungsfigur, die sich ihr Feld mit dem darauf gelandeten Gegner teilt, darf diesen angreifen, auf Entfernung 0.
    .title = Gegenwehr auf demselben Feld
T-A8 = Wer ein Nachbarfeld oder aus größerer Entfernung angreift, bleibt, wo er ist. Auf das Feld des Ziels muss er nicht ziehen.
    .title = Angreifen, ohne hinzugehen

## T-C: Soldaten und Kanonen

T-C1 = Ein Soldat ist in Angriffs- oder in Verteidigungsstellung; der Wechsel kostet eine Aktion. In Verteidigungsstellung zieht er nicht und greift nicht an, hält dafür aber Schüsse und Reiter auf.
    .title = Die zwei Stellungen des Soldaten
T-C2 = Eine Kanone tut nichts allein. Um sie 1 Schritt auf ein leeres Feld zu bewegen, abzufeuern oder zu laden, braucht es eine Aktion und zwei Figuren als Bedienung: eigene Figuren, die in diesem Augenblick auf Nachbarfeldern stehen.
    .title = Die Kanone und ihre Bedienung
T-C3 = Eine abgefeuerte Kanone ist ungeladen. Bevor sie wieder ziehen oder feuern kann, muss sie mit einer weiteren Aktion geladen werden.
    .title = Laden
T-C4 = Eine Kanone feuert entlang einer der acht geraden Linien und trifft, gleich wie weit, die erste Figur darauf. Eine gegnerische Figur ist dann geschlagen. Unsere Festlegung: Eine Richtung, in der zuerst eine eigene Figur oder gar keine steht, ist nicht wählbar. Auch eine eigene Figur auf einem geteilten Feld zählt.
    .title = Kanonenfeuer
T-C5 = Wer eine Kanone bedient, kann im selben Zug für keine andere Aktion dienen. Unsere Festlegung: Das gilt in beiden Reihenfolgen; wer schon gehandelt hat, kann nicht mehr bedienen. Dieselbe Bedienung darf derselben Kanone noch einmal dienen. Jede eigene Figur kann bedienen, auch ein verteidigender Soldat, eine andere Kanone oder eine Führungsfigur, nur nicht der Assassine.
    .title = Die Bedienung tut sonst nichts
T-C6 = Können mehr als zwei Figuren bedienen, so wählt der Spieler, welche es tun. Ohne Wahl entscheidet das Programm: zuerst, wer dieser Kanone schon dient, dann, wer sonst am wenigsten tun könnte.
    .title = Wahl der Bedienung
T-C7 = Eine Kanone kann zerstört, aber nie vom Gegner übernommen werden.
    .title = Keine erbeuteten Kanonen

## T-J: Gefahr

T-J1 = Eine Figur ist in Gefahr, wenn eine gegnerische Figur sie mit einer einzigen Aktion angreifen könnte, so wie das Brett gerade steht. Eine geladene Kanone mit Bedienung und freier Linie zählt. Ein verteidigender Soldat, eine ungeladene Kanone und ein verborgener Assassine zählen nicht. Ob sich der Angreifer damit selbst in Gefahr brächte, spielt keine Rolle. Unsere Festlegung: Ein entdeckter Assassine zählt, außer er muss im nächsten Zug seines Besitzers ruhen.
    .title = Was Gefahr ist
T-J2 = Eine Führungsfigur, die im eigenen Zug gehandelt hat (gezogen, angegriffen oder gesucht), darf am Ende des Zuges nicht in Gefahr sein. Eine, die nichts getan hat, darf in Gefahr sein und bleiben. Eine Kanone zu bedienen ist kein Handeln. Nur das Ende des Zuges zählt, nicht die Augenblicke dazwischen.
    .title = Nicht in die Gefahr hinein
    .website = Ein General darf sich in Gefahr begeben, wenn ihn nicht mehr gegnerische Figuren bedrohen als eigene den gegnerischen General (T-E3).
T-J3 = Der Herausforderer hat eine Ausnahme: Eine Führungsfigur darf sich in Gefahr begeben, wenn nur eine einzige gegnerische Figur sie bedroht und diese eine in dieser Runde geschlagene Führungsfigur ist.
    .title = Der fallende Gegner
    .quicksheet = Die Ausnahme gilt für den General beider Seiten (T-E4).
    .website = Die Ausnahme gilt für den General beider Seiten (T-E4).
T-J4 = Der Zug der Gegenseite beendet die Runde. Ob ihre Führungsfiguren in Gefahr sind, wird darum erst geprüft, wenn die geschlagenen Führungsfiguren beider Seiten gegangen sind. Unsere Festlegung: und bevor ein neuer Herrscher ernannt wird.
    .title = Am Ende der Runde
T-J5 = Unsere Festlegung: Eine Führungsfigur, die in dieser Runde selbst geschlagen wurde, hat nichts mehr zu fürchten. Sie darf trotz Gefahr handeln.
    .title = Nichts mehr zu verlieren
T-J6 = Eine Aktion steht nur zur Wahl, wenn sich der Zug danach noch erlaubt beenden lässt. Manchmal ist eine erste Aktion also nur möglich, weil eine zweite sie gutmacht. Unsere Festlegung: Eine Suche gilt dabei als vergeblich, sonst verriete die Auswahl das Geheimnis.
    .title = Was zur Wahl steht
T-J7 = Eine Führungsfigur darf den Assassinen nur suchen, wenn sie nicht in Gefahr ist. Das wird entschieden, bevor die Suche beantwortet wird.
    .title = Suchen in Gefahr
T-J8 = Unsere Festlegung: Findet eine Suche einen Assassinen, so macht dieser den laufenden Zug nicht nachträglich unerlaubt. Ließe sich der Zug sonst nicht beenden, darf er beendet werden.
    .title = Was eine Suche ans Licht bringt

## T-V: das Ende der Partie

T-V1 = Wer am Ende einer Runde keine Führungsfigur mehr hat, hat verloren. Trifft das in derselben Runde beide, steht es gleich. Auf dem kurzen Brett ist der General die einzige Führungsfigur, sein Verlust entscheidet also.
    .title = Ausschaltung
T-V2 = In der Falle sitzt und verliert, wer zu Beginn des eigenen Zuges alle Führungsfiguren in Gefahr hat und mit keinem erlaubten Zug auch nur eine davon herausbringt. Unsere Festlegung: Jeder erlaubte Zug zählt als Ausweg, auch einer, der den Angreifer schlägt. Eine Führungsfigur, die der Herausforderer schlägt, droht jedoch bis zum Ende der Runde weiter (T-R7); sie zu schlagen ist für ihn also kein Ausweg. Sind alle Führungsfiguren schon geschlagen, ist das keine Falle; dann entscheidet das Ende der Runde. Die Falle wird vor T-V3 geprüft.
    .title = Die Falle
    .quicksheet = In dieser Ausgabe gibt es keine Falle.
    .website = In dieser Ausgabe gibt es keine Falle.
T-V3 = Kann jemand nur noch passen, endet die Partie sofort, und die Punkte entscheiden. Unsere Festlegung: Die Runde gilt dafür als beendet, geschlagene Figuren auf dem Brett zählen also mit.
    .title = Keine erlaubte Aktion
    .quicksheet = Wer nur noch passen kann, hat verloren.
    .website = Wer nur noch passen kann, hat verloren.
T-V4 = Bei Gleichstand entscheiden die Punkte der Partie. Sind auch sie gleich, ist die Partie unentschieden.
    .title = Gleichstand
    .quicksheet = Gleichstand ist unentschieden.
    .website = Gleichstand ist unentschieden.
T-V5 = Aufgeben ist jederzeit möglich. Unsere Festlegung: Beide dürfen sich auch auf Remis einigen.
    .title = Aufgeben und sich einigen
T-V6 = Unsere Festlegung, damit jede Partie endet: Wenn 50 Runden nacheinander nichts geschlagen wurde und kein Soldat die Stellung gewechselt hat, oder wenn am Beginn einer Runde zum dritten Mal dieselbe Stellung mit derselben Seite am Zug steht, endet die Partie, und die Punkte entscheiden. Das lässt sich abschalten.
    .title = Wenn nichts mehr geschieht
T-V7 = Beide können vereinbaren, bis zu einer Punktzahl zu spielen. Dann zählen die Punkte über mehrere Bretter zusammen: Ist ein Brett entschieden, wird neu aufgestellt. Wer nur noch eine Aktion hat, darf ein neues Brett verlangen, wenn das vereinbart war. Es gewinnt, wer am Ende einer Runde die Zahl erreicht hat; haben es beide, gewinnt die höhere Summe; ist sie gleich, geht es weiter. Im Turnier wird nie neu aufgestellt. Unsere Festlegung: Die Seiten bleiben von Brett zu Brett, wenn nichts anderes vereinbart ist. Wer aufgibt oder keine Zeit mehr hat, gibt alle Bretter auf, nicht nur eines; auch ein vereinbartes Remis beendet sie alle. Ein neues Brett lässt sich zu Beginn eines Zuges verlangen, vor der ersten Aktion; Führungsfiguren, die in dieser Runde geschlagen wurden, zählen.
    .title = Spiel um Punkte
T-V8 = Unsere Festlegung: In einer Partie mit Schiedsrichter darf dieser wie ein Turnierrichter Ergebnis und Punkte ändern, zwischen zwei Zügen Figuren versetzen und die Uhren stellen. Der Grund bleibt bei der Partie. Von einer Stellung an, die er aufgebaut hat, werden Wiederholungen neu gezählt.
    .title = Der Schiedsrichter

## T-E: kurze Ausgaben

T-E1 = Die kurzen Ausgaben kennen keine Falle (T-V2). Gleichstand ist unentschieden und wird nicht nach Punkten entschieden (T-V4). Wer keine erlaubte Aktion mehr hat, hat verloren (T-V3).
    .title = Einfachere Enden
T-E2 = In den kurzen Ausgaben darf ein Bogenschütze auch mit dem zweiten Schritt auf dem Gegner landen. Im Regelheft darf er das nicht.
    .title = Bogenschützen landen weiter
T-E3 = In der Ausgabe der Webseite darf sich ein General in Gefahr begeben, wenn die Zahl der gegnerischen Figuren, die ihn bedrohen, nicht größer ist als die Zahl der eigenen, die den gegnerischen General bedrohen. Unsere Festlegung: So lesen wir einen Satz, der sich verschieden verstehen lässt.
    .title = Gefahr gegen Gefahr
T-E4 = In den kurzen Ausgaben gehört die Ausnahme T-J3 nicht dem Herausforderer allein. Sie gilt für den General beider Seiten, wenn nur der gegnerische General droht und dieser in derselben Runde geschlagen wird.
    .title = Der fallende Gegner, für beide

## T-T: Gelände

T-T1 = Ein Feld kann Ebene, Wasser, Wald oder Hang sein. Ein Hang trägt einen Pfeil in eine der acht Richtungen; er zeigt bergab.
    .title = Arten von Gelände
T-T2 = Ein Zug, der ein Wasserfeld betritt, hat einen Schritt weniger, mindestens aber einen. Das gilt einmal je Zug, gleich wie viele Wasserfelder er betritt. Unsere Festlegung: Das Betreten zählt, das Verlassen nicht.
    .title = Wasser bremst
T-T3 = Steht eine Kanone auf Wasser oder kommt sie darauf, so braucht ihre Bewegung drei Figuren als Bedienung. Zum Feuern und Laden genügen zwei.
    .title = Kanonen im Wasser
T-T4 = Ein Bogenschütze trifft eine Figur im Wald nur von einem Nachbarfeld aus. Andere Figuren sind nicht eingeschränkt, und aus dem Wald heraus schießt ein Bogenschütze wie gewohnt.
    .title = Wald verbirgt
T-T5 = Ein Schritt auf ein Hangfeld führt bergab, wenn er mit dem Pfeil einen Winkel unter 90° bildet, bergauf bei über 90°, eben bei 90°. Ein Weg mit einem Schritt bergauf ist einen Schritt kürzer, mindestens aber einen lang. Ein Weg mit einem Schritt bergab darf einmal einen Schritt weiter gehen: Dieser letzte Schritt muss im Winkel von höchstens 45° zu einem Pfeil liegen, dem der Weg vorher bergab gefolgt ist. Unsere Festlegung: Nur das Betreten eines Hangfelds zählt, ein letzter Schritt bergab verlängert sich nicht selbst, und Kanonen bekommen keinen weiteren Schritt.
    .title = Hänge
T-T6 = Was einen Weg kürzt oder verlängert, wird zusammengerechnet. Ein Schritt bleibt immer.
    .title = Zusammenrechnen
T-T7 = Geländebretter sind Dateien. Für jedes Brett gibt es mitgelieferte; die gedruckten sind verloren, diese hier sind also eigene. Im Turnier muss ein Gelände nach einer halben Drehung gleich aussehen (die Wälder eines kurzen Bretts dürfen in den anderen beiden Ecken stehen), oder die Seiten werden gewechselt.
    .title = Geländebretter

## T-X: der Assassine

T-X1 = Der Assassine spielt nur mit, wenn beide damit einverstanden sind. Auch dann darf jede Seite auf den eigenen verzichten.
    .title = Nach Vereinbarung
T-X2 = Er beginnt verborgen auf einem Feld der eigenen Grundreihe, auf dem keine Figur steht.
    .title = Wo er beginnt
T-X3 = Solange er verborgen ist, zieht er bis zu 3 Schritte durch alles hindurch und auf alles, soweit das Gelände es zulässt, und darf danach eine gegnerische Figur auf seinem Feld oder daneben angreifen. Das alles ist eine Aktion. Der Gegner erfährt, dass der Assassine eine Aktion bekam und welche Figur ihm gegebenenfalls zum Opfer fiel, aber nicht, wo er ist.
    .title = Ungesehen handeln
T-X4 = Ein Assassine, der eine Führungsfigur schlägt, wird sichtbar.
    .title = Große Taten fallen auf
T-X5 = Hat der Assassine eine Figur geschlagen, ruht er die ganze folgende Runde. Unsere Festlegung: Auch im Zug der Tat tut er nichts mehr, und dass er ruht, dürfen alle wissen.
    .title = Ruhe nach der Tat
T-X6 = Jede Figur kann eine Aktion auf die Suche verwenden: Ein gegnerischer Assassine auf ihrem Feld oder daneben wird sichtbar. Findet sie nichts, tut sie in dieser Runde nichts mehr; was sie vorher tat, gilt. Findet sie ihn und kann sie noch angreifen, darf sie ihn sofort schlagen, ohne zu ziehen und ohne weitere Aktion. Die abgesuchten Felder werden aufgeschrieben.
    .title = Suchen
T-X7 = Ein Assassine, der auf dem Feld einer gegnerischen Figur sichtbar wird, ist sofort geschlagen. Steht auf seinem Feld eine Figur der eigenen Seite, so verlässt diese das Brett, und niemand bekommt Punkte dafür.
    .title = Entdeckt unter anderen
T-X8 = Unsere Festlegung: Einmal entdeckt bleibt er sichtbar. Von da an ist er eine gewöhnliche Figur: Er zieht über leere Felder, kann angegriffen werden und bringt andere in Gefahr. Solange er verborgen ist, trifft ihn nichts, auch nicht durch Zufall.
    .title = Danach
T-X9 = Jede Aktion des Assassinen wird vor aller Augen aufgeschrieben, aber niemand sonst darf sie lesen. Hier versiegelt der Server eine Notiz, wenn das Spiel beginnt, und nach jedem Zug des Besitzers, ob der Assassine gezogen hat oder nicht: Alle bekommen das Siegel, die Notiz nur der Besitzer und die Schiedsrichter. Wird der Assassine entdeckt oder geschlagen oder endet die Partie, gleich wie, werden alle Notizen mit ihrem Salz geöffnet, und alle können prüfen, dass sie so versiegelt waren. An einem Bildschirm wird nichts versiegelt.
    .title = Versiegelte Notizen
T-X10 = Wer nachweislich mit dem Assassinen betrogen hat, verliert die Partie mit −60 Punkten, die andere Seite bekommt +60. Dasselbe gilt für eine falsche Beschuldigung. Beim zweiten Mal folgt der Ausschluss vom Turnier.
    .title = Betrug
T-X11 = Niemand außer Besitzer und Schiedsrichtern kann herausfinden, wo ein verborgener Assassine ist: nicht aus dem, was das Programm sendet, speichert oder mitschreibt, und nicht daraus, wie lange es braucht.
    .title = Das Geheimnis bleibt gewahrt
T-X12 = Unsere Festlegungen: Eine schon geschlagene Führungsfigur lässt sich nicht noch einmal schlagen; ein Angriff auf sie deckt den Assassinen weder auf, noch muss er danach ruhen. Stehen auf dem Feld der Aufdeckung Figuren beider Seiten, entscheidet die gegnerische: Der Assassine fällt, die eigene Figur bleibt. Eine Führungsfigur unter dem eigenen Assassinen geht sofort vom Brett. War es der Herrscher, wird am Ende der Runde ein Nachfolger ernannt. Eine Seite ohne Führungsfiguren passt, und das Ende der Runde entscheidet das Spiel. Jede Figur darf suchen, auch eine ungeladene Kanone oder ein Soldat in Verteidigungsstellung, aber nur, solange ein gegnerischer Assassine verborgen ist. Eine Falle gilt nur, wenn auch der eigene verborgene Assassine nicht helfen kann. Ein Assassine, der den gefundenen schlägt, ruht ebenfalls.
    .title = Mehr über den Assassinen
T-X13 = Unsere Festlegungen: Der Schiedsrichter einer Partie ist ihr Richter und sieht beide Assassinen und alle Notizen, während sie läuft. Darum darf kein Spieler dieses Amt haben: Eine Partie mit Assassinen legt der Schiedsrichter selbst an und lädt beide ein. Baut er eine Stellung auf, versiegelt jede Seite, die darin einen Assassinen verbirgt, dessen Feld neu, ob versetzt oder nicht; frühere Notizen bleiben versiegelt, bis der Assassine sichtbar wird oder die Partie endet. Alle anderen erfahren die neue Stellung nur so weit, wie sie sie kennen dürfen.
    .title = Der Richter

## T-P: Punkte und Punktekarten

T-P1 = Soldat 1, Bogenschütze 1, Kanone 3, Reiter 3, Führungsfigur 8. Mit Assassinen: Soldat 1, Bogenschütze 1, Kanone 2, Reiter 3, Assassine 5, Führungsfigur 7. So oder so ist das lange Heer 60 Punkte wert; das kurze hat 16.
    .title = Was die Figuren wert sind
T-P2 = Die Punkte bekommt, wer schlägt. Fallen Reiter und verteidigender Soldat gemeinsam (T-M4), bekommt jede Seite die Punkte für die Figur der anderen.
    .title = Wer die Punkte bekommt
T-P3 = Punktekarte A, für das kurze Brett, hat vier Spalten mit 4, 1, 1 und 4 Plätzen. Punktekarte B, für das lange Brett, hat vier Spalten mit 4 Plätzen, mit der wählbaren unteren Reihe 5. Ein Marker je Spalte wandert mit den Punkten nach unten; ist die Spalte voll, leert der nächste Punkt sie und rückt den Marker der nächsten Spalte weiter.
    .title = Die Punktekarten
T-P4 = Ein Platz einer Spalte ist eins mehr wert, als alle Spalten davor zusammen zeigen können. Karte A: 1, 5, 10 und 20. Karte B: 1, 5, 25 und 125; mit der unteren Reihe 1, 6, 36 und 216.
    .title = Was ein Platz wert ist
T-P5 = So gezählt zeigt eine volle Karte 99 Punkte (A), 624 (B) oder 1295 (B mit der unteren Reihe). Das Regelheft druckt für die ersten beiden 79 und 724 und zählt in einem Beispiel 29, wo die Marker 19 zeigen. Unsere Festlegung: Das sind Druckfehler, denn sie passen nicht zu seinen eigenen Reihen. 79, 724 und 1295 bleiben als Zielpunktzahlen wählbar, und eine Summe, die für eine Karte zu groß ist, erscheint als volle Karten und Rest. Der Punkt nach einer vollen Karte leert sie.
    .title = Wie weit eine Karte reicht
T-P6 = Beim zusammengesetzten Zählen bleibt ein Marker auf dem letzten freien Platz einer Spalte liegen, und das Zählen beginnt wieder von oben. Eine Spalte mit n Plätzen zählt so bis n(n+1)/2 Einheiten. Karte A reicht damit bis 483 Punkte, Karte B mit der unteren Reihe bis 65 535. Unsere Festlegung: Auch Karte B ohne diese Reihe lässt sich so zählen, bis 14 640.
    .title = Zusammengesetztes Zählen
T-P7 = Karte A lässt sich mit Bändern in zwei Farben an zehn Fingern zählen: Die vier Finger der linken Hand sind die erste Spalte, die Daumen die beiden mittleren, die vier Finger der rechten Hand die letzte.
    .title = An den Fingern

## T-N: Schreibweise

T-N1 = Die Quellen schreiben einen Zug so: „A. v.1, h.1, to A. v.2, h.2.“, also Buchstabe und Anfang, dann Buchstabe und Ende. Diese Form lässt sich hier lesen und schreiben.
    .title = Die alte Form
T-N2 = In der kurzen Form ist A v5h7-v5h6 eine Bewegung, H v4h2xv6h5 ein Landen und A v5h7-v5h6 * v5h5 eine Bewegung mit Angriff. S v6h8 def und S v6h8 att wechseln die Stellung. C v5h8 * W feuert in eine Himmelsrichtung (N ist steigendes v, E steigendes h), C v5h8 ready lädt, und crew nennt die Bedienung. G v5h2 =K ernennt einen neuen Herrscher, pass ist ein leerer Zug. Aktionen eines Zuges trennt ein Strichpunkt, die Züge einer Runde ein Schrägstrich.
    .title = Die kurze Form
T-N3 = Eine Stellung ist eine Zeile: Brett und Ausgabe, die Reihen vom höchsten v abwärts, die Seite am Zug, übrige Aktionen, Runde, Punkte, ruhige Runden und Zeichen für das, was im laufenden Zug geschah. Großbuchstaben gehören dem Herausforderer, kleine der Gegenseite; eine geschlagene Führungsfigur trägt ein Ausrufezeichen, und zwei Figuren auf einem Feld stehen in eckigen Klammern.
    .title = Stellungen als Text
T-N4 = Zum Zählen, mit dem Programme einander prüfen, ist jede Aktion ein Schritt, das Beenden des Zuges auch. Zwei Aktionen sind gleich, wenn Figur, Endfeld, Ziel und Bedienung gleich sind, gleich auf welchem Weg.
    .title = Stellungen zählen

## Bildunterschriften

tora-fig-short-board = Das kurze Brett mit beiden Heeren.
tora-fig-long-board = Das lange Brett mit beiden Heeren.
tora-fig-names = Die beiden Enden der Zählung, v1h1 und v9h9, und ein Bogenschütze auf v3h7.
tora-fig-distance = Alle diese Felder haben die Entfernung 2.
tora-fig-setup-short = Gegenseite verteidigend, Herausforderer angreifend. Die markierten Bogenschützen sind der Unterschied.
tora-fig-setup-short-other = Umgekehrt: Gegenseite angreifend, Herausforderer verteidigend.
tora-fig-setup-long = Unsere Rekonstruktion: Gegenseite verteidigend, Herausforderer angreifend.
tora-fig-taken = Der Bogenschütze hat den General geschlagen. Dieser bleibt bis zum Ende der Runde stehen und darf noch handeln.
tora-fig-go-soldier = So weit kommt ein Soldat.
tora-fig-go-archer = So weit kommt ein Bogenschütze.
tora-fig-go-general = So weit kommt ein General.
tora-fig-go-cavalry = So weit kommt ein Reiter.
tora-fig-go-ruler = So weit kommt ein Herrscher.
tora-fig-go-cannon = So weit kommt eine Kanone, wenn zwei Figuren sie bedienen.
tora-fig-way = Eigene Figuren stehen im Weg; auf dem gegnerischen Soldaten darf der General landen.
tora-fig-jump = Der Reiter setzt über Figuren beider Seiten hinweg, geradeaus oder um die Ecke.
tora-fig-cavalry-defender = Landet der Reiter auf dem verteidigenden Soldaten, verlassen beide das Brett.
tora-fig-move-attack = Erst der Schritt auf das markierte Feld, dann der Schuss.
tora-fig-shared = Der geschlagene General teilt sich das Feld mit dem Bogenschützen. Er darf noch fortgehen; sein eigener Soldat darf dort nicht landen.
tora-fig-hit-general = Im Stehen greift der General Nachbarfelder an; der Soldat zwei Felder weiter ist außer Reichweite.
tora-fig-hit-ruler = Im Stehen greift der Herrscher bis zur Entfernung 2 an; der Soldat in Entfernung 3 ist außer Reichweite.
tora-fig-archer-go = Die eine Art: bis zu zwei Schritte, ohne Angriff.
tora-fig-archer-step = Eine andere Art: ein Schritt, dann ein Schuss auf ein Nachbarfeld. Von beiden markierten Feldern aus trifft er den näheren Soldaten, den anderen nicht.
tora-fig-archer-still = Die dritte Art: Im Stehen trifft er bis zur Entfernung 2, auch wie ein Springer im Schach.
tora-fig-over = Ein eigener Soldat in Angriffsstellung hält keinen Schuss auf.
tora-fig-stopped = Ein verteidigender Soldat hält den Schuss auf. Er selbst kann getroffen werden.
tora-fig-knight-one = Einer der beiden Wege ist frei, also ist der Schuss möglich.
tora-fig-knight-two = Verteidigende Soldaten auf beiden Wegen: Dieser Schuss wird aufgehalten.
tora-fig-strike-back = Der geschlagene General wehrt sich gegen den Bogenschützen auf seinem Feld.
tora-fig-stances = Der markierte Soldat verteidigt: Er kann nur die Stellung wechseln. Der andere darf ziehen oder wechseln.
tora-fig-crew = Zwei Nachbarn bedienen, also kann die Kanone ziehen oder feuern.
tora-fig-crew-one = Ein Nachbar genügt nicht.
tora-fig-unready = Nach dem Feuern muss die Kanone erst geladen werden.
tora-fig-fire = Getroffen wird die erste Figur auf einer Linie. Der Soldat hinter dem Bogenschützen ist sicher, und der eigene Soldat versperrt seine Linie.
tora-fig-crew-bound = Die Kanone hat gefeuert. Ihre Bedienung darf ihr noch einmal dienen, aber nichts anderes tun.
tora-fig-jeopardy = Der Reiter bringt den König in Gefahr. Der Bogenschütze ist zu weit weg, und der verteidigende Soldat bedroht niemanden.
tora-fig-into-jeopardy = Der König darf den Soldaten nicht schlagen: Dort würde der Reiter ihn erreichen.
tora-fig-stay-in-jeopardy = Der Bogenschütze darf ihn schlagen, und der König darf zusehen.
tora-fig-dying-enemy = Nur der General bedroht das Feld, und er wird im selben Zug geschlagen: erlaubt.
tora-fig-dying-enemy-and-other = Auch der Reiter bedroht es: nicht erlaubt.
tora-fig-trap = Wohin der König auch geht, ein Bogenschütze erreicht ihn: Die Gegenseite hat verloren.
tora-fig-no-action = Die Gegenseite ist am Zug: Was ihr General auch täte, brächte ihn in Gefahr, und ein Nachbar allein kann die Kanone nicht bedienen.
tora-fig-lair = Ein verdeckter Assassine auf der Grundreihe des Herausforderers, wie ihn sein Besitzer sieht: Der gestrichelte Ring sagt, dass ihn sonst niemand sieht.
tora-fig-prowl = Der verdeckte Assassine geht durch beide Soldaten und schlägt den hinter sich, mit einer Aktion.
tora-fig-search = Der Bogenschütze durchsucht sein eigenes Feld und die acht darum. Der Assassine neben ihm ist gefunden.
tora-fig-found-under-enemy = Auf dem Feld eines gegnerischen Soldaten gefunden, ist der Assassine der Gegenseite sofort geschlagen.
tora-fig-found-under-own = Auf dem Feld eines eigenen Soldaten gefunden, bleibt er, und der Soldat verlässt das Brett.
tora-fig-archer-landing = In den kurzen Ausgaben darf der Bogenschütze hier landen, zwei Schritte entfernt.
tora-fig-water = Der Reiter kommt ins Wasser: Ein Weg hindurch ist einen Schritt kürzer.
tora-fig-cannon-water = Um die Kanone ins Wasser zu schieben, braucht es drei.
tora-fig-forest = Von hier aus kann der Soldat im Wald zwei Felder weiter nicht getroffen werden, die Soldaten außerhalb des Waldes schon.
tora-fig-downhill = Vom Höhenzug aus kommt der Reiter bergab einen Schritt weiter.
tora-fig-uphill = Bergauf kommt er einen Schritt weniger weit.

## Was die Figuren tun, in je einer Zeile

tora-soldier-card =
    .moves = 1 Schritt in jede Richtung; keinen in Verteidigungsstellung.
    .attacks = Landet auf einem Gegner; nicht in Verteidigungsstellung, in der er Schüsse und Reiter aufhält.
tora-archer-card =
    .moves = Bis zu 2 Schritte, auch um Ecken.
    .attacks = Einmal im Zug: Im Stehen schießt er bis zu 2 Felder weit; oder er geht 1 Schritt und schießt auf einen Nachbarn, oder landet mit diesem Schritt auf einem Gegner.
tora-cavalry-card =
    .moves = Bis zu 3 Schritte, über Figuren beider Seiten, aber nicht über einen Soldaten in Verteidigungsstellung.
    .attacks = Landet auf einem Gegner. Mit einem Soldaten in Verteidigungsstellung fallen beide.
tora-cannon-card =
    .moves = 1 Schritt auf ein leeres Feld, bedient von zwei Figuren daneben.
    .attacks = Bedient trifft sie die erste Figur auf einer geraden Linie, wie fern auch immer. Danach muss sie neu geladen werden.
tora-general-card =
    .moves = Bis zu 2 Schritte, auch um Ecken.
    .attacks = Greift ein Nachbarfeld an oder landet auf einem Gegner, auch nachdem er gegangen ist.
tora-king-card =
    .moves = Bis zu 3 Schritte, auch um Ecken.
    .attacks = Greift bis zu 2 Felder weit an oder landet auf einem Gegner, auch nach Schritten; einmal im Zug.
tora-queen-card =
    .moves = Bis zu 3 Schritte, auch um Ecken.
    .attacks = Greift bis zu 2 Felder weit an oder landet auf einem Gegner, auch nach Schritten; einmal im Zug.
tora-assassin-card =
    .moves = Bis zu 3 Schritte; verdeckt auch durch Figuren hindurch und auf ihr Feld.
    .attacks = Nach dem Gehen schlägt er einen Gegner auf seinem Feld oder daneben. Dann ruht er eine Runde.

## Die Spiele in zwei Minuten: das Ziel, `.turn` und `.end`

tora-short-summary = Schlag den gegnerischen General und verlier deinen eigenen nicht.
    .turn = Ein Zug hat zwei Aktionen: mit zwei Figuren oder beide mit derselben. Du darfst auch nur eine oder keine nutzen. Mit einer Aktion zieht eine Figur und greift dann an, soweit sie beides kann. Bis du den Zug beendest, lässt sich alles zurücknehmen. Ein Zug des Herausforderers und einer der Gegenseite sind eine Runde.
    .end = Ein geschlagener General steht, bis die Runde vorbei ist, und darf noch einmal zurückschlagen. Wessen General dann fort ist, der hat verloren. Sind beide fort, entscheiden die Punkte; in den kurzen Ausgaben ist das unentschieden. Ein General darf in Gefahr sein, aber nicht in sie hinein handeln. Wer einen Zug mit dem General in Gefahr beginnt und ihn nicht herausbringt, hat verloren; diese Falle gibt es in den kurzen Ausgaben nicht.
tora-long-summary = Schlag alle Führungsfiguren des Gegners: den Herrscher, also König oder Königin, und beide Generäle. Verlier deine nicht.
    .turn = Ein Zug hat für jede deiner Führungsfiguren, die zu seinem Beginn steht, eine Aktion, anfangs also drei. Mit einer Aktion zieht eine Figur und greift dann an, soweit sie beides kann. Du musst nicht alle nutzen, und bis du den Zug beendest, lässt sich alles zurücknehmen, nur eine Suche nicht. Ein Zug des Herausforderers und einer der Gegenseite sind eine Runde.
    .end = Eine geschlagene Führungsfigur steht, bis die Runde vorbei ist, und darf noch einmal handeln. Wer dann keine mehr hat, hat verloren; haben beide keine, entscheiden die Punkte. Eine Führungsfigur darf in Gefahr sein, aber nicht in sie hinein handeln. Wer einen Zug mit allen in Gefahr beginnt und keine herausbringt, hat verloren.
