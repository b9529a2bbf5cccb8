//! Runs the commands of a session.

use engine::{Limits, Player, Request, Score, Task};
use game::{Message, Side, TextError, Viewer};
use hall::{Catalogue, Hall, Table};
use uci::{Command, Dialect, Go, Placed, Variant, moves_of};

use super::info::{NO_MOVE, Writing};
use super::settings::{Change, Settings};
use super::voice::Voice;
use super::worker::{Job, Worker};
use crate::failure::Failure;
use crate::{computer, texts};

/// The game that is played until another one is chosen.
const VARIANT: &str = "lancerchess";
/// Why there is nothing to think about after a wrong command `position`.
const NO_POSITION: &str = "the position is not known: the last command `position` is wrong";

/// A session with a chess program.
pub(super) struct Session {
    hall: Hall,
    catalogue: Catalogue,
    voice: Voice,
    settings: Settings,
    /// The game that `position` has set up; `None` if it could not be read.
    table: Option<Box<dyn Table>>,
    worker: Worker,
    /// Whether the next search starts without what earlier searches found.
    fresh: bool,
    /// The milliseconds that the running search gets once the opponent has made the expected move,
    /// if it uses the opponent's time.
    pondering: Option<Option<u64>>,
}

impl Session {
    pub(super) fn new(hall: Hall, catalogue: Catalogue, voice: Voice) -> Result<Self, Failure> {
        let missing = || Failure::Engine(format!("there is no game `{VARIANT}`"));
        let variant = Variant::find(&hall, VARIANT).ok_or_else(missing)?;
        let table = variant.start(&hall);
        let table = table.map_err(|error| Failure::Engine(error.to_string()))?;
        Ok(Self {
            hall,
            catalogue,
            settings: Settings::new(variant),
            table: Some(table),
            worker: Worker::new(voice.clone()),
            voice,
            fresh: false,
            pondering: None,
        })
    }

    /// Runs the command in a line; returns whether the session goes on.
    pub(super) fn answer(&mut self, line: &str) -> bool {
        let (command, ignored) = Command::read(line);
        for error in ignored {
            self.complain(&error);
        }
        let done = self.obey(command);
        done.unwrap_or_else(|error| {
            self.complain(&error);
            true
        })
    }

    fn complain(&self, error: &TextError) {
        self.voice.complain(&texts::error(error));
    }

    /// Ends the jobs that are still running; each says its answer.
    pub(super) fn quit(self) {
        self.worker.quit();
    }

    /// Waits for the jobs that are still running.
    pub(super) fn finish(self) {
        self.worker.finish();
    }

    fn obey(&mut self, command: Command) -> Result<bool, TextError> {
        match command {
            Command::Nothing => {}
            Command::Uci => self.introduce(),
            Command::IsReady => self.voice.say("readyok"),
            Command::NewGame => self.fresh = true,
            Command::SetOption(setting) => match self.settings.set(&self.hall, &setting)? {
                Change::Value => {}
                Change::Forget => self.fresh = true,
                Change::Variant => self.change_variant()?,
            },
            Command::Position(placed) => {
                self.table = None;
                self.table = Some(placed?.open(&self.hall, &self.settings.variant)?);
            }
            Command::Go(go) => self.go(&go),
            Command::Stop => self.worker.stop(),
            Command::PonderHit => {
                if let Some(ms) = self.pondering.take() {
                    self.worker.answer_within(ms);
                }
            }
            Command::Quit => return Ok(false),
            Command::Show => self.show(),
            Command::Eval => self.evaluate(),
            Command::Bench => self.begin(Job::Bench),
        }
        Ok(true)
    }

    fn introduce(&self) {
        let version = env!("CARGO_PKG_VERSION");
        let options = self.settings.list(&self.hall);
        self.voice.say(format_args!(
            "id name TigerDen {version}\nid author the developers of TigerDen\n{options}\nuciok"
        ));
    }

    fn change_variant(&mut self) -> Result<(), TextError> {
        let variant = &self.settings.variant;
        let start = Placed::usual().open(&self.hall, variant)?;
        let (name, text) = (variant.name(), variant.dialect().position(start.as_ref()));
        self.voice
            .say(format_args!("info string variant {name} startpos {text}"));
        self.table = Some(start);
        self.fresh = true;
        Ok(())
    }

