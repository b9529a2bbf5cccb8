### The web app: everything that is not about one game alone.

## Name and navigation

app-name = TigerDen
app-tagline = Board games of tigers, for two
# Shown where the first board will be, until it can be touched.
app-starts = One moment …
nav-home = Home
nav-play = Play
nav-rules = Rules
nav-guide = Learn
nav-settings = Settings
nav-menu = Menu
nav-skip = Skip to the board
page-title = { $page } – TigerDen

## Home page

home-title = Two armies, one war, one den
home-intro = TigerDen is the home of TORA, a war of tigers with several actions a turn; of TigerChess, where chess and checkers meet in the forest; and of King's Convoy, where a king must slip through a fleet. Play at once: no account, nothing to install.
home-play-now = Play now
home-play-now-note = This board is live: touch a piece to begin.
home-continue = Continue your game
home-modes = Other ways to play
home-computer = Against the computer
home-computer-note = Ten levels, from Cub to Tiger. Works without a connection, too.
home-same-screen = Two at one screen
home-same-screen-note = Share the device; the board turns round if you like.
home-friend = With a friend, by link
home-friend-note = Send a link. Whoever opens it takes the other seat.
home-events = Tournaments
home-events-note = Found one, take part, or look on.
home-puzzles = Puzzles
home-puzzles-note = One turn does it: which one? For every game, from easy to hard.
home-daily-done = Solved today
puzzle-daily = Puzzle of the day
puzzles-title = Puzzles
setup-title = Set-up board
home-boards = The games
home-learn = New here?
home-learn-guide = Your first game in five minutes
home-learn-rules = The rule book
home-your-games = Your games on this device
home-no-games = No games yet.

## The games on offer: what the first page says of them

tora = TORA
tora-short = TORA, short board
    .note = 9 × 9, seven pieces a side: a quick fight.
tora-long = TORA, long board
    .note = 17 × 17, twenty-seven pieces a side with a ruler and two Generals: a whole campaign.
lancerchess = LancerChess
    .note = Chess with two kinds of Lancers and a Queen to guard: learned in five minutes.
tigerchess = TigerChess
    .note = Chess, checkers and a deployment of Swordsmen before the first move.
edition-lancerchess = LancerChess
edition-tigerchess = TigerChess
convoy = King's Convoy
    .note = Bring the king through the fleet around him to safety, or stop him. On 13 × 13, or on the smaller boards of the same family.
tora-guide = TORA in five minutes
tigerchess-guide = LancerChess, then TigerChess
convoy-guide = King's Convoy in five minutes

## New game

new-title = New game
new-mode-same-screen = Same screen

## Board page: whose turn it is

turn-yours = Your turn
turn-of = { $side } to move
turn-thinking = The computer is thinking …
turn-waiting = Waiting for { $name } …
turn-watching = You are watching
turn-over = Game over
turn-sending = Sending your turn …
turn-unsent = Your turn is kept here and goes out when the server answers.
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
composer-choose = Choose
composer-held = This piece was touched and must move.
composer-wait = Not your turn yet. Touch again when it is.
prepared-begun = From { $from }: touch where it shall go. It is played when it is your turn.
prepared = Prepared: { $from } to { $to }. It is played when it is your turn, if the rules allow it then. Esc, or a touch on either place, takes it back.
prepared-withdrawn = Nothing is prepared any more.
prepared-dropped = What you had prepared is not possible now.
composer-again = Touch the place again to move there, or another one to think again.
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
composer-pass = Pass
composer-pass-question = End the turn without doing anything?
composer-unused = { $count ->
    [one] End the turn with one action unused?
   *[other] End the turn with { $count } actions unused?
}
composer-end-anyway = Yes, end it
composer-final = Can't be taken back
composer-draft = Your unfinished turn was kept.
composer-rule = Rule { $rule }

## Board page: the rest

board-flip = Flip the board
board-whole = Show the whole board
board-sound = Sound
board-moves = Moves
board-moves-none = Nothing played yet.
board-info = About this game
board-help = Help
board-first = To the start
board-previous = One step back
board-next = One step on
board-turn-back = One turn back
board-turn-on = One turn on
board-last = To the present
board-past = An earlier position
board-replay = Replay the last turn
board-copy-position = Copy the position
board-download-record = Download the record
board-print-booklet = Print as a booklet
board-print = Print
print-title = Print
board-resign = Resign
board-resign-question = Give this game up?
board-offer-draw = Offer a draw
board-draw-offered = You have offered a draw.
board-draw-offer = { $name } offers a draw.
board-accept = Accept
board-decline = Decline
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
confirm-no = No
confirm-close = Close

## How a game ends
# $winner and $loser are names of players or sides.

