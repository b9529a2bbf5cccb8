### TORA: names of boards, sides, pieces, states, options.

## Boards and sides

tora-challenger = Challenger
tora-opposition = Opposition

## Pieces: the name, and as one's own and the enemy's in spoken labels

tora-soldier = Soldier
    .own = your Soldier
    .enemy = enemy Soldier
tora-archer = Archer
    .own = your Archer
    .enemy = enemy Archer
tora-cavalry = Cavalry
    .own = your Cavalry
    .enemy = enemy Cavalry
tora-cannon = Cannon
    .own = your Cannon
    .enemy = enemy Cannon
tora-general = General
    .own = your General
    .enemy = enemy General
tora-king = King
    .own = your King
    .enemy = enemy King
tora-queen = Queen
    .own = your Queen
    .enemy = enemy Queen
tora-assassin = Assassin
    .own = your Assassin
    .enemy = enemy Assassin

## States of pieces

defending = in defense stance
unready = unready
taken = taken, leaves at the end of the round
hidden = hidden: nobody else sees it

## Buttons

end = End turn
ready = Make ready
defend = Defense stance
attack-stance = Attack stance
land = Land and take
shoot = Attack from here
assassin = Assassin
search = Search
take = Take the Assassin

## Options

option-edition = Edition
edition-rulebook = Rulebook
    .note = The full rules of 2008. The only edition for the long board.
edition-quicksheet = Quick sheet
    .note = Short-board rules without the trap; ties are draws, and Archers may land with a second step.
edition-website = Web site
    .note = As the quick sheet; besides, a General may go into danger that is matched by the enemy General's.
option-setup = Set-up
setup-defensive = Defensive
    .note = The leaders stand behind a closed front.
setup-aggressive = Aggressive
    .note = The wings stand further forward.
option-terrain = Terrain
terrain-none = None
setup-choice-terrain-Painted = Painted by hand
terrain-river = River
terrain-river-flipped = River, forests flipped
terrain-lake = Lake
terrain-lake-flipped = Lake, forests flipped
terrain-ridge = Ridge
option-ruler = Ruler
ruler-king = King
ruler-queen = Queen
    .note = King and Queen are equal in play.
option-quiet = Long quiet play
quiet-on = Ends the game
    .note = Fifty quiet rounds or a position for the third time end the game, and the points decide.
quiet-off = Goes on without limit
option-assassins = Assassins
assassins-off = Without
assassins-on = With
    .note = Each side may hide an Assassin, and the pieces are worth other points.
option-lair = Your Assassin
lair-none = You forgo it
    .note = Choose the column of your starting row where it hides; the other side does not see it.
lair-v8 = v8 (not in the defensive set-up)
lair-v10 = v10 (not in the defensive set-up)

## How a game ends. $winner and $loser are names of players or sides; where the points decide
## there may be neither, and the result is said beside these sentences.

tora-outcome-elimination = { $loser } has no command piece left.
tora-outcome-tie = Both Generals fell in the same round: a draw.
tora-outcome-tie-points = Both sides lost their last command piece in the same round, so the points decide.
tora-outcome-trap = { $loser } is trapped: no command piece can get out of jeopardy.
tora-outcome-general-fallen = { $loser } has lost the General.
tora-outcome-generals-points = Both Generals fell in the same round, so the points decide.
tora-outcome-general-trapped = { $loser } is trapped: the General can't get out of jeopardy.
tora-outcome-no-action = { $loser } has no legal action left.
tora-outcome-no-action-points = There was no legal action left, so the points decide.
tora-outcome-quiet = Fifty rounds without a capture or a change of stance: the points decide.
tora-outcome-repetition = The same position for the third time: the points decide.

## Why something is refused. The places it is about are marked on the board.

