# What the computer thinks of a finished game.

review-title = What the computer thinks
review-note = The computer looks at the board for a third of a second before each turn. It knows what the player knew, how the game had gone, and in points play the totals.
review-ask = Let the computer look through the game
review-go-on = Go on looking through the game
review-stop = Stop
review-progress = Position { $turn } of { $turns }
review-failed = The computer has stopped. You can let it go on.
review-done = The computer has looked through the game. { $count ->
    [0] It saw no turning point.
    [one] It saw one turning point.
   *[other] It saw { $count } turning points.
}
review-curve = The computer’s opinion from turn to turn. At the end: { $opinion }.
review-even = even
review-ahead = { $side } ahead by { $points }
review-wins = { $side } wins in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
review-won = { $side } has won
review-drawn = a draw
review-unknown = not looked at
review-quiet = The computer saw no turning point.
review-turn = Round { $round }, { $side }: { $before } → { $after }
review-would = The computer would have played: { $turn }
review-passes = nothing
review-slider = Go through the game
review-at = Round { $round }, { $side }: { $opinion }
review-start = At the start: { $opinion }
review-table = All turns as a table
review-column-turn = Turn
review-column-played = Played
review-column-opinion = Opinion after it
# What the signs ? and ?? behind a turn in the list of moves mean.
review-mistake = mistake
review-blunder = blunder
