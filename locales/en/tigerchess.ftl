### LancerChess and TigerChess: names of games, sides, pieces, places, buttons, options, refusals.

## Games and sides

lancerchess = LancerChess
    .note = Chess with two kinds of Lancers and a Queen to guard: learned in five minutes.
tigerchess = TigerChess
    .note = Chess, draughts and a deployment of Swordsmen before the first move.
tigerchess-bengal = Bengal
tigerchess-siberian = Siberia
edition-lancerchess = LancerChess
edition-tigerchess = TigerChess

## Pieces: the name, and as one's own and the enemy's in spoken labels

tigerchess-queen = Queen
    .own = your Queen
    .enemy = enemy Queen
tigerchess-king = King
    .own = your King
    .enemy = enemy King
tigerchess-tower = Tower
    .own = your Tower
    .enemy = enemy Tower
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

exchange-knight = Exchange for the Knight
exchange-stay = Stay a Pikeman
promote-king = King
promote-tower = Tower
promote-baron = Baron or Baroness
promote-king-lancer = King's Lancer
promote-queen-lancer = Queen's Lancer

## Counters and notes beside the board

quiet-moves = Single moves without capture or Pikeman, of 100
postings-left = Swordsmen to post
tigerchess-check = Check!
tigerchess-deployment-open = Deployment: Open. Any vacant square on the own third or fourth rank.
tigerchess-deployment-countdown = Deployment: Countdown. Not on the mirror image of an enemy Swordsman.
tigerchess-deployment-dragon = Deployment: Dragon. Each side keeps to one colour.
tigerchess-deployment-symmetrical = Deployment: Symmetrical. Each second posting mirrors the one before.
tigerchess-dragon-barons = Bengal posts on the colour of the Barons, Siberia on that of the Baronesses.
tigerchess-dragon-baronesses = Bengal posts on the colour of the Baronesses, Siberia on that of the Barons.
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
tigerchess-illegal-no-piece = Nobody stands there: begin with one of your pieces.
tigerchess-illegal-not-yours = That piece is the other side's: begin with one of yours.
tigerchess-illegal-piece-first = Begin with one of your pieces.
tigerchess-illegal-beside = That one waits beside the board and can't be moved from there.
tigerchess-illegal-own-piece = An own piece stands there.
tigerchess-illegal-no-such-move = This piece does not move like that: its possible squares are marked.
tigerchess-illegal-blocked = Somebody stands in the way: only Lancers, Knights and TigerKnights leap over others.
tigerchess-illegal-pikeman-blocked = A Pikeman goes straight ahead only to empty squares.
tigerchess-illegal-pikeman-captures = A Pikeman captures diagonally forward, and goes there for nothing else.
tigerchess-illegal-no-en-passant = Nothing to capture en passant: that is possible only right after a double step of the Pikeman beside.
tigerchess-illegal-double-step = Only from its first square may a Pikeman go two steps.
tigerchess-illegal-in-check = The Queen is in check, and this move does not help her: move her away, take the attacker, or stop it.
tigerchess-illegal-into-check = The Queen would be attacked there.
tigerchess-illegal-exposes = This would leave your Queen open to an attack.
tigerchess-illegal-exposes-draughts = This would let a Swordsman or Archer jump over your Queen.
tigerchess-illegal-protect-moved = The Queen can't be protected here any more: she or this Tower has moved.
tigerchess-illegal-protect-blocked = The squares between Queen and Tower must be empty.
tigerchess-illegal-protect-in-check = A Queen in check can't be protected in this way.
tigerchess-illegal-protect-through = The Queen would cross or reach an attacked square.
tigerchess-illegal-step-only = Without a capture this piece goes one step diagonally.
tigerchess-illegal-forward-only = A Swordsman goes and jumps forward only.
tigerchess-illegal-no-enemy-to-jump = There is nobody to jump over on this way: a capture needs one enemy, right before the landing square.
tigerchess-illegal-jump-own = An own piece stands in the way of the jump.
tigerchess-illegal-jump-two = Two stand in the way: a jump goes over one enemy.
tigerchess-illegal-landing-occupied = The square behind must be empty to land on.
tigerchess-illegal-landing-behind = A jump ends right behind the captured piece, no further.
tigerchess-illegal-sequence = From here no jump goes there. Go on as marked, or confirm the jumps made so far.
tigerchess-illegal-becomes-archer = On the far rank the Swordsman becomes an Archer, and the move is over.
tigerchess-illegal-choose-exchange = Choose: Knight now, or stay a Pikeman.
tigerchess-illegal-no-choice = A Pikeman of this side was on the far rank before: this one becomes a Knight.
tigerchess-illegal-no-exchange = There is nothing to exchange with this move.
tigerchess-illegal-choose-promotion = Choose what the Pikeman becomes.
tigerchess-illegal-no-promotion = The Pikeman can't become this here: the square's colour decides which Lancer it can be.
tigerchess-illegal-deployment = First all Swordsmen are posted: touch a vacant square on the rank marked.
tigerchess-illegal-guard-first = First the Royal Guard is posted: touch one of the four wings of the Palace.
tigerchess-illegal-engagement = The deployment is over: nobody is posted any more.
tigerchess-illegal-wrong-rank = Swordsmen are posted on the own third or fourth rank.
tigerchess-illegal-posted-there = A Swordsman stands there already.
tigerchess-illegal-countdown = Countdown: this square mirrors an enemy Swordsman.
tigerchess-illegal-dragon = Dragon: this square has the wrong colour for this side.
tigerchess-illegal-symmetrical = Symmetrical: the answer goes to the mirror image of the last posting.
tigerchess-illegal-not-your-palace = The Guard is posted in the own Palace.
tigerchess-illegal-not-bearer = Only a Standard Bearer can enter the Palace.
tigerchess-illegal-bearer-place = The Bearer enters the Palace from the far rank, on the file of the Guard's wing.
tigerchess-illegal-empty-wing = The Guard stands on another wing, and an empty one can't be entered.
tigerchess-illegal-occupy-in-check = The Queen is in check: that has to be answered first.
tigerchess-illegal-no-guard = Without the TigerVariation nobody enters the Palace.
