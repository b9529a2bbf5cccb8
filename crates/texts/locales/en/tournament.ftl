### Tournaments: the pages of one and of all. Names of players and officials are { $name }.

## All tournaments

event-title = Tournaments
event-intro = A tournament here is a list of what happened: who came, who played whom, how it ended, what was decided and why. Standings follow from it, and everybody can look behind each number. You need no account: your key is kept in this browser.
event-mine = On this device
event-none-here = None yet. Found one below, or open the link of one.
event-listed-title = On this server
event-none-listed = No tournament is listed yet. Found one below, and let everybody find it here.
event-list-more = Show older ones
event-list-again = Try again
event-phase-open = Players can register
event-phase-running = Round { $round }
event-phase-ended = Over
event-finds-title = Who finds it
event-finds-all = Everybody
    .note = It stands in the list of tournaments on this server, with its name, game and number of players.
event-finds-link = Whoever has the link
    .note = It stands in no list. Send the link to those who are to come.
event-forget = Forget
event-found-title = Found a tournament
event-found = Found the tournament
event-found-name = Name of the tournament
event-director-name = Your name as its director
event-no-director = Please enter your name.
event-game-title = Game
event-place-title = Where it is played
event-place-online = On this server
    .note = Boards start by themselves when a round is paired, and enter their results. Players need a browser; computers can take part.
event-place-table = At real boards
    .note = Officials enter the results, each on a phone if you like.
event-format-title = Who plays whom
event-format-swiss = Swiss
    .note = A fixed number of rounds; players of the same score meet, nobody twice.
event-format-round-robin = Round robin
    .note = Everybody meets everybody.
event-format-knock-out = Knock-out
    .note = Who loses is out.
event-format-mc-mahon = McMahon
    .note = As Swiss, but higher ranks begin with more points.
event-format-tiers = Tiers
    .note = TORA's way: winners go on to the next tier, and close ranks meet.
event-format-ladder = Ladder
    .note = King's Convoy's way: only matches between equal ranks count, and won matches lead up.
event-contest-title = What two players play when they meet
event-contest-game = One game
    .note = Won, drawn or lost.
event-contest-pair = A pair of games
    .note = With sides swapped; more wins decide.
event-contest-lead = Until one leads
    .note = Games with sides swapped, until one has won so many more.
event-contest-tora = A match of TORA
    .note = Four games for points, with handicap, percentages and ranks.
event-contest-lead-of = until one leads by { $count }
event-contest-tora-of = match of four games to { $target } points ({ $board })
event-number-rounds = Rounds
event-number-cycles = How often everybody meets everybody
event-number-floor = Rank at which players begin without points
event-number-bar = Rank from which all begin with the same points
event-number-advance = Won matches more than lost ones that lead to the next rank
event-number-max-losses = Lost matches that eliminate (empty: none)
event-number-reset-frequency = Days between two new beginnings (empty: none)
event-number-lead = Wins more than the other one
event-number-target = Game points that win the match
event-number-rests = Rounds in which a player may rest for half a point
event-number-choosing = Minutes to choose a set-up before the first move (0: nobody chooses)
event-choosing-note = Each player chooses for himself, unseen by the other; computers choose at once. Clocks start when both have chosen, or when the minutes are over: whoever has not chosen then plays with the usual choice.
event-third-place = A match for the third place
    .note = Between the losers of the semifinals.
event-with-assassin = With the Assassin
    .note = Pieces count as in games with Assassins.
event-with-check-in = Players check in
    .note = Only those are paired who have said that they are here.
event-more = More choices
event-seed = Seed
event-seed-note = The seed decides what the rules of pairing leave open, such as who begins at the first table. It is public from the beginning, so that everybody can pair each round again.
event-tie-breaks = Tie-breaks
event-tie-breaks-note = They order players of the same score, from the top down.
event-tie-break-buchholz = Buchholz
    .note = The scores of all opponents.
event-tie-break-buchholz-cut = Buchholz without the lowest
    .note = The same without the weakest opponent.
event-tie-break-sonneborn-berger = Sonneborn-Berger
    .note = The scores of those beaten, and half of those drawn with.
event-tie-break-progressive = Progressive score
    .note = The score after each round, added up.
event-tie-break-direct-encounter = Direct encounter
    .note = The points from those of the same score.
