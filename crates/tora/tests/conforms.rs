//! TORA passes the checks that every game must pass.
#![expect(clippy::unwrap_used, reason = "a test that can't go on has failed")]

mod census;

use census::census;
use game::Position;
use testkit::{Effort, conforms};
use tigerden_tora::{Long, Short};

/// Starts, middle games with every kind of mark, both endings of a round, and games that are over.
const SHORT: [&str; 14] = [
    "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -",
    "tora-short/website 9/9/a7A/1s5S1/gca3ACG/1s5S1/a7A/9/9 c 2 1 0:0 0 -",
    "tora-short/rulebook+terrain=lake 9/9/g8/1d5S1/7C1/9/4S1A2/1G7/9 o 2 14 7:2 0 -",
    "tora-short/website 9/9/a7A/dd5SC/9/c1a1G4/6S1A/2g4A1/9 c 1 7 1:0 0 v4h5ma",
    "tora-short/website+terrain=lake 9/9/2a4GA/2d2D3/g1A4C1/8D/9/9/2a4A1 o 2 7 5:0 0 -",
    "tora-short/rulebook+terrain=river 9/9/1d5G1/7S1/2A4U1/6AA1/1c7/g1a4D1/9 c 2 12 3:0 1 -",
    "tora-short/rulebook 9/9/as7/2c2S1D1/2a2A1CG/2s3A2/9/1g7/9 o 1 6 1:1 1 v4h3bv6h3,v5h3bv6h3,v6h3m",
    "tora-short/rulebook 9/9/9/d1a6/1Ss6/3D[Gg!]4/A1A6/9/C3ac3 o 2 9 4:3 0 -",
    "tora-short/quicksheet 9/9/9/9/d2a1s3/1S1D5/9/A2C1a3/A3c[Gg!]3 o 2 9 4:3 0 -",
    "tora-short/rulebook 9/9/9/9/9/2A6/1G7/DD7/gu7 o 2 5 3:1 0 -",
    "tora-short/rulebook 8G/9/9/9/4[Ag!]4/9/9/9/s8 o 1 5 0:0 0 v1h1m",
    "tora-short/rulebook 9/9/9/5S3/4[Gg!]4/9/9/9/s8 o 2 5 0:0 0 -",
    "tora-short/rulebook 8G/9/3asaa2/4Ddc2/4A4/9/9/9/g8 c 2 5 0:0 0 -",
    "tora-short/rulebook 9/1G7/9/9/6g2/9/9/9/9 o 1 18 8:8 3 v5h7m",
];

const LONG: [&str; 11] = [
    "tora-long/rulebook 17/12A4/4sa5S5/3gca4ACG4/4sa5S5/12A1H2/1hs10S3/has10SHA1/kas10SA1K/has10SHA1/1hs10S3/13AH2/5sa5S4/4gca4ACG3/5sa5S4/13A3/17 c 3 1 0:0 0 -",
    "tora-long/rulebook 17/17/17/3g13/17/17/17/17/k!15K/16S/17/17/17/4g12/17/17/17 o 1 5 3:3 0 v4h5m",
    "tora-long/rulebook 15GK/17/17/17/17/17/17/k16/17/17/17/17/17/17/17/Dd15/HS15 c 2 5 0:0 0 -",
    "tora-long/rulebook 14G1K/17/17/17/17/17/17/17/17/17/17/5D11/s3CAC4s5/5S11/17/17/16k c 2 5 0:0 0 -",
    "tora-long/rulebook 17/17/17/17/17/17/17/17/17/17/sD4K10/3g2H10/[Sk!]1Hc1ha10/3GCAU10/1d3ua10/17/2hA13 o 2 9 4:3 0 -",
    "tora-long/rulebook+terrain=ridge 17/17/17/17/17/17/17/17/17/17/4GH1h9/4A1SKhA7/4c1s1Dd7/8U8/4HC2a8/4u2gak7/17 o 2 9 4:3 0 -",
    "tora-long/rulebook 17/17/17/17/17/17/17/17/17/17/17/17/[Aq!]3g12/1Ga1d12/4h12/1H1Q13/1D15 o 2 9 4:3 0 -",
    "tora-long/rulebook+terrain=ridge 2g14/10S6/4d10A1/3c1a6A2A1/4da6G4/a1h7S6/2dh9S1A1/2ss9SHA1/k3a6H1D3/1a1s9DH1K/1hs14/11S1AH2/2a9D1G2/13U3/2g3a5D4/15A1/5s11 c 1 14 9:5 0 v3h13m,v13h13ma",
    "tora-long/rulebook+terrain=lake 17/3as2a9/10ASG4/1a1gu5A6/10ADC4/2h2s11/3s9DDH1/1ahs11AA/k1as1h7DD1K/17/3s2a7D2/a11H4/h4ss3AS1AHAH/4gca10/4a6GSC3/4s12/17 o 3 12 0:1 0 -",
    "tora-long/rulebook 16K/17/17/17/17/17/17/17/17/17/17/17/4A12/17/1AAA13/17/k16 o 1 5 0:0 0 -",
    "tora-long/rulebook 16G/17/17/17/17/17/17/7K9/4g12/17/7G9/17/17/17/17/17/k16 c 1 5 0:0 0 v7h8ma,v10h8ma",
];

fn read<P: Position>(texts: &[&str]) -> Vec<P> {
    texts.iter().map(|text| text.parse().unwrap()).collect()
}

#[test]
fn the_short_board_conforms() {
    let effort = Effort {
        games: 4,
        plies: 150,
        thorough_every: 5,
        ..Effort::default()
    };
    let tally = conforms(&read::<Short>(&SHORT), census, effort);
    assert!(tally.positions > 3_000 && tally.finished > 10, "{tally:?}");
    assert!(tally.reasons > 5_000, "{tally:?}");
}

#[test]
fn the_long_board_conforms() {
    let effort = Effort {
        games: 2,
        plies: 40,
        thorough_every: 20,
        ..Effort::default()
    };
    let tally = conforms(&read::<Long>(&LONG), census, effort);
    assert!(tally.positions > 500 && tally.finished > 1, "{tally:?}");
    assert!(tally.reasons > 500, "{tally:?}");
}
