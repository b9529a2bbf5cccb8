### The rule book beside a board.

beside-title = { $game } in two minutes
beside-goal = The goal
beside-turn = Your turn
beside-end = How it ends
beside-pieces = The pieces
beside-chapters = All rules
beside-search = Look for a rule
beside-search-how = Words, or an id such as { $id }
beside-found = { $count ->
    [0] No rule has that
    [one] One rule
   *[other] { $count } rules
}
beside-page = The rule book as a page
