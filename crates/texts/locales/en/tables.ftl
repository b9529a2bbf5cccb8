### Pages of games: choosing one, invitations, clocks, dice, matches, and what the server refuses.
### The first page does without.

## New game

new-game = Game
new-mode = Opponent
new-mode-computer = Computer
new-mode-friend = Friend by link
new-level = Strength
new-level-value = Level { $level }: { $name }
new-seat = Your side
new-seat-first = { $side } (moves first)
new-seat-second = { $side }
new-seat-random = Drawn by lot
new-name = Your name
new-name-placeholder = What your opponent will see
new-options = Rules and set-up
new-options-for = { $side } chooses
new-length = Length
new-one-game = One game
new-match = Match of two games, sides swapped
new-points = Points play: boards until somebody has enough points
new-points-target = Points to reach
new-position = Begin in a position
new-position-text = The text of a position, as "About this game" shows it, or a whole record
new-position-over = This game is over already: there is nothing left to play.
new-position-wrong = This position can't be played: { $why }
play-from-here = Play on from here
setup-open = Open on the set-up board
record-which = Position of this record
record-start = The start
record-after = After { $move } (round { $round })
record-take = Take this position
record-wrong = Line { $line } of the record: { $why }
record-choose = This is a record: first take one of its positions.
new-points-target-wrong = The points to reach are a whole number from 1 on.
new-points-swapped = Swap the sides from board to board
    .note = Otherwise both keep their sides.
new-points-reset = Reset at one action
    .note = A player whose turn has a single action may have the board set up anew. On the short board every turn has two.
new-setup-secret = Both choose at the same time; neither sees the other's choice before both have chosen.
new-secret-show = { $option }: only { $side } looks now and chooses
new-secret-hide = Chosen: cover it again
new-start = Start
new-create-link = Create the link
new-cancel = Cancel

level-1 = Cub
level-2 = Stray
level-3 = Scout
level-4 = Tracker
level-5 = Hunter
level-6 = Guardian
level-7 = Captain
level-8 = Strategist
level-9 = Marshal
level-10 = Tiger
level-note = { $band ->
    [beginner] Overlooks much, as beginners do.
    [casual] Sees simple threats and misses the deeper ones.
    [club] Plans a whole turn ahead and punishes mistakes.
   *[full] Thinks as hard as it can.
}

## Invitation by link

invite-title = Invite somebody
invite-text = Send this link. Whoever opens it first takes the other seat; anybody after that may watch.
invite-link = Link to the game
invite-both = Send one of these links to each player. Whoever opens a link first takes that seat; anybody after that may watch.
invite-link-for = Link for { $side }
invite-arbiter = The arbiter
invite-copy = Copy the link
coach-hint = Hint
coach-asked = Thinking …
coach-would = Level { $level } would play this.
coach-waits = Nothing: end the turn.
coach-wins = That wins the game.
coach-gains = { $points ->
    [one] That gains one point.
   *[other] That gains { $points } points.
}
board-take-back = Take back the last turn
pictures-title = Pictures to share
course-title = How the game went
course-points = The lead in points after each turn.
course-fallen = Who had taken more pieces, after each turn.
course-quiet = No turn changed the lead.
course-even = At the end nobody was ahead.
course-lead = At the end { $side } was ahead by { $lead }.
course-turn = Round { $round }, { $side }: { $first } : { $second }
invite-scan = Show as a code to scan
scan-name = The link as a QR code
scan-too-long = This link is too long for a code.
seat-elsewhere = Play on from another device
seat-elsewhere-note = Whoever opens this link plays for you: show it to nobody else. Both devices can play then.
seat-elsewhere-link = Link to your seat
seat-held-already = This device already holds the other seat of this game, so it can't take this one, too.
invite-copied = Copied
invite-waiting = Waiting for somebody to open the link …
invite-withdraw = Withdraw the invitation
invite-withdrawn = You have withdrawn the invitation
invite-game = { $game }: you play { $side }.
invite-join-title = You are invited to a game
invite-join-text = { $name } invites you to { $game }. You would play { $side }.
invite-join = Take the seat
choose-title = Choose your set-up
choose-waiting = Waiting for the other side to choose …
choose-note = Nobody sees your choice before the game begins, but a wish. Your time to choose does not run on your clock.
choose-now = Choose
choose-done = has chosen
choose-still = is choosing
choose-left = Time to choose: { $time }. After that, whoever has not chosen plays with the first choice of each list, and the game begins.

