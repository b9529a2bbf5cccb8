//! Pairs of games that differ only in what one side hides: random, and alike in all that others may
//! know by the rules (T-X3, T-X6).

use game::{Counting as _, Hidden as _, Notation as _, Position as _, Side, SplitMix, Start as _};
use game::{Outcome, Viewer};
use tora::{Action, Hiding, LongSquare, Options, Ply, Whole};

/// How often something is drawn before it is given up.
const TRIES: usize = 40;

/// Two games that differ only in where the Assassin of one side hides and goes.
#[derive(Debug)]
pub(crate) struct Pair {
    /// The side with the secrets.
    pub(crate) keeper: Side,
    /// Where the Assassins hide at first, in each game.
    pub(crate) lairs: [[usize; 2]; 2],
    pub(crate) parts: Vec<Part>,
    /// If the keeper is to move after them: what it could do next, in each game.
    pub(crate) declared: [Vec<String>; 2],
}

/// A turn, or the part of it up to a move that tells its player something.
#[derive(Debug)]
pub(crate) struct Part {
    pub(crate) side: Side,
    /// Its moves in each game.
    pub(crate) moves: [Vec<String>; 2],
    /// The first moves with which the keeper could go on in each game if the turn ended at once.
    pub(crate) guesses: Vec<String>,
    /// How the turn ends at once.
    pub(crate) pass: String,
}

type Now = [Whole; 2];
type Move = Ply<17>;

impl Pair {
    /// A pair of so many turns, unless nothing goes on alike before.
    pub(crate) fn random(seed: u64, turns: usize) -> Self {
        let mut random = SplitMix(seed);
        let keeper = Side::BOTH[random.below(2)];
        let shared = lair(&mut random);
        let one = lair(&mut random);
        let other = std::iter::repeat_with(|| lair(&mut random)).find(|other| *other != one);
        let lairs = [one, other.expect("another column")].map(|own| match keeper {
            Side::First => [own, shared],
            Side::Second => [shared, own],
        });
        let mut now = lairs.map(start);
        let mut parts = Vec::new();
        let mut play = |parts: &mut Vec<Part>| turn(&mut now, keeper, &mut random, parts);
        let whole = (0..turns).all(|_| play(&mut parts).is_some());
        let mut next = Vec::new();
        if whole {
            play(&mut next);
        }
        next.retain(|part| part.side == keeper);
        let declared = next.into_iter().next().map(|next| next.moves);
        let mut declared = declared.unwrap_or_default();
        for moves in &mut declared {
            // A search can't be declared, and the end need not be.
            moves.pop();
        }
        Self {
            keeper,
            lairs,
            parts,
            declared,
        }
    }
}

/// A column of the starting row in which no piece stands.
fn lair(random: &mut SplitMix) -> usize {
    let v = 1 + random.below(14);
    v + if v < 8 { 0 } else { 3 }
}

fn start(lairs: [usize; 2]) -> Whole {
    let options = Options {
        assassins: Some(lairs.map(Some)),
        ..Options::default()
    };
    Whole::start(&options).expect("a start")
}

/// Plays a turn of a few actions in both games; `None` if it can't be ended alike.
fn turn(now: &mut Now, keeper: Side, random: &mut SplitMix, parts: &mut Vec<Part>) -> Option<()> {
    let side = now[0].to_move()?;
    let mut actions = 2 + random.below(4);
    let mut part = Part::new(now, side, keeper);
    loop {
        let mut draw = |end| (0..TRIES).find_map(|_| alike(now, keeper, end, random));
        let plies = match draw(actions == 0) {
            None if actions > 0 => draw(true)?,
            plies => plies?,
        };
        actions = actions.saturating_sub(1);
        for ((now, ply), moves) in now.iter_mut().zip(plies).zip(&mut part.moves) {
            moves.push(now.view(Viewer::Player(side)).notation(ply));
            now.play_unchecked(ply);
        }
        if now[0].to_move() != Some(side) || now[0].turn_key().is_some() {
            parts.push(part);
            return Some(());
        }
        if matches!(plies[0], Ply::Act(Action::Search { .. })) {
            parts.push(part);
            part = Part::new(now, side, keeper);
        }
    }
}

impl Part {
    fn new(now: &Now, side: Side, keeper: Side) -> Self {
        let mut random = SplitMix(1);
        let guess = |now: &Whole| {
            let mut next = *now;
            next.play(Ply::End).ok()?;
            let ply = prowl(&next, None, &mut random).filter(|_| side != keeper)?;
            Some(next.view(Viewer::Player(keeper)).notation(ply))
        };
        Self {
            side,
            moves: Default::default(),
            guesses: now.iter().filter_map(guess).collect(),
            pass: now[0].view(Viewer::Player(side)).notation(Ply::End),
        }
    }
}