tora-illegal-game-over = The game is over; a rematch begins a new one.
tora-illegal-naming-first = Choose the General that becomes the new ruler; then play goes on.
tora-illegal-nothing-to-name = No ruler was lost, so none has to be named.
tora-illegal-no-heir = Only a General of your own that was not taken in this round can become the ruler.
tora-illegal-no-actions-left = All actions of this turn are used: end the turn, or undo one of them.
tora-illegal-no-piece = Nobody stands there: begin with one of your pieces.
tora-illegal-not-yours = That piece is the other side's: begin with one of yours.
tora-illegal-enemy-cannon = That Cannon is the other side's: it can be destroyed, but never used.
tora-illegal-bound = This piece serves a Cannon in this turn and can do nothing else until the next.
tora-illegal-defending = A Soldier in defense stance neither moves nor attacks: change its stance first, which takes one action.
tora-illegal-same-stance = The Soldier is in this stance already.
tora-illegal-no-soldier = Only Soldiers have two stances.
tora-illegal-nothing = Staying there without an attack is no action: choose a place or a target.
tora-illegal-too-far = That is too far for this piece: its possible places are marked.
tora-illegal-blocked = Pieces stand in the way: the path must lead over empty spaces.
tora-illegal-barred = Soldiers in defense stance bar the way: Cavalry passes over all pieces but these.
tora-illegal-ground = Water or a rise makes the move shorter here: choose a nearer place or another way.
tora-illegal-own-piece = One of your own pieces stands there: land on an empty space or on an enemy.
tora-illegal-archer-landing = In this edition an Archer lands on an enemy only with its first step; from two spaces away it can shoot instead.
tora-illegal-archer-moved = An Archer that goes two steps can't attack in the same action: go one step, or stand still.
tora-illegal-no-enemy = There is no enemy to attack there: an attack needs a target.
tora-illegal-lands-only = This piece attacks only by landing on the enemy.
tora-illegal-out-of-range = The target is out of range: go nearer first, or choose another.
tora-illegal-out-of-range-moved = After a step an Archer hits only its neighbors: stand still to shoot two spaces.
tora-illegal-forest = The target stands in a forest: an Archer can hit it only from a neighboring space.
tora-illegal-stopped = A Soldier in defense stance stops this shot: choose another target, or shoot from elsewhere.
tora-illegal-attacked-already = This piece has attacked in this turn and may not do so again before the next.
tora-illegal-no-cannon = No Cannon of yours stands there.
tora-illegal-cannon-alone = A Cannon does nothing alone: it needs two of your pieces beside it that can still serve.
tora-illegal-unready = The Cannon is unready: make it ready first, which takes one action.
tora-illegal-ready = The Cannon is ready already.
tora-illegal-cannon-move = A Cannon moves one step, and only to an empty space.
tora-illegal-nothing-to-hit = Nobody stands in this direction: the Cannon needs a target.
tora-illegal-own-in-line = One of your own pieces is the first in this line: choose another direction, or clear the line.
tora-illegal-first-in-line = The Cannon hits the first piece in the line, and that is another one.
tora-illegal-not-in-line = A Cannon fires along the eight straight lines only.
tora-illegal-crew-size = This takes a crew of two.
tora-illegal-crew-size-water = Moving a Cannon in or into water takes a crew of three.
tora-illegal-not-beside = Crew must be pieces of your own on spaces next to the Cannon.
tora-illegal-crew-acted = This piece has already acted in this turn, so it can't serve the Cannon.
tora-illegal-crew-bound = This piece already serves the other Cannon in this turn.
tora-illegal-piece-first = Begin with one of your pieces.
tora-illegal-shut-in = This piece can't move or attack now: there is no way out.
tora-illegal-no-use = That is no action of this piece: its possible places and buttons are marked.
tora-illegal-not-hidden = No Assassin of yours hides there.
tora-illegal-rests = The Assassin has taken a piece: it rests for the whole next round.
tora-illegal-nobody-hides = No enemy Assassin is hidden, so there is nothing to search for.
tora-illegal-searched-in-vain = This piece has searched in vain and can do nothing more in this turn.
tora-illegal-search-in-jeopardy = A command piece can search only while it is not in jeopardy.
tora-illegal-nothing-found = Only a piece that has just found the Assassin may take it without an action.
tora-illegal-not-found-there = A search from there can't have found the Assassin on that space.
tora-illegal-not-trapped = Nobody is trapped here.
tora-illegal-untrue = That can't have happened here.
tora-illegal-jeopardy = A command piece that acted must not be in jeopardy when the turn ends: undo its action, or remove the threat.
tora-illegal-no-legal-end = The command piece would be in jeopardy at the end of the turn, and no action left could change that.
tora-illegal-jeopardy-short = Your General acted and must not be in jeopardy when the turn ends: undo its action, or remove the threat.
tora-illegal-no-legal-end-short = Your General would be in jeopardy at the end of the turn, and no action left could change that.

