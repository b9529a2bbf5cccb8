### The rule book of TORA in our own words: one message per rule, named by its id.
# `.title` is the heading. `.quicksheet` and `.website` say what is different in these editions.

## The book

tora-rules = The rules of TORA
    .intro = TORA is played in three editions. The rulebook of 2008 is the full game and the only one for the long board. The quick sheet and the web site are two short versions for the short board; the few points in which they differ are marked. Where the sources say nothing, or contradict each other, we had to decide: such places begin with “Our ruling”.

tora-chapter-board = A square board, and a name for every space.
    .title = The board
tora-chapter-armies = Who fights, and where everybody stands at the start.
    .title = Armies and set-ups
tora-chapter-rounds = A round is meant to be simultaneous: both sides act before the leaders that were taken in it leave the board.
    .title = Rounds, turns and actions
tora-chapter-movement = How far pieces go, and what they may pass.
    .title = Movement
tora-chapter-attacks = Taking by landing, and taking from a distance.
    .title = Attacks
tora-chapter-soldiers = The shield and the gun: two pieces that have to be prepared.
    .title = Soldiers and Cannons
tora-chapter-jeopardy = Leaders may face danger, but must not act their way into it.
    .title = Jeopardy
tora-chapter-end = How a game is won, lost or drawn.
    .title = The end of the game
tora-chapter-editions = What the two short versions do differently.
    .title = Quick editions
tora-chapter-terrain = An option for both boards: water, forest and slopes.
    .title = Terrain
tora-chapter-assassin = An option for the long board: one piece that nobody sees.
    .title = The Assassin
tora-chapter-points = What the pieces are worth, and how to count far with few markers.
    .title = Points and score cards
tora-chapter-notation = How moves, positions and games are written down.
    .title = Notation

## T-B: the board

T-B1 = The short board has 9 × 9 spaces, the long board 17 × 17. They may be drawn as squares or as crossings of lines. That is only a matter of taste; the play is the same.
    .title = Two sizes
T-B2 = A space has two numbers, vertical v and horizontal h, both from 1 up, and is written like v5h9. The Opposition sits behind h1, the Challenger behind the highest h. From the Challenger's seat v grows to the right and h toward the player. So v1h1 is at the Opposition's right hand, and the space with both numbers highest at the Challenger's.
    .title = Names of the spaces
T-B3 = The quick sheet and the web site number the same board from the opposite corner: on the short board their v2h3 is our v8h7. Our ruling: the numbering of the rulebook is used everywhere here, and a record says which one it is written in. Both can be read and written.
    .title = The other numbering
T-B4 = Distances are counted in steps to any of the eight neighbors; a diagonal step counts one like any other. The eight neighbors are at distance 1, the ring of sixteen spaces around them at distance 2.
    .title = Distance

## T-S: armies and set-ups

T-S1 = Short board: 1 General, 1 Cannon, 3 Archers and 2 Soldiers a side. Long board: 1 ruler, 2 Generals, 2 Cannons, 4 Cavalry, 9 Archers and 9 Soldiers a side, and an Assassin if both players want it. The ruler is a King or a Queen, as its owner likes; in play they are the same.
    .title = The armies
T-S2 = The ruler and the Generals are command pieces. All others, even the Assassin, are standard pieces. The difference matters when a piece is taken, and for jeopardy.
    .title = Command pieces and standard pieces
T-S3 = Each player picks a set-up for their own army, aggressive or defensive; all four pairings are allowed. Our ruling: both choose in secret and the choices are shown together, so that nobody can answer the other's choice.
    .title = Choosing a set-up
T-S4 = Defensive, for the Opposition: General v5h1, Cannon v5h2, Archers v4h3, v5h3 and v6h3, Soldiers v4h2 and v6h2. Aggressive: the two outer Archers stand on v3h1 and v7h1 instead. The Challenger's set-ups are the same, turned by half a turn.
    .title = Set-ups of the short board
