### The set-up board: positions that are put together by hand.

setup-intro = Put any position together, see what is legal in it, and play from there.
setup-how = Choose a piece and touch a place, or drag it there. Dragged off the board, or with Delete, a piece is taken off.
setup-tools = Tools
setup-hand = Move
setup-remove = Take off
setup-ask = What is legal?
setup-undo = Undo
setup-redo = Redo
setup-pieces = Pieces
setup-ground = Ground
setup-ground-how = Choose a ground and touch the places, or draw over them. A board with a name is chosen under “Terrain” below.
setup-fields = Turn and counts
setup-turn = To move
setup-field-of = { $field }: { $side }
setup-verdict = What is legal here?
setup-wrong = This position can't be played yet:
setup-wrong-at = { $places }: { $why }
setup-looking = The position has changed and is being looked at …
setup-over = The game is over here.
setup-legal = { $count ->
    [one] One legal move. Choose “What is legal?” and touch a piece to see where it may go.
   *[other] { $count } legal moves. Choose “What is legal?” and touch a piece to see where it may go.
}
setup-play-computer = Play the computer
setup-play-same-screen = Play at one screen
setup-play-friend = Play by link
setup-as-text = As text
setup-text = The position as text; write or paste another one, or a whole record
setup-link = Link to this board
setup-whole = The whole board
setup-start = Start position
setup-clear = Empty board
setup-mirror = Mirror
setup-swap = Swap sides
setup-now = { $place }: { $piece }
setup-held = { $place }: { $piece }, taken up. Touch the place where it goes.
setup-dropped = Put back.
setup-nothing = { $place }: there is nothing to move.
setup-not-there = { $place }: this piece can't stand there.
setup-ways = { $piece }: { $count ->
    [0] it can't move.
    [one] one place to go.
   *[other] { $count } places to go.
}
