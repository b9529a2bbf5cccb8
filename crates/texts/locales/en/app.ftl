### The web app: everything that is not about one game alone.

## Name and navigation

app-name = TigerDen
app-tagline = Board games of tigers, for two
nav-home = Home
nav-play = Play
nav-rules = Rules
nav-guide = First game
nav-settings = Settings
nav-about = About
nav-menu = Menu
nav-skip = Skip to the board
nav-back = Back
page-title = { $page } – TigerDen

## Home page

home-title = Two armies, one war, one den
home-intro = TigerDen is the home of TORA, a game of manoeuvre between two tiger-like armies, of TigerChess, in which chess and draughts meet in the forest, and of King's Convoy, in which a king has to slip through a fleet. In TORA each turn has several actions, and a fallen leader still strikes back before the round is over; in TigerChess you deploy before you fight, and guard your Queen. Play at once: no account, nothing to install.
home-play-now = Play now
home-play-now-note = This board is live: touch a piece to begin.
home-continue = Continue your game
home-continue-note = { $game }, round { $round }
home-modes = Other ways to play
home-computer = Against the computer
home-computer-note = Ten levels, from Cub to Tiger. Works without a connection, too.
home-same-screen = Two at one screen
home-same-screen-note = Share the device; the board turns round if you like.
home-friend = With a friend, by link
home-friend-note = Send a link. Whoever opens it takes the other seat.
home-boards = The games
home-learn = New here?
home-learn-guide = Your first game in five minutes
home-learn-rules = The rule book
home-your-games = Your games on this device
home-no-games = No games yet.

## New game

new-title = New game
new-game = Game
new-mode = Opponent
new-mode-computer = Computer
new-mode-same-screen = Same screen
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
new-options-more = More options
new-options-for = { $side } chooses
new-length = Length
new-one-game = One game
new-match = Match of two games, sides swapped
new-setup-secret = Both choose at the same time; neither sees the other's choice before both have chosen.
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
invite-copy = Copy the link
invite-copied = Copied
invite-share = Share
invite-waiting = Waiting for somebody to open the link …
invite-join-title = You are invited to a game
invite-join-text = { $name } invites you to { $game }. You would play { $side }.
invite-join = Take the seat
invite-watch = Watch only
invite-taken = Both seats are taken. You are watching.
choose-title = Choose your set-up
choose-confirm = Choose
choose-waiting = Waiting for the other side to choose …

## Board page: whose turn it is

turn-yours = Your turn
turn-of = { $side } to move
turn-opponent = Opponent's turn
turn-thinking = The computer is thinking …
turn-waiting = Waiting for { $name } …
turn-watching = You are watching
turn-over = The game is over
turn-sending = Sending your turn …
turn-sent = Turn sent
turn-number = Round { $round }
seat-you = You
seat-computer = Computer, level { $level }
seat-open = Open seat
seat-online = connected
seat-offline = not connected
watching = { $count ->
    [0] No spectators
    [one] One spectator
   *[other] { $count } spectators
}

## Board page: composing a turn

composer-title = This turn
composer-empty = Touch one of your pieces to begin.
composer-marked = Touch one of the marked places.
composer-choose = Choose
composer-go-on = Go on, or touch the last place again to confirm.
composer-confirm = Confirm
composer-actions-left = { $count ->
    [0] No actions left
    [one] One action left
   *[other] { $count } actions left
}
composer-will-win = { $points ->
    [0] Wins nothing yet
    [one] Will win one point
   *[other] Will win { $points } points
}
composer-will-lose = { $points ->
    [0] Loses nothing
    [one] Will lose one point
   *[other] Will lose { $points } points
}
composer-undo = Undo step
composer-restart = Restart turn
composer-end = End turn
composer-pass = Pass
composer-pass-question = End the turn without doing anything?
composer-unused = { $count ->
    [one] End the turn with one action unused?
   *[other] End the turn with { $count } actions unused?
}
composer-final = Can't be taken back
composer-draft = Your unfinished turn was kept.
composer-draft-lost = Your unfinished turn no longer fits the game and was dropped.
composer-why-not = Why not?
composer-rule = Rule { $rule }
composer-rule-show = Show the rule

## Board page: the rest

