//! A puzzle on the board: what is asked, what was played, and what comes of it.

mod hints;

use hall::GameInfo;
use leptos::prelude::*;
use play::{Answer, Draft, answer};
use rulebook::{Puzzle, Puzzles};

use super::{address, words};
use crate::i18n::{t, ta};
use crate::pages::style_sheet;
use crate::pages::trial;
use crate::panels::{Icon, TurnRoom, icon};
use crate::play::Session;
use crate::solved::Solved;

/// How far somebody has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// It is the solver's turn.
    Open,
    /// The first turn was right, and the other side has answered.
    GoesOn,
    /// This was not the solution; whether the other side's answer shows it.
    Wrong(bool),
    /// It is solved.
    Solved,
    /// The solution was shown.
    Shown,
}

/// A puzzle and how far somebody has come with it. Copies share their state.
#[derive(Clone, Copy)]
pub(super) struct Attempt {
    info: &'static GameInfo,
    puzzle: StoredValue<Puzzle>,
    /// Its number in the list, from 1.
    number: usize,
    /// The ids of all puzzles of the list, in its order.
    ids: StoredValue<Vec<String>>,
    /// The day whose puzzle it is.
    day: Option<u64>,
    state: RwSignal<State>,
    /// How many hints were given.
    hints: RwSignal<u8>,
    /// How often the board was set up anew.
    again: RwSignal<u32>,
    solved: Solved,
}

impl Attempt {
    pub(super) fn new(
        info: &'static GameInfo,
        puzzles: &Puzzles,
        puzzle: &Puzzle,
        day: Option<u64>,
        solved: Solved,
    ) -> Self {
        let ids: Vec<String> = puzzles.puzzles.iter().map(|one| one.id.clone()).collect();
        let index = ids.iter().position(|id| *id == puzzle.id).unwrap_or(0);
        Self {
            info,
            puzzle: StoredValue::new(puzzle.clone()),
            number: index + 1,
            ids: StoredValue::new(ids),
            day,
            state: RwSignal::new(State::Open),
            hints: RwSignal::new(0),
            again: RwSignal::new(0),
            solved,
        }
    }

    /// A draft in the position of the puzzle, with the sides that the solver plays.
    fn draft(self) -> Option<(Draft, [bool; 2])> {
        let table = self.puzzle.with_value(words::opened)?;
        let mine = trial::mine(&*table);
        Some((Draft::new(table), mine))
    }

    /// Answers to a turn of the solver.
    fn look(self, session: Session) {
        let said = |draft: &Draft| {
            self.puzzle
                .with_value(|puzzle| answer(puzzle, draft.table()))
        };
        match session.draft.with_untracked(said) {
            Answer::Open => {}
            Answer::Reply(moves) => {
                self.state.set(State::GoesOn);
                self.reply(session, &moves);
            }
            Answer::Solved => {
                session.busy.set(true);
                let id = self.puzzle.with_value(|puzzle| puzzle.id.clone());
                self.solved.add(self.info.id, &id, self.day);
                self.come_to(session, State::Solved);
            }
            Answer::Wrong(refutation) => {
                session.busy.set(true);
                let shown = refutation.is_some_and(|moves| self.reply(session, &moves));
                self.come_to(session, State::Wrong(shown));
            }
        }
    }

    /// Plays the other side's moves; returns whether they could be played.
    fn reply(self, session: Session, moves: &[String]) -> bool {
        let ahead = session.draft.with_untracked(|draft| {
            let from = draft.table().plies();
            let mut ahead = draft.table().boxed_clone();
            let played = moves.iter().all(|text| ahead.play(text).is_ok());
            played.then_some((ahead, from))
        });
        let Some((ahead, from)) = ahead else {
            return false;
        };
        session.replace(Draft::new(ahead), Some(from));
        true
    }

    fn come_to(self, session: Session, state: State) {
        self.state.set(state);
        let words = untrack(|| self.words());
        let before = session.said.get_untracked();
        // What the other side has answered is said, too.
        let told = match state {
            State::Wrong(true) => format!("{before} {words}"),
            _ => words,
        };
        session.say(told);
    }

    /// Sets the board up anew.
    fn anew(self) {
        self.state.set(State::Open);
        self.again.update(|again| *again += 1);
    }

    /// Plays the solution on the board.
    fn show(self, session: Session) {
        let Some(mut table) = self.puzzle.with_value(words::opened) else {
            return;
        };
        self.puzzle.with_value(|puzzle| {
            let mut moves = puzzle.line.iter().flatten();
            moves.all(|text| table.play(text).is_ok())
        });
        session.busy.set(true);
        session.replace(Draft::new(table), Some(0));
        self.come_to(session, State::Shown);
    }

    /// What there is to say of what was played.
    fn words(self) -> String {
        t(match self.state.get() {
            State::Open => "puzzle-your-turn",
            State::GoesOn => "puzzle-goes-on",
            State::Wrong(true) => "puzzle-wrong-answered",
            State::Wrong(false) => "puzzle-wrong",
            State::Solved => "puzzle-solved",
            State::Shown => "puzzle-shown",
        })
    }