result-won = You win
result-lost = You lose
result-draw = Draw
result-void = Game does not count
result-wins = { $winner } wins
result-points = { $first } : { $second } points
outcome-resigned = { $loser } resigned.
outcome-target = { $winner } reached the points to play for.
outcome-reset = The board is set up anew; its points count.
outcome-time = The time of { $loser } ran out.
outcome-overruled = The arbiter has decided.
outcome-agreed = Both sides agreed to a draw.
outcome-repeated = { $loser } made the move that ended the game by repetition or quiet play.
outcome-awarded = Both sides agreed that { $winner } wins.
outcome-forfeit = { $loser } did not appear, or left.
outcome-aborted = The game was broken off.

## Connection

net-lost = Connection lost. Trying again …
net-lost-retry = { $seconds ->
    [one] Connection lost. Next try in one second.
   *[other] Connection lost. Next try in { $seconds } seconds.
}
net-silent = The server has not answered for some seconds. Checking the connection …
net-lost-safe = Your turn so far is kept on this device.
net-retry-now = Try now
net-back = Back again: nothing was lost.
net-restarted = The server was restarted. Your game is all here.
net-moved-on = The game had moved on; you now see the latest position.
offline = You are offline. Games against the computer and at one screen go on.
offline-only = This needs a connection.
update-ready = A new version is ready.
update-load = Load it
part-loading = Loading …
part-failed = This part of the page could not be loaded. Please check the connection; if trying again does not help, reload the page.
part-retry = Try again

## Errors

error-title = That did not work
error-not-found = There is no such page.
error-no-game = There is no such game. Perhaps the link is incomplete.
error-server = The server has a problem. Your turn is kept; please try again.
error-storage = This browser keeps no data for the page, so a reload forgets the game.
local-moved-on = The game has gone on in another tab; you now see the latest position.
local-gone = This game was deleted in another tab.
local-unlisted = Another game
local-unreadable-title = A game that can't be read
local-unreadable = What is stored of this game can't be read. It may be damaged, or stored by a newer version of TigerDen. It stays as it is: nothing overwrites it.
local-unreadable-text = What is wrong:
local-unreadable-at = What is wrong, at entry { $number }:
local-unreadable-more = Show what is wrong
local-unreadable-export = Save the stored text as a file
local-unreadable-anew = Start a new game
local-export-failed = The browser did not save the file.
error-engine = The computer opponent has stopped. Reload the page to go on; the game is kept.
error-position = This position can't be read.

## Spoken labels
# A place is spoken as "v5h9, your Archer, defending, can act": $place is its name, $content what
# is there, $hints is empty or begins with a comma.

spoken-place = { $place }, { $content }{ $hints }
spoken-empty = empty
spoken-and = { $first } and { $second }
spoken-piece-of = { $piece } of { $side }
spoken-board = Board, { $columns } by { $rows }
spoken-moved = { $side } played { $move }
spoken-passes = { $side } passes.
spoken-turn-ends = { $side } ends the turn.
spoken-button = { $key }: { $button }.
spoken-cleared = Nothing selected
spoken-flipped = Board flipped: { $side } is below.
spoken-back = Step { $ply } of { $plies }: { $told }
spoken-start = At the start of the game
spoken-present = Back at the present
spoken-selected = { $content } selected. { $count ->
    [0] Nowhere to go.
    [one] One possible place.
   *[other] { $count } possible places.
}
spoken-chosen = { $content } selected.
story-by = { $side }: { $told }
story-goes = { $piece } goes from { $from } to { $to }.
story-takes = { $piece } goes from { $from } to { $to } and takes { $target }.
story-strikes = { $piece } on { $from } { $how ->
        [shot] shoots
        [ball] fires at
       *[blow] strikes
    } { $target } on { $at }.
story-goes-and-strikes = { $piece } goes from { $from } to { $to } and { $how ->
        [shot] shoots
        [ball] fires at
       *[blow] strikes
    } { $target } on { $at }.
story-becomes = { $piece } on { $from } is now { $now }.
story-falls = { $piece } on { $at } falls.
lens-piece = { $piece } on { $at }
lens-goes = { $piece } on { $at } { $goes ->
        [0] can't move.
        [one] can go to one place.
       *[other] can go to { $goes } places.
    }
lens-attacks = It attacks { $pieces }.
lens-attacks-nobody = It attacks nobody.
lens-threatened = { $piece } on { $at } is threatened by { $by }.
story-comes = { $piece } is posted on { $to }.
spoken-undone = Step undone
spoken-taken-back = The last turn is taken back.
spoken-restarted = Turn restarted
spoken-refused = Not possible: { $reason }
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
mark-searched = searched
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
assassin-hidden = Hidden Assassins
assassin-rests-until = Assassin rests up to round
seat-points = { $count ->
    [one] Point
   *[other] Points
}
points-pending = Points due at the end of the round
captured = Captured
waiting = Waiting

## Settings

settings-title = Settings
check-title = Check a record

## Rule book pages

rules-title = Rule book
rules-edition = Edition
rules-only-in = Only in: { $editions }
rules-later = Not playable here yet
rules-differs = In this edition
