//! One game of a corpus: its options, its players, and what its record says besides.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use commit::Salt;
use dice::{Dice, Seed};
use engine::{Limits, Player, Request, Task};
use game::record::{About, Note, Variation, Verdict};
use game::{Side, SplitMix, Viewer};
use hall::{Catalogue, Hall, Options, Rules, Scope, Table};

use crate::computer::FULL;
use crate::failure::Failure;

/// The memory of the computer, in MiB.
const TABLE_MIB: usize = 1;
/// How many moves are played at random before the computer goes on.
const RANDOM_PLIES: usize = 6;
/// How often options are chosen until they go together.
const TRIES: usize = 100;
/// The time on each clock at the start, and what each turn adds, in seconds.
const CLOCK: (u64, u64) = (600, 3);
const COMMENTS: [&str; 4] = [
    "A quiet move.",
    "12. e4? {sic; (*",
    "Besser war „h.5“ — 1-0!",
    "[%eval] \\ [",
];

/// Makes games.
pub(super) struct Maker<'a> {
    hall: &'a Hall,
    catalogue: &'a Catalogue,
    player: Player,
    nodes: u64,
    most_turns: usize,
}

impl<'a> Maker<'a> {
    pub(super) fn new(
        hall: &'a Hall,
        catalogue: &'a Catalogue,
        nodes: u64,
        most_turns: usize,
    ) -> Self {
        Self {
            hall,
            catalogue,
            player: Player::new(TABLE_MIB),
            nodes,
            most_turns,
        }
    }

    /// The record of a game; the games of the hall take turns.
    pub(super) fn game(&mut self, index: usize, random: &mut SplitMix) -> Result<String, Failure> {
        let games: Vec<&Rules> = self.hall.games().collect();
        let rules = games[index % games.len()];
        let mut about = About::default();
        let mut table = start(rules, random)?;
        let levels = [(); 2].map(|()| 1 + random.below(usize::from(FULL)) as u8);
        self.play(&mut *table, levels, random)?;
        end(&mut *table, &mut about, random);
        say(self.hall, &*table, &mut about, index, levels, random);
        audit::seal(&*table, &mut about, || {
            Salt::new(std::array::from_fn(|_| random.below(256) as u8))
        });
        Ok(hall::record::write(&*table, &about, Viewer::Judge))
    }

    /// Some moves at random, then the computer's.
    fn play(
        &mut self,
        table: &mut dyn Table,
        levels: [u8; 2],
        random: &mut SplitMix,
    ) -> Result<(), Failure> {
        let engine = |error: String| Failure::Engine(error);
        for _ in 0..RANDOM_PLIES {
            let offers = table.offers();
            if offers.is_empty() {
                return Ok(());
            }
            let text = &offers[random.below(offers.len())].text;
            table
                .play(text)
                .map_err(|error| engine(error.to_string()))?;
        }
        let stop = AtomicBool::new(false);
        for _ in 0..random.below(self.most_turns + 1) {
            let Some(side) = table.to_move() else {
                break;
            };
            let task = Task {
                level: levels[side.index()],
                limits: Limits::nodes(self.nodes),
                seed: random.below(usize::MAX) as u64,
                ..Task::default()
            };
            let request = Request {
                catalogue: self.catalogue.clone(),
                ..Request::of_side(table, side, task)
            };
            let answer = self.player.think(&request, &stop, &mut |_| ());
            let answer = answer.map_err(|error| engine(error.to_string()))?;
            for text in &answer.moves {
                let played = table.play(text);
                if played.map_err(|error| engine(error.to_string()))?.turn_over {
                    break;
                }
            }
        }
        Ok(())
    }
}

/// A game with options that go together.
fn start(rules: &Rules, random: &mut SplitMix) -> Result<Box<dyn Table>, Failure> {
    let choose = |random: &mut SplitMix, scopes: &[Scope]| {
        let options = scopes
            .iter()
            .flat_map(|scope| rules.info().options_of(*scope));
        let chosen = options.map(|option| {
            let choices: Vec<String> = rules
                .choices(option)
                .map(|choice| choice.id.to_owned())
                .collect();
            (
                option.id.to_owned(),
                choices[random.below(choices.len())].clone(),
            )
        });
        chosen.collect::<BTreeMap<_, _>>()
    };
    let mut last = None;
    for _ in 0..TRIES {
        let options = Options {
            game: choose(random, &[Scope::Game]),
            seats: [(); 2].map(|()| choose(random, &[Scope::Seat, Scope::Wish])),
        };
        let seed = Seed::new(std::array::from_fn(|_| random.below(256) as u8));
        match rules.throw(&options, &mut Dice::new(&seed, &[None, None])) {
            Ok(started) => return Ok(started.table),
            Err(error) => last = Some(error),
        }
    }
    let why = last.map(|error| error.to_string()).unwrap_or_default();
    Err(Failure::Engine(format!("no options go together: {why}")))
}

