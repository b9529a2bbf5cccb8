### The first game of TORA in ten steps, on the short board.

tora-guide-intro = Ten short steps, then you play. Nothing has to be learned by heart: the board shows what is possible, and says why when something is not.
tora-guide-goal = You lead the army at the bottom, the Challenger's. Take the enemy General at the top, and don't lose your own: that decides the game. All the other pieces are there to help.
    .title = What it is about
tora-guide-turns = You play a turn, then the Opposition plays one: that is a round. A turn on the short board has two actions. Use both, one or none, with two pieces or twice with the same. Here an Archer advances and a Soldier follows.
    .title = Two actions a turn
tora-guide-touch = Touch one of your pieces and the board shows where it can go. Touch a place, and if there is something to attack from there, touch that, too; or confirm. Until you end the turn everything can be taken back: Esc undoes a step, Shift + Esc the whole turn, and Space ends it.
    .title = How to move
tora-guide-archer = Your best weapon. In one action an Archer goes up to two steps without attacking; or one step and then hits a neighbor; or stands still and hits up to two spaces away, over the heads of others. It attacks once a turn.
    .title = The Archer
tora-guide-soldier = A Soldier goes one step and takes what it lands on. One action turns it into defense stance: it can't move then, but shots over it are stopped. Here the enemy Archer can't shoot over it at your General: it would have to step round the Soldier first.
    .title = The Soldier
tora-guide-general = Your General goes up to two steps and may then attack a neighbor. It is strong and must not be lost.
    .title = The General
tora-guide-cannon = A Cannon needs two neighbors of its own side, its crew. It fires along a straight line, as far as you like, and hits the first piece there. The crew can do nothing else in that turn, and the Cannon must be made ready before the next shot.
    .title = The Cannon
tora-guide-taken = Most pieces leave the board as soon as they are hit. A General stays until the round is over. So if you take the enemy General in your turn, it still has its own turn to strike back. Should yours fall, too, the game is a tie, and the points decide.
    .title = The last word of a General
tora-guide-jeopardy = A piece is in jeopardy when the enemy could hit it with one action. A General may stand in jeopardy, but must not act into it: here it can't step forward and take the Soldier, since an Archer would reach it there. If something is not possible, the board tells you the reason and shows the rule.
    .title = Look before you leap
tora-guide-play = Three hints: an Archer can go two steps with one action and shoot two spaces far with the other, so keep more than four spaces away from enemy Archers unless you strike first. Keep two pieces beside the Cannon and its line free. Put a Soldier in front of your General before you need it. Now play: level 1 is patient.
    .title = Ready
