# What is wrong in texts of TORA: positions, moves, set-ups and terrain boards.

## The fields of a position

tora-text-game = the game
tora-text-board = the board
tora-text-side = the side to move
tora-text-actions-left = the actions left
tora-text-round = the round
tora-text-points = the points
tora-text-quiet-rounds = the quiet rounds
tora-text-marks = the marks

## Positions

tora-text-expected-side = Expected the side to move, `c` or `o`
tora-text-expected-terrain = Expected `terrain=NAME` or `ground=ROWS`, once
tora-text-edition-of-short-board = The long board has only the edition rulebook
tora-text-terrain-size = This terrain board is made for another board size
tora-text-setup-size = This set-up is made for another board size
tora-text-no-setup = There is no such set-up
tora-text-no-terrain = There is no such terrain board
tora-text-rows = There are { $found } rows; expected { $needed }
tora-text-places-in-row = The row has { $found } places; expected { $needed }
tora-text-long-row = The row has more than { $needed } places
tora-text-empty-places = the number of empty places
tora-text-two-counts = Expected one number of empty places, not two in a row
tora-text-expected-bracket = Expected `]`
tora-text-expected-piece = Expected a piece
tora-text-unknown-piece = `{ $letter }` is no piece; expected one of A S D G C U H K Q
tora-text-brackets-hold-both-sides = Expected a piece of each side in brackets, the Challenger's first
tora-text-two-of-one-side = Two pieces of one side stand on { $place }
tora-text-shared-place = Two pieces share { $place }, but no command piece there was taken
tora-text-too-many-of-kind = The piece on { $place } is one more than an army has of its kind
tora-text-taken-standard-piece = The piece on { $place } is no command piece: it leaves the board when it is taken
tora-text-taken-too-soon = The command piece on { $place } can't have been taken in this round yet
tora-text-no-command-piece = A side without command pieces has lost when the round ends, and no turn follows
tora-text-points-of-challenger = the Challenger's points
tora-text-points-of-opposition = the Opposition's points
tora-text-expected-points = Expected the Challenger's points, `:` and the Opposition's points
tora-text-expected-ruler = Expected a ruler to be named: `=cK`, `=cQ`, `=oK` or `=oQ`
tora-text-no-ruler-due = Only a side that has two Generals and no ruler names a ruler
tora-text-expected-option = Expected `assassin`, then `terrain=NAME` or `ground=ROWS`, each once
tora-text-unknown-place = Expected the place where this Assassin hides, such as `c@v5h9`
tora-text-no-assassins = The Assassin on { $place } belongs to a game with the option `+assassin`
tora-text-lair = Column { $column } of the starting row has no empty place for this side's Assassin
tora-text-expected-assassin = Expected what everybody may know of an Assassin: `c?`, `c@v5h9`, `c~12` or `c=K`, or the same with `o`
tora-text-assassin-order = Expected where both Assassins hide, then how long they rest, then lost rulers, each for `c` before `o`
tora-text-assassin-twice = This side's Assassin stands on the board already
tora-text-rest = the last round of its rest
tora-text-no-assassin-rests = This side has no Assassin that could rest
tora-text-nothing-to-take = `F` marks a piece that can take the Assassin it has just found, and this one can't
tora-text-ruler-twice = This side names a ruler only once
tora-text-expected-mark = Expected a place of this board and the letters of its mark, such as `v5h9m`
tora-text-expected-cannon = Expected the place of a Cannon of the side to move after `b`
tora-text-expected-mark-letters = Expected the letters of a mark: `m`, `a`, `ma`, with Assassins also `s`, `F` or `f`, or `b` and a place
tora-text-crew-acted = A piece that acted can't be crew in the same turn
tora-text-no-piece-there = The side to move has no piece on this place
tora-text-mark-twice = This place has a mark already
tora-text-more-marks-than-a-turn-leaves = A turn can't leave so many marks
tora-text-more-marks-than-actions = { $actions ->
    [one] One action can't leave so many marks
   *[other] { $actions } actions can't leave so many marks
}
tora-text-actions-left-while-naming = Expected 0: no actions are left while a ruler is to be named
tora-text-marks-while-naming = No piece has marks while a ruler is to be named
tora-text-other-side-names = The other side is the first to name a ruler
tora-text-short-turn = The turn has only { $most ->
    [one] one action
   *[other] { $most } actions
}
tora-text-cannon-without-mark = Expected a mark for the Cannon that the crew on { $crew } worked
tora-text-turn-without-legal-end = This turn can't end legally any more: a command piece that acted is in jeopardy

## Moves

tora-text-place-off-board = Expected a place from v1h1 to v{ $size }h{ $size }
tora-text-unknown-sign = `{ $sign }` has no meaning in a move
tora-text-expected-place = Expected a place, such as v5h9
tora-text-expected-end-of-move = Expected the end of the move
tora-text-expected-letter = Expected the letter of a piece (A S C H G K Q) or `end`
tora-text-expected-lost-ruler = Expected the letter of the lost ruler
tora-text-expected-action = Expected `-`, `x`, `*`, `def` or `att`
tora-text-expected-direction = Expected a direction: N NE E SE S SW W NW
tora-text-expected-cannon-action = Expected `-`, `*` or `ready`
tora-text-expected-crew = Expected two or three different places
tora-text-other-piece-there = Expected `{ $letter }`, the letter of the piece on { $place }

## Set-ups and terrain boards

tora-text-expected-name = Expected a name of small letters, digits and hyphens
tora-text-expected-size = Expected the size 9 or 17
tora-text-expected-header = Expected `name`, `size` or `source` before `=`
tora-text-another-setup = There is another set-up { $name } for { $size } x { $size } places; choose another name
tora-text-small-army = There are { $found } pieces { $letter }; the army has { $needed } [T-S1]
tora-text-large-army = On { $place } is one { $letter } too many; the army has { $most } [T-S1]
tora-text-expected-army-letter = `{ $found }` is no piece; expected one of A S C H G K
tora-text-expected-place-of-piece = Expected a place such as v5h1
tora-text-other-half = { $place } is not in the Opposition's half, h1 to h{ $last } [T-S5]
tora-text-place-taken = { $place } has a piece already
tora-text-another-terrain = There is another terrain board { $name } for { $size } x { $size } places; choose another name
tora-text-too-many-terrains = Only { $most } terrain boards can be known at a time
tora-text-unknown-ground = `{ $sign }` is no ground; expected `.`, `~`, `^` or a digit other than 0 and 5
tora-text-plain-end = Plain places at the end of a row are left out
tora-text-plain-ground = This ground is plain everywhere: then it is left out
