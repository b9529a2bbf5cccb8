//! What a score means for the end of the game.

use engine::Score;

/// The score, in centi-points, with which half of all games are won.
const EVEN_TO_WIN: f64 = 175.0;
/// How fast the chance to win grows with the score.
const SPREAD: f64 = 155.0;

/// The chances to win, draw and lose, in thousandths; together they are 1000.
pub(super) fn chances(score: Score) -> [u32; 3] {
    let [wins, losses] = match score {
        Score::Wins(_) => [1000, 0],
        Score::Loses(_) => [0, 1000],
        Score::Points(centi) => [centi, -centi].map(wins),
    };
    [wins, 1000 - wins - losses, losses]
}

fn wins(centi: i32) -> u32 {
    // A logistic curve through what became of 18,000 positions of LancerChess.
    (1000.0 / (1.0 + ((EVEN_TO_WIN - f64::from(centi)) / SPREAD).exp())).floor() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_add_up_and_grow_with_the_score() {
        let mut last = 0;
        for centi in (-3000..=3000).step_by(50) {
            let [win, draw, lose] = chances(Score::Points(centi));
            assert_eq!(win + draw + lose, 1000, "{centi}");
            assert_eq!(chances(Score::Points(-centi)), [lose, draw, win], "{centi}");
            assert!(win >= last, "{centi}");
            last = win;
        }
        assert_eq!(chances(Score::Wins(3)), [1000, 0, 0]);
        assert_eq!(chances(Score::Loses(3)), [0, 0, 1000]);
    }
}