T-S5 = The printed diagram of the long board's set-ups is lost. A few places are known from the patent: the ruler behind the middle of the army, a General on each wing. Our ruling: the rest is a reconstruction and is called so wherever it can be chosen. Set-ups are files, on both boards; you may add one of your own if it has exactly the right army and every piece stands in its owner's half.
    .title = Set-ups of the long board, and your own
T-S6 = The letters are A Archer, S Soldier, G General, C Cannon, H Cavalry (for horse), K King, Q Queen and X Assassin. In position texts D is a Soldier in defense stance and U an unready Cannon.
    .title = Letters

## T-R: rounds, turns and actions

T-R1 = A round is the Challenger's turn followed by the Opposition's turn. The Challenger goes first in every round.
    .title = Rounds
T-R2 = On the long board a turn has one action for each of the player's command pieces that stands on the board when the turn begins. One that was taken earlier in the round still stands, so it still counts. On the short board a turn always has two actions.
    .title = How many actions
T-R3 = An action lets one piece do all that it can do at one go: it moves, and then it attacks. No action has to be used, and you may even pass the whole turn.
    .title = What an action is
T-R4 = One piece may be used by several actions of a turn: a Soldier can change its stance and then step, a Cannon can fire, be made ready and fire again. Our ruling, from two of the sources: only rulers and Archers are limited; each of them may attack once a turn.
    .title = The same piece again
T-R5 = Until a player ends the turn, or the clock does, everything in it may be taken back, step by step or as a whole. Letting go of a piece means nothing. Our ruling: a search for the Assassin, and what was done before it, stays, since what it has shown can't be forgotten.
    .title = Taking back
T-R6 = Our ruling: when the clock runs out in the middle of a turn, the actions declared so far are played, from the first one on, as many of them as make a legal turn. If nothing has been declared, or no part of it is a legal turn, the player has lost on time.
    .title = When time runs out
T-R7 = A standard piece that is attacked leaves the board at once. A command piece that is attacked is taken, but stays where it is until the round ends; if its owner's turn is still to come in this round, it can act in it. Our ruling: a command piece that is already taken may be attacked once more, which changes nothing.
    .title = What happens to a taken piece
T-R8 = Points are counted for both players together when the round ends. Our ruling: the running total shows a standard piece as soon as it has gone, and a taken command piece when it leaves.
    .title = When points count
T-R9 = At the end of a round the taken command pieces leave first. A player who has lost the ruler and still has a General then makes one of them the new ruler, on the spot where it stands. After that the points are counted and the end of the game is checked. Our ruling: a single General is promoted by itself; with two the owner chooses before play goes on, the Challenger first; a General that was taken in this round can't be chosen.
    .title = The end of a round

## T-M: movement

T-M1 = A move is a path of single steps to any of the eight neighbors, with as many bends as you like. A Soldier and a Cannon go 1 step, an Archer and a General up to 2, Cavalry, a ruler and an Assassin up to 3.
    .title = How far pieces go
T-M2 = The way leads over empty spaces. The last step may go onto an enemy piece: that is the attack of the moving piece, and its action is over. No piece lands on one of its own side.
    .title = The way, and landing
T-M3 = Cavalry may pass over pieces of both sides, but not over a Soldier in defense stance. Its path may bend, too.
    .title = Cavalry jumps
T-M4 = Cavalry that lands on an enemy Soldier in defense stance falls together with it; the same happens if it tries to jump over that Soldier. Both pieces leave, and each player scores the other's. Our ruling: the two cases come to the same, so the move is made by landing on the Soldier. A defending Soldier of its own side is simply in the way.
    .title = Cavalry against a defending Soldier
T-M5 = A piece first moves and then attacks. It never moves after an attack in the same action.
    .title = Move first, then attack
T-M6 = A command piece that is landed on is only taken and has not gone yet. Our ruling: until the round ends the two pieces share the space. A space can hold at most one piece of each side, both only in this case; it is in the way like any other piece, and no piece may land where one of its own side stands.
    .title = Shared spaces

