### LancerChess and TigerChess: names of games, sides, pieces, places, buttons, options, refusals.

## Games and sides

tigerchess-bengal = Bengal
tigerchess-siberian = Siberia

## Pieces: the name, and as one's own and the enemy's in spoken labels

tigerchess-queen = Queen
    .own = your Queen
    .enemy = enemy Queen
    .danger = in check
tigerchess-king = King
    .own = your King
    .enemy = enemy King
tigerchess-tower = Tower
    .own = your Tower
    .enemy = enemy Tower
tigerchess-king-tower = King's Tower
    .own = your King's Tower
    .enemy = enemy King's Tower
tigerchess-queen-tower = Queen's Tower
    .own = your Queen's Tower
    .enemy = enemy Queen's Tower
tigerchess-baron = Baron
    .own = your Baron
    .enemy = enemy Baron
tigerchess-baroness = Baroness
    .own = your Baroness
    .enemy = enemy Baroness
tigerchess-king-lancer = King's Lancer
    .own = your King's Lancer
    .enemy = enemy King's Lancer
tigerchess-queen-lancer = Queen's Lancer
    .own = your Queen's Lancer
    .enemy = enemy Queen's Lancer
tigerchess-pikeman = Pikeman
    .own = your Pikeman
    .enemy = enemy Pikeman
tigerchess-knight = Knight
    .own = your Knight
    .enemy = enemy Knight
tigerchess-tigerknight = TigerKnight
    .own = your TigerKnight
    .enemy = enemy TigerKnight
tigerchess-swordsman = Swordsman
    .own = your Swordsman
    .enemy = enemy Swordsman
tigerchess-archer = Archer
    .own = your Archer
    .enemy = enemy Archer
tigerchess-guard = Royal Guard
    .own = your Royal Guard
    .enemy = enemy Royal Guard

## States of pieces, and places beside the board

bearer = bears the Standard
stronghold = Stronghold
palace = Palace
watchtower = Watchtower
borderpost = Borderpost

## Buttons

become-knight = Exchange for the Knight
stay = Stay a Pikeman
become-king = King
become-tower = Tower
become-baron = Baron or Baroness
become-king-lancer = King's Lancer
become-queen-lancer = Queen's Lancer

## Options

option-agreement = What may be agreed on
agreement-free = Everything
agreement-book = By the book: only Open
    .note = Open if both wish it; the dice decide everything else, as rule C-D7 says.
option-deployment = Deployment
deployment-rule = Open if both wish it, else the die
deployment-open = Open
deployment-countdown = Countdown
deployment-dragon = Dragon
deployment-symmetrical = Symmetrical
setup-choice-deployment-over = Over: the engagement has begun
option-tiger-variation = TigerVariation
tiger-variation-dice = The dice decide
tiger-variation-off = No
tiger-variation-on = Yes
option-wish = Deployment you wish for
wish-dice = What the die says
wish-open = Open

## Counters and notes beside the board

quiet-moves = Quiet moves in a row, of both sides (draw at 100)
tigerchess-deployment-phase = The deployment
tigerchess-protect-king-tower = Queen may be protected with the King's Tower
tigerchess-protect-queen-tower = Queen may be protected with the Queen's Tower
tigerchess-passing = Square on which a Pikeman can be captured en passant
setup-choice-passing-none = None
postings-left = Swordsmen to post
tigerchess-check = Check!
tigerchess-deployment-open = Deployment: Open. Any vacant square on the side's own third or fourth rank.
tigerchess-deployment-countdown = Deployment: Countdown. Not on the mirror image of an enemy Swordsman.
tigerchess-deployment-dragon = Deployment: Dragon. Each side keeps to one color.
tigerchess-deployment-symmetrical = Deployment: Symmetrical. Every second posting mirrors the one before.
tigerchess-dragon-barons = All Swordsmen go to the color of their own side's Baron.
tigerchess-dragon-baronesses = All Swordsmen go to the color of their own side's Baroness.
tigerchess-post-guard = TigerVariation: first each side posts its Royal Guard on a wing of its Palace.
tigerchess-post-for-other = Out of time: the opponent posts for this side, on any vacant square.

## How a game ends. $winner and $loser are names of players or sides.

tigerchess-outcome-checkmate = Checkmate: { $loser } has lost the Queen.
tigerchess-outcome-occupation = { $winner } has occupied the Palace.
tigerchess-outcome-stalemate = Stalemate: no legal move, and no check.
tigerchess-outcome-dead = Nobody can mate any more.
tigerchess-outcome-fifty = Fifty moves by each side without a capture or a Pikeman's or Swordsman's move.
tigerchess-outcome-repetition = The same position for the third time.

## Why something is refused. The places it is about are marked on the board.

