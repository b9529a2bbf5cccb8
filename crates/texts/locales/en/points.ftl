## Points play: the panel beside the board

points-goes-on = The board is decided. Points play goes on with the next board.
points-won = The points play goes to: { $player }.
points-tied = The points play is drawn.
points-laps = , full cards: { $laps }
points-no-markers = Score card without markers
points-markers = Score card with markers at { $markers }
points-choices = Score card
points-card = Card
points-card-a = Card A, for the short board
points-card-b = Card B, for the long board
points-card-b-optional = Card B with the optional bottom row
points-compound = Count compound: a peg that has come down stays
points-fingers = Show card A on ten fingers
points-reset = Set the board up anew
points-reset-question = Really set it up anew?
