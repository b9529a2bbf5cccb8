### Puzzles: the list, and one to solve.

## The list

puzzles-intro = In each of these positions exactly one turn reaches the goal. They come from games of the computer against itself.
puzzles-games = Games
puzzles-all = All puzzles of this game
puzzles-difficulty = Difficulty
puzzles-theme = Theme
puzzles-any = any
puzzles-easy = easy
puzzles-medium = medium
puzzles-hard = hard
puzzles-number = Puzzle { $number }
puzzles-solved = Solved
puzzles-solved-of = { $solved } of { $count } solved
puzzles-more = Show more
puzzles-none = No puzzle is like this. Choose another theme or difficulty.

## What is asked

puzzle-title = Puzzle { $number }: { $game }
puzzle-title-daily = Puzzle of the day: { $game }
puzzle-missing = There is no such puzzle
puzzle-list-previous = Previous puzzle in the list
puzzle-list-next = Next puzzle in the list
puzzle-win-moves = { $turns ->
    [one] { $side } to move: win with your next move.
   *[other] { $side } to move: win in { $turns } moves, whatever the other side does.
}
puzzle-win-turns = { $turns ->
    [one] { $side } to move: win with this turn, whatever the other side does.
   *[other] { $side } to move: win in { $turns } turns, whatever the other side does.
}
puzzle-take = { $side } to move: take a command piece with this turn, a General or the ruler.

## What was played, and help

puzzle-your-turn = Your turn
puzzle-goes-on = Right so far. Find the next move, too.
puzzle-wrong = That is allowed, but it doesn't do it.
puzzle-wrong-answered = That doesn't do it: the board shows how the other side gets away.
puzzle-solved = Solved!
puzzle-shown = This is the solution. Play it yourself to have the puzzle marked as solved.
puzzle-hint = Give me a hint
puzzle-hint-themes = What it is about: { $themes }
# $piece is a piece with its side, such as "your Archer"; $place is a place such as v5h9.
puzzle-hint-piece = It begins on { $place }: { $piece }.
puzzle-show = Show the solution
puzzle-again = Try again
puzzle-next = Next puzzle

## Themes; names of pieces are themes, too

puzzle-theme-take = a command piece falls
puzzle-theme-elimination = the last command piece falls
puzzle-theme-trap = trap
puzzle-theme-no-action = blockade
puzzle-theme-no-action-points = blockade
puzzle-theme-tie-points = won by points
puzzle-theme-checkmate = checkmate
puzzle-theme-occupation = occupation
puzzle-theme-escaped = the king's escape
puzzle-theme-captured = surrounding the king
puzzle-theme-blocked = blockade
puzzle-theme-alone = one piece does it alone
puzzle-theme-together = pieces work together
puzzle-theme-quiet = quiet first move
puzzle-theme-sacrifice = sacrifice
puzzle-theme-double = double attack
