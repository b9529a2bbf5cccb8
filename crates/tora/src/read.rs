//! Position texts (T-N3): reading.

mod assassins;
mod marks;
mod rows;

use board::Square;
use game::{Faults, Message, Part, Side, TextError};

use crate::assassin::Assassins;
use crate::build::Impossible;
use crate::ground::Painted;
use crate::ground_text;
use crate::{Catalogue, Edition, Terrain, Tora};
use assassins::read_assassins;
use marks::{check_turn, read_marks};
use rows::read_board;

/// Reads a place, such as `v5h9`, at the start of the text; returns it and the bytes it takes.
pub(crate) fn place<const N: usize>(text: &str) -> Option<(Square<N>, usize)> {
    let rest = text.strip_prefix('v')?;
    let digits = |s: &str| s.bytes().take_while(u8::is_ascii_digit).count();
    let v = digits(rest);
    let after = rest[v..].strip_prefix('h')?;
    let h = digits(after);
    let padded = rest.starts_with('0') || after.starts_with('0');
    let square = Square::at(rest[..v].parse().ok()?, after[..h].parse().ok()?)?;
    (!padded).then_some((square, v + h + 2))
}

/// The keys of the names of a position text's fields.
const FIELDS: [&str; 8] = [
    "tora-text-game",
    "tora-text-board",
    "tora-text-side",
    "tora-text-actions-left",
    "tora-text-round",
    "tora-text-points",
    "tora-text-quiet-rounds",
    "tora-text-marks",
];

impl<const N: usize, const W: usize> Tora<N, W> {
    /// Reads a position text (T-N3) whose terrain board is one of a catalogue.
    ///
    /// # Errors
    ///
    /// The first place that is wrong.
    pub fn read(text: &str, catalogue: &Catalogue) -> Result<Self, TextError> {
        let (text, assassins) = match text.match_indices(' ').nth(FIELDS.len() - 1) {
            Some((end, _)) if N > 9 => {
                let last = Part::whole(text).from(end + 1);
                (&text[..end], Some(last))
            }
            _ => (text, None),
        };
        read(Part::fields(text, FIELDS)?, assassins, catalogue)
    }
}

