### The rule book of LancerChess and TigerChess in our own words: one message per rule, named by its id.
# `.title` is the heading. `.tigerchess` says what TigerChess adds to a rule that both games have.

## The book

tigerchess-rules = The rules of LancerChess and TigerChess
    .intro = TigerChess is chess with pieces from checkers (draughts), leapers from the forest, a deployment before the first move and a Palace to conquer. LancerChess is its small sister: chess in which the Queen has to be guarded, and two Lancers replace the Knights. It is the best way in, so the book begins with what both games share. Where the inventor's document says nothing, or its diagram is lost, we had to decide: such places begin with “Our ruling”.

tigerchess-chapter-chess = What both games share, and all that LancerChess has.
    .title = Chess with Lancers
tigerchess-chapter-personnel = Who comes from outside the board, and how men and kings of checkers fight on a chessboard.
    .title = Knights, TigerKnights, Swordsmen and Archers
tigerchess-chapter-deployment = Before the first move each side posts four Swordsmen, by one of four sets of rules.
    .title = The deployment
tigerchess-chapter-tigervariation = A second way to win: take the Palace.
    .title = The TigerVariation
tigerchess-chapter-clocks = Clocks made for a game in two phases.
    .title = TigerClocks
tigerchess-chapter-notation = How positions and moves are written, and what the board shows.
    .title = Notation and looks

## C-L: chess with Lancers

C-L1 = Each side has sixteen pieces on the board. From the a-file to the h-file stand the Queen's Tower, the Queen's Lancer, the Baroness, the Queen, the King, the Baron, the King's Lancer and the King's Tower, with eight Pikemen before them. The Bengal side is white, sits at the bottom and moves first; the Siberian side faces it on the same files.
    .title = The set-up
    .tigerchess = Before the first move comes the deployment, and more personnel waits beside the board (C-P1).
C-L2 = The Queen rules. She goes one step in any direction, and she must not be lost: check and checkmate are about her. The King goes as far as he likes in all eight directions, like the queen of chess. Towers move like rooks, the Baron and the Baroness like bishops, Pikemen like pawns, with the double step at the start and capture en passant.
    .title = The Queen, and who moves as in chess
C-L3 = The King's Lancer leaps one or two squares straight ahead, back or sideways; the Queen's Lancer leaps one or two squares diagonally. Nothing in between stops them. They capture only on the square where they land.
    .title = The two Lancers
C-L4 = Once in a game the Queen may be brought behind a Tower, as in castling. Neither of the two has moved yet, all squares between them are empty, and the Queen is not attacked, neither where she stands nor on any square that she crosses or reaches. Toward the Queen's Tower she goes to the b-file and the Tower to the c-file; toward the King's Tower she goes to the f-file and the Tower to the e-file.
    .title = Protecting the Queen
C-L5 = A Pikeman that reaches the far rank turns into another piece of its owner's choice: King, Tower, Lancer, or Baron or Baroness, of whom the square's color decides which. A Lancer becomes a King's Lancer on squares of the color on which that side's King's Lancer began, else a Queen's Lancer.
    .title = Promotion
C-L6 = Everything else is chess: the sides move in turn, each with one of its own pieces. If a side is not in check and has no legal move, that is stalemate, a draw. Our ruling: the game is also drawn, without anybody having to claim it, when a position stands for the third time, or when each side has made fifty moves without a capture or a Pikeman's move, or when nobody can mate any more. Nobody can when only Queens are left, or Queens and diagonal movers (Barons, Baronesses, Queen's Lancers) that all stand on squares of one color. A loss on time counts unless nobody can mate.
    .title = As in chess; draws
    .tigerchess = A Swordsman's move starts the fifty moves anew, an Archer's step does not; they count from the start of the engagement. Archers and Swordsmen are diagonal movers as well. Nobody can mate either with just one Knight, or one Pikeman who can no longer become the TigerKnight, beside the Queens. Two positions are the same only if the same sides can still get their TigerKnight and the Guards stand on the same wings.
C-L7 = Our ruling: a win brings three points, a draw one to each side, as in TigerChess.
    .title = Points of LancerChess

## C-P: personnel