## T-A: attacks

T-A1 = Soldiers and Cavalry attack only by landing on the enemy.
    .title = Soldiers and Cavalry
T-A2 = A General attacks an enemy on a neighboring space, or lands on one.
    .title = The General
T-A3 = A ruler attacks an enemy at a distance of up to 2, or lands on one. It may attack once a turn.
    .title = The ruler
T-A4 = An Archer has three ways to use an action. It moves up to 2 steps and does not attack. Or it goes 1 step: onto an enemy, or to an empty space from which it shoots a neighbor. Or it stands still and shoots up to distance 2. It may attack once a turn. Our ruling: the extra step that a slope may give (T-T5) doesn't change this; it brings the Archer further, but no landing and no shot.
    .title = The Archer
    .quicksheet = The Archer may also land on an enemy with the second of two steps (T-E2).
    .website = The Archer may also land on an enemy with the second of two steps (T-E2).
T-A5 = A shot at distance 2 flies over pieces of both sides, but a Soldier in defense stance, of either side, stops it. Straight and diagonal shots cross the one space in between. A shot like a Knight's jump in chess can cross either of two spaces, as the shooter likes, so only defending Soldiers on both stop it. Our ruling: a shot that would be stopped can't be chosen. An enemy Soldier that blocks is a neighbor and can be shot instead; one of the shooter's own can't.
    .title = Shooting over others
T-A6 = No piece attacks its own side. An attack needs a target: shooting at an empty space is no action.
    .title = Only at enemies
T-A7 = Our ruling: a taken command piece that shares its space with the enemy who landed on it may attack that enemy, at distance 0.
    .title = Striking back on the same space
T-A8 = A piece that attacks from a neighboring space, or from further away, stays where it is. It need not move to the space of its target.
    .title = Attacking without going there

## T-C: Soldiers and Cannons

T-C1 = A Soldier is in attack stance or in defense stance; changing it takes one action. In defense stance it neither moves nor attacks, but it stops shots and Cavalry.
    .title = The Soldier's two stances
T-C2 = A Cannon does nothing alone. To move it by 1 to an empty space, to fire it or to make it ready takes one action and a crew: two pieces of its own side that stand on neighboring spaces at that moment.
    .title = The Cannon and its crew
T-C3 = A Cannon that has fired is unready. It must be made ready, by a further action, before it can move or fire again.
    .title = Making ready
T-C4 = A Cannon fires along one of the eight straight lines and hits the first piece on it, however far. An enemy there is taken. Our ruling: a direction whose first piece is one of your own, or which holds no piece, can't be chosen. One of your own on a shared space counts as well.
    .title = Cannon fire
T-C5 = A piece that serves as crew can't be used for any other action of the turn. Our ruling: that holds in both orders, so a piece that has acted can't serve either. The same crew may serve the same Cannon again. Every piece of the Cannon's side can be crew, even a defending Soldier, another Cannon or a command piece, but not the Assassin.
    .title = Crew does nothing else
T-C6 = If more than two pieces could serve, the player picks the crew. If nothing is picked the program does: first those who already serve this Cannon, then those with the fewest other possibilities.
    .title = Choosing the crew
T-C7 = A Cannon can be destroyed, but never taken over and used by the enemy.
    .title = No captured Cannons

## T-J: jeopardy

T-J1 = A piece is in jeopardy if some enemy piece could attack it with one single action on the board as it is. A loaded Cannon with its crew and a free line counts. A defending Soldier, an unready Cannon and a hidden Assassin don't. Whether that attack would bring the attacker itself into jeopardy is not asked. Our ruling: a revealed Assassin counts unless it has to rest in its owner's next turn.
    .title = What jeopardy is
T-J2 = A command piece that acted in your turn (moved, attacked or searched) must not be in jeopardy when the turn ends. One that did nothing may be in jeopardy and stay there. Serving as crew is not acting. Only the end of the turn counts, not the moments between.
    .title = No acting into jeopardy
    .website = A General may act into jeopardy if no more enemy pieces threaten it than your pieces threaten the enemy General (T-E3).
