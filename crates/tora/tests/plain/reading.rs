//! Every position from legal play reads back (T-N3), also with few pieces left: most of what is
//! special about a text happens to command pieces.

use game::{Position, SplitMix};
use tigerden_tora::{Illegal, Ply, Tora};

use crate::crowds::{Crowds, exciting};

/// What was seen, so that the test can tell that it has seen enough.
#[derive(Default, Debug)]
struct Seen {
    positions: u32,
    finished: u32,
    /// Positions in which a ruler is named.
    namings: u32,
    /// The same when the other side has no command piece left.
    after_a_loss: u32,
}

fn play<const N: usize, const W: usize>(games: usize, seed: u64) -> Seen
where
    Tora<N, W>: Position<Move = Ply<N>, Illegal = Illegal<N>>,
{
    let mut random = SplitMix(seed);
    let mut crowd = Crowds::new(&mut random);
    let mut seen = Seen::default();
    for game in 0..games {
        (crowd.width, crowd.missing) = (3 + game % 4, 1 + game % 2);
        let mut position: Tora<N, W> = crowd.position(&mut random);
        for _ in 0..40 {
            let text = position.to_string();
            match Tora::read(&text, &crowd.catalogue) {
                Ok(read) => assert_eq!(read, position, "T-N3: {text}"),
                Err(error) => panic!("{text} does not read back: {error}"),
            }
            seen.positions += 1;
            let mut legal = Vec::new();
            position.legal_moves(&mut legal);
            let Some(first) = legal.first() else {
                seen.finished += 1;
                break;
            };
            if matches!(first, Ply::Name(_)) {
                seen.namings += 1;
                let mut commands = position
                    .pieces()
                    .filter(|(_, piece)| piece.kind.is_command());
                let other = commands.any(|(_, piece)| piece.side != position.side());
                seen.after_a_loss += u32::from(!other);
            }
            position.play_unchecked(exciting(&position, &legal, &mut random));
        }
    }
    seen
}

#[test]
fn t_n3_positions_from_play_read_back_on_the_short_board() {
    let seen = play::<9, 2>(150, 3);
    assert!(seen.positions > 1_000 && seen.finished > 100, "{seen:?}");
}

#[test]
fn t_n3_t_r9_positions_from_play_read_back_on_the_long_board() {
    let seen = play::<17, 5>(250, 4);
    assert!(seen.positions > 1_000 && seen.finished > 100, "{seen:?}");
    assert!(seen.namings > 20 && seen.after_a_loss > 0, "{seen:?}");
}
