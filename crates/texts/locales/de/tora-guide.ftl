### Die erste Partie TORA in zehn Schritten, auf dem kurzen Brett.

tora-guide-intro = Zehn kurze Schritte, dann wird gespielt. Auswendig lernen muss man nichts: Das Brett zeigt, was möglich ist, und sagt, warum etwas nicht geht.
tora-guide-goal = Dein Heer steht unten, du bist der Herausforderer. Schlage den gegnerischen General oben und verliere den eigenen nicht: Das entscheidet die Partie. Alle anderen Figuren helfen dabei.
    .title = Worum es geht
tora-guide-turns = Erst kommt dein Zug, dann der der Gegenseite: Das ist eine Runde. Auf dem kurzen Brett hat ein Zug zwei Aktionen. Nutze beide, eine oder keine, mit zwei Figuren oder zweimal mit derselben. Hier rückt ein Bogenschütze vor, und ein Soldat folgt.
    .title = Zwei Aktionen je Zug
tora-guide-touch = Tippe eine eigene Figur an, und das Brett zeigt, wohin sie kann. Tippe ein Feld an und, wenn es von dort etwas anzugreifen gibt, auch das Ziel; oder bestätige. Bis zum Ende des Zuges lässt sich alles zurücknehmen: Esc einen Schritt, Umschalt + Esc den ganzen Zug, und die Leertaste beendet ihn.
    .title = So wird gezogen
tora-guide-archer = Deine beste Waffe. Mit einer Aktion geht ein Bogenschütze bis zu zwei Schritte, ohne anzugreifen; oder einen Schritt und trifft dann ein Nachbarfeld; oder er bleibt stehen und trifft bis zu zwei Felder weit, über andere hinweg. Er greift einmal je Zug an.
    .title = Der Bogenschütze
tora-guide-soldier = Ein Soldat geht einen Schritt und schlägt, worauf er landet. Mit einer Aktion geht er in Verteidigungsstellung: Dann kann er nicht ziehen, hält aber Schüsse über sich auf. Hier kann der gegnerische Bogenschütze nicht über ihn hinweg auf deinen General schießen: Er müsste erst um den Soldaten herum.
    .title = Der Soldat
tora-guide-general = Dein General geht bis zu zwei Schritte und darf danach ein Nachbarfeld angreifen. Er ist stark und darf nicht verloren gehen.
    .title = Der General
tora-guide-cannon = Eine Kanone braucht zwei eigene Nachbarn, ihre Bedienung. Sie feuert in gerader Linie, beliebig weit, und trifft die erste Figur dort. Die Bedienung kann im selben Zug nichts anderes tun, und vor dem nächsten Schuss muss die Kanone geladen werden.
    .title = Die Kanone
tora-guide-taken = Die meisten Figuren verlassen das Brett, sobald sie getroffen sind. Ein General bleibt bis zum Ende der Runde. Schlägst du den gegnerischen General in deinem Zug, bleibt ihm also noch sein eigener Zug zur Gegenwehr. Fällt dann auch deiner, steht es gleich, und die Punkte entscheiden.
    .title = Das letzte Wort eines Generals
tora-guide-jeopardy = Eine Figur ist in Gefahr, wenn der Gegner sie mit einer Aktion treffen könnte. Ein General darf in Gefahr stehen, sich aber nicht handelnd hineinbegeben: Hier kann er nicht vorgehen und den Soldaten schlagen, denn dort erreicht ihn ein Bogenschütze. Geht etwas nicht, sagt das Brett den Grund und zeigt die Regel.
    .title = Erst schauen, dann springen
tora-guide-play = Drei Hinweise: Ein Bogenschütze kann mit einer Aktion zwei Schritte gehen und mit der anderen zwei Felder weit schießen; halte also mehr als vier Felder Abstand zu gegnerischen Bogenschützen, solange du nicht zuerst zuschlägst. Halte zwei Figuren neben der Kanone und ihre Linie frei. Stelle einen Soldaten vor den General, bevor er gebraucht wird. Und jetzt los: Stufe 1 hat Geduld.
    .title = Bereit