event-tie-break-wins = Wins
    .note = Won bouts that were played.
event-tie-break-second-side = Second side
    .note = Bouts begun with the second side.
event-tie-break-game-points = Game points
    .note = The points of the games.
event-tie-break-game-record = Games won minus lost
    .note = Over all games of the tournament.
event-move-up = { $name }: count it earlier
event-bring-title = Bring a tournament from elsewhere
event-bring-note = The log of a tournament that was run with the program, or on another server. It goes on here as it is.
event-bring = Bring it here
event-no-file = Please choose a file.
event-log-line = Line { $line }, column { $column }: this is no entry of a tournament's log.
event-log-entry = Entry { $entry }: { $why }
event-log-no-director = { $name } is no director in this log. Please enter the name as it stands there.

## A tournament

event-unreadable = What the server tells of this tournament can't be read. Please reload the page; if that does not help, the page may be older than the server.
event-wrong-key = This link gives no rights in this tournament any more.
event-agreed = What was agreed on
event-choosing-nobody = Nobody chooses a set-up: all play with the usual one.
event-choosing-for = Time to choose a set-up before the first move: { $time }.
event-share = Share
event-link = Link for everybody
event-parts = Parts of the tournament
event-players = Players
event-rounds-title = Rounds
event-standings = Standings
event-decisions = Decisions
event-desk = Desk
event-files = Files
event-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
event-cycles = { $count } times
event-state-registering = Players can register.
event-state-round = { $rounds ->
    [0] { $open ->
        [0] Round { $round } is over.
        [one] Round { $round }: one table is open.
       *[other] Round { $round }: { $open } tables are open.
    }
   *[other] { $open ->
        [0] Round { $round } of { $rounds } is over.
        [one] Round { $round } of { $rounds }: one table is open.
       *[other] Round { $round } of { $rounds }: { $open } tables are open.
    }
}
event-state-closed = It is over: the final standing is confirmed.
event-your-table = You play { $name } ({ $spot }).
event-to-board = To your board
event-spot = round { $round }, table { $table }
event-round = Round { $round }
event-table = Table { $table }
event-role-director = director
event-role-judge = judge
event-role-clerk = clerk
event-role-viewer = viewer

## Players

event-players-count = { $count ->
    [0] Nobody has registered yet.
    [one] One player
   *[other] { $count } players
}
event-register-title = Take part
event-register-note = With this you register under your name. The key that shows that it is you stays in this browser; use the same browser to play.
event-your-name = Your name
event-register = Register
event-no-name = Please enter your name.
event-name = Name
event-rank = Rank
event-rank-of = rank { $rank }
event-enter-title = Enter a player
event-enter-kind = Who
event-enter-person = A person without a key
event-enter-note = Somebody without a key can't open a board here: results of his games are entered. Send people the link of the tournament, so that they register themselves.
event-enter-stands-by = Only stands by, as a Substitute
event-enter-now = Enter
event-computer = computer, level { $level }
event-stands-by = stands by
event-here = here
event-not-here = not here yet
event-rests = rests
event-withdrawn = withdrawn
event-expelled = expelled
event-banned = expelled; a lasting ban is proposed
event-check-in = Check in
event-rest = Rest in the next round
event-withdraw = Withdraw
event-withdraw-sure = Really withdraw?
event-return = Take back in
event-eliminated = eliminated
event-in-transition = in transition to { $to }
event-reset = Begin anew
event-reset-sure = Really begin anew at rank 1?
event-give-up = Give up a win
event-give-up-sure = Really give up a win, to cancel a loss?
event-set-rank = Set the rank
event-transition-to = In transition to rank (empty: none)
event-transition-against = Opponent of the match that earned it
event-transition-performances = Performances since, such as 3, 2
event-rank-now = Set it

## Rounds

event-no-rounds = No round is paired yet.
event-byes = Without an opponent, with the points of a win: { $names }
event-resting = Rest for half a point: { $names }
event-running = in play
event-running-at = in play, { $score }
event-won-forfeit = { $name } wins by forfeit
event-won-cheating = { $name } wins, the other cheated
event-unplayed = not played
event-waits-substitute = waits for a Substitute
event-is-substitute = { $name } plays as a Substitute.
event-paused = The bout is paused.
event-paused-until = Put off until { $until }.
event-game-of = Game { $number }: { $result }
event-game-won = { $name } wins
event-game-drawn = drawn
event-handicap-is = Handicap { $handicap } (M-T5)
event-board = Watch the board
event-record = Game { $number }
event-why-pair = Why these two?
event-by-hand = The director has paired this round by hand.

