//! The computer opponent in its own worker, so that the page stays responsive while it thinks.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use game::Viewer;
use hall::Table;
use js_sys::Array;
use series::Race;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{ErrorEvent, Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// The longest time that the computer may take for a turn, in milliseconds.
const PATIENCE_MS: u32 = 2000;
/// The worker's script, which defines the messages to and from the page.
const SCRIPT: &str = "/think.js";

/// The texts of an answer, such as the moves of a turn, or what went wrong.
pub(crate) type TurnResult = Result<Vec<String>, String>;

type Answered = Box<dyn FnOnce(TurnResult)>;

/// Sends questions to the worker, which starts when it is first needed, and receives its answers.
#[derive(Default)]
pub(crate) struct Thinker {
    running: Option<Running>,
    asked: u32,
}

struct Running {
    worker: Worker,
    state: Rc<State>,
    _message: Closure<dyn Fn(MessageEvent)>,
    _error: Closure<dyn Fn(Event)>,
}

#[derive(Default)]
struct State {
    /// Whether it receives messages yet; a question sent before that would be lost.
    ready: Cell<bool>,
    /// Whether something went wrong in it; it answers no more.
    broken: Cell<bool>,
    /// The question for a worker that is not ready yet.
    held: RefCell<Option<Array>>,
    waiting: RefCell<Option<(u32, Answered)>>,
}

impl Thinker {
    /// Asks for the turn to play in a game as `viewer` knows it, within `time_ms`; in points play,
    /// `race` says what is played for. `answered` gets the moves, or what went wrong.
    pub(crate) fn ask(
        &mut self,
        table: &dyn Table,
        viewer: Viewer,
        race: Option<Race>,
        level: u8,
        time_ms: Option<u32>,
        answered: impl FnOnce(TurnResult) + 'static,
    ) {
        let time_ms = time_ms.map_or(PATIENCE_MS, |most| most.min(PATIENCE_MS));
        let seed = js_sys::Date::now() as u64 as u32;
        let how = [level.into(), time_ms.into(), seed.into()];
        let question = question(table, table.plies(), viewer, &how, race);
        self.send("turn", &question, Box::new(answered));
    }

    /// Asks what the position after `plies` plies of a game is worth for the side to move, and for the turn to play
    /// there, at full strength within `time_ms`, knowing what `viewer` knows. `answered` gets the worth and the moves
    /// as texts, or what went wrong.
    pub(crate) fn ask_opinion(
        &mut self,
        table: &dyn Table,
        plies: usize,
        viewer: Viewer,
        race: Option<Race>,
        time_ms: u32,
        answered: impl FnOnce(TurnResult) + 'static,
    ) {
        let question = question(table, plies, viewer, &[time_ms.into()], race);
        self.send("opinion", &question, Box::new(answered));
    }

    fn send(&mut self, what: &str, question: &Array, answered: Answered) {
        self.asked += 1;
        let id = self.asked;
        let question = Array::of2(&id.into(), &what.into()).concat(question);
        match self.running() {
            Ok(running) => running.ask(id, question, answered),
            Err(error) => answered(Err(format!("{error:?}"))),
        }
    }

    /// Cancels a question by ending the worker.
    pub(crate) fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            running.worker.terminate();
        }
    }

    fn running(&mut self) -> Result<&Running, JsValue> {
        if self
            .running
            .as_ref()
            .is_some_and(|running| running.state.broken.get())
        {
            self.stop();
        }
        match &mut self.running {
            Some(running) => Ok(running),
            none => Ok(none.insert(Running::start()?)),
        }
    }
}

/// A question about the position after `plies` plies of a game, and `how` to think about it.
fn question(
    table: &dyn Table,
    plies: usize,
    viewer: Viewer,
    how: &[JsValue],
    race: Option<Race>,
) -> Array {
    let (start, moves) = table.line(plies, viewer);
    let moves: Array = moves.iter().map(JsValue::from).collect();
    let question = Array::of3(&start.into(), &moves, &table.history().name().into());
    for part in how {
        question.push(part);
    }
    let before: Array = race
        .iter()
        .flat_map(|race| race.before.map(JsValue::from))
        .collect();
    question.push(&before);
    question.push(&race.map_or(0, |race| race.target.get()).into());
    question
}

impl Running {
    fn start() -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(SCRIPT, &options)?;
        let state = Rc::new(State::default());
        let (hearing, speaking) = (Rc::clone(&state), worker.clone());
        let message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let Ok(reply) = event.data().dyn_into::<Array>() else {
                return;
            };
            let Some(id) = reply.get(0).as_f64() else {
                return hearing.make_ready(&speaking);
            };
            let moves = reply.get(1).dyn_into::<Array>();
            let answer = moves
                .map(|moves| moves.iter().filter_map(|text| text.as_string()).collect())
                .map_err(|_| reply.get(2).as_string().unwrap_or_default());
            hearing.answer(Some(id as u32), answer);
        });
        let failing = Rc::clone(&state);
        let error = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            // An error from a script that can't be loaded has no message.
            let reason = event.dyn_ref().map(ErrorEvent::message);
            failing.broken.set(true);
            failing.answer(None, Err(reason.unwrap_or_default()));
        });
        worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(error.as_ref().unchecked_ref()));
        Ok(Self {
            worker,
            state,
            _message: message,
            _error: error,
        })
    }

    fn ask(&self, id: u32, question: Array, answered: Answered) {
        *self.state.waiting.borrow_mut() = Some((id, answered));
        if self.state.ready.get() {
            self.state.send(&self.worker, &question);
        } else {
            *self.state.held.borrow_mut() = Some(question);
        }
    }
}

impl State {
    fn make_ready(&self, worker: &Worker) {
        self.ready.set(true);
        let question = self.held.borrow_mut().take();
        if let Some(question) = question {
            self.send(worker, &question);
        }
    }

    fn send(&self, worker: &Worker, question: &Array) {
        if worker.post_message(question).is_err() {
            self.broken.set(true);
            self.answer(None, Err("the worker can't be reached".to_owned()));
        }
    }

    /// Passes on the answer to the question with this id, or without an id to the waiting question.
    fn answer(&self, id: Option<u32>, answer: TurnResult) {
        let answered = self
            .waiting
            .borrow_mut()
            .take_if(|(waiting, _)| id.is_none_or(|id| id == *waiting));
        if let Some((_, answered)) = answered {
            answered(answer);
        }
    }
}