/// A random move, or the end of the turn, in both games by which others learn the same.
fn alike(now: &Now, keeper: Side, end: bool, random: &mut SplitMix) -> Option<[Move; 2]> {
    let one = if end {
        Ply::End
    } else {
        some(&now[0], keeper, random)?
    };
    let other = match one {
        Ply::Act(Action::Prowl { .. }) if now[0].to_move() == Some(keeper) => {
            prowl(&now[1], Some(public(&now[0], one).fell), random)?
        }
        ply => ply,
    };
    let plies = [one, other];
    let legal = now
        .iter()
        .zip(plies)
        .all(|(now, ply)| now.check(ply).is_ok());
    if !legal {
        return None;
    }
    let [one, other] = [0, 1].map(|game| public(&now[game], plies[game]));
    (one == other && one.outcome.is_none()).then_some(plies)
}

/// What the rules tell everybody of a move.
#[derive(PartialEq)]
struct Public {
    /// What falls to a hidden Assassin (T-X3).
    fell: Option<LongSquare>,
    /// Where that reveals it, and whether it moved there (T-X4).
    shown: Option<(LongSquare, bool)>,
    /// Where a search finds an Assassin (T-X6).
    found: Option<LongSquare>,
    outcome: Option<Outcome>,
}

fn public(now: &Whole, ply: Move) -> Public {
    let position = now.position();
    let (mut fell, mut shown, mut found) = (None, None, None);
    match ply {
        Ply::Act(Action::Prowl { from, to, attack }) => {
            let victim = attack.and_then(|at| Some((at, position.piece_of(!position.side(), at)?)));
            if let Some((at, piece)) = victim.filter(|(_, piece)| !piece.taken) {
                fell = Some(at);
                shown = piece.kind.is_command().then_some((to, from != to));
            }
        }
        Ply::Act(Action::Search { at }) => {
            if let Hiding::At(place) = position.hiding(!position.side()) {
                found = (place.distance(at) <= 1).then_some(place);
            }
        }
        _ => {}
    }
    let mut next = *now;
    next.play_unchecked(ply);
    Public {
        fell,
        shown,
        found,
        outcome: next.outcome(),
    }
}

/// A move, more often of the keeper's Assassin and of the other side's searchers than chance would have
/// it.
fn some(now: &Whole, keeper: Side, random: &mut SplitMix) -> Option<Move> {
    let prowls = if now.to_move() == Some(keeper) { 6 } else { 2 };
    let special = match random.below(8) {
        7 => None,
        drawn if drawn < prowls => prowl(now, None, random),
        _ => search(now, random),
    };
    special.or_else(|| now.pick_move(|count| random.below(count)))
}

/// An action of the hidden Assassin, rather towards a crowd of enemies than not; if `fell` is given, one to
/// which this piece falls, or none does.
fn prowl(now: &Whole, fell: Option<Option<LongSquare>>, random: &mut SplitMix) -> Option<Move> {
    let position = now.position();
    let side = position.side();
    let Hiding::At(from) = position.hiding(side) else {
        return None;
    };
    if position.rests_until(side).is_some() {
        return None;
    }
    let near: Vec<_> = LongSquare::all()
        .filter(|to| to.distance(from) <= 3)
        .collect();
    let goal = match side {
        Side::First => LongSquare::at(9, 3),
        Side::Second => LongSquare::at(9, 15),
    }?;
    (0..TRIES).find_map(|_| {
        let drawn = [(); 4].map(|()| near[random.below(near.len())]);
        let to = drawn.into_iter().min_by_key(|to| to.distance(goal))?;
        let attack = fell.unwrap_or_else(|| {
            let enemies = position
                .pieces()
                .filter(|(at, piece)| piece.side != side && at.distance(to) <= 1);
            let enemies: Vec<_> = enemies.map(|(at, _)| at).collect();
            (!enemies.is_empty()).then(|| enemies[random.below(enemies.len())])
        });
        let ply = Ply::Act(Action::Prowl { from, to, attack });
        now.check(ply).is_ok().then_some(ply)
    })
}

fn search(now: &Whole, random: &mut SplitMix) -> Option<Move> {
    let position = now.position();
    let own = position
        .pieces()
        .filter(|(_, piece)| piece.side == position.side());
    let own: Vec<_> = own.map(|(at, _)| at).collect();
    let ply = Ply::Act(Action::Search {
        at: own[random.below(own.len())],
    });
    now.check(ply).is_ok().then_some(ply)
}
