### TORA: names of boards, sides, pieces, states, options.

## Boards and sides

tora = TORA
tora-short = TORA, short board
tora-long = TORA, long board
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

defending = in defence stance
unready = unready
taken = taken, leaves at the end of the round

## Buttons

end = End turn
ready = Make ready
defend = Defence stance
attack-stance = Attack stance
land = Land and take
shoot = Attack from here

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
setup-reconstruction = A reconstruction: the printed diagram of the long board is lost.
option-terrain = Terrain
terrain-none = None
terrain-river = River
terrain-lake = Lake
terrain-ridge = Ridge
terrain-reconstruction = A board of our own: the printed terrain diagrams are lost.
option-ruler = Ruler
ruler-king = King
ruler-queen = Queen
    .note = King and Queen are equal in play.
option-quiet = Long quiet play
quiet-on = Ends the game
    .note = Fifty quiet rounds or a position for the third time end the game, and the points decide.
quiet-off = Goes on without limit

## How a game ends. $winner and $loser are names of players or sides; where the points decide
## there may be neither, and the result is said beside these sentences.

tora-outcome-elimination = { $loser } has no command piece left.
tora-outcome-tie = Both sides lost their last command piece in the same round: a draw.
tora-outcome-tie-points = Both sides lost their last command piece in the same round, so the points decide.
tora-outcome-trap = { $loser } is trapped: no command piece can get out of jeopardy.
tora-outcome-no-action = { $loser } has no legal action left.
tora-outcome-no-action-points = There was no legal action left, so the points decide.
tora-outcome-quiet = Fifty rounds without a capture or a change of stance: the points decide.
tora-outcome-repetition = The same position for the third time: the points decide.
