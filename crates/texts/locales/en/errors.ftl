# What is wrong in texts of all games: positions, moves, records, clock settings, lines of other programs.

## Positions and data files

text-missing-line = Expected a line `{ $line } = …`
text-expected-game = Expected a position that begins with `{ $name }`
text-hidden-move = The move itself is not told
text-other-answer = The rules answer this move otherwise
text-expected-number = Expected { $what }: a number from { $least } to { $most }
text-expected-field = Expected a space and { $field }
text-expected-end = Expected the end of the position: { $field } comes last
text-expected-move-end = Expected the end of the move
text-expected-one-of = Expected one of: { $names }

## Records

record-text-expected-start = Expected a tag `FEN` with the start position
record-text-tag-twice = The tag `{ $tag }` occurs twice
record-text-expected-end = Expected nothing after the result
record-text-expected-quote = Expected `"` around the value of the tag
record-text-expected-tag-end = Expected `]` after the value of the tag
record-text-expected-result = Expected the result `1-0`, `0-1`, `1/2-1/2` or `*`
record-text-expected-item = Expected a move, a round such as `12.`, a comment in braces or the result
record-text-expected-separator = Expected `;`, `/`, a round or a comment after the move above
record-text-expected-side = Expected the side whose time was out, as `[%timeout first]` or `[%timeout second]`
record-text-expected-time = Expected the time left on the clock in hours, minutes and seconds, as `[%clk 0:04:10]`; `4:10` could be hours or minutes
record-text-same-side = Expected `;`: the same side is still to move
record-text-other-side = Expected `/` or a round: the other side is to move
record-text-over = The game is over here; expected the result
record-text-expected-move = Expected a move
record-text-expected-turn = Expected a move; a turn without any is written `{ $empty }`
record-text-expected-move-before = Expected a move before `;`
record-text-expected-move-after = Expected a move after `;`
record-text-expected-turn-end = Expected `{ $end }`; `{ $empty }` is a turn without any action
record-text-turn-goes-on = The turn can't end here: { $reason } [{ $rule }]
record-text-expected-result-at-end = Expected `{ $result }`, the result at the end
record-text-expected-result-before = Expected the result and its reason before the arbiter's
record-text-expected-decision = Expected the result that the arbiter decided
record-text-no-set-up = Here no position can be set up: the game is over, or would be, or has no arbiter
record-text-expected-points = Expected the points of both sides, such as `6 0`
record-text-no-arbiter = This game has no rule for an arbiter
record-text-expected-outcome = Expected `{ $result }`: the game is over by the rules ({ $reason })
record-text-expected-reason = Expected `{ $reason }`
record-text-no-reason = Expected no reason: the game is not over
record-text-other-answer = Round { $round }, after { $moves } moves: the rules answer otherwise
record-text-expected-level = Expected the level of the computer, 1 to 10
record-text-expected-variant = Expected a tag `Variant` with the game, such as `lancerchess`; a record without it is taken for chess
record-text-needs-start = Expected a tag `FEN`, too: this game has more than one start position
record-text-expected-one-game = Expected one game; the text has several
record-text-expected-target = Expected the points to reach, 1 or more
record-text-expected-match = Expected the number of games in the match, 2 to 255
record-text-expected-games-before = The earlier games of this match are not before it in the file
record-text-expected-options = Expected options such as `edition=quicksheet`, with spaces between them
record-text-expected-tag-name = Expected a tag such as `[White "Ann"]`
record-text-open-comment = This comment is never closed; expected { "`}`" } after it
record-text-open-variation = This variation is never closed; expected `)` after it
record-text-no-clock = The time of this side can't run out here: it is not to move
record-text-illegal = `{ $move }` in round { $round } is not legal: { $reason } [{ $rule }]
record-text-refused = `{ $move }` in round { $round } is not legal: { $reason }
record-text-expected-number = Expected `{ $number }`
record-text-impossible-reason = After these moves the game can't end with `{ $reason }` and the result `{ $result }`

## Other programs

text-expected-utf8 = Expected text in UTF-8
uci-text-expected-name = Expected `name`
uci-text-expected-option = Expected the name of an option
uci-text-unknown-word = Unknown word `{ $word }`, ignored
uci-text-expected-number = Expected a number
uci-text-wrong-number = `{ $number }` is no number that fits here
uci-text-expected-depth = Expected a depth from 0 to { $most }
uci-text-expected-start = Expected `startpos` or `fen`
uci-text-expected-position = Expected a position
uci-text-no-start = No usual start: { $why }
uci-text-over = The game is over before this move
uci-text-illegal = `{ $move }` is not legal: { $reason } [{ $rule }]
uci-text-refused = `{ $move }` is not legal: { $reason }
uci-text-no-legal-move = `{ $move }` is no legal move here
uci-text-long-line = The line is longer than { $most } bytes and was skipped
uci-text-unknown-personnel = `{ $letter }` is no personnel; expected one of r f b k q w p
uci-text-unknown-option = There is no option `{ $option }`; `uci` lists all
uci-text-expected-value = Expected `value` and a value for { $option }
uci-text-expected-number-within = Expected a number from { $least } to { $most }

## The command line