    /// The whole page.
    pub(super) fn page(self) -> AnyView {
        let side = self.draft().map(|(draft, _)| draft.table().to_move());
        let asked = move || {
            let side = side.flatten()?;
            Some(
                self.puzzle
                    .with_value(|puzzle| words::asked(self.info, puzzle, side)),
            )
        };
        let title = move || {
            let args = [
                ("number", self.number.into()),
                ("game", t(self.info.name).into()),
            ];
            let key = match self.day {
                Some(_) => "puzzle-title-daily",
                None => "puzzle-title",
            };
            ta(key, &args)
        };
        let difficulty = self.puzzle.with_value(|puzzle| puzzle.difficulty().key());
        let board = move || {
            self.again.track();
            untrack(|| self.table())
        };
        view! {
            {style_sheet("/learning.css")}
            <div class="lessons">
                <section class="lesson" data-testid="puzzle-page">
                    <div class="card">
                        <div class="row">
                            <h1 class="grow" data-testid="puzzle-title">{title}</h1>
                            {self.beside(self.number.checked_sub(2), Icon::Previous, "puzzle-list-previous")}
                            {self.beside(Some(self.number), Icon::Next, "puzzle-list-next")}
                        </div>
                        <p class="asked" data-testid="puzzle-asked">{asked}</p>
                        <p class="row"><span class="note grow">{move || t(difficulty)}</span><a href=address(self.info, None) data-testid="puzzle-list">{move || t("puzzles-all")}</a></p>
                    </div>
                    <div class="stage" data-testid="puzzle-stage">{board}</div>
                </section>
            </div>
        }
        .into_any()
    }

    /// A link to the puzzle with this index in the list, if there is one.
    fn beside(self, index: Option<usize>, sign: Icon, key: &'static str) -> AnyView {
        let id = self.ids.with_value(|ids| ids.get(index?).cloned());
        let href = id.map(|id| address(self.info, Some(&id)));
        let off = href.is_none().then_some("true");
        view! {
            <a class="button icon" role="link" href=href aria-disabled=off data-testid=key
                aria-label=move || t(key) title=move || t(key)>{icon(sign)}</a>
        }
        .into_any()
    }

    /// The board, and below it the running turn or what there is to say of it.
    fn table(self) -> Option<AnyView> {
        let (draft, mine) = self.draft()?;
        let session = Session::new(draft, mine, move |session, _| self.look(session), |_| ());
        let open = Memo::new(move |_| matches!(self.state.get(), State::Open | State::GoesOn));
        let goes_on = move || (self.state.get() == State::GoesOn).then(|| self.words());
        let below = move || {
            match open.get() {
            true => view! {
                <p class="note goeson" role="status" data-testid="puzzle-goes-on">{goes_on}</p>
                <TurnRoom session=session />
                <p class="row">
                    <button type="button" class="plain" data-testid="puzzle-show" on:click=move |_| self.show(session)>{t("puzzle-show")}</button>
                </p>
            }
            .into_any(),
            false => self.judged(session),
        }
        };
        Some(trial::board(session, view! { {below}{self.hint()} }))
    }

    fn judged(self, session: Session) -> AnyView {
        let state = self.state.get();
        let done = state == State::Solved;
        let sign = match state {
            State::Solved => "✓ ",
            State::Wrong(_) => "✗ ",
            _ => "",
        };
        let show = matches!(state, State::Wrong(_)).then(|| {
            view! { <button type="button" class="plain" data-testid="puzzle-show" on:click=move |_| self.show(session)>{t("puzzle-show")}</button> }
                .into_any()
        });
        let themes = matches!(state, State::Solved | State::Shown).then(|| {
            view! { <p class="note">{move || self.puzzle.with_value(words::themes)}</p> }.into_any()
        });
        let said = view! { <p><b>{sign}</b>{move || self.words()}</p>{themes} };
        let again = trial::again("puzzle-again", t("puzzle-again"), done, move || self.anew());
        let ways = view! { {done.then(|| self.next_link())}{again}{show} };
        trial::judged("puzzle-judged", done, said, ways)
    }

    /// The way to the next puzzle of this game that is not solved, or to the list.
    fn next_link(self) -> AnyView {
        let open = |ids: &Vec<String>| {
            let (before, after) = ids.split_at(self.number);
            let mut ids = after.iter().chain(before);
            ids.find(|id| !self.solved.has(self.info.id, id)).cloned()
        };
        let next = untrack(|| self.ids.with_value(open));
        let key = match next {
            Some(_) => "puzzle-next",
            None => "puzzles-all",
        };
        let href = address(self.info, next.as_deref());
        view! { <a class="button primary" href=href data-testid="puzzle-next">{move || t(key)}</a> }
            .into_any()
    }
}
