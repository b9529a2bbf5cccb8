//! The attacks listed by themselves are those among all legal plies.

use game::{Counting, Position, SplitMix, playout};
use tigerden_tora::{Ply, Short, Tora};

fn agree<const N: usize, const W: usize>(start: &Tora<N, W>, games: u64)
where
    Tora<N, W>: Position<Move = Ply<N>> + Counting,
{
    for seed in 0..games {
        playout(start, &mut SplitMix(seed), 200, |position, _| {
            let (mut all, mut attacks) = (Vec::new(), Vec::new());
            position.legal_moves(&mut all);
            all.retain(|ply| matches!(ply, Ply::Act(action) if action.attacks()));
            position.legal_attacks(&mut attacks);
            assert_eq!(attacks, all, "{position}");
        });
    }
}

#[test]
fn attacks_are_the_legal_plies_that_attack() {
    for edition in ["rulebook", "quicksheet", "website"] {
        let text =
            format!("tora-short/{edition} 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -");
        agree::<9, 2>(&text.parse::<Short>().expect("a position"), 20);
    }
}
