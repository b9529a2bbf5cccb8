//! Position texts (T-N3): reading.

use board::Square;
use game::{Faults, Message, Part, Side, TextError};

use crate::assassin::{Assassins, Hiding};
use crate::build::Impossible;
use crate::ground::Painted;
use crate::ground_text;
use crate::marks::{GONE, Search};
use crate::text::side_letter;
use crate::{Activity, Catalogue, Edition, Kind, Piece, Terrain, Tora};

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

fn read_board<const N: usize, const W: usize>(
    position: &mut Tora<N, W>,
    board: Part<'_>,
) -> Result<(), TextError> {
    let rows: Vec<_> = board.split('/').collect();
    if rows.len() != N {
        return board.error(wrong_count("tora-text-rows", rows.len(), N));
    }
    let mut faults = Faults::default();
    for (i, row) in rows.into_iter().enumerate() {
        faults.keep(read_row(position, N - i, row));
    }
    faults.finish()
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

fn read_row<const N: usize, const W: usize>(
    position: &mut Tora<N, W>,
    v: usize,
    row: Part<'_>,
) -> Result<(), TextError> {
    let mut h = 1;
    let mut i = 0;
    let mut after_number = false;
    while let Some(c) = row.text[i..].chars().next() {
        let start = i;
        if c.is_ascii_digit() {
            i += row.text[i..].bytes().take_while(u8::is_ascii_digit).count();
            let number = row.range(start..i);
            let empty = number.number(1, N as u32, "tora-text-empty-places")?;
            if after_number {
                return number.error("tora-text-two-counts");
            }
            h += empty as usize;
        } else {
            let shared = c == '[';
            i += usize::from(shared);
            let at = Square::at(v, h);
            let mut expected = if shared {
                &[Some(Side::First), Some(Side::Second)][..]
            } else {
                &[None]
            };
            while let Some((side, rest)) = expected.split_first() {
                i = read_piece(position, at, row, i, *side)?;
                expected = rest;
            }
            if shared && row.text[i..].starts_with(']') {
                i += 1;
            } else if shared {
                return row.range(i..i + 1).error("tora-text-expected-bracket");
            }
            h += 1;
        }
        after_number = c.is_ascii_digit();
        if h > N + 1 {
            return row.range(start..i).error(long_row::<N>());
        }
    }
    if h != N + 1 {
        return row.error(wrong_count("tora-text-places-in-row", h - 1, N));
    }
    Ok(())
}

/// Reads a piece at byte `i` of the row; returns where it ends.
fn read_piece<const N: usize, const W: usize>(
    position: &mut Tora<N, W>,
    at: Option<Square<N>>,
    row: Part<'_>,
    i: usize,
    side: Option<Side>,
) -> Result<usize, TextError> {
    let Some(c) = row.text[i..].chars().next() else {
        return row.from(i).error("tora-text-expected-piece");
    };
    let mut end = i + c.len_utf8();
    let here = row.range(i..end);
    let Some(mut piece) = Piece::from_letter(c).filter(|_| c.is_ascii_alphabetic()) else {
        return here.error(Message::new("tora-text-unknown-piece").with("letter", c));
    };
    if side.is_some_and(|side| side != piece.side) {
        return here.error("tora-text-brackets-hold-both-sides");
    }
    if row.text[end..].starts_with('!') {
        piece.taken = true;
        end += 1;
    }
    let Some(at) = at else {
        return here.error(long_row::<N>());
    };
    match position.place(at, piece) {
        Ok(()) => Ok(end),
        Err(why) => row.range(i..end).error(why.message()),
    }
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

fn read_marks<const N: usize, const W: usize>(
    position: &mut Tora<N, W>,
    field: Part<'_>,
) -> Result<(), TextError> {
    if field.text == "-" {
        return Ok(());
    }
    let mut faults = Faults::default();
    for mark in field.split(',') {
        faults.keep(if mark.text.starts_with('=') {
            read_owed(position, mark)
        } else {
            read_activity(position, mark)
        });
    }
    faults.finish()
}

fn read_owed<const N: usize, const W: usize>(
    position: &mut Tora<N, W>,
    mark: Part<'_>,
) -> Result<(), TextError> {
    let side = Side::BOTH
        .into_iter()
        .find(|side| mark.text[1..].starts_with(side_letter(*side)));
    let ruler = match mark.text.get(2..) {
        Some("K") => Some(Kind::King),
        Some("Q") => Some(Kind::Queen),
        _ => None,
    };
    let (Some(side), Some(ruler)) = (side, ruler) else {
        return mark.error("tora-text-expected-ruler");
    };
    let commands = position.commands[side.index()];
    if commands.len() != 2 || commands.iter().any(|command| command.kind.is_ruler()) {
        return mark.error("tora-text-no-ruler-due");
    }
    if position.owed[side.index()].replace(ruler).is_some() {
        return mark.error("tora-text-ruler-twice");
    }
    Ok(())
}

impl<const N: usize, const W: usize> Tora<N, W> {
    /// Whether the Assassin of the side to move may have come to light in this turn, which can cost
    /// an own piece (T-X7).
    fn came_to_light(&self) -> bool {
        let own = self.places(self.side, Kind::Assassin, false).first::<N>();
        own.is_some_and(|at| self.activity(at).attacked)
    }

    fn may_have_lost_cannon(&self) -> bool {
        let own = self.places(self.side, Kind::Assassin, false);
        !own.is_empty() && self.cannons(self.side).count() < Kind::Cannon.in_army::<N>()
    }
}

/// Reads the field about Assassins: where they hide, how long they rest, which ruler left under
/// one, each for the Challenger first.
fn read_assassins<const N: usize, const W: usize>(
    position: &mut Tora<N, W>,
    field: Part<'_>,
) -> Result<(), TextError> {
    if !position.has_assassins() {
        let last = FIELDS[FIELDS.len() - 1];
        return field.error(Message::new("text-expected-end").with_key("field", last));
    }
    let mut before = None;
    for part in field.split(',') {
        let side = Side::BOTH
            .into_iter()
            .find(|side| part.text.starts_with(side_letter(*side)));
        let rest = part.text.get(1..).unwrap_or_default();
        let (Some(side), Some(sign)) = (side, rest.chars().next()) else {
            return part.error("tora-text-expected-assassin");
        };
        let order = match sign {
            '?' | '@' => 0,
            '~' => 1,
            _ => 2,
        };
        let order = Some((order, side));
        if order <= before {
            return part.error("tora-text-assassin-order");
        }
        before = order;
        let value = part.from(2);
        match sign {
            '?' if value.text.is_empty() => position.hide(side, Hiding::Somewhere, part)?,
            '@' => match place::<N>(value.text) {
                Some((at, len)) if len == value.text.len() => {
                    position.hide(side, Hiding::At(at), part)?;
                }
                _ => return value.error("tora-text-expected-place"),
            },
            '~' => position.rest_until(side, value)?,
            '=' => position.lose_ruler(side, value)?,
            _ => return part.error("tora-text-expected-assassin"),
        }
    }
    Ok(())
}

impl<const N: usize, const W: usize> Tora<N, W> {
    fn hide(&mut self, side: Side, hiding: Hiding<N>, part: Part<'_>) -> Result<(), TextError> {
        if !self.places(side, Kind::Assassin, false).is_empty() {
            return part.error("tora-text-assassin-twice");
        }
        self.assassins.hide(side, hiding);
        Ok(())
    }

    fn rest_until(&mut self, side: Side, value: Part<'_>) -> Result<(), TextError> {
        let last = self.round.saturating_add(1);
        let round = value.number(self.round, last, "tora-text-rest")?;
        let there =
            self.assassins.is_hidden(side) || !self.places(side, Kind::Assassin, false).is_empty();
        if !there {
            return value.error("tora-text-no-assassin-rests");
        }
        self.assassins.set_rest(side, round - self.round + 1);
        Ok(())
    }

    fn lose_ruler(&mut self, side: Side, value: Part<'_>) -> Result<(), TextError> {
        let ruler = match value.text {
            "K" => Kind::King,
            "Q" => Kind::Queen,
            _ => return value.error("tora-text-expected-ruler"),
        };
        let commands = self.commands[side.index()];
        if commands.len() > 2 || commands.iter().any(|command| command.kind.is_ruler()) {
            return value.error("tora-text-no-ruler-due");
        }
        self.assassins.set_lost_ruler(side, Some(ruler));
        Ok(())
    }
}

fn read_activity<const N: usize, const W: usize>(
    position: &mut Tora<N, W>,
    mark: Part<'_>,
) -> Result<(), TextError> {
    let Some((at, len)) = place::<N>(mark.text) else {
        return mark.error("tora-text-expected-mark");
    };
    let letters = mark.from(len);
    let mut activity = Activity::default();
    let mut rest = letters.text;
    if let Some(after) = rest.strip_prefix('m') {
        activity.moved = true;
        rest = after;
    }
    if let Some(after) = rest.strip_prefix('a') {
        activity.attacked = true;
        rest = after;
    }
    if position.has_assassins() {
        for (letter, search) in [
            ('s', Search::Vain),
            ('F', Search::MayTake),
            ('f', Search::Found),
        ] {
            if let Some(after) = rest.strip_prefix(letter) {
                activity.searched = Some(search);
                rest = after;
                break;
            }
        }
    }
    if rest == "b" && position.may_have_lost_cannon() {
        activity.bound = Some(GONE);
        rest = "";
    } else if let Some(cannon) = rest.strip_prefix('b') {
        let cannons: Vec<_> = position.cannons(position.side).collect();
        let number = place::<N>(cannon)
            .filter(|(_, len)| *len == cannon.len())
            .and_then(|(cannon, _)| cannons.iter().position(|other| *other == cannon));
        let Some(number) = number else {
            return letters.error("tora-text-expected-cannon");
        };
        activity.bound = Some(number as u8);
        rest = "";
    }
    if !rest.is_empty() || activity == Activity::default() {
        return letters.error("tora-text-expected-mark-letters");
    }
    if activity.acted() && activity.bound.is_some() {
        return mark.error("tora-text-crew-acted");
    }
    if position.piece_of(position.side, at).is_none() {
        return mark.error("tora-text-no-piece-there");
    }
    if position.activity(at) != Activity::default() {
        return mark.error("tora-text-mark-twice");
    }
    if position.marks.is_full() {
        return mark.error("tora-text-more-marks-than-a-turn-leaves");
    }
    position.marks.put(at, activity);
    Ok(())
}

/// Whether side to move, actions left and marks fit together.
fn check_turn<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    left: Part<'_>,
    marks: Part<'_>,
) -> Result<(), TextError> {
    if position.owes_any() {
        let first = Side::BOTH
            .into_iter()
            .find(|side| position.owes_ruler(*side).is_some());
        return if position.left != 0 {
            left.error("tora-text-actions-left-while-naming")
        } else if !position.marks.is_empty() {
            marks.error("tora-text-marks-while-naming")
        } else if first != Some(position.side) {
            marks.error("tora-text-other-side-names")
        } else {
            Ok(())
        };
    }
    // T-X7 can have cost a command piece that the turn began with.
    let lost = u8::from(position.came_to_light());
    let full = position.full_turn(position.side) + lost;
    let Some(used) = full.checked_sub(position.left) else {
        return left.error(Message::new("tora-text-short-turn").with("most", full));
    };
    let used = usize::from(used);
    let acted = position
        .marks
        .iter::<N>()
        .filter(|(_, activity)| activity.acted())
        .count();
    let crew = position
        .marks
        .iter::<N>()
        .filter(|(_, activity)| activity.bound.is_some());
    let mut bound = 0;
    for (at, _) in crew {
        bound += 1;
        let gone = position.activity(at).bound == Some(GONE);
        let worked = (gone && position.came_to_light())
            || position
                .bound_to(at)
                .is_some_and(|cannon| position.activity(cannon).acted());
        if !worked {
            let message = Message::new("tora-text-cannon-without-mark");
            return marks.error(message.with("crew", at.to_string()));
        }
    }
    if acted > used || bound > 3 * used {
        return marks
            .error(Message::new("tora-text-more-marks-than-actions").with("actions", used));
    }
    Ok(())
}
