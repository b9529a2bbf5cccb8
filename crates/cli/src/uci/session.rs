//! Runs the commands of a session.

use engine::{Limits, Player, Request, Score};
use game::{Message, Side, TextError, Viewer};
use hall::{Catalogue, Hall, Table};
use uci::{Command, Dialect, Go, Placed, moves_of};

use super::info::Writing;
use super::settings::{Change, Settings};
use super::voice::Voice;
use super::worker::{Job, Worker};
use crate::failure::Failure;
use crate::{computer, texts};

/// The game that is played until another one is chosen.
const VARIANT: &str = "lancerchess";

/// A session with a chess program.
pub(super) struct Session {
    hall: Hall,
    catalogue: Catalogue,
    voice: Voice,
    settings: Settings,
    table: Box<dyn Table>,
    worker: Worker,
    /// Whether the next search starts without what earlier searches found.
    fresh: bool,
    /// Whether the running search uses the opponent's time.
    pondering: bool,
}

impl Session {
    pub(super) fn new(hall: Hall, catalogue: Catalogue, voice: Voice) -> Result<Self, Failure> {
        let missing = || Failure::Engine(format!("there is no game `{VARIANT}`"));
        let variant = Dialect::find(VARIANT).ok_or_else(missing)?;
        let table = variant.start(&hall);
        Ok(Self {
            hall,
            catalogue,
            settings: Settings::new(variant),
            table: table.map_err(|error| Failure::Engine(error.to_string()))?,
            worker: Worker::new(voice.clone()),
            voice,
            fresh: false,
            pondering: false,
        })
    }

    /// Runs the command in a line; returns whether the session goes on.
    pub(super) fn answer(&mut self, line: &str) -> bool {
        let done = Command::parse(line).and_then(|command| self.obey(command));
        done.unwrap_or_else(|error| {
            self.voice.complain(&texts::error(&error));
            true
        })
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
            Command::SetOption(setting) => match self.settings.set(&setting)? {
                Change::Value => {}
                Change::Forget => self.fresh = true,
                Change::Variant => self.change_variant()?,
            },
            Command::Position(placed) => {
                self.table = placed.open(&self.hall, self.settings.variant)?
            }
            Command::Go(go) => self.go(&go)?,
            Command::Stop => self.worker.stop(),
            Command::PonderHit if self.pondering => self.worker.stop(),
            Command::PonderHit => {}
            Command::Quit => {
                self.worker.stop();
                return Ok(false);
            }
            Command::Show => self.show(),
            Command::Eval => self.evaluate(),
            Command::Bench => self.begin(Job::Bench),
        }
        Ok(true)
    }

    fn introduce(&self) {
        let version = env!("CARGO_PKG_VERSION");
        let options = self.settings.list();
        self.voice.say(format_args!(
            "id name TigerDen {version}\nid author the developers of TigerDen\n{options}\nuciok"
        ));
    }

    fn change_variant(&mut self) -> Result<(), TextError> {
        let start = Placed::usual().open(&self.hall, self.settings.variant)?;
        let (id, text) = (
            start.info().id,
            self.settings.variant.position(start.as_ref()),
        );
        self.voice
            .say(format_args!("info string variant {id} startpos {text}"));
        self.table = start;
        self.fresh = true;
        Ok(())
    }

    fn go(&mut self, go: &Go) -> Result<(), TextError> {
        let table = self.table.as_ref();
        if let Some(depth) = go.perft {
            let table = table.boxed_clone();
            self.begin(Job::Perft { table, depth });
            return Ok(());
        }
        let Some(side) = table.to_move() else {
            self.say_over();
            return Ok(());
        };
        let writing = Writing::of(table);
        let job = Job::Think {
            request: self.request(go, side, writing)?,
            writing,
            waits: go.waits(),
        };
        self.pondering = go.ponder;
        self.begin(job);
        Ok(())
    }

    fn request(&self, go: &Go, side: Side, writing: Writing) -> Result<Request, TextError> {
        let limits = Limits {
            time_ms: go.time_ms(side, self.settings.overhead_ms),
            nodes: go.nodes,
            depth: go.depth.or(go.mate.map(|turns| turns.saturating_mul(2))),
        };
        let legal = self.table.offers();
        let mut only = Vec::new();
        for word in &go.only {
            let first = moves_of(&word.text).next().unwrap_or_default();
            let mv = writing.dialect().to_own(&first);
            if !legal.iter().any(|offer| offer.text == mv) {
                let message = Message::new("uci-text-no-legal-move").with("move", first);
                return Err(word.wrong(message));
            }
            only.push(mv);
        }
        let mut request = computer::request(
            self.table.as_ref(),
            &self.catalogue,
            self.settings.level,
            limits,
        );
        request.task.only = only;
        Ok(request)
    }

    fn begin(&mut self, job: Job) {
        if self.worker.begin(job, self.settings.hash_mib, self.fresh) {
            self.fresh = false;
        } else {
            self.voice.complain(&"busy; send `stop` first");
        }
    }

    /// Answers `go` in a game that is over.
    fn say_over(&self) {
        if let Some(outcome) = self.table.outcome() {
            let how = texts::outcome(self.table.info(), &outcome);
            let score = if outcome.winner.is_some() {
                "mate 0"
            } else {
                "cp 0"
            };
            self.voice.say(format_args!(
                "info string {how}\ninfo depth 0 score {score}"
            ));
        }
        self.voice.say("bestmove (none)");
    }

    fn show(&self) {
        let table = self.table.as_ref();
        let dialect = Dialect::of(table.info());
        if let Some(scene) = table.scene(table.plies(), Viewer::Judge) {
            self.voice.say(scene);
        }
        self.voice
            .say(format_args!("\nFen: {}", dialect.position(table)));
        self.voice
            .say(format_args!("Text: {}", table.position(Viewer::Judge)));
    }

    fn evaluate(&self) {
        let request = computer::request(
            self.table.as_ref(),
            &self.catalogue,
            computer::FULL,
            Limits::default(),
        );
        match (self.table.to_move(), Player::new(0).evaluate(&request)) {
            (Some(side), Ok(centi)) => {
                let side = texts::side(self.table.info(), side);
                let score = Score::Points(centi);
                self.voice
                    .say(format_args!("Final evaluation: {score} ({side})"));
            }
            (_, Err(error)) => self.voice.complain(&error),
            (None, Ok(_)) => self.voice.complain(&"the game is over"),
        }
    }
}
