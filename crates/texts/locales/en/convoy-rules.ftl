### The rule book of King's Convoy in our own words: one message per rule, named by
### its id. `.title` is the heading; `.hnefatafl`, `.tablut` and `.brandubh` say what is different
### on these boards.

## The book

convoy-rules = The rules of King's Convoy
    .intro = A king and his escort lie in the middle of the water, a fleet twice as strong around them. He wants to reach a corner, the fleet wants to take him. King's Convoy belongs to tafl, an old family of Nordic board games, and is played on 13 × 13 squares. Three smaller games of the family are here, too: Hnefatafl, Tablut and Brandubh, with some rules of their own. Where the source is silent we had to decide: such places begin with “Our ruling”.

convoy-chapter-board = Who is where when it begins.
    .title = Fleet and convoy
convoy-chapter-sailing = All boats sail alike.
    .title = Moving
convoy-chapter-capture = A boat is lost between two enemies; the king is harder to take.
    .title = Captures
convoy-chapter-end = Who wins, when nobody does, and how a match is played.
    .title = The end of the game
convoy-chapter-notation = How positions and moves are written, and where the layout comes from.
    .title = Notation and data

## K: the rules

K-1 = The board has 13 × 13 squares. The attacker has 24 boats, the defender 12 and the king, who begins on the center square, his throne. The attacker moves first, then the sides take turns.
    .title = The two sides
    .hnefatafl = The board has 11 × 11 squares; the attacker has 24 boats, the defender 12 and the king.
    .tablut = The board has 9 × 9 squares; the attacker has 16 boats, the defender 8 and the king.
    .brandubh = The board has 7 × 7 squares; the attacker has 8 boats, the defender 4 and the king.
K-2 = The defender's boats stand on the three squares next to the throne in each direction. Our ruling for the attacker, the usual layout for six boats a side: the five middle squares of each edge, and the square in front of the middle one.
    .title = The layout
    .hnefatafl = The defender's boats fill the eight squares around the king and the one beyond in each direction. The attacker's stand as in King's Convoy.
    .tablut = The defender's boats stand on the two squares next to the throne in each direction, the attacker's on the three middle squares of each edge and on the one in front.
    .brandubh = Next to the king stands a defender in each direction, and behind each of them are two attackers in line.
K-3 = A boat, the king too, goes any number of squares along its row or column. It can't pass another boat, nor end where one is.
    .title = How boats move
K-4 = Only the king may end a move on the throne or in a corner. Every boat may pass over the throne while it is empty.
    .title = Throne and corners
    .tablut = Corners are squares like any other; only the throne is the king's alone.
K-5 = You capture an enemy boat by moving one of yours beside it so that it stands between two of yours, in a row or a column. Only the boat that moved captures, and it can take up to three at once, one in each direction. Going between two enemies yourself is safe, and two boats side by side can't be taken from their ends.
    .title = Capturing boats
K-6 = The king is a boat of his side: he captures and helps to capture. Only his own capture has a rule of its own (K-8). Our ruling: the source names no other exception.
    .title = The king fights
K-7 = The throne and the corners count as an enemy boat beside any boat, whoever's it is. By the words of the source this is always so: even the throne with the king on it helps to take a defender. Our ruling follows these words.
    .title = Hostile squares
    .hnefatafl = To a defender the throne is an enemy only while it is empty; to an attacker it always is one.
    .tablut = To a defender the throne is an enemy only while it is empty; to an attacker it always is one. Corners are nobody's enemy.
    .brandubh = To a defender the throne is an enemy only while it is empty; to an attacker it always is one.
K-8 = The king is taken when an attacker's move closes the last gap around him: attackers stand on all four sides, or at the edge on the three sides that there are. On his throne two attackers on opposite sides are enough. Beside the throne or a corner, that square counts as an attacker. A king who goes into such a place by himself is safe until an attacker closes in.
    .title = Capturing the king
    .hnefatafl = It takes attackers on all four sides, on the throne as well. At the edge the king can't be taken.
    .tablut = The king is taken between two attackers like any boat. Only on the throne does it take all four sides, and beside it the other three.
    .brandubh = The king is taken between two attackers like any boat. Only on the throne does it take all four sides, and beside it the other three.
K-9 = The attacker wins by taking the king. The defender wins when the king stands in a corner.
    .title = The goals
    .tablut = The defender wins when the king stands on any square of the edge.
K-10 = Our ruling: a side without a legal move has lost. The game is drawn when the same position stands for the third time with the same side to move, or when each side has made a hundred moves without a capture. If the players chose so before the game, whoever brings a position about for the third time has lost instead, since a match counts wins. A player may resign, and both may agree to a draw.
    .title = Other ends
K-11 = The sides are not equal, so a match is two games with sides changed. Both are played, and each player's wins, draws and points are added up.
    .title = The match