board-flip = Flip the board
board-auto-flip = Turn the board to the side to move
board-sound = Sound
board-sound-on = Sound on
board-sound-off = Sound off
board-moves = Moves
board-moves-none = Nothing played yet.
board-captured = Captured
board-captured-none = Nothing captured
board-points = Points
board-points-of = { $side }: { $points ->
    [one] one point
   *[other] { $points } points
}
board-info = About this game
board-help = Help
board-first = To the start
board-previous = One step back
board-next = One step on
board-last = To the present
board-past = You are looking at an earlier position.
board-past-return = Back to the game
board-replay = Replay the last turn
board-copy-position = Copy the position
board-download-record = Download the record
board-resign = Resign
board-resign-question = Give this game up?
board-offer-draw = Offer a draw
board-draw-offered = You have offered a draw.
board-draw-offer = { $name } offers a draw.
board-draw-offer-bot = The computer declines the draw.
board-accept = Accept
board-decline = Decline
board-draw-declined = The draw was declined.
board-offer-win = Claim a certain win for { $points } points
board-offer-loss = Concede a certain loss for { $points } points
board-offer-win-of = Agree that { $side } wins { $points } points
board-win-offered = You have offered to end the game by agreement.
board-win-offer = { $name } claims a certain win. If you accept you lose, and { $points } points go to the winner.
board-loss-offer = { $name } concedes a certain loss. If you accept you win { $points } points.
board-rematch = Rematch
board-rematch-offered = You have asked for a rematch.
board-rematch-offer = { $name } asks for a rematch.
board-rematch-open = Go to the rematch
board-new-game = New game
board-leave = Leave
board-hand-over = Hand the device to { $side }.
board-hand-over-ready = I am { $side }: show the board
confirm-yes = Yes
confirm-no = No
confirm-close = Close

## The arbiter of a game

new-arbiter = With an arbiter
    .note = A second link is for somebody who may overrule the result.
arbiter-title = You are the arbiter
arbiter-invite = And this link is for the arbiter, who may overrule the result:
arbiter-reason = Reason, which stays with the game
arbiter-decide = Decide the game
arbiter-reason-was = The reason: { $reason }

## How a game ends
# $winner and $loser are names of players or sides.

result-won = You win
result-lost = You lose
result-draw = Draw
result-void = Game does not count
result-wins = { $winner } wins
result-points = { $first } : { $second } points
outcome-resigned = { $loser } resigned.
outcome-time = The time of { $loser } ran out.
outcome-overruled = The arbiter has decided.
outcome-agreed = Both sides agreed to a draw.
outcome-repeated = { $loser } made the move that ended the game by repetition or quiet play.
outcome-awarded = Both sides agreed that { $winner } wins.
outcome-forfeit = { $loser } did not appear, or left.
outcome-aborted = The game was broken off.

## A match: games with the sides swapped from one to the next
# $number counts games and players from 1. A player without a name is called match-player.

match-number = Game { $number } of the match of { $games }
match-title = Match of { $games } games
match-game = Game { $number }
match-player = Player { $number }
match-next = Next game of the match
match-break = The clocks of the next game start { $seconds } seconds after the end of this one.
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

## Connection

net-connected = Connected
net-lost = Connection lost. Trying again …
net-lost-retry = { $seconds ->
    [one] Connection lost. Next try in one second.
   *[other] Connection lost. Next try in { $seconds } seconds.
}
net-lost-safe = Your turn so far is kept on this device.
net-retry-now = Try now
net-back = Back again: nothing was lost.
net-restarted = The server was restarted. Your game is all here.
net-resent = Your turn was sent again and has arrived once.
net-moved-on = The game had moved on; you now see the latest position.
offline = You are offline. Games against the computer and at one screen go on.
offline-ready = Ready for use without a connection.
offline-only = This needs a connection.
update-ready = A new version is ready.
update-load = Load it

## Errors

error-title = That did not work
error-not-found = There is no such page.
error-no-game = There is no such game. Perhaps the link is incomplete.
error-no-seat = This seat is not yours on this device.
error-seat-taken = Somebody else has taken the seat.
error-not-your-turn = It is the other side's turn.
error-out-of-time = Your time was out before this turn arrived.
error-no-draft = Moves can be declared only in games with clocks and turns of several actions.
error-clock-text = These clock settings can’t be read.
error-clock = The clocks do not allow this now.
error-over = The game is over.
error-illegal = The rules don't allow this turn. Nothing was played.
error-stale = The game has moved on. You now see the latest position.
error-server = The server has a problem. Your turn is kept; please try again.
error-bad-request = The server did not understand this request.
error-too-many = Too many requests. Please wait a moment.
error-invite = This invitation does not belong to this game. Perhaps the link is incomplete.
error-options = These options do not go together, or one of them does not exist.
error-position-unfit = This position does not fit the game that was chosen.
error-name = A name has at most 40 visible characters.
error-no-arbiter = There is no arbiter in this game, or the game knows none.
error-reason = A reason has 1 to 500 visible characters.
error-level = There are levels from 1 to 10.
error-games = A match has one game or two.
error-match-goes-on = The match goes on: its next game is there. You can ask for a rematch after the last one.
error-too-large = This message is too long for the server.
error-move-unreadable = One of the moves can't be read. Nothing was played.
error-past-turn = The turn goes on after its end. Nothing was played.
error-turn-unfinished = The turn is not finished: end it first.
error-not-begun = The game has not begun: somebody still has to join or to choose.
error-begun = The game has begun already.
error-no-offer = There is no offer to answer any more.
error-offered = This offer stands already.
error-no-award = No such agreement is possible here.
error-offered-before = After a refusal you can offer again once you have played another turn.
error-not-over = The game is not over yet.
error-storage = This browser keeps no data for the page, so a reload forgets the game.
local-moved-on = The game has gone on in another tab; you now see the latest position.
local-gone = This game was deleted in another tab.
local-unreadable-title = A game that can't be read
local-unreadable = What is stored of this game can't be read. It may be damaged, or stored by a newer version of TigerDen. It stays as it is: nothing overwrites it.
local-unreadable-text = What is wrong:
local-unreadable-at = What is wrong, at entry { $number }:
local-unreadable-more = Show what is wrong
local-unreadable-export = Save the stored text as a file
local-unreadable-anew = Start a new game
local-export-failed = The browser did not save the file.
error-engine = The computer opponent has stopped. Reload the page to go on; the game is kept.
error-wasm = The app could not be loaded. Please check the connection and reload.
error-position = This position can't be read.
error-reload = Reload
error-details = Details