## Why two players meet

event-side-first = first
event-side-second = second
event-why-table = Round { $round } of cycle { $cycle } of the table in which everybody meets everybody.
event-why-third-place = Both lost the game before the final, and play for the third place.
event-why-final = The final.
event-why-bracket = Round { $round } of the bracket; { $left } more before the final.
event-why-swiss = Score group { $bracket }, of { $points } points.
event-why-float = { $name } came down from { $points } points.
event-why-passed = As opponent of { $higher }, { $name } came before, but { $obstacle }.
event-why-met = they met in round { $round }
event-why-same-side = both must have the { $side } side
event-why-wish = both are due the { $side } side
event-why-others = that would have been worse for others
event-why-tier = Ranks { $first } and { $second }: together the ranks of all pairs differ as little as possible (M-T12).
event-why-again = They have met before: nobody else was left.
event-why-ladder = Both have rank { $rank }, and a match between them counts (M-K1).
event-why-both-due = Nobody has a side that he isn't due.
event-why-due-more = The side goes to { $name }, to whom it is due more strongly.
event-why-alternate = { $count ->
    [one] The sides of the game before are swapped.
   *[other] The sides of { $count } games ago, when they last differed, are swapped.
}
event-why-higher = The side goes to { $name }, who stands higher.
event-why-lot = Nobody is due a side, so they alternate from the lot.
event-why-balance = Sides are balanced over the tournament.
event-why-odd = The number of players is odd.
event-why-seeded = The bracket has room for more players.
event-why-substitute = One player is left over, and plays a Substitute of about rank { $rank } (M-T12).
event-why-nobody = Nobody of rank { $rank } is left to play.

## Standings

event-standings-note = Choose a name to see what each number is made of.
event-nobody = Nobody has registered yet.
event-place = Place
event-score = Score
event-why-of = Why { $name } stands here
event-profile = player's page
event-champion = champion
event-third = third
event-survived = { $count ->
    [one] one round
   *[other] { $count } rounds
}
event-term = { $amount } in round { $round } against { $name }
event-term-alone = { $amount } in round { $round }
event-term-start = { $amount } from the start
event-term-penalty = { $amount } by a judge
event-rank-why = The rank, match by match
event-rank-match = Round { $round } against { $name } (rank { $rank }):
event-rank-no-transition = nobody won three games.
event-rank-transition = a transition of { $transition }.
event-rank-performed = Performed at rank { $rank }.
event-rank-settled = The performances { $performances } settle the transition from rank { $from } to { $to }: rank { $rank } now.
event-rank-pending = Rank { $rank }, in transition to { $to }.
event-rank-is = Rank { $rank }.
event-rank-as-substitute = Played as a Substitute, so it does not count (M-T11).
event-rank-cheating = It ended by cheating (M-T11).
event-rank-same-opponent = A match against the opponent of the pending transition does not settle it.
event-rank-only-performance = A transition is pending, so this one counts only as a performance.
event-rank-never-below-one = No rank is below 1 (M-T10).

## Decisions

event-decisions-note = Every decision names its rule and its reason, and stays here for good.
event-no-decisions = Nothing had to be decided yet.
event-rule = Rule
event-decision-title = Decision { $number }, by { $by }, { $at }
event-changed = What it changed
event-nothing-moves = Nothing changes in the standings.
event-row = place { $place }, score { $score }
event-row-none = not listed
event-moved = { $name }: { $before } → { $after }.
event-moved-rank = Rank { $from } → { $to }.
event-appeal = Appeal against it
event-appeal-reason = Why you disagree
event-appeal-now = Appeal
event-appeal-was = { $by } has appealed: { $reason }
event-appeal-granted = The appeal is granted: { $reason }
event-appeal-refused = The appeal is refused: { $reason }
event-answer = Answer the appeal
event-answer-reason = Reason of the answer
event-grant = Grant it
event-refuse = Refuse it
event-ruling-corrected = Game { $game } ({ $spot }) is corrected: { $result }
event-ruling-adjudicated = The game is adjudicated ({ $spot }): { $result }
event-ruling-annulled = The last game does not count and is played again ({ $spot }).
event-ruling-from = It begins from { $position }.
event-ruling-cheated = { $name } has cheated and leaves the tournament ({ $spot }).
event-ruling-accused = { $name } has accused the opponent falsely and leaves the tournament ({ $spot }).
event-ruling-substituted = { $name } plays on as a Substitute ({ $spot }).
event-ruling-expelled = { $name } leaves the tournament.
event-ruling-penalty = { $name } loses points: { $points }
event-ruling-given = { $name } gets points back: { $points }
event-ruling-paused = The bout is paused ({ $spot }).
event-ruling-resumed = The bout goes on ({ $spot }).
event-ruling-adjourned = The bout is put off until { $until } ({ $spot }).
event-ruling-clocks = The clocks are set to { $first } and { $second } ({ $spot }).