fn read<const N: usize, const W: usize>(
    fields: [Part<'_>; 8],
    hidden: Option<Part<'_>>,
    catalogue: &Catalogue,
) -> Result<Tora<N, W>, TextError> {
    let [game, board, side, left, round, points, quiet, marks] = fields;
    let mut faults = Faults::default();
    let game_read = faults.keep(read_game::<N, W>(game, catalogue));
    let game_read = game_read.unwrap_or(Game {
        edition: Edition::default(),
        terrain: Terrain::PLAIN,
        painted: Painted::NOTHING,
        assassins: hidden.map_or(Assassins::NONE, |_| Assassins::SEEN),
    });
    let mut position = Tora::empty(game_read.edition, game_read.terrain);
    position.painted = game_read.painted;
    position.assassins = game_read.assassins;
    let on_board = faults.keep(read_board(&mut position, board)).is_some();
    let mover = faults.keep(read_side(side));
    position.side = mover.unwrap_or(Side::First);
    faults.keep(read_counters(&mut position, [left, round, points, quiet]));
    if let Some(hidden) = hidden.filter(|_| on_board) {
        faults.keep(read_assassins(&mut position, hidden));
    }
    // Marks belong to pieces of the side to move.
    if on_board && mover.is_some() {
        faults.keep(read_marks(&mut position, marks));
    }
    faults.finish()?;
    check_turn(&position, left, marks)?;
    if let Err(why) = position.possible() {
        return match why {
            Impossible::Edition | Impossible::Terrain => game.error(why.message()),
            _ => board.error(why.message()),
        };
    }
    if position.at_turn_start() {
        position.ending = position.find_ending();
    } else if !position.owes_any() && !position.can_end_legally() {
        return marks.error("tora-text-turn-without-legal-end");
    }
    if position.marks.finder::<N>().is_some() && position.takings().is_empty() {
        return marks.error("tora-text-nothing-to-take");
    }
    Ok(position)
}

fn read_side(field: Part<'_>) -> Result<Side, TextError> {
    match field.text {
        "c" => Ok(Side::First),
        "o" => Ok(Side::Second),
        _ => field.error("tora-text-expected-side"),
    }
}

/// Actions left, round, points and quiet rounds.
fn read_counters<const N: usize, const W: usize>(
    position: &mut Tora<N, W>,
    [left, round, points, quiet]: [Part<'_>; 4],
) -> Result<(), TextError> {
    let most_quiet = u32::from(u16::MAX) - 1;
    let turn = TextError::both(
        left.number(0, 3, FIELDS[3]),
        round.number(1, u32::MAX - 1, FIELDS[4]),
    );
    let rest = TextError::both(read_points(points), quiet.number(0, most_quiet, FIELDS[6]));
    let ((left, round), (points, quiet)) = TextError::both(turn, rest)?;
    position.left = left as u8;
    position.round = round;
    position.points = points;
    position.quiet = quiet as u16;
    Ok(())
}

/// What the first field says.
struct Game<const W: usize> {
    edition: Edition,
    terrain: Terrain,
    painted: Painted<W>,
    assassins: Assassins,
}

fn read_game<const N: usize, const W: usize>(
    field: Part<'_>,
    catalogue: &Catalogue,
) -> Result<Game<W>, TextError> {
    let mut options = field.split('+');
    let head = options.next().unwrap_or(field);
    let name = Tora::<N, W>::NAME;
    let Some(edition) = head
        .text
        .strip_prefix(name)
        .and_then(|s| s.strip_prefix('/'))
    else {
        return head.error(Message::new("text-expected-game").with("name", format!("{name}/")));
    };
    let edition_part = head.from(name.len() + 1);
    let Some(edition) = Edition::from_name(edition) else {
        return edition_part.error(one_of("rulebook, quicksheet, website"));
    };
    if N > 9 && edition.is_quick() {
        return edition_part.error(Impossible::<N>::Edition.message());
    }
    let mut game = Game {
        edition,
        terrain: Terrain::PLAIN,
        painted: Painted::NOTHING,
        assassins: Assassins::NONE,
    };
    for option in options {
        let level = game.terrain == Terrain::PLAIN && game.painted == Painted::NOTHING;
        if N > 9 && option.text == "assassin" && level && !game.assassins.agreed() {
            game.assassins = Assassins::SEEN;
            continue;
        }
        match option.text.split_once('=') {
            Some(("terrain", name)) if level => {
                game.terrain = catalogue.terrain(name, N).map_or_else(
                    || {
                        let known: Vec<_> = catalogue.terrains(N).map(Terrain::name).collect();
                        let message = one_of(&known.join(", "));
                        option.from("terrain=".len()).error(message)
                    },
                    Ok,
                )?;
            }
            Some(("ground", _)) if level => {
                game.painted = ground_text::read::<N, W>(option.from("ground=".len()))?;
            }
            _ if N > 9 => return option.error("tora-text-expected-option"),
            _ => return option.error("tora-text-expected-terrain"),
        }
    }
    Ok(game)
}

fn one_of(names: &str) -> Message {
    Message::new("text-expected-one-of").with("names", names)
}

/// Something of which there are too few or too many.
pub(crate) fn wrong_count(key: &'static str, found: usize, needed: usize) -> Message {
    Message::new(key)
        .with("found", found)
        .with("needed", needed)
}

pub(crate) fn long_row<const N: usize>() -> Message {
    Message::new("tora-text-long-row").with("needed", N)
}

fn read_points(field: Part<'_>) -> Result<[u16; 2], TextError> {
    let mut parts = field.split(':');
    match (parts.next(), parts.next(), parts.next()) {
        (Some(ours), Some(theirs), None) => {
            let (ours, theirs) = TextError::both(
                ours.number(0, 999, "tora-text-points-of-challenger"),
                theirs.number(0, 999, "tora-text-points-of-opposition"),
            )?;
            Ok([ours as u16, theirs as u16])
        }
        _ => field.error("tora-text-expected-points"),
    }
}
