//! A match of two games with sides swapped.

use game::Side;
use tigerden_series::{GameResult, Player, Series, Verdict};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let series = Series::pair();
    let mut results = vec![GameResult::won(Side::First, Some([6, 1]))];
    let standing = series.standing(results.iter().copied());
    let next = series.next(&standing).ok_or("no second game")?;
    println!("sides of the second game: {:?}", next.sides);
    assert_eq!(next.sides, [Player::Two, Player::One]);

    results.push(GameResult::won(Side::Second, Some([0, 3])));
    let standing = series.standing(results);
    println!("wins {:?}, points {:?}", standing.wins, standing.points);
    assert_eq!(series.verdict(&standing), Verdict::Over(Some(Player::One)));
    Ok(())
}