## The arbiter of a game

new-touch-move = Touch-move
    .note = A touched piece must move if it can, and no move is taken back. Each page sees to it; the server can't.
new-take-back = Turns can be taken back
    .note = If the other side agrees each time. Clocks are not set back. Not in rated games, with an arbiter or with touch-move.
new-excluded = Not together with “{ $other }”.
new-judge = You will be the arbiter of this game: you take no side, see what both players hide, and get a link for each of them. They choose for themselves.
new-rated = Rated
    .note = Counts for the ratings of both players. The game begins from the usual start with the same clocks, and it is no points play. You need no account.
new-arbiter = With an arbiter
    .note = A second link is for somebody who may decide the result, move pieces and set the clocks.
arbiter-invite = This link is for the arbiter alone, never for your opponent: whoever has it may decide the result, move pieces and set the clocks.
arbiter-decided = The arbiter has decided: { $reason }
arbiter-reason-was = The reason: { $reason }
arbiter-link = Link for the arbiter
arbiter-proposed = An arbiter watches this game, who may decide the result, move pieces and set the clocks.
arbiter-sees = The arbiter has set up this game and sees what both players hide. Play only if you trust the arbiter.
arbiter-seated = You play in this game, so this page does not let you decide as its arbiter.
arbiter-decisions = Decisions of the arbiter
arbiter-result = Result
arbiter-open = the game goes on
arbiter-change = { $before } → { $after }
arbiter-to-move = To move
arbiter-off-board = off the board
arbiter-pictures = Show both positions
arbiter-before = Before
arbiter-after = After

## A match: games with the sides swapped from one to the next
# $number counts games and players from 1. A player without a name is called match-player.

match-number = Game { $number } of { $games } of the match
points-title = Points play to { $target }
points-board = Board { $number }, playing for { $target ->
    [one] one point
   *[other] { $target } points
}
match-title = Match of { $games } games
match-game = Game { $number }
match-player = Player { $number }
match-next = Next game of the match
board-back = Ask to take back your last turn
board-back-agreed = Turns can be taken back here if the other side agrees.
board-back-waits = You have asked to take back your last turn. It stands until the other side agrees.
board-back-ask = { $name } asks to take back the last turn, with what was played since.
board-back-grant = Agree
board-back-declined = The other side wants your turn to stand.
board-back-done-own = You have taken back a turn and move again. The clocks were not set back.
board-back-done = { $name } has taken back a turn and moves again. The clocks were not set back.
board-declined = Your offer was declined.
outcome-resigned-you = You resigned.
points-resign-question = Give up all boards?
points-next = Next board
match-break = The clocks of the next game start when both players are there, at the latest { $seconds } seconds after the end of this one.
match-won = won
match-lost = lost
match-drawn = drawn
match-reset = set up anew
match-aborted = does not count
match-open = open
match-points = { $points ->
    [one] one point
   *[other] { $points } points
}
match-sum = Total
match-total = { $wins ->
    [one] one win
   *[other] { $wins } wins
}{ $draws ->
    [0] {""}
    [one] , one draw
   *[other] , { $draws } draws
}

## Errors