text-place = (at character { $place })
cli-text-event = This event doesn't follow: { $why }
cli-text-no-dice = This game has no dice
record-text-expected-dice = Expected what a server writes about its dice
record-text-deep-variation = Expected at most 16 variations within each other
record-text-plain-variation = Expected only moves in a variation: nobody runs out of time in it, and no arbiter sets up a position
audit-clock-settings = The clock settings can't be read
audit-clock-gained = The clock shows more than it can
audit-clocks-set = Expected two times to which an arbiter has set the clocks
audit-seal-unreadable = Expected one seal of a side: `first` or `second`, and 64 digits 0-9 and a-f
audit-salt-unreadable = Expected one salt of a side: `first` or `second`, and 64 digits 0-9 and a-f
audit-note-unreadable = Expected one note of a side: `first` or `second`, and what was noted
audit-not-sealed = This turn was not sealed
audit-nothing-sealed = There is a note or a salt, but no seal that it opens
audit-not-opened = There is a seal, but not the note and the salt that open it
audit-game-id = The id of the game can't be part of a note
audit-other-note = What was opened is not what was sealed
audit-other-turn = The note does not say what was played in this turn
audit-dice-unreadable = The tags about dice can't be read
audit-other-seed = The seed of the dice is not the one that was promised
audit-other-throws = The dice fall otherwise
audit-other-start = The game did not begin as the dice fell
audit-other-lots = The lots fall otherwise
cli-text-expected-key = Expected a public key: 64 digits 0-9 and a-f, or a server's answer that has them
cli-text-key-address = Expected a key, a file or an address that begins with `http://`; other addresses are not fetched
cli-text-not-signed = The record is not signed
cli-text-expected-signature = Expected a signature: `ed25519`, the key and the signature
cli-text-changed = The record was changed after it was signed, or { $key } has not signed it
cli-text-other-key = The record is signed with another key: { $key }
cli-text-no-answer = Expected the answer to GET /api/games/ID; this part of it is missing or different
cli-text-json-cut = The JSON ends too soon
cli-text-json-syntax = This is not JSON; expected the answer to GET /api/games/ID
cli-text-chosen-before = { $option } has been chosen already, as { $choice }; each option can be given once
cli-text-no-throw = Dice have nothing to decide here: the game has none, or the options leave nothing to them
cli-text-no-rule = There is no such rule in this edition
cli-text-no-puzzle = There is no such puzzle
cli-rules-places = Highlighted: { $list }
cli-rules-arrows = Arrows: { $list }
cli-rules-moves = Legal: { $list }
cli-rules-refused = Not legal: { $list }
cli-text-nothing-left = Nothing is left for the computer; expected `first` or `second`
cli-text-needs-level = The other side needs a player; expected --level LEVEL, too
cli-text-expected-ending = Expected a name that ends with { $endings }
cli-text-no-assassin = This game has no Assassin; expected tora-long
cli-text-square = A square of this size does not fit on a sheet; expected { $most } mm or less
cli-text-file-exists = This file exists already; expected a new name
cli-text-has-records = This folder has records already, such as { $name }; expected another folder
cli-text-no-points-play = This game has no rule for points play
cli-text-touch-move = Touch-move is for games between people; expected no computer
cli-text-several-games = Expected one game; the file has { $count }
cli-text-expected-game = Expected 1 to { $most }, the number of a game in the file
cli-text-expected-ply = Expected 0 to { $most }, the number of actions in the record

## Files and addresses

cli-cannot-write = can't write { $file }: { $why }
io-missing = there is no such file or folder
io-permission = you don't have the permission
io-folder = it is a folder
io-no-folder = it is no folder, or a part of its path is none
io-exists = there is a file of this name
io-address-taken = another program listens there already
io-no-address = this machine does not have the address
io-name = the name is too long or has wrong characters
io-full = the disk is full
io-read-only = the disk can't be written to

## Starting a game

start-text-expected-game = Expected the name of a game, one of: { $names }
start-text-no-game = There is no game `{ $game }`; the games are: { $names }
start-text-name-of-game = { $name } is the name of another game; choose another name
start-text-no-option = `{ $game }` has no option `{ $option }`; its options are: { $names }
start-text-no-options = `{ $game }` has no option `{ $option }`; there is nothing to choose here
start-text-no-choice = `{ $option }` can't be `{ $choice }`; the choices are: { $names }
start-text-no-effect = `{ $option }` can be chosen only where `{ $other }` is `{ $choice }`
start-text-needs-dice = `{ $option }` is left to the dice, which have to be thrown first
start-text-tells-a-secret = Everybody is shown the start position, so no Assassin can hide at a known place in it

## Clock settings

clock-text-expected-kind = Expected the kind of clock: `tiger`, `double`, `fischer`, `bronstein`, `delay`, `sudden`, `byoyomi` or `days`
clock-text-expected-end = Expected the end
clock-text-expected-end-or-other-side = Expected the end, or `/` and the clock of the second side
clock-text-expected-time = Expected a time such as `5m`, `90s` or `1h30m`
clock-text-expected-some-time = Expected some time, not none
clock-text-expected-unit = Expected the unit of the time: { $units }
clock-text-expected-end-of-time = Expected no number after the seconds
clock-text-long-time = Expected a time of at most { $hours }h
clock-text-expected-main-time = Expected `+` and the main time
clock-text-expected-increment = Expected `+` and the time that every turn adds
clock-text-expected-time-given-back = Expected `+` and the time that is given back
clock-text-expected-delay = Expected `+` and the time that the clock waits
clock-text-expected-reserve = Expected `+` and the reserve that every turn earns
clock-text-expected-periods = Expected `+` and the periods, such as `5x30s`
clock-text-expected-number-of-periods = Expected 1 to { $most } periods
clock-text-expected-period = Expected `x` and the length of a period
clock-text-expected-days = Expected 1 to { $most } days
clock-text-expected-left = Expected what is left on a clock, such as `0:04:10`, `0:04:10 reserve 0:01:30` or `0:00:00 periods 3`, with `turn 0:00:12` for the running turn