C-P1 = Besides the sixteen pieces on the board, each side has eight Knights marked A to H in the Stronghold behind the first rank, a TigerKnight in the Palace behind it, four Swordsmen and four Archers marked i to iv at the Borderposts, a Royal Guard in the Watchtower, and its Standard flying over the Palace.
    .title = Who waits beside the board
C-P2 = A Knight leaps as in chess. A TigerKnight leaps to every square of the seven by seven around it that is not on a straight or diagonal line with it: one and two, one and three, or two and three squares away, twenty-four squares in all. Nothing in between stops either of them.
    .title = Knight and TigerKnight
C-P3 = The Siberian TigerKnight has four squares more, to make up for moving second. Their diagram is lost. Our ruling: they are four squares away straight ahead, back and to either side, since in the inventor's own example of a mate it goes from f8 to f4.
    .title = The Siberian TigerKnight
C-P4 = The first Pikeman of a side that reaches the far rank becomes that side's TigerKnight on the spot. There is only ever one: when it is lost, no other comes. Our ruling: each side counts for itself.
    .title = The way to the TigerKnight
C-P5 = When a Pikeman reaches its seventh rank, the one square before the far one, it can be exchanged for the Knight of its own letter. As long as no Pikeman of its side has been on the far rank, the owner chooses as part of the move: take the Knight now, or stay a Pikeman, keep the hope of the TigerKnight, and never become a Knight. Once one has been there, the exchange happens by itself.
    .title = The choice on the seventh rank
C-P6 = A Pikeman that stayed on the seventh rank while another was first on the far rank has nothing left to become. It may still go on to the far rank, and stands there as a Pikeman until it is captured.
    .title = Too late
C-P7 = A Pikeman bears the letter of the file where it began, wherever it goes.
    .title = Letters
C-P8 = A Swordsman moves like a man in checkers (draughts): one step diagonally forward to an empty square; or it captures by jumping diagonally forward over an adjacent enemy to the empty square right behind, and may go on jumping from there. It never has to capture, may stop after any jump, and picks its way freely.
    .title = The Swordsman
C-P9 = A Swordsman that reaches the far rank becomes the Archer of its own numeral. Its move ends there, even if an Archer could jump on.
    .title = From Swordsman to Archer
C-P10 = An Archer steps diagonally one square in any of four directions. It captures from afar: along a diagonal over any number of empty squares, over one enemy, to the empty square right behind it; and then on in any diagonal direction, straight on, sideways or back. Whoever is captured leaves at once, which may open a line for the next jump. It never has to capture and may stop after any jump.
    .title = The Archer
C-P11 = A Swordsman or Archer gives check if any jump of any sequence of captures could take it over the Queen, be it the first jump or the fifth. Our ruling: the document defines check by what can be captured with the next move, and a whole sequence is one move. At the edge of the board nobody can jump over her. It does not matter whether the attacker would expose its own Queen by it.
    .title = Check by jumping
C-P12 = A move is legal if the mover's own Queen is not attacked when the whole move is done. A sequence of jumps may therefore be legal where stopping earlier is not, since a later jump removes the attacker or closes the line.
    .title = Only the end of a move counts
C-P13 = A new Knight, TigerKnight or Archer moves from the next move on. It gives check at once.
    .title = Newcomers
C-P14 = While a piece jumps, the square it came from counts as empty: it may fly over it, or end there. The same enemy can't be jumped over twice, though a square may be crossed twice. Swordsmen and Archers don't capture en passant. A Pikeman on the far rank attacks nobody, but is in the way.
    .title = Fine points of jumping
C-P15 = In a position that is set up, a Pikeman on its seventh rank counts as having stayed. One on its far rank is possible only if that side has had its TigerKnight.
    .title = Positions set up by hand

## C-D: the deployment

C-D1 = The sides post their Swordsmen i to iv on their own third and fourth ranks, in the order Siberian, Bengal, Bengal, Siberian, Siberian, Bengal, Bengal, Siberian. The symmetrical square of a square is its mirror image across the middle of the board, such as c3 and c6.
    .title = Posting
C-D2 = In the Open variation every vacant square of these ranks will do.
    .title = Open
C-D3 = In the Countdown variation a square is closed if its symmetrical square has an enemy Swordsman. So each posting has one square less to choose from: sixteen, fifteen, and down to nine.
    .title = Countdown
C-D4 = In the Dragon variation the two sides keep to different colors. The first Bengal Swordsman goes to the color that the first Siberian one has left; every later one goes to the color of its own side's first.
    .title = Dragon
