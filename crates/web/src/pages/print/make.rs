//! The pages for what was chosen.

use dice::{Dice, Seed};
use game::{Side, Viewer};
use hall::{Options, Rules, Table};
use leptos::prelude::*;
use print::{BoardLook, Job, Page, PrintError, Words};
use protocol::TextFault;
use scorecard::Counting;

use super::choice::{Choice, Kind};
use crate::games::hall;
use crate::i18n::{Arg, fault, t, ta};

/// The words of the page, in the language in use.
struct Spoken;

impl Words for Spoken {
    fn say(&self, key: &str, args: &[Arg<'_>]) -> String {
        ta(key, args)
    }
}

/// Makes the pages, or says why there are none.
pub(super) fn make(choice: Choice) -> Result<Vec<Page>, String> {
    let job = &Job {
        paper: choice.paper.get(),
        words: &Spoken,
    };
    let info = choice.game.get();
    match choice.kind.get() {
        Kind::Board => {
            let look = BoardLook {
                style: choice.style(),
                square: square(choice),
                labels: choice.labels.get(),
                setup: choice.setup.get(),
            };
            let table = start(choice)?;
            let scene = table.scene(0, Viewer::Public).ok_or_else(nothing)?;
            print::board(job, info, &scene, look).map_err(refused)
        }
        Kind::Pieces => {
            let table = whole(choice)?;
            print::pieces(job, &*table, square(choice)).map_err(refused)
        }
        Kind::Card => {
            let counting = match choice.compound.get() {
                true => Counting::Compound,
                false => Counting::Plain,
            };
            Ok(vec![print::card(job, choice.card.get(), counting)])
        }
        Kind::Record => Ok(print::record_sheet(
            job,
            &*start(choice)?,
            choice.rounds.get(),
        )),
        Kind::Assassin => {
            let info = hall::games().find(|info| print::has_assassins(info));
            let rounds = choice.rounds.get();
            info.map(|info| print::assassin_sheet(job, info, rounds))
                .ok_or_else(nothing)
        }
        Kind::Position => position(choice, job),
        // The worker makes it.
        Kind::Booklet => Ok(Vec::new()),
    }
}

fn position(choice: Choice, job: &Job<'_>) -> Result<Vec<Page>, String> {
    let text = choice.position.get();
    let text = text.trim();
    // One's own game may have something that one does not know.
    let rules = hall::game_of(text).and_then(|info| hall().named(info.id).ok());
    let opened = match rules {
        Some(rules) => rules.follow(text, &Options::default()),
        None => hall().open(text, &Options::default()),
    };
    let table = opened.map_err(|error| {
        let why = TextFault::all(&error);
        let why = why.iter().find_map(fault).unwrap_or_default();
        ta("print-wrong", &[("why", why.into())])
    })?;
    let scene = table.scene(0, Viewer::Judge).ok_or_else(nothing)?;
    let text = table.position(Viewer::Judge);
    let page = print::position(job, table.info(), &scene, &text, choice.style());
    Ok(vec![page.map_err(refused)?])
}

/// The start of the chosen game; what is left to dice falls always alike.
fn start(choice: Choice) -> Result<Box<dyn Table>, String> {
    begin(choice, |_, _, _| ())
}

/// The same with all that the sides may hide.
fn whole(choice: Choice) -> Result<Box<dyn Table>, String> {
    begin(choice, |rules, options, dice| {
        for side in Side::BOTH {
            rules.hide_some(options, side, dice);
        }
    })
}

fn begin(
    choice: Choice,
    hide: impl FnOnce(&Rules, &mut Options, &mut Dice),
) -> Result<Box<dyn Table>, String> {
    let rules = hall().named(choice.game.get().id).map_err(|_| nothing())?;
    let mut options = Options {
        game: choice.game.get().with_effect(&choice.options.get()),
        seats: choice.seats.get(),
    };
    let mut dice = Dice::new(&Seed::new([0; 32]), &[None, None]);
    hide(rules, &mut options, &mut dice);
    let started = rules.throw(&options, &mut dice);
    started.map(|started| started.table).map_err(|_| nothing())
}

/// The size of a square, if one is written.
fn square(choice: Choice) -> Option<f32> {
    let size = choice.size.get().trim().replace(',', ".");
    size.parse()
        .ok()
        .filter(|size| (3.0..=200.0).contains(size))
}

fn nothing() -> String {
    t("print-none")
}

fn refused(error: PrintError) -> String {
    match error {
        PrintError::Square { most } => ta("print-size-most", &[("most", f64::from(most).into())]),
        PrintError::Art(_) => nothing(),
    }
}