## A command piece that was taken and still stands: for all, for its owner, for the other side

tora-note-general-fallen = { $side }: the General has fallen.
    .own = Your General has fallen.
    .enemy = The enemy General has fallen.
tora-note-general-strikes = { $side }: the General has fallen, one last turn to strike back.
    .own = Your General has fallen: last turn to strike back.
    .enemy = The enemy General has fallen: the other side has one last turn to strike back.
tora-note-command-fallen = { $side }: a command piece has fallen and leaves when the round ends.
    .own = One of your command pieces has fallen: it leaves when the round ends.
    .enemy = An enemy command piece has fallen: it leaves when the round ends.
tora-note-command-strikes = { $side }: a command piece has fallen and can act once more.
    .own = One of your command pieces has fallen: this turn is its last to act.
    .enemy = An enemy command piece has fallen: it can act in one last turn.
tora-note-last-fallen = { $side }: the last command piece has fallen.
    .own = Your last command piece has fallen.
    .enemy = The last enemy command piece has fallen.
tora-quiet-rounds = Quiet rounds in a row
tora-note-last-strikes = { $side }: the last command piece has fallen, one last turn to strike back.
    .own = Your last command piece has fallen: last turn to strike back.
    .enemy = The last enemy command piece has fallen: the other side has one last turn to strike back.

## What the next touch is for

tora-ask-piece = Choose the piece that acts next, or end the turn.
tora-ask-end = All actions are used: end the turn.
tora-ask-heir = Choose the General that becomes the new ruler.
tora-ask-soldier = Choose where the Soldier goes or whom it takes, or change its stance.
tora-ask-defending-soldier = In defense stance the Soldier only changes its stance, by the button.
tora-ask-archer = Choose where the Archer goes, or the enemy it shoots.
tora-ask-cavalry = Choose where the Cavalry goes, or the enemy it lands on.
tora-ask-cannon = Choose the enemy that the Cannon fires at, or the space it moves to.
tora-ask-unready-cannon = Make the Cannon ready, by the button.
tora-ask-general = Choose where the General goes, or the enemy it attacks.
tora-ask-ruler = Choose where the ruler goes, or the enemy it attacks.
tora-ask-shown-assassin = Choose where the Assassin goes, or the enemy it attacks.
tora-ask-target = Choose whom it attacks from there, or confirm the move.
tora-ask-land-or-shoot = Does it land on the enemy, or attack from where it stands?
tora-ask-crew = Choose { $needed ->
    [3] three
   *[other] two
} pieces beside the Cannon as its crew: { $number } of { $needed }
tora-ask-usual-crew = Choose { $needed ->
    [3] three
   *[other] two
} pieces beside the Cannon as its crew: { $number } of { $needed }. Or confirm, and those with the least to do serve.
tora-ask-prowl = Choose where your Assassin goes; its own space if it stays.
tora-ask-prowl-target = Choose whom your Assassin takes from there, or confirm the move.
