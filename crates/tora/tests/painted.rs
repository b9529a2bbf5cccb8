//! Grounds that a position brings along: they are read and written in one way only, and play like a
//! named board.
#![expect(clippy::unwrap_used, reason = "a test that can't go on has failed")]

use board::Square;
use game::{Message, Position, SplitMix, perft};
use tigerden_tora::{Catalogue, Long, Short, Terrain};

/// The ground of a named board as a position brings it along.
fn painted<const N: usize>(terrain: Terrain) -> String {
    let row = |v| {
        let places = (1..=N).filter_map(|h| Square::<N>::at(v, h));
        let sign = |at| match terrain.ground(at) {
            tigerden_tora::Ground::Plain => '.',
            tigerden_tora::Ground::Water => '~',
            tigerden_tora::Ground::Forest => '^',
            tigerden_tora::Ground::Slope(dir) => {
                ['8', '9', '6', '3', '2', '1', '4', '7'][dir.index()]
            }
        };
        let row: String = places.map(sign).collect();
        row.trim_end_matches('.').to_owned()
    };
    (1..=N).rev().map(row).collect::<Vec<_>>().join("/")
}

fn fault(text: &str) -> (usize, usize, Message) {
    let error = text.parse::<Short>().unwrap_err();
    let first = error.first();
    (first.at, first.len, first.message.clone())
}

const HEAD: &str = "tora-short/rulebook+ground=";
const REST: &str = " 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";

#[test]
fn a_painted_ground_plays_like_the_board_with_a_name() {
    fn same<P: Position + game::Counting + std::fmt::Debug>(named: &str, ground: &str, name: &str)
    where
        <P as std::str::FromStr>::Err: std::fmt::Debug,
    {
        let own = named.replace(&format!("terrain={name}"), &format!("ground={ground}"));
        let [mut one, mut other] = [named, &own].map(|text| text.parse::<P>().unwrap());
        assert_eq!(other.to_string(), own);
        assert!(one != other && one.key() != other.key());
        let mut random = SplitMix(7);
        for _ in 0..40 {
            assert_eq!(other.key(), other.fresh_key());
            assert_eq!(perft(&one, 1), perft(&other, 1), "{other}");
            let (mut moves, mut others) = (Vec::new(), Vec::new());
            one.legal_moves(&mut moves);
            other.legal_moves(&mut others);
            assert_eq!(moves, others);
            if moves.is_empty() {
                break;
            }
            let mv = moves[random.below(moves.len())];
            one.play_unchecked(mv);
            other.play_unchecked(mv);
        }
    }
    for terrain in Catalogue::built_in().terrains(9) {
        let name = terrain.name();
        let named = format!("tora-short/rulebook+terrain={name}{REST}");
        same::<Short>(&named, &painted::<9>(terrain), name);
    }
    let start = "17/12A4/4sa5S5/3gca4ACG4/4sa5S5/12A1H2/1hs10S3/has10SHA1/kas10SA1K/has10SHA1/1hs10S3/13AH2/5sa5S4/4gca4ACG3/5sa5S4/13A3/17 c 3 1 0:0 0 -";
    for terrain in Catalogue::built_in().terrains(17) {
        let name = terrain.name();
        let named = format!("tora-long/rulebook+terrain={name} {start}");
        same::<Long>(&named, &painted::<17>(terrain), name);
    }
}

#[test]
fn a_ground_has_one_text() {
    let text = format!("{HEAD}....~..^^//8/2.~.7963//////14{REST}");
    let rows = text.replace("//////", "/////");
    assert_eq!(rows.parse::<Short>().unwrap().to_string(), rows);
    let at = HEAD.len();
    assert_eq!(fault(&text).2.key, "tora-text-rows");
    let plain = format!("{HEAD}////////{REST}");
    assert_eq!(fault(&plain), (at, 8, "tora-text-plain-ground".into()));
    let end = format!("{HEAD}~../^......../~////////{REST}").replace("////////", "//////");
    let error = end.parse::<Short>().unwrap_err();
    let faults: Vec<_> = error
        .faults()
        .map(|fault| (fault.at, fault.len, fault.message.key))
        .collect();
    let plain_end = "tora-text-plain-end";
    assert_eq!(faults, [(at + 1, 2, plain_end), (at + 5, 8, plain_end)]);
    let sign = format!("{HEAD}~/.5.~///////{REST}");
    let unknown = Message::new("tora-text-unknown-ground").with("sign", '5');
    assert_eq!(fault(&sign), (at + 3, 1, unknown));
    let long = format!("{HEAD}.........~////////{REST}");
    assert_eq!(fault(&long).2.key, "tora-text-long-row");
    let twice = format!("tora-short/rulebook+terrain=lake+ground=~////////{REST}");
    assert_eq!(fault(&twice).2.key, "tora-text-expected-terrain");
}

#[test]
fn a_position_stays_small() {
    assert!(size_of::<Long>() <= 512, "{}", size_of::<Long>());
    assert!(size_of::<Short>() <= 256, "{}", size_of::<Short>());
}