C-D5 = In the Symmetrical variation every second posting is the other side's answer, and goes to the symmetrical square of the posting before it.
    .title = Symmetrical
C-D6 = There are 1,907,942,400 ways to post in the Open variation, 518,918,400 in the Countdown, 5,644,800 in the Dragon and 43,680 in the Symmetrical variation. In the Open variation they lead to 3,312,400 different positions. With the TigerVariation there are sixteen times as many. Our ruling: the document prints another number for Countdown, but its own product, sixteen down to nine, gives ours.
    .title = How many deployments there are
C-D7 = If both players wish it, they play the Open variation. Otherwise a die decides: 2, 4 and 6 mean Countdown, 3 and 5 Dragon, 1 Symmetrical. Then two dice are thrown, and a double means the TigerVariation. Players who don't play by the book may also agree on another deployment, and on the TigerVariation. In a game on a server nobody can cheat with the dice: a sealed commitment is shown before, the seed after, and every player's program checks that they agree.
    .title = The dice
C-D8 = A side that has two postings in a row may make them at once. In the Dragon variation the board says whether the Swordsmen go to the color of the Barons or of the Baronesses.
    .title = Two at once
C-D9 = A posted Swordsman is in the way like anybody else: it stops a Pikeman's double step, Towers and Kings, and it may not stand between Queen and Tower when she is protected.
    .title = Swordsmen in the way
C-D10 = Our ruling: if a side has run out of time in the deployment (C-K2), the order of posting stays, and the other side makes its postings. These count for later limits as any others; if an answer of the Symmetrical variation finds its square taken, any vacant square will do. A Guard that was not posted is posted by the opponent, too. If both sides are out of time, the rest is posted by lot, from the seed that was committed to before the game.
    .title = After the time has run out

## C-T: the TigerVariation

C-T1 = Before the Swordsmen are posted, first the Siberian and then the Bengal side gives the Standard to its King's Lancer, who is the Standard Bearer from now on, and posts the Royal Guard on one of the four wings C to F of its own Palace. The TigerKnight moves to the Watchtower and waits there.
    .title = Guards and Bearers
C-T2 = A Standard Bearer on the far rank, on the file of the wing that holds the enemy Guard, may leap two squares straight ahead, over the Stronghold and into the Palace. It captures the Guard, and the game is won at once. Its own Queen must not be in check before. Our ruling: nothing more is asked, so a Bearer who shields the Queen may go; being able to occupy prevents a stalemate, but is no answer to a check; and threatening it is no check. The Bearer can't leave the board for anything else, nor enter another wing.
    .title = Occupying the Palace
C-T3 = Without the TigerVariation a checkmate brings three points and a draw one to each. With it an occupation brings six, a checkmate three, and anything else nothing. Resigning or running out of time gives the winner three; in the TigerVariation six, or three if the winner's Standard Bearer is lost. Players may agree on three when the mate can't be prevented.
    .title = Points
C-T4 = A side that has lost its Standard Bearer can win by checkmate only. The Guard never moves.
    .title = Bearer and Guard
C-T5 = All times are doubled in the TigerVariation, the reserve for each move as well.
    .title = Twice the time

## C-K: TigerClocks

C-K1 = The triple countdown: there is a time for the deployment, usually 30 minutes. When the engagement begins, a main time, usually 150 minutes, is added to what is left. Every move of the engagement earns 60 seconds of reserve. When the main time is used up, the reserve earned so far begins to run and grows no more; when that is gone, too, the game is lost.
    .title = Triple countdown
C-K2 = A side whose deployment time is used up has not lost. Its opponent posts its remaining Swordsmen, on any vacant squares of that side's third and fourth ranks, and on the opponent's own clock. Our ruling: the limits of the variation don't apply to these.
    .title = Out of time in the deployment
C-K3 = Our ruling: the double countdown, which the document names without describing it, is main time and reserve without a deployment time. It suits LancerChess and every other game here.
    .title = Double countdown
C-K4 = All these figures can be set otherwise. The games can also be played with usual clocks: a fixed time, with an increment or a delay for each move, with byo-yomi, or with days for each move.
    .title = Other times, other clocks

## C-N: notation and looks

