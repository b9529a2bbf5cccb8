# What is wrong in texts of King's Convoy and its family.

convoy-text-game = the game
convoy-text-board = the board
convoy-text-side = the side to move
convoy-text-quiet-moves = the moves since a capture
convoy-text-round = the round
convoy-text-rows = The board has { $found } rows; expected { $needed }
convoy-text-rows-of-layout = The layout has { $found } rows; a board has one of { $sizes }
convoy-text-leading-zero = Expected a number of empty squares that does not begin with 0
convoy-text-expected-boat = Expected t, n, k or a number of empty squares
convoy-text-long-row = Row { $row } has more than { $needed } squares
convoy-text-row-of-wrong-length = Row { $row } has { $found } squares; expected { $needed }
convoy-text-second-king = There is another king already [K-1]
convoy-text-place-of-king = Only the king may stand on { $square } [K-4]
convoy-text-large-fleet = There are { $found } boats { $letter }; the fleet has { $most } [K-1]
convoy-text-no-king = There is no king; if he was captured, the side to move is `{ $sign }`
convoy-text-king-is-there = The king was not captured; expected the side to move, t or n
convoy-text-king-escaped = The king has escaped to { $square }; expected t, the side after his [K-9]
convoy-text-expected-side = Expected the side to move, t or n
convoy-text-expected-square = Expected a square, a1 to { $last }
convoy-text-expected-capture = Expected the end, or x and the square of a captured boat
convoy-text-not-the-king = Expected no K: it is not the king who moves
convoy-text-no-layout = There is no layout of { $name }
convoy-text-no-boat = The layout has no { $letter }; a game needs one [K-1]
convoy-text-king-at-goal = The king has escaped here before the game begins [K-9]
convoy-text-expected-name = Expected a name of small letters, digits and hyphens
convoy-text-another-family = There is another family { $name }; choose another name
