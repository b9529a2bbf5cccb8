### King's Convoy: names of the game, sides, boats, options, reasons.

## Games and sides

edition-convoy = King's Convoy
    .note = 13 × 13, 24 boats against 12 and the king. He escapes to a corner.
edition-hnefatafl = Hnefatafl
    .note = 11 × 11, 24 boats against 12 and the king. He escapes to a corner and can't be taken at the edge.
edition-tablut = Tablut
    .note = 9 × 9, 16 boats against 8 and the king. He escapes to any edge, but two attackers take him.
edition-brandubh = Brandubh
    .note = 7 × 7, 8 boats against 4 and the king. He escapes to a corner, but two attackers take him.
option-repetition = Third repetition
repetition-draw = is a draw
repetition-loses = loses
    .note = Whoever brings a position about for the third time has lost.
convoy-attacker-side = Attacker
convoy-defender-side = Defender

## Boats: the name, and as one's own and the enemy's in spoken labels

convoy-attacker = attacker
    .plain = boat
    .own = your boat
    .enemy = enemy boat
convoy-defender = defender
    .plain = boat
    .own = your boat
    .enemy = enemy boat
convoy-king = king
    .own = your king
    .enemy = enemy king

## Places

throne = throne
corner = corner

## Beside the board

convoy-quiet = Quiet moves in a row, of both sides (draw at 200)
convoy-note-way-out = The king sees a way out.
convoy-note-ways-out = The king sees two ways out.
convoy-note-danger = The king could be taken next.

## How games end

convoy-outcome-captured = The king is taken.
convoy-outcome-escaped = The king has escaped.
convoy-outcome-blocked = One side has no move left.
convoy-outcome-repeated = The same position has stood three times.
convoy-outcome-quiet = A hundred moves of each side without a capture.

## Why a move is not possible

convoy-no-over = The game is over.
convoy-no-empty = There is no boat there.
convoy-no-not-yours = That boat is not yours to move now.
convoy-no-nowhere = A move leads to another square.
convoy-no-shut-in = This boat is hemmed in: it can go nowhere now.
convoy-no-crooked = Boats go straight, along a row or a column.
convoy-no-occupied = There is a boat already.
convoy-no-blocked = A boat is in the way.
convoy-no-throne = Only the king may stop on the throne.
convoy-no-corner = Only the king may stop in a corner.
convoy-no-captures = The move does not capture that.

## What the next touch is for

convoy-ask-boat = Choose the boat that sails.
convoy-ask-square = Choose the square where it stops.