T-J3 = The Challenger has one exception: a command piece may act into jeopardy if a single enemy piece threatens it, and that piece is a command piece which was taken in this round.
    .title = The dying enemy
    .quicksheet = The exception holds for the General of either player (T-E4).
    .website = The exception holds for the General of either player (T-E4).
T-J4 = The Opposition's turn ends the round. So whether its command pieces are in jeopardy is looked at after the taken command pieces of both sides have left. Our ruling: and before a new ruler is named.
    .title = At the end of the round
T-J5 = Our ruling: a command piece that was itself taken in this round has nothing more to fear. It may act in spite of jeopardy.
    .title = Nothing left to lose
T-J6 = An action is offered only if the turn can still be ended legally after it. Sometimes a first action is therefore open only because a second one makes it good. Our ruling: a search counts as failed in this, since anything else would give the secret away.
    .title = What is offered
T-J7 = A command piece may search for the Assassin only if it is not in jeopardy. That is settled before the search is answered.
    .title = Searching while in danger
T-J8 = Our ruling: if a search finds an Assassin, that Assassin does not make the running turn illegal afterward. If the turn could not be ended otherwise, it may be ended.
    .title = What a search brings to light

## T-V: the end of the game

T-V1 = A player who has no command piece left at the end of a round has lost. If that happens to both in the same round it is a tie. On the short board the General is the only command piece, so its loss decides.
    .title = Elimination
T-V2 = A player is trapped and loses if, at the start of the turn, every command piece of theirs is in jeopardy and no legal turn gets even one out of it. Our ruling: every legal turn counts as a way out, also one that takes the attacker. But an enemy command piece that the Challenger takes still threatens until the round ends (T-R7), so taking it is no way out for the Challenger. A player whose command pieces are all taken is not trapped; the end of the round settles that. The trap is checked before T-V3.
    .title = The trap
    .quicksheet = There is no trap in this edition.
    .website = There is no trap in this edition.
T-V3 = If a player could only pass, the game ends at once and the points decide. Our ruling: the round counts as ended for this, so taken pieces that still stand on the board score.
    .title = No legal action
    .quicksheet = A player who could only pass has lost.
    .website = A player who could only pass has lost.
T-V4 = A tie is decided by the points of the game. If they are equal, too, the game is a draw.
    .title = Ties
    .quicksheet = A tie is a draw.
    .website = A tie is a draw.
T-V5 = A player may resign at any time. Our ruling: both may also agree to a draw.
    .title = Resigning and agreeing
T-V6 = Our ruling, so that every game ends: when 50 rounds in a row have passed in which nothing was taken and no Soldier changed its stance, or when the same position with the same player to move stands at the start of a round for the third time: then the game ends and the points decide. Players may switch this off.
    .title = When nothing happens any more
T-V7 = The players may agree on a number of points to reach. Points then add up over several boards: when a board is decided it is set up anew. A player who is down to one action may ask for a new board if that was agreed. Whoever has reached the number at the end of a round wins; if both have, the higher total does; if that is equal play goes on. Tournament games are never set up anew. Our ruling: sides are kept from board to board unless the players agree to swap. Who resigns, or runs out of time, gives up all boards and not just one; an agreed draw ends them all, too. A new board can be asked for at the start of a turn, before any action; command pieces taken in that round count.
    .title = Playing for points
T-V8 = Our ruling: in a game with an arbiter, that arbiter may overrule the result and the points, move pieces between two turns and set the clocks, as judges of tournaments do. The reason is kept with the game. Repetitions are counted anew from a position that the arbiter has set up.
    .title = The arbiter

## T-E: quick editions

T-E1 = The quick editions know no trap (T-V2). A tie is a draw and is not decided by points (T-V4). A player who has no legal action left has lost (T-V3).
    .title = Simpler endings