error-no-seat = This seat is not yours on this device.
error-seat-taken = Somebody else has taken the seat.
error-withdrawn = This invitation was withdrawn.
error-not-your-turn = It is the other side's turn.
error-out-of-time = Your time was out before this turn arrived.
error-no-draft = Moves can be declared only in games with clocks and turns of several actions.
error-clock-text = These clock settings can't be read.
error-clock = The clocks do not allow this now.
error-over = The game is over.
error-stale = The game has moved on. You now see the latest position.
error-bad-request = The server did not understand this request.
error-too-many = Too many requests. Please wait a moment.
error-busy = The server has too much to do. Please try again in a moment.
error-reused = This number stood for another request before.
error-declared = You have declared this turn too often. Finish it.
error-decisions = The arbiter has decided too often in this game.
error-invite = This invitation does not belong to this game. Perhaps the link is incomplete.
error-options = These options do not go together, or one of them does not exist.
error-position-unfit = This position does not fit the game that was chosen.
error-name = A name has at most 40 characters. All of them can be seen, and Latin, Greek and Cyrillic letters are not mixed.
error-name-alike = This name looks like the other player’s. Please choose another one.
error-no-arbiter = There is no arbiter in this game, or the game knows none.
error-sees-all = The arbiter of this game sees what the players hide, so no player can create it with one: the arbiter creates it, and invites both.
error-mid-turn = Pieces are moved between two turns. Wait for the end of the running turn, and give whoever is to move all actions of a turn.
error-over-there = In this position the game would be over; decide its result instead.
error-points = Each side has −1000 to 1000 points.
error-clock-time = A clock shows at most 1000 hours.
error-reason = A reason has 1 to 500 visible characters.
error-level = There are levels from 1 to 10.
error-games = A match has one game or two.
error-points-or-match = Choose points play or a match, not both.
error-rated-no-player = A rated game is for players with a key. This device has none to send.
error-rated-same-player = You have created this game yourself. A rated game needs two different players.
error-rated-computer = Games against the computer are not rated.
error-rated-position = A rated game begins from the usual start.
error-rated-points = Points play is not rated. Choose a single game or a match.
error-rated-clocks = In a rated game both sides have the same clock settings.
error-rated-choice = A rated game has only set-ups and boards that every server offers.
error-no-points-play = This game has no rule for points play.
error-no-reset = The board is set up anew only if that was agreed, by a player who begins a turn with one action.
error-match-goes-on = The match goes on: its next game is there. You can ask for a rematch after the last one.
error-too-large = This message is too long for the server.
error-move-unreadable = One of the moves can't be read. Nothing was played.
error-past-turn = The turn goes on after its end. Nothing was played.
error-past-answer = A move that gets an answer, such as a search, is sent alone: what comes after it is chosen when the answer is known. Nothing was played.
error-report = A move says what only the rules may say, such as what a search finds. Nothing was played.
error-turn-unfinished = The turn is not finished: end it first.
error-not-begun = The game has not begun: somebody still has to join or to choose.
error-begun = The game has begun already.
error-chosen = You have chosen already, or there is nothing to choose.
error-no-offer = There is no offer to answer any more.
error-offered = This offer stands already.
error-no-award = No such agreement is possible here.
error-back-not-agreed = That turns can be taken back was not agreed for this game.
error-back-strict = No turn is taken back in rated games, with an arbiter or with touch-move. Choose one or the other.
error-back-nothing = You have not played a turn that could be taken back.
error-back-opening = What was posted in the deployment stays.
error-back-hidden = While a piece is hidden, no turn is taken back: what was sealed stays sealed.
error-back-told = A move has told its player something since, and nobody can forget that. So it stays.
error-back-time-out = Time has ended a turn since, and that stays.
error-back-asked = You have asked already. You can ask again after your next turn.
error-back-often = You have asked as often as is possible in one game.
error-back-not-asked = The other side no longer asks to take back a turn.
error-offered-before = After a refusal you can offer again once you have played another turn.
error-not-over = The game is not over yet.

## Keyboard help

