### Playing in the terminal.

## The screen

# Keys at the foot of the panel; the first ones should fit into 24 characters.
terminal-help = ? help
terminal-type = : type
terminal-ask-hint = H hint
terminal-save = S save
terminal-leave = Q leave
terminal-too-small = The window is too small: it has { $columns } by { $rows } characters, and this game needs { $width } by { $height }.
terminal-past = Looking back: after { $shown } of { $plies } actions. End returns.
terminal-thinks = { $side } is thinking …
terminal-space = Space
terminal-confirm = [C] confirms: { $move }
terminal-points = { $first }:{ $second } points
terminal-choose = Choose with a digit. Esc undoes.
terminal-go-on = Go on: o and * show where. Esc undoes.

## Help
# Keys and signs stand before the first colon. The other keys are in `tables`, as `keys-…`.

terminal-key-confirm = C: confirm the move
terminal-key-restart = R, Shift + Esc: restart the turn
terminal-key-button = 1 to 9: press a button
terminal-key-turns = Page Up, Page Down: one turn back and on; Home, End: first and last
terminal-key-type = Colon: type a move; Tab completes it
terminal-key-hint = H: a hint by the computer
terminal-key-save = S: save the game
terminal-key-resign = G: give the game up
terminal-key-match = M, B: next game or board; have the board set up anew
terminal-key-leave = Q, Ctrl + C: leave
terminal-key-suspend = Ctrl + Z: back to the shell for a while; `fg` returns
terminal-key-mouse = Mouse: click or drag; the wheel looks back
terminal-key-more = Question mark: what the signs mean
terminal-key-close = Any other key: close this help
terminal-sign-sides = A, a: pieces of the first and of the second side
terminal-sign-touched = >: touched
terminal-sign-next = o, *: may be touched next: empty, with a piece
terminal-sign-last = (A), (·): changed by the last turn
terminal-sign-hint = {"{"}A{"}"}, {"{"}·{"}"}: the hint
terminal-sign-taken = a!: taken; it leaves when the round ends
terminal-sign-label = PA, s2: a letter or numeral that a piece carries
terminal-sign-danger = Underlined: in danger
terminal-sign-acted = Faint: has acted
terminal-sign-bound = Slanted: serves as crew
terminal-sign-ground = ~ ♣ ↑: water, forest, a slope with its way down

## Messages

terminal-time-out = The time is out.
terminal-time-ended-turn = Time has ended the turn: what was legal of it counts.
terminal-not-whole = This is not a whole move yet: go on, or undo with Esc.
terminal-nothing-to-undo = Nothing is left to undo in this turn.
terminal-pass-question = Nothing done yet. Press Space again to pass.
terminal-resign-question = Press G again to give the game up.
terminal-leave-question = This game is not saved. Press Q again to leave.
terminal-hand-over = { $side } hides something here. Press Enter when only { $side } can see the screen.
terminal-played = The computer played { $moves }.

## The line for typing

terminal-prompt-moves = Move:
terminal-prompt-file = File:
terminal-unreadable = “{ $move }” is no move. { $why }
terminal-no-completion = No legal move begins like this.

## Saving and hints

terminal-saved = Saved to { $file }, and from now on after each turn.
terminal-left = Saved to { $file }. To go on: tigerden play --record { $file } --save { $file }
terminal-replace-question = { $file } exists. Press Enter again to replace it.
terminal-hint-search = Searching for a hint … { $seconds } s. Esc stops.
terminal-hint = Hint: { $moves }

## A match

terminal-match-next = [M] begins the next game.
terminal-match-won = The match goes to: { $player }.
terminal-match-tied = The match is tied.
terminal-points-next = [M] sets up the next board.
terminal-points-won = The points play goes to: { $player }.
terminal-points-tied = The points play is drawn.
terminal-points-reset = [B] has the board set up anew.
terminal-reset-question = Press B again to have the board set up anew; its points count.
terminal-resign-points-question = Press G again to give up all of the points play, not just this board.

## Puzzles

terminal-puzzle-about = Puzzle { $number } of { $count }, { $difficulty }, id { $id }. ? says what can be typed.
terminal-puzzle-help =
    Type moves in notation, with ; between them. In TORA, end ends the turn.
    hint      a hint: first what it is about, then the piece that begins
    undo      takes back the last move of the running turn
    again     sets the board up anew
    solution  shows the solution
    next      goes on to the next puzzle
    quit      leaves
terminal-puzzle-answer = The other side plays { $moves }.
terminal-puzzle-anew = The board stands as in the beginning.
terminal-puzzle-none-left = All these puzzles are solved.