C-N1 = A position is one line of text: the name of the game; the eight ranks from the far one on, with upper case for Bengal; the side to move; the protections of the Queen that are left; the square of a capture en passant, if one is legal; the count of single moves since a capture or a Pikeman's move; and the number of the move. The letters are R Tower, B Baron or Baroness, L King's Lancer, F Queen's Lancer, Q Queen, K King and P Pikeman.
    .title = Positions
    .tigerchess = More letters: N Knight, T TigerKnight, S Swordsman, A Archer. A Swordsman's move also starts the count anew. Three or four fields follow: the sides that may still have their TigerKnight; the wings of the Guards; the state of the deployment with the squares posted so far; and the letters and numerals of the personnel, which only matter for the eye.
C-N2 = A move names the square it starts from and the one it ends on: e2e4. Protecting the Queen is written as her step: d1b1. A promotion adds the letter of the new piece: e7e8k. For people there is a short form as in chess, such as Lg3 or Ka4. The document's own abbreviations, such as SKG for the Siberian King, are read and can be written, too.
    .title = Moves
    .tigerchess = Captures by jumping name every landing: c3:e5:g7. Exchanges add a letter: d6d7n for the Knight, d7d8t for the TigerKnight, c7d8a for the Archer. A posting is S@c6, a Guard G@e, an occupation e8occ. Two ways that capture the same and end on the same square are one move.
C-N3 = The board is green, and the forest surrounds it. The Queen's Tower is taller and carries a Q, the King's Tower is broader and carries a K; a Tower that a Pikeman has become carries nothing.
    .title = What the board shows
    .tigerchess = Strongholds, Palaces, Watchtowers and Borderposts show who is waiting there, the Clearings who was captured. Pikemen and Knights carry their letters, Swordsmen and Archers their numerals.
C-N4 = In a game with an arbiter, that arbiter may overrule the result and the points, move personnel and set the clocks. The reason is kept with the game. Whoever is disqualified has lost.
    .title = The arbiter
C-N5 = The document closes with a puzzle of letters by which its author can prove who he is. It has no part in the game, so you will find nothing of it here.
    .title = The author's puzzle

## Captions

tigerchess-fig-setup = Bengal's whole army on the first two ranks, Siberia's on the last two.
tigerchess-fig-queen = The royal piece: the Queen and her eight squares.
tigerchess-fig-king-lancer = A King's Lancer: one or two squares along files and ranks, over any piece.
tigerchess-fig-queen-lancer = A Queen's Lancer: one or two squares along diagonals, over any piece.
tigerchess-fig-lancers-corner = Even in a corner a King's Lancer has four squares.
tigerchess-fig-protect = Both ways to protect the Queen: to b1 with the Tower on c1, or to f1 with the Tower on e1.
tigerchess-fig-protect-not = The Siberian King looks at e1: the Queen can't cross it, but the other way is open.
tigerchess-fig-promotion = On this square the Pikeman may become King, Tower, Baron or Queen's Lancer.
tigerchess-fig-waiting = Behind each army: the Stronghold with its Knights, the Palace, the Watchtower and the Borderposts.
tigerchess-fig-knight = A Knight leaps as in chess.
tigerchess-fig-tigerknight-bengal = The Bengal TigerKnight: twenty-four squares, none of them on a line with it.
tigerchess-fig-tigerknight-siberian = The Siberian TigerKnight has four squares more, of which two are on the board here.
tigerchess-fig-tigerknight-exchange = The first Pikeman on the far rank becomes the TigerKnight.
tigerchess-fig-seventh = On the seventh rank the owner chooses: a Knight now, or a Pikeman that may become the TigerKnight.
tigerchess-fig-too-late = Siberia has had its TigerKnight: this Pikeman goes on as a Pikeman.
tigerchess-fig-swordsman = A Swordsman may step to b4, or jump over d4, and on over f6 if he likes.
tigerchess-fig-swordsman-archer = On the far rank it becomes an Archer, and its move is over.
tigerchess-fig-archer-step = An Archer without a capture goes one step.
tigerchess-fig-archer-sequence = A sequence of an Archer: every arrow is a jump, and every jump captures an enemy.
tigerchess-fig-archer-check = The Queen is in check: the Archer could first jump over the Tower, then over her.
tigerchess-fig-edge = At the edge nobody can jump over her: no check.
tigerchess-fig-whole-move = Stopping after the first jump would leave the Queen in check; the second one takes the attacker.
tigerchess-fig-circle = Four jumps in a circle: the Archer is back where it began.
tigerchess-fig-open = Open: any vacant square on the side's own third or fourth rank.
tigerchess-fig-countdown = Countdown: c3 is closed, since the Siberian Swordsman on c6 mirrors it.
tigerchess-fig-dragon = Dragon: Siberia chose a light square, so Bengal has the dark ones.
tigerchess-fig-symmetrical = Symmetrical: the only answer to c6 is c3.
tigerchess-fig-in-the-way = The Swordsman on c3 stops the Pikeman behind it.
tigerchess-fig-guard = Bengal posts its Guard on one of four wings.
tigerchess-fig-occupation = The Bearer on e8 leaps over the Stronghold and takes the Guard on the E wing: six points.
tigerchess-fig-other-wing = The Guard stands on another wing: from e8 there is no way in.