tigerchess-illegal-game-over = The game is over; a rematch begins a new one.
tigerchess-illegal-guard-first = First the Royal Guard is posted: touch one of the four wings of the Palace.
tigerchess-illegal-no-guard-due = No Royal Guard is to be posted now.
tigerchess-illegal-deploying = First all Swordsmen are posted: touch one of the squares marked.
tigerchess-illegal-engaged = The deployment is over: nobody is posted any more.
tigerchess-illegal-posting-rank = Swordsmen are posted on the third or fourth rank of their own side.
tigerchess-illegal-posting-taken = A Swordsman stands there already.
tigerchess-illegal-opposite = Countdown: this square mirrors an enemy Swordsman.
tigerchess-illegal-color = Dragon: this square has the wrong color for this side.
tigerchess-illegal-forced = Symmetrical: the answer goes to the mirror image of the last posting.
tigerchess-illegal-piece-first = Begin with one of your pieces.
tigerchess-illegal-no-piece = Nobody stands there: begin with one of your pieces.
tigerchess-illegal-not-yours = That piece is the other side's: begin with one of yours.
tigerchess-illegal-beside = That one waits beside the board and can't be moved from there.
tigerchess-illegal-own-piece = One of your own pieces stands there.
tigerchess-illegal-not-that-way = This piece does not move like that: its possible squares are marked.
tigerchess-illegal-blocked = Somebody stands in the way.
tigerchess-illegal-nobody-to-capture = A Pikeman goes diagonally only to capture, and there is nobody to capture there.
tigerchess-illegal-lands-on-nobody = Swordsmen and Archers don't capture by landing on the enemy, but by jumping over it: touch the empty square behind.
tigerchess-illegal-step-only = Without a capture this piece goes one step diagonally.
tigerchess-illegal-backward = A Swordsman goes and jumps forward only.
tigerchess-illegal-jump-blocked = A jump goes over one enemy and nobody else: here others stand in the way.
tigerchess-illegal-not-behind = A jump ends on the square right behind the enemy, no further.
tigerchess-illegal-no-jump = No jump leads there: it goes over one enemy to the empty square right behind.
tigerchess-illegal-other-path = This capture is written with another way that takes the same enemies.
tigerchess-illegal-in-check = The Queen is in check, and this move does not help her: move her away, take the attacker, or stop it.
tigerchess-illegal-into-check = The Queen would be attacked there.
tigerchess-illegal-exposes = This would leave your Queen open to an attack.
tigerchess-illegal-exposes-to-jump = After this a Swordsman or Archer could jump over your Queen.
tigerchess-illegal-protection-gone = The Queen can't be protected here any more: she or this Tower has moved.
tigerchess-illegal-protection-blocked = All squares between Queen and Tower must be empty.
tigerchess-illegal-protection-attacked = The Queen may not be in check, nor cross or reach an attacked square.
tigerchess-illegal-choose = Choose first what the Pikeman becomes.
tigerchess-illegal-wrong-exchange = The piece can't become that with this move.
tigerchess-illegal-no-palace = Only in the TigerVariation can a Palace be entered.
tigerchess-illegal-no-bearer = Only a Standard Bearer can enter the Palace.
tigerchess-illegal-not-at-the-wing = The Bearer enters the Palace from the far rank, on the file of the wing where the Guard stands.
tigerchess-illegal-wrong-wing = The Guard stands on another wing, and an empty one can't be entered.
tigerchess-illegal-occupies-in-check = The Queen is in check: that has to be answered first.
tigerchess-illegal-no-use = This makes no move of this piece: its possible squares and buttons are marked.
tigerchess-illegal-several-ways = Several ways lead there: choose the next of the marked landing squares.
tigerchess-illegal-shut-in = This piece can't move now.
tigerchess-illegal-wrong-promotion = On this square it can become King, Tower, Baron or Baroness, or the Lancer of the square's color.

## What the next touch is for

tigerchess-ask-piece = Choose the piece to move.
tigerchess-ask-target = Choose where it goes.
tigerchess-ask-jump = Choose where it goes, or where it lands after jumping.
tigerchess-ask-landing = Choose the next landing square of this row of jumps.
tigerchess-ask-way = Several ways lead there: choose a landing square on the way.
tigerchess-ask-become = Choose what the Pikeman becomes.
tigerchess-ask-guard = { $side }: post the Royal Guard on one of the marked wings of its Palace.
tigerchess-ask-post = { $side }: post Swordsman { $number } of 4 on one of the marked squares.
tigerchess-awaited-guard = The deployment: { $side } has to post its Royal Guard on a wing of its Palace.
tigerchess-awaited-post = { $row ->
    [1] The deployment: { $side } has to post Swordsman { $number } of its 4.
   *[other] The deployment: { $side } has to post Swordsmen { $number } and { $next } of its 4.
}
tigerchess-awaited-post-for = The deployment: { $side } has to post Swordsman { $number } of the 4 of { $owner }, whose time for it is used up.
