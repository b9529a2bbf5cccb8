//! Playing a game on this device: turns, the computer's answers, results, and changes in other
//! tabs.

use clock::Moment;
use game::{Side, Viewer};
use leptos::prelude::*;
use play::{Draft, LocalGame, thinking_time};
use protocol::{ApplyError, Seat};

use super::chance::seed;
use super::clocks::own_time_us;
use super::coach::Hint;
use super::kept_game::{KeptGame, NoGame, NotAdded};
use super::kept_games;
use super::session::Session;
use super::tab_lock::TabLock;
use crate::games::hall;
use crate::i18n::t;
use crate::prefs::settings;
use crate::thinker::{Thinker, TurnResult};

/// A game on this device in play. Copies share their state.
#[derive(Clone, Copy)]
pub(crate) struct LocalPlay {
    /// The board and the running turn.
    pub(crate) session: Session,
    /// The stored game.
    pub(crate) kept: KeptGame,
    /// The key of the message about what has gone wrong.
    pub(crate) trouble: RwSignal<Option<&'static str>>,
    /// Whether another tab has continued the game.
    pub(crate) moved_on: RwSignal<bool>,
    /// Whether a running turn was restored.
    pub(crate) restored: RwSignal<bool>,
    /// A hint for this turn.
    pub(crate) hint: RwSignal<Hint>,
    pub(super) thinker: StoredValue<Thinker, LocalStorage>,
    /// The lock of the one tab that asks the computer for its turns.
    lock: StoredValue<TabLock, LocalStorage>,
}

impl LocalPlay {
    /// Plays a game until the page is left; the computer moves if it is its turn.
    pub(crate) fn new(kept: KeptGame) -> Self {
        let (draft, restored) = kept.draft();
        let trouble = RwSignal::new(None);
        let moved_on = RwSignal::new(false);
        let restored = RwSignal::new(restored);
        let hint = RwSignal::new(Hint::None);
        let thinker = StoredValue::new_local(Thinker::default());
        let lock = StoredValue::new_local(TabLock::default());
        let at = move |session| Self {
            session,
            kept,
            trouble,
            moved_on,
            restored,
            hint,
            thinker,
            lock,
        };
        let turned = move |session: Session, moves: Vec<String>| at(session).turned(moves);
        let drafted = move |session: Session| at(session).drafted();
        let persons = kept
            .game
            .with_untracked(|game| game.state().seats().clone().map(is_person));
        let local = at(Session::new(draft, persons, turned, drafted));
        local.session.take_up_prepared(&kept.id());
        let name = format!("tigerden.think.{}", kept.id());
        lock.set_value(TabLock::claim(&name, move || local.think()));
        kept_games::on_change_elsewhere(move |key| {
            if kept.is_at(key) && !kept.is_current() {
                local.catch_up();
            }
        });
        on_cleanup(move || {
            lock.try_with_value(TabLock::release);
            thinker.try_update_value(Thinker::stop);
        });
        local.turn_board();
        local
    }

    /// Resigns for a side.
    pub(crate) fn resign(self, side: Side) {
        self.end(|game, now| game.resign(side, now));
    }

    /// Has the board set up anew, as agreed for points play.
    pub(crate) fn reset(self) {
        self.end(|game, now| game.reset(now));
    }

    /// Whether a turn can be taken back now, with the answer to it.
    pub(crate) fn may_take_back(self) -> bool {
        let may = self.kept.game.with(LocalGame::may_take_back);
        may && self.session.is_empty()
    }

    /// Takes back the last turn of a person, with the answer to it.
    pub(crate) fn take_back(self) {
        let plies = || {
            self.session
                .draft
                .with_untracked(|draft| draft.table().plies())
        };
        let before = plies();
        self.end(|game, _| game.take_back(hall()).map(|_| ()));
        self.turn_board();
        if plies() < before {
            self.session.say(untrack(|| t("spoken-taken-back")));
        }
    }

    /// Ends the game by agreement: `winner` wins, or nobody does.
    pub(crate) fn agree(self, winner: Option<Side>) {
        self.end(|game, now| game.agree(winner, now));
    }

    /// Returns the id of the next game, which begins now if it has not begun yet. If it can't
    /// begin, sets `trouble` and returns `None`.
    pub(crate) fn next_game(self) -> Option<String> {
        let begun = |game: &LocalGame| game.state().next_game().map(str::to_owned);
        let next = self.kept.game.with_untracked(begun);
        if let Some(next) = next.filter(|next| kept_games::exists(next)) {
            return Some(next);
        }
        let follow = |game: &LocalGame| {
            let now = Moment(own_time_us());
            game.following(hall(), &self.kept.id(), &seed(), now).ok()
        };
        let stored = self.kept.game.with_untracked(follow);
        let Some(next) = stored.and_then(|next| kept_games::store_new(&next)) else {
            self.trouble.set(Some("error-storage"));
            return None;
        };
        let begin = |game: &mut LocalGame, now| match game.state().next_game() {
            // The next game was deleted.
            Some(_) => Ok(()),
            None => game.next_begun(next.clone(), now),
        };
        match self.kept.add(begin) {
            Ok(()) => Some(next),
            Err(why) => {
                kept_games::forget(&next);
                self.not_added(&why);
                self.kept.game.with_untracked(begun)
            }
        }
    }

    /// Asks the computer again after a failure.
    pub(crate) fn retry(self) {
        self.trouble.set(None);
        self.think();
    }

