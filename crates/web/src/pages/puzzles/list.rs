//! The list of a game's puzzles, by theme and difficulty.

use std::collections::BTreeSet;

use game::Viewer;
use hall::GameInfo;
use leptos::prelude::*;
use rulebook::{Difficulty, Puzzle};

use super::{DAILY, address, games, words};
use crate::board::{Board, Lit, Look};
use crate::i18n::{t, ta};
use crate::pages::style_sheet;
use crate::pages::table::look;
use crate::route::Route;
use crate::solved::Solved;

/// How many are shown at once, and how many more each time.
const SHOWN: usize = 12;

/// What the reader wants to see.
#[derive(Clone, Copy)]
struct Wish {
    difficulty: RwSignal<Option<Difficulty>>,
    theme: RwSignal<Option<String>>,
    /// How many of them.
    most: RwSignal<usize>,
}

impl Wish {
    fn fits(self, puzzle: &Puzzle) -> bool {
        let difficulty = self.difficulty.get();
        let theme = |theme: &Option<String>| {
            let theme = theme.as_ref();
            theme.is_none_or(|theme| puzzle.themes.contains(theme))
        };
        difficulty.is_none_or(|wanted| wanted == puzzle.difficulty()) && self.theme.with(theme)
    }
}

/// The page of a game's puzzles.
pub(super) fn list(info: &'static GameInfo, puzzles: Vec<Puzzle>, solved: Solved) -> AnyView {
    let wish = Wish {
        difficulty: RwSignal::new(None),
        theme: RwSignal::new(None),
        most: RwSignal::new(SHOWN),
    };
    let themes: BTreeSet<String> = puzzles
        .iter()
        .flat_map(|puzzle| puzzle.themes.iter().cloned())
        .collect();
    let puzzles = StoredValue::new(puzzles);
    let fitting = Memo::new(move |_| {
        let all = |puzzles: &Vec<Puzzle>| {
            let fits = (0..puzzles.len()).filter(|index| wish.fits(&puzzles[*index]));
            fits.collect::<Vec<usize>>()
        };
        puzzles.with_value(all)
    });
    let done = move || {
        let count = |puzzles: &Vec<Puzzle>| {
            let done = puzzles
                .iter()
                .filter(|puzzle| solved.has(info.id, &puzzle.id));
            (done.count(), puzzles.len())
        };
        let (done, all) = puzzles.with_value(count);
        ta(
            "puzzles-solved-of",
            &[("solved", done.into()), ("count", all.into())],
        )
    };
    let tiles = move || {
        let shown: Vec<usize> = fitting.get().into_iter().take(wish.most.get()).collect();
        let tile = |index: usize| puzzles.with_value(|all| tile(info, &all[index], index, solved));
        shown.into_iter().map(tile).collect::<Vec<_>>()
    };
    let more = move || {
        (fitting.with(Vec::len) > wish.most.get()).then(|| {
            view! { <button type="button" data-testid="puzzles-more" on:click=move |_| wish.most.update(|most| *most += SHOWN)>{t("puzzles-more")}</button> }
                .into_any()
        })
    };
    let none = move || {
        fitting
            .with(Vec::is_empty)
            .then(|| view! { <p class="note">{t("puzzles-none")}</p> }.into_any())
    };
    let daily = Route::Puzzles {
        game: None,
        puzzle: Some(DAILY.to_owned()),
    }
    .path();
    view! {
        {style_sheet("/learning.css")}
        <div class="puzzles">
            <h1>{move || t("puzzles-title")}</h1>
            <p>{move || t("puzzles-intro")}" "<a href=daily data-testid="puzzles-daily">{move || t("puzzle-daily")}</a></p>
            <nav class="row" aria-label=move || t("puzzles-games")>{tabs(info)}</nav>
            <div class="row filters">
                {by_difficulty(wish)}
                {by_theme(wish, themes)}
                <p class="note" role="status" data-testid="puzzles-solved">{done}</p>
            </div>
            <ul class="tiles">{tiles}</ul>
            {none}
            {more}
        </div>
    }
    .into_any()
}