piece-title = About the touched piece
piece-none = Touch a piece, and this card says how it moves and attacks.
piece-moves = Moves:
piece-attacks = Attacks:
keys-title = Keyboard
keys-arrows = Arrow keys: go from place to place
keys-enter = Enter: touch the place
keys-esc = Esc: undo one step
keys-shift-esc = Shift + Esc: restart the turn
keys-space = Space: end the turn
keys-look = L: look closely at a piece: where it can go, what it attacks, who threatens it
keys-flip = F: flip the board
keys-rules = R: the rules of this game
keys-hidden = H, held: see your hidden piece
keys-draw = Right mouse button: draw arrows and circles; a click wipes them away
keys-pieces = N and P: next and previous piece that can act
keys-help = Question mark: this help
keys-moves = Comma and full stop: one step back and on in the game
keys-turns = Shift + comma and Shift + full stop: one turn back and on

## Dice

dice-title = The dice
dice-promised = The dice of this game are fixed by a secret number. Its lock below, a SHA-256 hash, is public already; the number itself is opened when the game begins, so that nobody can change the dice in between.
dice-nothing = Everything was agreed; no dice were needed.
dice-shows = A die shows { $number }
dice-fair = Fair dice: how that is known
dice-unfair = These dice were not fair: see why
dice-commitment = Lock, published when the game was created
dice-seed = Secret number, opened
dice-nonce-first = Added by the first side
dice-nonce-second = Added by the second side
dice-no-nonce = nothing
dice-check = Check the dice
dice-seed-fits = The opened number fits the lock.
dice-seed-wrong = The opened number does not fit the lock.
dice-fall-again = Thrown again, the dice fall the same.
dice-fall-otherwise = Thrown again, the dice fall otherwise.
dice-broken = The server has broken its promise about the dice: they do not fall as they were promised, so this page does not take the game any further.
dice-copy = Copy the commands
dice-by-hand = By hand: the first line gives the lock. In the answer to the second line each eight digits are a number in base 16; divided by 6, what is left over and 1 more is what the next die shows.

## Clocks

clock-title = Clocks
clock-label = Time for the game
clock-none = No clock
clock-own = Own figures
clock-own-wrong = These figures make no clock: give both sides some time, at most 100 hours, at most 100 periods and at most 60 days.
clock-tiger-note = What is left of the deployment time goes into the main time; the reserve is for when that is used up. In the TigerVariation all times double.
clock-kind = Kind of clock
clock-kind-fischer = Time added after every turn (Fischer)
clock-kind-sudden = One time for the whole game
clock-kind-delay = Delay before the clock counts
clock-kind-bronstein = Time of the turn given back (Bronstein)
clock-kind-byoyomi = Periods after the main time (byo-yomi)
clock-kind-double = Double countdown with a reserve
clock-kind-tiger = TigerClock with deployment and reserve
clock-kind-days = Days for every turn
clock-figure-deployment = Deployment time, in minutes
clock-figure-main = Main time, in minutes
clock-figure-other = Main time of { $side } in minutes, if it is another
clock-figure-more = Seconds for every turn or period
clock-figure-periods = Number of periods
clock-figure-days = Days for every turn
clock-is-sudden = { $main } for the whole game
clock-is-fischer = { $main }, and { $more } more after every turn
clock-is-bronstein = { $main }; up to { $more } of every turn given back
clock-is-delay = { $main }; every turn waits { $more } first
clock-is-byoyomi = { $main }, then { $count } × { $more }
clock-is-days = { $days ->
    [one] One day for every turn
   *[other] { $days } days for every turn
}
clock-is-double = Double countdown: { $main }, { $more } of reserve for every turn
clock-is-tiger = TigerClock: { $deployment } to deploy, then { $main }, { $more } of reserve for every turn
clock-minutes = { $count } min
clock-seconds = { $count } s
clock-of = Clock of { $side }
clock-deployment = deployment
clock-reserve = reserve
clock-with-reserve = reserve { $time }
clock-periods = { $count ->
    [one] last period
   *[other] { $count } periods
}
clock-waits = starts within { $seconds } s
clock-delay-runs = counts in { $seconds } s
clock-days-left = { $days } d { $hours } h
clock-low = You have { $seconds } seconds left.