## What the pieces do, in a line each

tigerchess-queen-card =
    .moves = 1 square in any direction. She must not be lost.
    .attacks = As she moves.
tigerchess-king-card =
    .moves = Any number of squares in all eight directions.
    .attacks = As he moves.
tigerchess-tower-card =
    .moves = Any number of squares along a rank or a file.
    .attacks = As it moves.
tigerchess-king-tower-card =
    .moves = Any number of squares along a rank or a file.
    .attacks = As it moves.
tigerchess-queen-tower-card =
    .moves = Any number of squares along a rank or a file.
    .attacks = As it moves.
tigerchess-baron-card =
    .moves = Any number of squares diagonally.
    .attacks = As he moves.
tigerchess-baroness-card =
    .moves = Any number of squares diagonally.
    .attacks = As she moves.
tigerchess-king-lancer-card =
    .moves = Leaps 1 or 2 squares straight ahead, back or sideways.
    .attacks = Only where it lands.
tigerchess-queen-lancer-card =
    .moves = Leaps 1 or 2 squares diagonally.
    .attacks = Only where it lands.
tigerchess-pikeman-card =
    .moves = 1 square ahead, from the start 2 as well.
    .attacks = 1 square diagonally ahead, en passant, too.
tigerchess-knight-card =
    .moves = Leaps 2 squares along a line and 1 aside.
    .attacks = Only where it lands.
tigerchess-tigerknight-card =
    .moves = Leaps to any square up to 3 away that is on no straight or diagonal line with it; a Siberian one also 4 squares straight.
    .attacks = Only where it lands.
tigerchess-swordsman-card =
    .moves = 1 square diagonally ahead.
    .attacks = Jumps diagonally ahead over a neighbor to the empty square behind, and may jump on.
tigerchess-archer-card =
    .moves = 1 square diagonally.
    .attacks = Flies along a diagonal over one enemy, however far away, to the empty square right behind, and may jump on.
tigerchess-guard-card =
    .moves = Never.
    .attacks = Never. If an enemy Standard Bearer reaches it in the Palace, the game is won.

## The games in two minutes: the goal, `.turn` and `.end`

lancerchess-summary = Mate the enemy Queen. She is what a king is in chess, so guard your own.
    .turn = Bengal, in white at the bottom, begins, and the sides take turns with one move each. Whoever is in check must answer it. Once in a game the Queen may hide behind a Tower, as in castling, and a Pikeman that reaches the far rank becomes a stronger piece.
    .end = Checkmate wins. No legal move without a check is a draw; so is the same position for the third time, and fifty moves of each side without a capture or a Pikeman's move.
tigerchess-summary = Mate the enemy Queen, as in LancerChess. In the TigerVariation you also win if your Standard Bearer reaches the Guard in the enemy Palace.
    .turn = First comes the deployment: in turns the sides post four Swordsmen each on their own third and fourth ranks, Siberia first. Then Bengal begins, and the sides take turns with one move each. Swordsmen and Archers capture by jumping, as in checkers. Knights, the TigerKnight and Archers wait beside the board, and take the place of Pikemen and Swordsmen that have gone far enough.
    .end = Checkmate wins, and in the TigerVariation so does taking the Palace. No legal move without a check is a draw; so is the same position for the third time, and fifty moves of each side without a capture or a move of a Pikeman or Swordsman.
