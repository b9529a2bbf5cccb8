### King's Convoy: names of the game, sides, boats, options, reasons.

## Games and sides

convoy = King's Convoy
    .note = 13 × 13: bring the king through a fleet of 24 boats to a corner, or stop him.
edition-convoy = King's Convoy
convoy-attacker-side = Attacker
convoy-defender-side = Defender

## Boats: the name, and as one's own and the enemy's in spoken labels

convoy-attacker = attacker
    .own = your boat
    .enemy = enemy boat
convoy-defender = defender
    .own = your boat
    .enemy = enemy boat
convoy-king = king
    .own = your king
    .enemy = enemy king

## Places

throne = throne
corner = corner

## Beside the board

convoy-quiet = Moves without a capture
convoy-note-way-out = The king sees a way out.
convoy-note-ways-out = The king sees two ways out.
convoy-note-danger = The king could be taken next.

## How games end

convoy-outcome-captured = The king is taken.
convoy-outcome-escaped = The king has escaped.
convoy-outcome-blocked = One side has no move left.
convoy-outcome-repeated = The position stood for the third time.
convoy-outcome-quiet = A hundred moves of each side without a capture.

## Why a move is not possible

convoy-no-over = The game is over.
convoy-no-empty = There is no boat there.
convoy-no-not-yours = That boat is not yours to move now.
convoy-no-nowhere = A move leads to another square.
convoy-no-crooked = Boats go straight, along a row or a column.
convoy-no-occupied = There is a boat already.
convoy-no-blocked = A boat is in the way.
convoy-no-throne = Only the king may stop on the throne.
convoy-no-corner = Only the king may stop in a corner.
convoy-no-captures = The move does not capture that.