    /// Handles the end of the running side's time: plays the legal part of its turn (T-R6), or does
    /// what the rules say.
    pub(super) fn flag_falls(self) {
        let declared = self.session.draft.with_untracked(Draft::declared);
        self.end(|game, now| game.pass_time(&declared, now).map(|_| ()));
        self.turn_board();
        self.think();
    }

    /// Makes a change that ends the running turn, whatever its moves so far.
    fn end(self, change: impl FnOnce(&mut LocalGame, Moment) -> Result<(), ApplyError>) {
        self.interrupt();
        match self.kept.add(change) {
            Ok(()) => self.show(None),
            Err(why) => self.not_added(&why),
        }
    }

    /// Stops whatever the running turn was about.
    fn interrupt(self) {
        self.session.look(None);
        self.thinker.update_value(Thinker::stop);
        self.moved_on.set(false);
        self.hint.set(Hint::None);
    }

    /// Adds a turn that was played here.
    fn turned(self, moves: Vec<String>) {
        self.restored.set(false);
        self.moved_on.set(false);
        self.hint.set(Hint::None);
        match self.kept.add(|game, now| game.turn(moves, now)) {
            // The draft knows nothing of the points that are played for.
            Ok(())
                if self
                    .kept
                    .game
                    .with_untracked(|game| game.table().outcome().is_some()) =>
            {
                self.show(None);
            }
            Ok(()) => {}
            Err(why) => self.not_added(&why),
        }
        self.turn_board();
        self.think();
    }

    /// Stores the running turn after a change.
    fn drafted(self) {
        self.restored.set(false);
        if !self
            .session
            .draft
            .with_untracked(|draft| self.kept.keep_draft(draft))
        {
            self.trouble.set(Some("error-storage"));
        }
    }

    /// Shows the current game, with the plies from `news` on one by one.
    fn show(self, news: Option<usize>) {
        let draft = self.kept.game.with_untracked(LocalGame::draft);
        self.session.replace(draft, news);
    }

    fn not_added(self, why: &NotAdded) {
        match why {
            NotAdded::Behind => self.catch_up(),
            NotAdded::NotStored => {
                self.show(None);
                self.trouble.set(Some("error-storage"));
            }
            // The rules were asked before, so this is not expected: show the unchanged game.
            NotAdded::Refused(_) => self.show(None),
        }
    }

    /// Loads what another tab has stored.
    fn catch_up(self) {
        let Some(from) = self.kept.plies() else {
            return;
        };
        let stand = |game: &LocalGame| {
            let table = game.table();
            (table.plies(), table.outcome(), table.time_outs().to_vec())
        };
        let before = self.kept.game.with_untracked(stand);
        match self.kept.reload() {
            // Only time was given back: the running turn goes on.
            Ok(()) if self.kept.game.with_untracked(stand) == before => {}
            Ok(()) => {
                self.thinker.update_value(Thinker::stop);
                let plies = self.kept.plies().unwrap_or(from);
                self.restored.set(false);
                self.hint.set(Hint::None);
                self.moved_on.set(true);
                self.show((plies > from).then_some(from));
                self.turn_board();
                self.think();
            }
            Err(NoGame::Missing) => self.trouble.set(Some("local-gone")),
            Err(NoGame::Unreadable { .. }) => self.trouble.set(Some("local-unreadable")),
        }
    }

    /// Turns the board to the side to move if two play at one screen and the settings ask for it.
    fn turn_board(self) {
        let two = untrack(|| self.session.mine()) == [true, true];
        if two && settings().now(|prefs| prefs.auto_flip) {
            let side = |draft: &Draft| draft.table().to_move();
            if let Some(side) = self.session.draft.with_untracked(side) {
                self.session.flipped.set(side == Side::Second);
            }
        }
    }

    /// Asks the computer for a turn if it is to move and this is the tab that asks it.
    fn think(self) {
        if !self.lock.with_value(TabLock::is_granted) {
            return;
        }
        self.kept.game.with_untracked(|game| {
            let table = game.table();
            let Some(side) = table.to_move() else { return };
            let Seat::Computer { level, .. } = game.state().seats()[side.index()] else {
                return;
            };
            let now = Moment(own_time_us());
            let share = game.clock().and_then(|clock| thinking_time(clock, now));
            let time_ms = share.and_then(|share| u32::try_from(share.0 / 1000).ok());
            let (from, race) = (table.plies(), game.state().race());
            let answered = move |answer| self.answered(from, answer);
            self.thinker.update_value(|thinker| {
                thinker.ask(table, Viewer::Player(side), race, level, time_ms, answered);
            });
        });
    }

    /// Plays the computer's answer, which it found for the game after `from` plies.
    fn answered(self, from: usize, answer: TurnResult) {
        // The game has changed in the meantime.
        if self.kept.plies() != Some(from) {
            return;
        }
        let Ok(moves) = answer else {
            return self.trouble.set(Some("error-engine"));
        };
        match self.kept.add(|game, now| game.turn(moves, now)) {
            Ok(()) => self.show(Some(from)),
            Err(NotAdded::Refused(_)) => return self.trouble.set(Some("error-engine")),
            Err(why) => self.not_added(&why),
        }
        self.think();
    }
}

fn is_person(seat: Seat) -> bool {
    matches!(seat, Seat::Person { .. })
}
