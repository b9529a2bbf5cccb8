# What is wrong in texts of LancerChess and TigerChess.

## The fields of a position

tigerchess-text-game = the game
tigerchess-text-board = the board
tigerchess-text-side = the side to move
tigerchess-text-protection = the Queens that may be protected
tigerchess-text-passing = the square of a capture en passant, or `-`
tigerchess-text-half = the single moves since a capture, Pikeman or Swordsman move
tigerchess-text-full = the number of the move
tigerchess-text-exchange = the sides that have their TigerKnight exchange
tigerchess-text-guards = the Royal Guards, or `-`
tigerchess-text-deployment = the deployment, or `-`
tigerchess-text-marks = the marks, or `-`

## Board and side

tigerchess-text-ranks = The board has { $found } ranks; expected 8
tigerchess-text-queens-of-bengal = Bengal (`Q`) has { $found } Queens; expected 1
tigerchess-text-queens-of-siberian = Siberia (`q`) has { $found } Queens; expected 1
tigerchess-text-expected-digit = Expected empty squares as one digit, 1 to 8
tigerchess-text-unknown-piece = `{ $letter }` is no piece; expected one of { $letters }
tigerchess-text-not-in-lancerchess = `{ $letter }` is no piece of LancerChess; expected one of { $letters }
tigerchess-text-long-rank = Rank { $rank } has more than 8 squares
tigerchess-text-short-rank = Rank { $rank } has { $found } squares; expected 8
tigerchess-text-pikeman-on-first-rank = No Pikeman of this side can stand on { $square }, its first rank
tigerchess-text-pikeman-on-eighth-rank = A Pikeman on { $square } would have become something else
tigerchess-text-pikeman-would-be-tigerknight = A Pikeman on { $square } would have become the TigerKnight, which its side still has [C-P15]
tigerchess-text-swordsman-on-eighth-rank = A Swordsman on { $square } would have become an Archer
tigerchess-text-queen-in-check = The Queen of the side that just moved is in check from { $from }
tigerchess-text-expected-side = Expected the side to move, `w` (Bengal) or `b` (Siberian)
tigerchess-text-expected-protection = Expected what is left of `KQkq` in this order, or `-`
tigerchess-text-queen-not-at-home = This needs the Queen on { $square }, where she began
tigerchess-text-tower-not-at-home = This needs the Tower on { $square }, where it began
tigerchess-text-expected-passed-square = Expected the square that a Pikeman has just passed, or `-`
tigerchess-text-nothing-passed = No Pikeman can just have passed { $square }
tigerchess-text-nobody-captures-passing = No Pikeman may capture on { $square }; expected `-`
tigerchess-text-pikeman-just-moved = Expected 0, since a Pikeman has just moved

## TigerChess

tigerchess-text-expected-exchange = Expected the sides that have their TigerKnight exchange: `Tt`, `T`, `t` or `-`
tigerchess-text-expected-guards = Expected two letters, such as `Cf`: Bengal's wing C to F and Siberia's c to f, `?` for a Guard that is not posted, `*` for one that was captured
tigerchess-text-over-with-first-guard = The game ended when the first Guard was captured
tigerchess-text-guards-not-posted = In the engagement both Guards are posted
tigerchess-text-guard-captured-early = In the deployment no Guard can be captured
tigerchess-text-siberian-guard-first = The Siberian Guard is posted first
tigerchess-text-second-bearer = A side has only one Standard Bearer, its King's Lancer
tigerchess-text-bearer-stayed = The Standard Bearer that captured the Guard has left the board, and the other side would be to move
tigerchess-text-expected-variation = Expected the variation of the deployment, `O`, `C`, `D` or `S`, or `-` for the engagement
tigerchess-text-expected-posted-square = Expected the squares posted so far, such as `c6g4`
tigerchess-text-eighth-posting = After eight postings the engagement begins; expected `-`
tigerchess-text-posted-elsewhere = This is not on the third or fourth rank of the side to post
tigerchess-text-no-swordsman-there = The board has no Swordsman of that side on this square
tigerchess-text-posted-before = This square was posted before
tigerchess-text-expected-out-of-time = Expected the sides that are out of time: `!w`, `!b` or `!wb`
tigerchess-text-posting-not-allowed = The variation does not allow this posting
tigerchess-text-not-posted = During the deployment only posted Swordsmen stand between the armies; { $square } is not named as posted
tigerchess-text-guards-before-swordsmen = The Guards are posted before the Swordsmen
tigerchess-text-other-side-posts = The other side posts the next Guard or Swordsman
tigerchess-text-no-passing-yet = Expected `-`: before the engagement there is no capture en passant
tigerchess-text-no-moves-yet = Expected 0: moves count from the engagement on
tigerchess-text-first-move-not-yet = Expected 1: the engagement begins with move 1
tigerchess-text-expected-mark = Expected the mark of `{ $piece }` on { $square }, { $first } to { $last }
tigerchess-text-mark-twice = Another piece of this side has this mark
tigerchess-text-too-many-marks = Expected the end: only { $most } pieces on the board have marks
tigerchess-text-wrong-numeral = Swordsmen are numbered as they were posted: the one on { $square } is { $number }

## Moves

tigerchess-text-expected-square = Expected a square, a1 to h8
tigerchess-text-expected-wing = Expected a wing of the Palace, c, d, e or f
tigerchess-text-expected-end-of-move = Expected the end of the move, or the letter of what the piece becomes
tigerchess-text-expected-new-piece = Expected the abbreviation of what the piece becomes
tigerchess-text-other-piece-there = This is not the abbreviation of the piece that stands there
tigerchess-text-expected-abbreviation = Expected an abbreviation of the side to move, such as BPK or SKL, and a move
tigerchess-text-several-pieces = Several pieces can go there; add the file or rank of the one you mean
tigerchess-text-no-such-piece = The side to move has no such piece there
tigerchess-text-expected-move = Expected a move such as `e2e4`, `e4` or `Lg3`