## Desk

event-you-are = You are { $name }, { $role } of this tournament.
event-closed-note = The tournament is closed: nothing can be entered any more.
event-results-title = Results
event-all-in = All results are in.
event-entered = Entered: { $spot }, { $result }
event-entered-absent = Entered: { $spot }, not played.
event-next-game = Game { $game }; { $name } has the first side.
event-board-runs = on the server
event-board-enters = This game runs on the server, which enters the result itself. Enter one only if it is decided elsewhere.
event-waits-note = The bout waits for a Substitute: decide below who it is.
event-who-won = Who has won
event-wins = { $name } wins
event-draw = Draw
event-points-of = Points of { $name }
event-captured-title = Captured pieces
event-captured-note = They make the points, and the recount of a clearly won match needs them (M-T8).
event-captured-by = Captured by { $name }
event-soldiers = Soldiers
event-archers = Archers
event-cannons = Cannons
event-cavalry = Cavalry
event-command = Ruler and Generals
event-assassins = Assassins
event-no-winner = Please choose who has won.
event-no-number = Please enter a whole number.
event-no-points = Please enter the points or the captured pieces.
event-enter-result = Enter the result
event-back = Back
event-absent-title = Somebody did not come
event-not-come = Did not come: { $name }
event-both = both
event-open-tables = { $count ->
    [one] One table is still open.
   *[other] { $count } tables are still open.
}
event-pair-round = Pair round { $round }
event-hand-title = Pair it by hand
event-hand-note = Your own pairing instead of the rules'. Everybody sees that it was made by hand.
event-hand-rules = Begin as the rules pair
event-hand-empty = Begin empty
event-hand-choose = Choose two places, one after the other: they swap.
event-hand-with = { $name }: now choose the place to swap with.
event-hand-free = free
event-hand-aside = No opponent
event-hand-bye = the points of a win
event-hand-pair = Pair it so
event-hand-sure = Pair it so all the same?
event-hand-objections = The rules would not pair so:
event-hand-half = Table { $table } lacks a player.
event-hand-nobody = Nobody sits at a table yet.
event-objection-met = { $first } and { $second } have met in round { $round }.
event-objection-side = { $name } has the { $side } side for the third time in a row.
event-objection-bye = { $name } has had no opponent before, and got the points of a win.
event-objection-ladder = A match between { $first } and { $second } changes nothing on the ladder: their ranks differ, or one has beaten the other at this rank, or is eliminated (M-K1, M-K3, M-K4).
event-decide-title = Decide
event-decide-note = Corrections, penalties, cheating, pauses: first you see what a decision would change.
event-kind = What
event-kind-corrected = Correct a result
event-kind-adjudicated = Decide a running game
event-kind-annulled = Annul the last game
event-kind-cheated = Cheating
event-kind-substituted = A Substitute plays on
event-kind-penalty = Take or give points
event-kind-expelled = Expel a player
event-kind-paused = Pause a bout
event-kind-resumed = Let a bout go on
event-kind-adjourned = Put a bout off
event-kind-clocks = Set the clocks
event-at-table = Table
event-game-number = Number of the game
event-position = Position to play on from (empty: from the beginning)
event-position-wrong = The position can't be used; what is wrong stands below it.
event-position-unfit = This is a position of another game, or one in which the game is over.
event-who-cheated = Who
event-falsely = By accusing the opponent falsely
event-whose-place = In whose place
event-by-whom = Who plays on
event-player = Player
event-penalty-points = Points taken away (with a minus: given back)
event-until = Until
event-left-first = Time left of the first player (minutes:seconds)
event-left-second = Time left of the second player (minutes:seconds)
event-rule-id = Rule
event-reason = Reason
event-review = See what it changes
event-would-change = What it would change
event-decide-public = Everybody will see the decision with its rule and reason.
event-decide-now = Decide so
event-decided = The decision stands.
event-no-table = Please choose a table.
event-no-player = Please choose a player.
event-no-moment = Please enter day and time.
event-no-time = Please enter both times, such as 12:30.
event-no-rule = Please name the rule.
event-no-reason = Please give a reason.
event-officials = Officials
event-dismiss = Dismiss
event-appoint-title = Appoint somebody
event-role = Role
event-appoint = Appoint and make a link
event-official-link = Link for { $name }
event-official-note = Whoever opens it is this official. It is shown only now; appoint again for a new one.
event-listing-note-yes = Everybody finds this tournament in the list on this server.
event-listing-note-no = Only those who have the link find this tournament.
event-listing-add = Put it in the list
event-listing-remove = Take it out of the list
event-close-title = The end
event-close-note = When all results are in, you confirm the final standing. Nothing can be changed after that.
event-close = Confirm the final standing
event-close-sure = Confirm for good?