K-14 = Our ruling: in a game with an arbiter, that arbiter may overrule the result, move boats and set the clocks. The reason is kept with the game.
    .title = The arbiter
K-12 = A position is written as one line: the game, the rows from the top down with t for attackers, n for defenders, k for the king and numbers for empty squares, then t or n for the side to move, the moves since a capture and the round; once the king is taken a hyphen stands for the side. A move between programs is its two squares, d1d5; for people it is d1-d5xd6, with what it captures, and a K in front for the king.
    .title = Notation
K-13 = The members of the family are King's Convoy on 13 × 13, Hnefatafl on 11 × 11, Tablut on 9 × 9 and Brandubh on 7 × 7. They share these rules, except where a rule says what is different in one of them. What differs, the board, the layout, the goal, and the strength of throne, corners and king, is read from a file, so there can be other members, too. The position texts of each begin with its name.
    .title = The family

## Captions

convoy-fig-start = The start: the fleet around the convoy.
convoy-fig-rook = Where the attacker on c7 can go: the king stops it on the right.
convoy-fig-throne = The attacker may pass over the throne but not stop there.
convoy-fig-three = One move takes three defenders.
convoy-fig-between = Going between two enemies is safe.
convoy-fig-row = Two in a row are not taken.
convoy-fig-king-helps = The king is the second boat of the capture.
convoy-fig-throne-hostile = The defender is taken between the attacker and the throne, although the king is there.
convoy-fig-corner-hostile = The corner is the second enemy.
convoy-fig-king-four = The fourth attacker takes the king.
convoy-fig-king-edge = At the edge three take him.
convoy-fig-king-throne = On his throne two opposite ones take him.
convoy-fig-king-beside = The throne is the fourth.
convoy-fig-hnefatafl = Hnefatafl at the start.
convoy-fig-tablut = Tablut at the start.
convoy-fig-brandubh = Brandubh at the start.
convoy-fig-escape = The king reaches a corner and wins; both corners of this edge are open to him.

## What the pieces do, in a line each

convoy-attacker-card =
    .moves = Any number of empty squares along a row or a column.
    .attacks = Takes an enemy between itself and another attacker, or a hostile square.
convoy-defender-card =
    .moves = Any number of empty squares along a row or a column.
    .attacks = Takes an enemy between itself and another boat of its side, or a hostile square.
convoy-king-card =
    .moves = As all boats; he alone may end on the throne or in a corner.
    .attacks = As all boats. How he is taken himself is another rule: K-8.

## The games in two minutes: the goal, `.turn` and `.end`

convoy-summary = The defender brings the king from his throne to one of the four corners. The attacker takes the king before.
    .turn = The attacker begins, and the sides take turns with one move each. You capture by moving: an enemy boat that stands between two of yours in a straight line is taken, up to three with one move. Throne and corners count as enemies of everybody. Going between two enemies yourself is safe.
    .end = The king wins in a corner. He is lost with attackers on all four sides of him; at the edge three do, on his throne two that face each other. A side without a move has lost. The same position for the third time is a draw, unless it was agreed that it loses; so is a hundred moves of each side without a capture.
hnefatafl-summary = The defender brings the king from his throne to one of the four corners. The attacker takes the king before.
    .turn = The attacker begins, and the sides take turns with one move each. You capture by moving: an enemy boat that stands between two of yours in a straight line is taken, up to three with one move. The corners count as enemies of everybody, and so does the throne, except for a defender while the king is on it. Going between two enemies yourself is safe.
    .end = The king wins in a corner. He is lost with attackers on all four sides of him; at the edge he can't be taken. A side without a move has lost. The same position for the third time is a draw, unless it was agreed that it loses; so is a hundred moves of each side without a capture.
tablut-summary = The defender brings the king from his throne to any square at the edge. The attacker takes the king before.
    .turn = The attacker begins, and the sides take turns with one move each. You capture by moving: an enemy boat that stands between two of yours in a straight line is taken, up to three with one move. The throne counts as an enemy, except for a defender while the king is on it. Going between two enemies yourself is safe.
    .end = The king wins at the edge. He is lost between two attackers, as any boat; only on his throne it takes all four sides, and beside it the other three. A side without a move has lost. The same position for the third time is a draw, unless it was agreed that it loses; so is a hundred moves of each side without a capture.
brandubh-summary = The defender brings the king from his throne to one of the four corners. The attacker takes the king before.
    .turn = The attacker begins, and the sides take turns with one move each. You capture by moving: an enemy boat that stands between two of yours in a straight line is taken, up to three with one move. The corners count as enemies of everybody, and so does the throne, except for a defender while the king is on it. Going between two enemies yourself is safe.
    .end = The king wins in a corner. He is lost between two attackers, as any boat; only on his throne it takes all four sides, and beside it the other three. A side without a move has lost. The same position for the third time is a draw, unless it was agreed that it loses; so is a hundred moves of each side without a capture.
