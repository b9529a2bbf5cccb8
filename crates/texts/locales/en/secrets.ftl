### Hidden pieces at one's own screen. $side is the name of a side.

hidden-title = Your hidden piece
hidden-note = Nobody else sees it, and this board shows it only while you hold the button or the key H. The settings can show it always.
hidden-show = Hold to see it
hidden-notes = Notes, round by round
hidden-begun = At the start: { $place }
hidden-round = Round { $round }: { $moves }; then at { $place }
hidden-quiet = nothing

handover-title = Hand over the screen
handover-text = { $side } is to move and knows something that the other side must not see. Look away now, unless you play { $side }.
handover-take = I am { $side }: show me my board
