### The arbiter's desk; only arbiters see it.

arbiter-title = You are the arbiter
arbiter-note = Whatever you decide, you are asked once more before it is done.
arbiter-for-result = Decide the result
arbiter-for-position = Move pieces
arbiter-for-clocks = Set the clocks
arbiter-over = The game is over, so only its result can be changed.
arbiter-reason = Reason, which stays with the game
arbiter-no-reason = Give a reason: players and spectators will read it.
arbiter-review = Look at it once more …
arbiter-question = Is this your decision?
arbiter-everybody = Both players and all spectators will see this, and that it comes from the arbiter.
arbiter-back = No, go back
arbiter-confirm = Yes, decide so
arbiter-made = Your decision has been made. Everybody sees it now.
arbiter-moved-on = The game has gone on since you began to move pieces. Choose “Begin again” to see how it stands.

## Result

arbiter-points = Points of { $side }
arbiter-no-winner = Choose who wins, or a draw.

## Clocks

arbiter-time = Time of { $side }, as minutes:seconds
arbiter-time-note = These are the main times, or those for the deployment while it goes on. Reserve and periods stay as they are.
arbiter-times-now = Fill in the present times
arbiter-time-wrong = Write the time as minutes:seconds, such as 4:30, at most 60000:00.

## Position

arbiter-lay = Touch a piece, then where it goes. Nothing is sent before you decide.
arbiter-picked = { $piece } is touched. Now touch where it goes.
arbiter-none-picked = No piece is touched.
arbiter-take-off = Off the board
arbiter-undo = One step back
arbiter-begin-again = Begin again
arbiter-beside = Off the board: touch a piece to put it back
arbiter-text = Position as text
arbiter-position-wrong = The game can't go on from this position. What is wrong is said below its text.
arbiter-nothing-moved = Nothing has changed in this position yet.