/// Ends the game in one of the ways in which games end, or leaves it open.
fn end(table: &mut dyn Table, about: &mut About, random: &mut SplitMix) {
    let side = Side::BOTH[random.below(2)];
    match random.below(8) {
        0 => table.resign(side),
        1 => table.draw(),
        2 => _ = table.agree_award(side),
        3 => {
            if let Some(side) = table.to_move() {
                table.time_out(side);
            }
        }
        4 => _ = table.overrule(Some(side), None, "\"not\" of one's best"),
        5 if table.outcome().is_none() => {
            about.verdict = Some(Verdict {
                winner: Some(side),
                reason: "the light went out".to_owned(),
            });
        }
        _ => {}
    }
}

/// Adds players, clock times and comments, and chooses a notation.
fn say(
    hall: &Hall,
    table: &dyn Table,
    about: &mut About,
    index: usize,
    levels: [u8; 2],
    random: &mut SplitMix,
) {
    let names = table.notations().names;
    let name = random.below(names.len());
    about.notation = (name > 0).then(|| names[name]);
    let mut set = |tag: &str, value: &str| _ = about.tags.set(tag, value);
    set("Event", "Corpus");
    set("Round", &(index + 1).to_string());
    for (color, level) in ["White", "Black"].into_iter().zip(levels) {
        set(color, &format!("Level {level}"));
        set(&format!("{color}Type"), "program");
        set(&format!("{color}Level"), &level.to_string());
    }
    let clocks = random.below(2) == 0;
    let (main, increment) = CLOCK;
    if clocks {
        set("TimeControl", &format!("{main}+{increment}"));
    }
    let mut left = [main * u64::from(table.time_factor()); 2];
    let mover = |ply| table.ply(ply, Viewer::Judge).map(|(side, _)| side);
    for plies in 0..=table.plies() {
        let mut notes = Vec::new();
        let played = plies.checked_sub(1).and_then(mover);
        if let Some(side) = played.filter(|side| clocks && mover(plies) != Some(*side)) {
            let left = &mut left[side.index()];
            *left = left.saturating_sub(random.below(20) as u64) + increment;
            notes.push(Note::Clock(Duration::from_secs(*left)));
        }
        if random.below(10) == 0 {
            let text = COMMENTS[random.below(COMMENTS.len())];
            notes.push(Note::Comment(text.to_owned()));
        }
        if random.below(20) == 0 {
            notes.push(Note::Other {
                name: "eval".to_owned(),
                value: format!("{}.{}", random.below(9), random.below(9)),
            });
        }
        if plies > 0 && random.below(20) == 0 {
            notes.extend(variation(hall, table, plies, random).map(Note::Variation));
        }
        if !notes.is_empty() {
            about.notes.insert(plies, notes);
        }
    }
}

/// Some other moves in place of the last turn of these plies; `None` where it is not known how they would be
/// written.
fn variation(
    hall: &Hall,
    table: &dyn Table,
    plies: usize,
    random: &mut SplitMix,
) -> Option<Variation> {
    let at = |ply| {
        let position = table.position_after(ply, Viewer::Judge)?;
        hall.open(&position, &Options::default()).ok()
    };
    let mut turns = (0..plies).rev().filter_map(at);
    let mut own = turns.find(|own| own.turn_end().is_none() || own.at_turn_start())?;
    let mut variation = Variation::default();
    for _ in 0..1 + random.below(3) {
        let offers = own.offers();
        if offers.is_empty() {
            break;
        }
        let played = own.play(&offers[random.below(offers.len())].text).ok()?;
        variation.moves.push(played.text);
    }
    let comment = Note::Comment("So wäre es auch gegangen.".to_owned());
    let at = random.below(variation.moves.len() + 1);
    variation.notes.insert(at, vec![comment]);
    Some(variation)
}