T-E2 = In the quick editions an Archer may land on an enemy with its second step as well. In the rulebook it may not.
    .title = Archers land further
T-E3 = In the web site's edition a General may act into jeopardy if the number of enemy pieces that threaten it is not greater than the number of the General's own pieces that threaten the enemy General. Our ruling: that is how we read a sentence that can be understood in several ways.
    .title = Danger for danger
T-E4 = In the quick editions the exception of T-J3 is not the Challenger's alone. It holds for the General of either player, if the only threat is the enemy General and that one is taken in the same round.
    .title = The dying enemy, for both

## T-T: terrain

T-T1 = A space can be plain, water, forest or high ground. High ground carries an arrow in one of the eight directions; it points downhill.
    .title = Kinds of ground
T-T2 = A move that enters water has one step less, but always at least one. That happens once a move, however many water spaces it enters. Our ruling: entering counts, leaving does not.
    .title = Water slows
T-T3 = To move a Cannon that stands on water or enters it takes a crew of three. For firing and making ready two are enough.
    .title = Cannons in water
T-T4 = An Archer can hit a piece that stands in a forest only from a neighboring space. Nobody else is limited, and an Archer inside a forest shoots out of it as usual.
    .title = Forest hides
T-T5 = A step onto a marked space is downhill if it makes an angle of less than 90° with the arrow, uphill at more than 90°, level at 90°. A move with an uphill step has one step less, but at least one. A move with a downhill step may go one step further, once: this last step must lie within 45° of an arrow that the move has passed downhill before. Our ruling: only entering a marked space counts, a downhill last step doesn't extend itself, and Cannons get no extra step.
    .title = High ground
T-T6 = All that shortens or lengthens a move is added up. One step is always left.
    .title = Adding it up
T-T7 = Terrain boards are files. Some come with each board; the printed ones are lost, so these are our own. In a tournament a terrain must look the same after half a turn (the forests of a short board may stand in the other two corners), or the players change sides.
    .title = Terrain boards

## T-X: the Assassin

T-X1 = The Assassin joins in only if both players agree to it. Even then each may do without one.
    .title = By agreement
T-X2 = It begins hidden, on a space of its owner's back row where no piece stands.
    .title = Where it starts
T-X3 = While hidden it moves up to 3 steps through and onto anything, as far as terrain permits, and may then attack one enemy piece on its own space or next to it. All this is one action. The opponent learns that an Assassin's action was used and, if it attacked, which piece fell to it, but not where it is.
    .title = Acting unseen
T-X4 = An Assassin that takes a command piece is revealed.
    .title = A great deed shows
T-X5 = After taking any piece the Assassin rests for the whole following round. Our ruling: it does nothing more in the turn in which it took the piece, either, and everybody may know that it rests.
    .title = Rest after a kill
T-X6 = Any piece may spend an action to search: an enemy Assassin on its space or next to it is revealed. If nothing is found the searcher is done for this round; what it did before stands. If the Assassin is found, a searcher that is still able to attack may take it at once, without moving and without a further action. The spaces looked at are written down.
    .title = Searching
T-X7 = An Assassin that is revealed on the space of an enemy piece is taken at once. If it stands on a space with a piece of its own side, that piece leaves the board and nobody scores it.
    .title = Revealed among others
T-X8 = Our ruling: once revealed it stays revealed. From then on it is an ordinary piece: it moves through empty spaces, can be attacked and gives jeopardy. While hidden it can't be hit at all, not even by chance.
    .title = Afterward
T-X9 = Every action of the Assassin is written down in front of everybody, but nobody else may read it. Here the server seals a note when play begins, and after each turn of the owner, whether the Assassin moved or not: everybody gets the seal, only the owner and judges the note. When the Assassin is revealed or taken, or the game ends in any way, all notes are opened with their salts, and anybody can check that they were sealed like this. At one screen nothing is sealed.
    .title = Sealed notes
T-X10 = A player proved to have cheated with the Assassin loses the game with −60 points, and the other gets +60. The same holds for a false accusation. Doing it twice means expulsion from the tournament.
    .title = Cheating