    fn go(&mut self, go: &Go) {
        self.pondering = None;
        let waits = go.waits();
        let job = match &self.table {
            None => Job::Say {
                words: format!(
                    "info string {NO_POSITION}
{NO_MOVE}"
                ),
                waits,
            },
            Some(table) => match (go.perft, table.to_move()) {
                (Some(depth), _) => Job::Perft {
                    table: table.boxed_clone(),
                    depth,
                },
                (None, None) => Job::Say {
                    words: over(table.as_ref()),
                    waits,
                },
                (None, Some(side)) => {
                    let later = go.after_ponderhit();
                    let ms = later.time_ms(side, self.settings.overhead_ms);
                    self.pondering = go.ponder.then_some(ms);
                    Job::Think {
                        request: self.request(table.as_ref(), go, side),
                        writing: Writing::of(table.as_ref(), self.settings.chances),
                        waits,
                        mate: go.mate,
                    }
                }
            },
        };
        self.begin(job);
    }

    fn request(&self, table: &dyn Table, go: &Go, side: Side) -> Request {
        let limits = Limits {
            time_ms: go.time_ms(side, self.settings.overhead_ms),
            nodes: go.nodes,
            depth: go.depth.or_else(|| mate_depth(table, go.mate?)),
        };
        let level = self.settings.level();
        let request = computer::request(table, &self.catalogue, level, limits);
        Request {
            task: Task {
                only: self.only(table, go),
                lines: self.settings.lines as usize,
                threads: self.settings.threads as usize,
                even_forced: self.settings.analysis || go.waits(),
                ..request.task
            },
            ..request
        }
    }

    /// The moves that `go` chooses from; those that are not legal are left out.
    fn only(&self, table: &dyn Table, go: &Go) -> Vec<String> {
        let dialect = Dialect::of(table.info());
        let legal = table.offers();
        let mut only = Vec::new();
        for word in &go.only {
            let first = moves_of(&word.text).next().unwrap_or_default();
            let mv = dialect.to_own(&first);
            if legal.iter().any(|offer| offer.text == mv) {
                only.push(mv);
            } else {
                let message = Message::new("uci-text-no-legal-move").with("move", first);
                self.complain(&word.wrong(message));
            }
        }
        only
    }

    fn begin(&mut self, job: Job) {
        let hash_mib = self.settings.hash_mib as usize;
        self.worker.begin(job, hash_mib, self.fresh);
        self.fresh = false;
    }

    /// The position, or a complaint that it is not known.
    fn known(&self) -> Option<&dyn Table> {
        if self.table.is_none() {
            self.voice.complain(&NO_POSITION);
        }
        self.table.as_deref()
    }

    fn show(&self) {
        let Some(table) = self.known() else { return };
        let dialect = Dialect::of(table.info());
        if let Some(scene) = table.scene(table.plies(), Viewer::Judge) {
            self.voice.say(scene);
        }
        self.voice.say(format_args!(
            "
Fen: {}",
            dialect.position(table)
        ));
        self.voice
            .say(format_args!("Text: {}", table.position(Viewer::Judge)));
    }

    fn evaluate(&self) {
        let Some(table) = self.known() else { return };
        let request = computer::request(table, &self.catalogue, computer::FULL, Limits::default());
        match (table.to_move(), Player::new(0).evaluate(&request)) {
            (Some(side), Ok(centi)) => {
                let side = texts::side(table.info(), side);
                let score = Score::Points(centi);
                self.voice
                    .say(format_args!("Final evaluation: {score} ({side})"));
            }
            (_, Err(error)) => self.voice.complain(&error),
            (None, Ok(_)) => self.voice.complain(&"the game is over"),
        }
    }
}

/// Answers `go` in a game that is over.
fn over(table: &dyn Table) -> String {
    let Some(outcome) = table.outcome() else {
        return NO_MOVE.to_owned();
    };
    let how = texts::outcome(table.info(), &outcome);
    let score = if outcome.winner.is_some() {
        "mate 0"
    } else {
        "cp 0"
    };
    format!(
        "info string {how}
info depth 0 score {score}
{NO_MOVE}"
    )
}

/// How deep to look for a win within some turns; `None` where a turn has any number of actions.
fn mate_depth(table: &dyn Table, turns: u32) -> Option<u32> {
    let single = table.turn_end().is_none();
    single.then(|| turns.saturating_mul(2))
}
