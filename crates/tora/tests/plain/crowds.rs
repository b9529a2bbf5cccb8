//! Random crowds of both armies on random ground.

use game::{Side, SplitMix, TextError};
use tigerden_tora::{Action, Catalogue, Kind, Ply, Tora};

/// A maker of crowds, with terrain boards of its own.
pub(crate) struct Crowds {
    pub(crate) catalogue: Catalogue,
    /// How many places a side the crowd has.
    pub(crate) width: usize,
    /// One in so many standard pieces is missing.
    pub(crate) missing: usize,
}

impl Crowds {
    pub(crate) fn new(random: &mut SplitMix) -> Self {
        let mut catalogue = Catalogue::default();
        for number in 0..12 {
            for size in [9, 17] {
                let text = terrain(number, size, random);
                catalogue.add_terrain(&text).unwrap();
            }
        }
        Self {
            catalogue,
            width: 6,
            missing: 3,
        }
    }

    /// A crowd in the middle of a turn or at its start.
    pub(crate) fn position<const N: usize, const W: usize>(
        &self,
        random: &mut SplitMix,
    ) -> Tora<N, W> {
        loop {
            // Some crowds can't have come about, such as one without a General.
            if let Ok(position) = self.read(random) {
                return position;
            }
        }
    }

    fn read<const N: usize, const W: usize>(
        &self,
        random: &mut SplitMix,
    ) -> Result<Tora<N, W>, TextError> {
        let mover = Side::BOTH[random.below(2)];
        let board = self.board::<N>(mover, random);
        let (name, edition) = if N > 9 {
            ("tora-long", "rulebook")
        } else {
            let editions = ["rulebook", "quicksheet", "website"];
            ("tora-short", editions[random.below(3)])
        };
        let terrains: Vec<_> = self.catalogue.terrains(N).collect();
        let terrain = match terrains.get(random.below(terrains.len() + 4)) {
            Some(terrain) => format!("+terrain={}", terrain.name()),
            None => String::new(),
        };
        let side = ["c", "o"][mover.index()];
        let left = 1 + random.below(if N > 9 { 3 } else { 2 });
        let text = format!("{name}/{edition}{terrain} {board} {side} {left} 5 0:0 0 -");
        Tora::read(&text, &self.catalogue)
    }

    fn board<const N: usize>(&self, mover: Side, random: &mut SplitMix) -> String {
        let mut places = vec![vec![String::new(); N]; N];
        let corner = [0, 1].map(|_| random.below(N - self.width + 1));
        let mut free = || {
            let [v, h] = corner.map(|first| first + random.below(self.width));
            (v, h, SplitMix(random.below(1 << 30) as u64))
        };
        for side in Side::BOTH {
            for kind in Kind::ALL {
                for _ in 0..kind.in_army::<N>() {
                    let (v, h, mut random) = free();
                    let place = &mut places[v][h];
                    let missing = random.below(self.missing) == 0;
                    if kind == Kind::Queen || (missing && !kind.is_command()) {
                        continue;
                    }
                    let letter = drawn(kind, side, &mut random);
                    if place.is_empty() {
                        let taken = kind.is_command() && random.below(3) == 0;
                        // T-R7: before the Opposition's turn only its pieces can have been taken.
                        let can_be = mover == Side::Second || side == Side::Second;
                        *place = format!("{letter}{}", if taken && can_be { "!" } else { "" });
                    } else if let Some(shared) = shared(place, &letter) {
                        *place = shared;
                    }
                }
            }
        }
        let rows: Vec<_> = places.iter().map(|row| written(row)).collect();
        rows.join("/")
    }
}

/// One of the legal plies, mostly one in which a command piece acts or is attacked.
pub(crate) fn exciting<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    legal: &[Ply<N>],
    random: &mut SplitMix,
) -> Ply<N> {
    let side = position.side();
    let command = |side: Side, at| {
        let piece = position.piece_of(side, at);
        piece.is_some_and(|piece| piece.kind.is_command())
    };
    let exciting = legal.iter().copied().filter(|ply| match *ply {
        Ply::Act(Action::Go { from, attack, .. }) => {
            command(side, from) || attack.is_some_and(|at| command(!side, at))
        }
        _ => false,
    });
    let exciting: Vec<_> = exciting.collect();
    let among = if exciting.is_empty() || random.below(3) == 0 {
        legal
    } else {
        &exciting
    };
    among[random.below(among.len())]
}

/// The letter of a piece in one of its states.
fn drawn(kind: Kind, side: Side, random: &mut SplitMix) -> String {
    let flipped = random.below(3) == 0;
    let letter = match kind {
        Kind::Soldier if flipped => 'D',
        Kind::Cannon if flipped => 'U',
        kind => kind.letter(),
    };
    match side {
        Side::First => letter.to_string(),
        Side::Second => letter.to_ascii_lowercase().to_string(),
    }
}

/// A place with a taken command piece and the enemy that landed on it (T-M6).
fn shared(place: &str, letter: &str) -> Option<String> {
    let other_side = |a: &str, b: &str| {
        a.starts_with(|c: char| c.is_uppercase()) != b.starts_with(|c: char| c.is_uppercase())
    };
    let lands = !letter.to_ascii_uppercase().contains(['D', 'C', 'U']);
    let fits = place.len() == 2 && place.ends_with('!') && lands && other_side(place, letter);
    fits.then(|| {
        if letter.starts_with(|c: char| c.is_uppercase()) {
            format!("[{letter}{place}]")
        } else {
            format!("[{place}{letter}]")
        }
    })
}

/// A row of a position text.
fn written(row: &[String]) -> String {
    let mut text = String::new();
    for run in row.chunk_by(|a, b| a.is_empty() && b.is_empty()) {
        if run[0].is_empty() {
            text += &run.len().to_string();
        } else {
            text += &run[0];
        }
    }
    text
}

/// A terrain board with this number, of all kinds of ground.
fn terrain(number: usize, size: usize, random: &mut SplitMix) -> String {
    let mut text = format!("name = random{number}\nsize = {size}\n\n");
    let rough = 1 + random.below(7);
    // Some boards have one kind only, so that each is seen by itself.
    let kinds = ["~^12346789", "~", "6", "~~~~8", "12346789", "^"][number % 6].as_bytes();
    for _ in 0..size {
        for _ in 0..size {
            let plain = random.below(8) >= rough;
            let ground = char::from(kinds[random.below(kinds.len())]);
            text.push(if plain { '.' } else { ground });
        }
        text.push('\n');
    }
    text
}