T-X11 = Nobody but its owner and the judges can find out where a hidden Assassin is: not from what the program sends, stores or logs, and not from how long it takes.
    .title = The secret is kept
T-X12 = Our rulings: a command piece that was taken before can't be taken again, so an attack on it neither reveals the Assassin nor makes it rest. Where pieces of both sides share the space of the reveal, the enemy's decides: the Assassin falls, and its own piece stays. A command piece under its own Assassin leaves at once. If it was the ruler, a successor is named at the end of the round. A side left without command pieces passes, and the end of the round settles the game. Any piece may search, even an unready Cannon or a defending Soldier, but only while an enemy Assassin is hidden. A trap counts only if the trapped side's own hidden Assassin can't help, either. An Assassin that takes the one it has found rests, too.
    .title = More about the Assassin
T-X13 = Our rulings: the arbiter of a game is its judge, who sees both Assassins and all notes while it goes on. So no player may hold that office: in a game with Assassins the arbiter creates the game and invites both players. When the arbiter sets up a position, each side that hides an Assassin there seals its place again, moved or not; earlier notes stay sealed until the Assassin comes to light or the game ends. Everybody else is told the new position only as they may know it.
    .title = The judge

## T-P: points and score cards

T-P1 = Soldier 1, Archer 1, Cannon 3, Cavalry 3, command piece 8. With the Assassin in play: Soldier 1, Archer 1, Cannon 2, Cavalry 3, Assassin 5, command piece 7. Either way the long army is worth 60 points; the short one is worth 16.
    .title = What pieces are worth
T-P2 = The points go to the side that takes. When Cavalry and a defending Soldier fall together (T-M4), each side scores the piece of the other.
    .title = Who scores
T-P3 = Score card A, for the short board, has four columns with 4, 1, 1 and 4 places. Score card B, for the long board, has four columns of 4 places, or 5 with the optional bottom row. A marker in each column moves down as points come in; when the column is full the next point clears it and moves the next column's marker.
    .title = The score cards
T-P4 = A place in a column is worth one more than everything the columns before it can show. Card A: 1, 5, 10 and 20. Card B: 1, 5, 25 and 125; with the optional row 1, 6, 36 and 216.
    .title = What a place is worth
T-P5 = Counted this way, a full card shows 99 points (A), 624 (B) or 1295 (B with the optional row). The rulebook prints 79 and 724 for the first two and counts 29 in an example whose markers show 19. Our ruling: these are misprints, since they don't fit its own rows. 79, 724 and 1295 remain on offer as numbers of points to reach, and a total that is too big for a card is shown as full cards and the rest. The point after a full card empties it.
    .title = How far a card goes
T-P6 = In compound counting a marker that has reached the last free place of a column stays there, and counting begins again from the top. In this way a column of n places counts up to n(n+1)/2 units. Card A shows up to 483 points, card B with the optional row up to 65,535. Our ruling: card B without that row may be counted this way, too, up to 14,640.
    .title = Compound counting
T-P7 = Card A can be counted on ten fingers with bands of two colors: the left hand's four fingers are the first column, the thumbs the two in the middle, the right hand's four fingers the last.
    .title = On your fingers

## T-N: notation

T-N1 = The sources write a move as “A. v.1, h.1, to A. v.2, h.2.”: the letter, the start, and the letter and the end again. This form can be read and written here.
    .title = The old form
T-N2 = In the short form A v5h7-v5h6 is a move, H v4h2xv6h5 a landing, and A v5h7-v5h6 * v5h5 a move followed by an attack. S v6h8 def and S v6h8 att change the stance. C v5h8 * W fires in a direction of the compass (N is rising v, E rising h), C v5h8 ready makes ready, and crew names who serves. G v5h2 =K names a new ruler, pass is an empty turn. Actions of a turn are separated by a semicolon, turns of a round by a slash.
    .title = The short form
