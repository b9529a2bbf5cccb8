### The first game of King's Convoy in six steps.

convoy-guide-intro = Six short steps, then you set sail. The board shows where a boat can go; when it can't go somewhere, the board says why.
convoy-guide-goal = The king waits on his throne in the middle, his escort around him. He wants to reach one of the four corners. The attacker's fleet, twice as many, lies at the edges and wants to take him.
    .title = What it is about
convoy-guide-move = Every boat goes straight, like a rook in chess, as far as you like, until something is in the way. Only the king may stop on the throne or in a corner.
    .title = How boats move
convoy-guide-capture = Bring a boat beside an enemy that has another of yours on its far side: it is taken. You may go between two enemies without danger.
    .title = How boats are taken
convoy-guide-king = The king is stronger: to take him, attackers must stand on all four sides of him, or on three at the edge. On the throne two opposite ones are enough, so he should not stay there too long.
    .title = How the king is taken
convoy-guide-escape = If the king sees an open way to a corner, the attacker must close it at once. If he sees two, it is too late.
    .title = How the king escapes
convoy-guide-plans = As the attacker, guard the corners first: a boat two squares diagonally in front of a corner closes a lot. Don't chase boats. As the defender, open lines by taking boats, and keep the king mobile. Play both sides: a match is two games. For a shorter game choose Hnefatafl, Tablut or Brandubh, the smaller boards of the family.
    .title = A plan for each side