## Files and paper

event-print-title = On paper
event-print-note = Lists of the last round and of the standings, as they are now.
event-files-title = Files
event-files-note = The log has everything: it can be taken to another server, and the program reads it.
event-sheet-pairings = Pairings
event-sheet-standings = Standings
event-sheet-wall-chart = Wall chart
event-sheet-slips = Score sheets
event-file-report = Report of FIDE
event-file-log = Log of the tournament
event-upload-title = Bring a longer log
event-upload-note = A file that begins as the log here and goes on: what was entered elsewhere in the meantime is added.
event-uploaded = The log is taken over.
event-after-round = After round { $round }
event-number = No.
event-table-short = Table
event-first = First
event-second = Second
event-points = Points
event-result = Result
event-handicap = Handicap
event-bye = bye
event-game = Game
event-signed = Signed

## Why something can't be

event-refused-closed = The tournament is closed: its final standing is confirmed.
event-refused-early = This would be before what happened last: a clock may be wrong.
event-refused-text = A name or reason is empty, too long or can't be printed.
event-refused-rights = This needs the role of { $role }.
event-refused-no-director = A tournament must have a director.
event-refused-no-official = { $name } is no official of this tournament.
event-refused-name-taken = Somebody is called { $name } already; please add a second name.
event-refused-rank = The rank of { $name } can't be: ranks begin at 1, and a transition leads to another rank.
event-refused-ranked-late = { $name } has played already; the rank follows from the matches now.
event-refused-no-player = There is no player { $number }.
event-refused-gone = { $name } takes part no more.
event-refused-not-withdrawn = { $name } has not withdrawn.
event-refused-expelled = { $name } was expelled and can't return.
event-refused-no-rests = { $name } can't rest: in this tournament nobody rests for half a point.
event-refused-open = The round is not over: { $spot } is open.
event-refused-no-rounds = There are no more rounds.
event-refused-no-table = There is no such table: { $spot }.
event-refused-over = The bout is over ({ $spot }); a judge can correct its result.
event-refused-tora = { $spot }: { $why } ({ $rule })
event-refused-tora-target = the target of a match is from { $least } to { $most } game points.
event-refused-tora-points = game { $game }: nobody takes more than { $most } points in a game on this board.
event-refused-tora-challenger = each player is Challenger in two of the four games.
event-refused-tora-over = game { $game } was played after the match was over.
event-refused-tora-captured = one player has won so clearly that the match is recounted, which needs the captured pieces of each game.
event-refused-no-game = There is no game { $game } in that bout ({ $spot }).
event-refused-penalty = A penalty takes or gives at most { $most } half points.
event-refused-no-decision = There is no decision { $number }.
event-refused-appeal = Decision { $number }: { $why }.
event-refused-at = { $spot }: { $why }
event-refused-paused = the bout is paused; a judge can let it go on.
event-refused-needs-substitute = the bout waits for a Substitute.
event-refused-other-left = the other player is to be replaced.
event-refused-rests-already = the bout rests already.
event-refused-goes-on = the bout does not rest.
event-refused-started = a game is played here already.
event-refused-not-tora = captured pieces count in matches of TORA only.
event-refused-too-many = nobody captures so many pieces in a game.
event-refused-points = the points are not those of the captured pieces.
event-refused-no-points = a game of TORA needs the captured pieces, or at least the points.
event-refused-no-winner = somebody must win; withdraw both players instead.
event-refused-full = Nobody can register any more: the tournament is full.
event-refused-begun = The tournament has begun: only a Substitute can still register.
event-refused-pair-away = { $name } takes no part and can't be paired.
event-refused-pair-rests = { $name } rests in this round and can't be paired.
event-refused-pair-twice = { $name } stands twice in the pairing.
event-refused-pair-alone = { $name } can't play alone.
event-refused-rest-noted = { $name } rests in the next round already.
event-refused-rest-spent = { $name } has rested as often as the tournament allows.
event-refused-unfit-expelled = { $name } was expelled and can't be the Substitute.
event-refused-unfit-plays = { $name } plays in this bout and can't be the Substitute.
event-refused-appeal-made = an appeal was made already.
event-refused-appeal-not-made = nobody has appealed against it.
event-refused-appeal-answered = the appeal is answered.
event-refused-choice-no-ladder = Only on a ladder eliminated players can go on.
event-refused-choice-no-resets = This ladder has no resets.
event-refused-choice-early = { $name } can't reset yet: the last reset was too short ago.
event-refused-choice-no-win = { $name } has no win at this rank to forfeit.
event-refused-choice-still-in = { $name } is not eliminated and has nothing to choose.
event-charter-no-name = The name of the tournament must have 1 to 100 characters.
event-charter-no-game = The name of the game must have 1 to 100 characters.
event-charter-range = The number of { $what } must be from { $least } to { $most }.
event-charter-of-rounds = rounds
event-charter-of-floor = the lowest rank
event-charter-of-bar = the highest rank
event-charter-of-cycles = cycles
event-charter-of-advance = won matches that lead up
event-charter-of-max_losses = lost matches that eliminate
event-charter-of-lead = wins more
event-charter-of-target = points that win a match
event-charter-of-choosing = seconds to choose
event-charter-contest = A ladder is played in pairs of games, or until one leads.
event-charter-twice = The tie-break { $name } stands twice.
event-unpairable-few = { $count ->
    [0] Nobody can be paired: at least two players are needed.
    [one] One player can't be paired alone.
   *[other] { $count } players can't be paired.
}
event-unpairable-substitute = { $name } is left over and needs a Substitute: enter one who stands by.
event-unpairable-stuck = No legal pairing leaves everybody a game. Let somebody rest, shorten the tournament, or pair this round by hand.
event-unpairable-player = { $name } has met { $met } of the others, { $sides } need the same side, and { $open } are needed by others.
event-unpairable-no-bye = { $name } can't have another bye.
event-unpairable-more = { $count ->
    [one] One more player is left over.
   *[other] { $count } more players are left over.
}
event-unpairable-many = { $count } players are too many: at most { $most } can be paired at once.
event-unpairable-no-round = All { $rounds } rounds are paired.
event-unpairable-no-winner = The game between { $name } and { $other } in round { $round } has no winner yet. Enter its result first.
event-unpairable-wrong = The past rounds of { $name } contradict each other. Pair this round by hand.

## What the server refuses

error-no-tournament = There is no such tournament. Perhaps the link is incomplete.
error-no-official = This key gives no rights in this tournament.
error-not-your-office = This needs an official with more rights, or the player himself.
error-tournament = The tournament does not allow this as it stands.
error-log = This is no log that a tournament can be kept from.
error-rests = A judge has paused this game, or put it off. Turns count when it goes on.
error-no-round = There is no such round yet.
error-log-differs = This log does not begin as the one here: something else was entered in the meantime.
error-tournament-full = This tournament has become as large as the server allows.
error-kept-out = The keeper of this server keeps the tournament out of the list. Please ask there.
error-of-server = This is said by the server itself, once it is so.
error-registered = This player is registered already.
error-no-report = No report can be written: somebody has too many points for its columns.