T-N3 = A position is one line: board and edition, the rows from the highest v down, who is to move, actions left, the round, the points, quiet rounds, and marks for what has been done in the running turn. Capital letters are the Challenger's, small ones the Opposition's; a taken command piece has an exclamation mark, and two pieces on one space stand in square brackets.
    .title = Positions as text
T-N4 = For counting, which programs use to check each other, each action is one step, and so is ending the turn. Two actions are the same if piece, end space, target and crew are the same, whatever the way between.
    .title = Counting positions

## Captions of the diagrams

tora-fig-short-board = The short board with both armies.
tora-fig-long-board = The long board with both armies.
tora-fig-names = The two ends of the numbering, v1h1 and v9h9, and an Archer on v3h7.
tora-fig-distance = All these spaces are at distance 2.
tora-fig-setup-short = Opposition defensive, Challenger aggressive. The marked Archers are the difference.
tora-fig-setup-short-other = The other way round: Opposition aggressive, Challenger defensive.
tora-fig-setup-long = Our reconstruction: Opposition defensive, Challenger aggressive.
tora-fig-taken = The Archer has taken the General. It stays until the round ends and may still act.
tora-fig-go-soldier = Where a Soldier can go.
tora-fig-go-archer = Where an Archer can go.
tora-fig-go-general = Where a General can go.
tora-fig-go-cavalry = Where Cavalry can go.
tora-fig-go-ruler = Where a ruler can go.
tora-fig-go-cannon = Where a Cannon can go while two pieces serve it.
tora-fig-way = The General's own pieces are in its way; it may land on the enemy Soldier.
tora-fig-jump = Cavalry passes over pieces of both sides, straight on or round a bend.
tora-fig-cavalry-defender = If the Cavalry lands on the defending Soldier, both leave the board.
tora-fig-move-attack = First a step to the marked space, then the shot.
tora-fig-shared = The taken General shares its space with the Archer. It may still leave; its own Soldier may not land there.
tora-fig-hit-general = Standing still, the General attacks its neighbors; the Soldier two spaces away is out of reach.
tora-fig-hit-ruler = Standing still, the ruler attacks up to distance 2; the Soldier at distance 3 is out of reach.
tora-fig-archer-go = One way: up to two steps, without an attack.
tora-fig-archer-step = Another way: one step, then a shot at a neighbor. From either marked space it hits the nearer Soldier, but not the other.
tora-fig-archer-still = The third way: standing still, it hits up to distance 2, also like a Knight in chess.
tora-fig-over = A Soldier of one's own in attack stance stops no shot.
tora-fig-stopped = A defending Soldier stops the shot. It can be hit itself.
tora-fig-knight-one = One of the two ways is free, so the shot is possible.
tora-fig-knight-two = Defending Soldiers on both ways: this shot is stopped.
tora-fig-strike-back = The taken General strikes the Archer on its own space.
tora-fig-stances = The marked Soldier defends: it can only change its stance. The other may step or change.
tora-fig-crew = Two neighbors serve, so the Cannon can be moved or fired.
tora-fig-crew-one = One neighbor is not enough.
tora-fig-unready = After firing, the Cannon must be made ready first.
tora-fig-fire = The first piece on a line is hit. The Soldier behind the Archer is safe, and the Soldier of the Cannon's own side blocks its line.
tora-fig-crew-bound = The Cannon has fired. Its crew may serve it again, but do nothing else.
tora-fig-jeopardy = The Cavalry puts the King in jeopardy. The Archer is too far away, and the defending Soldier threatens nobody.
tora-fig-into-jeopardy = The King may not take the Soldier: the Cavalry would reach it there.
tora-fig-stay-in-jeopardy = The Archer may take it, and the King may watch.
tora-fig-dying-enemy = Only the General threatens the space, and it is taken in the same turn: allowed.
tora-fig-dying-enemy-and-other = The Cavalry threatens it as well: not allowed.
tora-fig-trap = Wherever the King goes, an Archer reaches it: the Opposition has lost.
tora-fig-no-action = The Opposition to move: whatever its General did would bring it into danger, and one neighbor is no crew for the Cannon.
tora-fig-lair = A hidden Assassin on the Challenger's back row, as its owner sees it: the dashed ring says that nobody else does.
tora-fig-prowl = The hidden Assassin goes through both Soldiers and takes the one behind it, with one action.
tora-fig-search = The Archer searches its own space and the eight around it. The Assassin beside it is found.
tora-fig-found-under-enemy = Found on the space of an enemy Soldier, the Assassin of the Opposition is taken at once.
tora-fig-found-under-own = Found on the space of its own Soldier, it stays, and the Soldier leaves the board.
tora-fig-archer-landing = In the quick editions the Archer may land here, two steps away.
tora-fig-water = The Cavalry enters water: a path through it is one step shorter.
tora-fig-cannon-water = To push the Cannon into the water takes three.
tora-fig-forest = From here the Soldier in the forest two spaces away can't be hit; those outside the forest can.
tora-fig-downhill = From the ridge, Cavalry reaches one step further downhill.
tora-fig-uphill = Uphill it gets one step less far.