## Keyboard help

keys-title = Keyboard
keys-arrows = Arrow keys: go from place to place
keys-enter = Enter: touch the place
keys-esc = Esc: undo one step
keys-shift-esc = Shift + Esc: restart the turn
keys-space = Space: end the turn
keys-flip = F: flip the board
keys-pieces = N and P: next and previous piece that can act
keys-help = Question mark: this help
keys-moves = Comma and full stop: one step back and on in the game

## Spoken labels
# A place is spoken as "v5h9, your Archer, defending, can act": $place is its name, $content what
# is there, $hints is empty or begins with a comma.

spoken-place = { $place }, { $content }{ $hints }
spoken-empty = empty
spoken-and = { $first } and { $second }
spoken-piece-of = { $piece } of { $side }
spoken-board = Board, { $columns } by { $rows }
spoken-moved = { $side } played { $move }
spoken-selected = { $content } selected. { $count ->
    [0] Nowhere to go.
    [one] One possible place.
   *[other] { $count } possible places.
}
spoken-target-list = Possible: { $places }
spoken-undone = Step undone
spoken-restarted = Turn restarted
spoken-refused = Not possible: { $reason }
spoken-refused-about = Not possible: { $reason } This is about { $places }.
spoken-your-turn = Your turn. { composer-actions-left }.
hint-can-act = can act
hint-selected = selected
hint-finish = may end here: touch again
hint-target-move = can move there
hint-target-attack = can attack there
hint-target = can be chosen
hint-last-move = part of the last turn
mark-danger = in danger
mark-acted = has acted
mark-bound = serves as crew
ground-plain = plain
ground-water = water
ground-forest = forest
ground-slope = slope, downhill { $direction ->
    [0] up the board
    [1] up and right
    [2] to the right
    [3] down and right
    [4] down the board
    [5] down and left
    [6] to the left
   *[7] up and left
}

## Counters and trays, by the keys that scenes use

round = Round
actions-left = Actions left
points = Points
points-pending = Points due at the end of the round
captured = Captured
waiting = Waiting

## Settings

settings-title = Settings
settings-language = Language
settings-language-en = English
settings-language-de = Deutsch
settings-theme = Colours
settings-theme-system = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-board = Board style
settings-board-game = As the game has it
settings-board-checker = Squares
settings-board-graph = Lines and crossings
settings-coordinates = Show coordinates
settings-animation = Animations
settings-sound = Sound
settings-auto-flip = Turn the board at one screen
settings-confirm-end = Ask before a turn with unused actions ends
settings-name = Your name
settings-reset = Back to the usual settings
settings-saved = Saved on this device

## Rule book pages

rules-title = Rule book
rules-edition = Edition
rules-only-in = Only in: { $editions }
rules-later = Not playable here yet
rules-differs = In this edition
rules-example = Example
rules-search = Find a rule
rules-open = Open the rule book
rules-try = Try it on a board
guide-next = Next
guide-previous = Back
guide-step = Step { $step } of { $steps }
guide-play = Play your first game

## Dice

dice-title = The dice
dice-promised = The dice of this game are fixed by a secret number. Its lock, below, is public already; the number itself is opened when the game begins, so that nobody can change the dice in between.
dice-nothing = Everything was agreed; no dice were needed.
dice-shows = A die shows { $number }
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
clock-delay-runs = counts in { $seconds } s
clock-days-left = { $days } d { $hours } h
clock-low = You have { $seconds } seconds left.