/// A link to the puzzles of each game.
fn tabs(chosen: &'static GameInfo) -> Vec<AnyView> {
    let tab = |info: &'static GameInfo| {
        let here = info.id == chosen.id;
        let class = if here { "button primary" } else { "button" };
        view! {
            <a class=class href=address(info, None) aria-current=here.then_some("page")>{move || t(info.name)}</a>
        }
        .into_any()
    };
    games().into_iter().map(tab).collect()
}

fn by_difficulty(wish: Wish) -> AnyView {
    let change = move |event| {
        let key = event_target_value(&event);
        let mut all = Difficulty::ALL.into_iter();
        wish.most.set(SHOWN);
        wish.difficulty
            .set(all.find(|difficulty| difficulty.key() == key));
    };
    let options = Difficulty::ALL.map(|difficulty| {
        let key = difficulty.key();
        view! { <option value=key>{move || t(key)}</option> }.into_any()
    });
    view! {
        <label><span>{move || t("puzzles-difficulty")}</span>
            <select data-testid="puzzles-difficulty" on:change=change>
                <option value="">{move || t("puzzles-any")}</option>
                {options.into_iter().collect_view()}
            </select>
        </label>
    }
    .into_any()
}

fn by_theme(wish: Wish, themes: BTreeSet<String>) -> AnyView {
    let change = move |event| {
        let name = event_target_value(&event);
        wish.most.set(SHOWN);
        wish.theme.set((!name.is_empty()).then_some(name));
    };
    let option = |name: String| {
        let value = name.clone();
        view! { <option value=value>{move || words::theme(&name)}</option> }.into_any()
    };
    let options: Vec<_> = themes.into_iter().map(option).collect();
    view! {
        <label><span>{move || t("puzzles-theme")}</span>
            <select data-testid="puzzles-theme" on:change=change>
                <option value="">{move || t("puzzles-any")}</option>
                {options}
            </select>
        </label>
    }
    .into_any()
}

/// A puzzle in the list, with its board.
fn tile(info: &'static GameInfo, puzzle: &Puzzle, index: usize, solved: Solved) -> AnyView {
    let href = address(info, Some(&puzzle.id));
    let id = puzzle.id.clone();
    let table = words::opened(puzzle);
    let side = table.as_ref().and_then(|table| table.to_move());
    let scene = table.and_then(|table| table.scene(0, Viewer::Judge));
    let board = scene.map(|scene| {
        let shown = look();
        let look = Signal::derive(move || Look {
            labelled: false,
            animated: false,
            ..shown.get()
        });
        let flipped = side == Some(game::Side::Second);
        view! {
            <Board scene=Signal::stored(scene) flipped=Signal::stored(flipped) look=look
                lit=Signal::stored(Lit::default()) name=Signal::stored(String::new()) sides=info.sides />
        }
        .into_any()
    });
    let (difficulty, asked) = (puzzle.difficulty().key(), puzzle.clone());
    let done = move || {
        let done = solved.has(info.id, &id);
        done.then(|| {
            view! { <b class="done" data-testid="puzzle-done">"✓ "{t("puzzles-solved")}</b> }
                .into_any()
        })
    };
    let number = index + 1;
    view! {
        <li><a class="tile puzzle" href=href data-testid="puzzle" data-puzzle=puzzle.id.clone()>
            <div class="mini" aria-hidden="true" data-book=info.book>{board}</div>
            <div>
                <strong>{move || ta("puzzles-number", &[("number", number.into())])}</strong>
                <span>{move || side.map(|side| words::asked(info, &asked, side))}</span>
                <span class="note">{move || t(difficulty)}</span>
                {done}
            </div>
        </a></li>
    }
    .into_any()
}