## What the pieces do, in a line each

tora-soldier-card =
    .moves = 1 step in any direction; none in defense stance.
    .attacks = Lands on an enemy; not in defense stance, in which it stops shots and Cavalry.
tora-archer-card =
    .moves = Up to 2 steps, round corners, too.
    .attacks = Once a turn: standing still it shoots up to 2 spaces away; or it goes 1 step and shoots a neighbor, or lands on an enemy with that step.
tora-cavalry-card =
    .moves = Up to 3 steps, over pieces of both sides, but not over a Soldier in defense stance.
    .attacks = Lands on an enemy. With a Soldier in defense stance it falls together.
tora-cannon-card =
    .moves = 1 step to an empty space, served by a crew of two pieces beside it.
    .attacks = With a crew it hits the first piece on a straight line, however far. Then it has to be made ready again.
tora-general-card =
    .moves = Up to 2 steps, round corners, too.
    .attacks = Attacks a neighbor, or lands on an enemy, after moving, too.
tora-king-card =
    .moves = Up to 3 steps, round corners, too.
    .attacks = Attacks up to 2 spaces away, or lands on an enemy, after moving, too; once a turn.
tora-queen-card =
    .moves = Up to 3 steps, round corners, too.
    .attacks = Attacks up to 2 spaces away, or lands on an enemy, after moving, too; once a turn.
tora-assassin-card =
    .moves = Up to 3 steps; while hidden, through pieces and onto them.
    .attacks = After moving it takes one enemy on its own space or beside it. Then it rests for a round.

## The games in two minutes: the goal, `.turn` and `.end`

tora-short-summary = Take the enemy General, and don't lose your own.
    .turn = A turn has two actions: with two pieces, or both with the same. You may use one or none. With an action a piece moves and then attacks, as far as it can do either. Until you end the turn everything can be taken back. The Challenger's turn and the Opposition's are a round.
    .end = A General that is taken stands until the round is over, and may strike back once. Whose General is gone then has lost. If both are gone the points decide; in the quick editions that is a draw. A General may be in danger, but must not act into it. Whoever begins a turn with the General in danger, and can't get it out, has lost; the quick editions don't have this trap.
tora-long-summary = Take all command pieces of the enemy: the ruler, who is a King or a Queen, and both Generals. Don't lose yours.
    .turn = A turn has an action for each of your command pieces that stands when it begins, so at first three. With an action a piece moves and then attacks, as far as it can do either. You need not use all of them, and until you end the turn everything can be taken back, except a search. The Challenger's turn and the Opposition's are a round.
    .end = A command piece that is taken stands until the round is over, and may act once more. Whoever has none left then has lost; if both have none the points decide. A command piece may be in danger, but must not act into it. Whoever begins a turn with all of them in danger, and can't get one out, has lost.
