//! Positions that an arbiter lays out by hand (C-N4).

use game::{Laid, Place, Show, Side};
use testkit::laid::{place, standing};
use testkit::play::read;
use tigerden_tigerchess::{LancerChess, TigerChess};

/// A position whose pieces are laid otherwise.
struct Board<P> {
    position: P,
    laid: Vec<Laid>,
}

impl<P: Show> Board<P> {
    /// All pieces where they stand, on the board and beside it.
    fn of(position: P) -> Self {
        Self {
            laid: standing(position.scene()),
            position,
        }
    }

    fn place(&self, name: &str) -> Place {
        place(&self.position.scene(), name)
    }

    /// Moves a piece; whoever stands there leaves the board.
    fn moves(mut self, from: &str, to: &str) -> Self {
        let (from, to) = (self.place(from), self.place(to));
        self.laid.retain(|laid| laid.at != to);
        let laid = self.laid.iter_mut().find(|laid| laid.at == from);
        laid.expect("a piece").at = to;
        self
    }

    fn off(mut self, at: &str) -> Self {
        let at = self.place(at);
        self.laid.retain(|laid| laid.at != at);
        self
    }

    /// Puts back a piece from a tray.
    fn back(mut self, side: Side, kind: &'static str, letter: char, at: &str) -> Self {
        let at = self.place(at);
        self.laid.push(Laid {
            from: None,
            at,
            side,
            kind,
            letter,
        });
        self
    }

    fn text(&self, to_move: Side) -> String {
        let text = self.position.laid_out(&self.laid, to_move);
        text.expect("the game has an arbiter")
    }
}

const LANCER: &str = "lancerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR w KQkq - 0 1";
const TIGER: &str = "tigerchess rfbqkblr/pppppppp/2s1s3/1s4s1/1S4S1/2S1S3/PPPPPPPP/RFBQKBLR w KQkq - 0 1 Tt Cf - ABCDEFGH11223344ABCDEFGH";

fn lancer() -> Board<LancerChess> {
    Board::of(read(LANCER))
}

fn tiger() -> Board<TigerChess> {
    Board::of(read(&tiger_text()))
}

/// With each side's numerals in the order of the board.
fn tiger_text() -> String {
    TIGER.replace("11223344", "12341234")
}

#[test]
fn c_n4_what_stays_stays() {
    assert_eq!(lancer().text(Side::First), LANCER);
    assert_eq!(tiger().text(Side::First), tiger_text());
}

#[test]
fn c_n4_pieces_are_moved_taken_off_and_put_back() {
    let board = lancer().moves("e2", "e4").off("a7");
    let text = board.text(Side::Second);
    let wanted = "lancerchess rfbqkblr/1ppppppp/8/8/4P3/8/PPPP1PPP/RFBQKBLR b KQkq - 0 1";
    assert_eq!(text, wanted);
    let again = Board::<LancerChess>::of(read(&text));
    let again = again.back(Side::Second, "tigerchess-pikeman", 'P', "a6");
    let wanted = "lancerchess rfbqkblr/1ppppppp/p7/8/4P3/8/PPPP1PPP/RFBQKBLR b KQkq - 0 1";
    assert_eq!(again.text(Side::Second), wanted);
}

#[test]
fn c_n4_a_tower_that_was_moved_protects_no_queen() {
    let text = lancer().moves("h1", "h3").text(Side::First);
    assert!(text.ends_with(" w Qkq - 0 1"), "{text}");
    let text = lancer().moves("d8", "d6").text(Side::First);
    assert!(text.ends_with(" w KQ - 0 1"), "{text}");
    // Moved there and back by two decisions, nobody has to remember.
    let text = lancer()
        .moves("h1", "h3")
        .moves("h3", "h1")
        .text(Side::First);
    assert!(text.ends_with(" w KQkq - 0 1"), "{text}");
}

#[test]
fn c_n4_an_impossible_position_is_laid_out_and_refused_when_read() {
    let text = lancer().off("d1").text(Side::First);
    let error = text.parse::<LancerChess>().expect_err("no Queen");
    assert_eq!(
        error.first().message.key,
        "tigerchess-text-queens-of-bengal"
    );
}

#[test]
fn c_n4_marks_guards_and_exchanges_go_with_the_pieces() {
    // The Pikeman D and its letter.
    let text = tiger().moves("d2", "d3").text(Side::First);
    assert!(text.contains("/2SPS3/"), "{text}");
    assert!(text.ends_with(" ABCDEFGH1234123D4ABCEFGH"), "{text}");
    // The Guard on another wing.
    let text = tiger().moves("c-1", "e-1").text(Side::First);
    assert!(text.contains(" Tt Ef - "), "{text}");
    // The TigerKnight on the board is exchanged.
    let text = tiger().moves("a-1", "d4").text(Side::First);
    assert!(text.contains("/1S1T2S1/"), "{text}");
    assert!(text.contains(" t Cf - "), "{text}");
    assert!(text.parse::<TigerChess>().is_ok(), "{text}");
    // A Pikeman who comes back takes the free letter.
    let less = Board::<TigerChess>::of(read(&tiger().off("c2").text(Side::First)));
    let back = less.back(Side::First, "tigerchess-pikeman", 'P', "c2");
    assert_eq!(back.text(Side::First), tiger_text());
}

#[test]
fn c_n4_a_posted_swordsman_is_moved_in_the_order_of_posting() {
    let text = "tigerchess rfbqkblr/pppppppp/2s5/8/8/2S5/PPPPPPPP/RFBQKBLR w KQkq - 0 1 Tt - Oc6c3 ABCDEFGH11ABCDEFGH";
    let board = Board::<TigerChess>::of(read(text)).moves("c6", "d5");
    let moved = board.text(Side::First);
    assert!(moved.contains(" Tt - Od5c3 "), "{moved}");
    assert!(moved.parse::<TigerChess>().is_ok(), "{moved}");
}
