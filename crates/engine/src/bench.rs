//! Fixed positions with the depths to which measurements search them.

/// A position to be searched.
#[derive(Clone, Copy, Debug)]
pub struct Bench {
    /// Its name.
    pub name: &'static str,
    /// The depth.
    pub depth: u32,
    /// The text of the position.
    pub position: &'static str,
}

const fn bench(name: &'static str, depth: u32, position: &'static str) -> Bench {
    Bench {
        name,
        depth,
        position,
    }
}

/// The number of nodes that a new player searches in all [`POSITIONS`] together.
///
/// It is the same on every machine and changes only with the search, the evaluations or the order
/// in which the rules list moves. After an intended change, the new number is written here.
pub const FINGERPRINT: u64 = 308_667;

/// The positions.
pub const POSITIONS: [Bench; 9] = [
    bench(
        "lancer-start",
        9,
        "lancerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR w KQkq - 0 1",
    ),
    bench(
        "lancer-middle",
        10,
        "lancerchess r2q3r/1bpkpp1p/1plp2fb/3LP3/3P2p1/p1K2F2/PPPBBPPP/R2Q3R w KQkq - 0 1",
    ),
    bench(
        "tiger-deployment",
        8,
        "tigerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR b KQkq - 0 1 Tt ?? C -",
    ),
    bench(
        "tiger-middle",
        9,
        "tigerchess rfbqkblr/pppppppp/6s1/1ss4s/3S4/3S2SS/PPPPPPPP/RFBQKBLR w KQkq - 0 1 Tt Cf - -",
    ),
    bench(
        "tiger-late",
        9,
        "tigerchess 4rA2/N5r1/qN1Pl3/4B3/6R1/3R4/2A1Q1nn/1F4b1 w - - 2 56 Tt - - -",
    ),
    bench(
        "short-start",
        5,
        "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -",
    ),
    bench(
        "short-quick",
        5,
        "tora-short/quicksheet 9/9/2a5A/1s5S1/gca3ACG/1s5S1/2a5A/9/9 o 2 1 0:0 0 -",
    ),
    bench(
        "short-contact",
        5,
        "tora-short/rulebook 9/9/9/1s1aA1S2/gc4ACG/1s1a2S2/4A4/9/9 c 2 4 0:0 2 -",
    ),
    bench(
        "long-start",
        3,
        "tora-long/rulebook 17/3a13/4s5AS5/3gca4ACG4/4s5AS5/2ha13/3s10SH1/1ahs10SAH/k1as10SAK/1ahs10SAH/3s10SH1/2h1a12/5s5AS4/4gca4ACG3/5s5AS4/4a12/17 c 3 1 0:0 0 -",
    ),
];
