### The check of a finished game's record.

report-title = Was everything in order?
report-note = Your browser can check the record of this game by the rules: moves, searches, sealed notes, dice, clocks, and the server's signature.
report-note-file = Your browser checks the record of any finished game by the rules: moves, searches, sealed notes, dice, clocks, and the signature of this server. The file stays on this device.
report-start = Check the game
report-running = Checking …
report-failed = The check was not made: something could not be fetched or read. Please try again.

report-right = All in order
report-wrong = Not in order
# What is wrong, $round the round in which it happened.
report-in-round = Round { $round }: { $what }
# What is wrong, $line the line of the record.
report-in-line = Line { $line } of the record: { $what }
report-later = What comes after this was not checked.

report-actions = { $count ->
    [one] One action, legal by the rules
   *[other] { $count } actions, all legal by the rules
  }
report-answers = { $count ->
    [0] No search
    [one] One search, answered truthfully
   *[other] { $count } searches, all answered truthfully
  }
report-seals = { $count ->
    [one] One seal opened: it fits the note, and the note fits what was played
   *[other] { $count } seals opened: they fit the notes, and the notes fit what was played
  }
report-throws = { $count ->
    [0] Nothing was thrown with dice; the secret number is the promised one
    [one] One throw of dice as promised
   *[other] { $count } throws of dice as promised
  }
report-lots = { $count ->
    [one] One move drawn by lot as promised
   *[other] { $count } moves drawn by lot as promised
  }
report-clocks = { $count ->
    [one] One time on a clock, which it can have shown
   *[other] { $count } times on clocks, which they can have shown
  }
report-sent = { $count ->
    [one] The seal that this page was sent is in the record
   *[other] The { $count } seals that this page was sent are in the record
  }
report-not-sent = The record lacks a seal that this page was sent, or has another one

report-signed = Signed by this server
report-signed-other = Signed, but not known to be by this server: key { $key }
report-unsigned = Not signed
report-changed = The signature does not fit: the record was changed after it was signed

report-save = Save this record
report-file = Check a record from a file
