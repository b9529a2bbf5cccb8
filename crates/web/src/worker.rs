//! The computer opponent in a worker of its own, so that the page stays quick while it thinks.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::atomic::AtomicBool;

use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    DedicatedWorkerGlobalScope, ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType,
};

use crate::play::LocalGame;

/// The most time the computer takes for a turn.
const PATIENCE_MS: u64 = 2000;
/// The computer's memory for what it finds out.
const TABLE_MIB: usize = 16;

#[derive(Serialize, Deserialize)]
struct Question {
    id: u32,
    request: engine::Request,
}

#[derive(Serialize, Deserialize)]
struct Reply {
    id: u32,
    moves: Result<Vec<String>, String>,
}

type Answered = Box<dyn FnOnce(Result<Vec<String>, String>)>;

/// The page's end: asks the worker and hears its answers.
#[derive(Default)]
pub(crate) struct Thinker {
    running: Option<Running>,
    asked: u32,
}

/// What the worker says first: a question asked before would be lost.
const READY: &str = "ready";

struct Running {
    worker: Worker,
    /// The question for a worker that is not ready yet; `None` once it is.
    held: Rc<RefCell<Option<String>>>,
    waiting: Rc<RefCell<Option<(u32, Answered)>>>,
    _message: Closure<dyn Fn(MessageEvent)>,
    _error: Closure<dyn Fn(ErrorEvent)>,
}

impl Thinker {
    /// Asks for the turn to play in `game`; `answered` gets the moves, or what went wrong.
    pub(crate) fn ask(
        &mut self,
        game: &LocalGame,
        level: u8,
        answered: impl FnOnce(Result<Vec<String>, String>) + 'static,
    ) {
        self.asked += 1;
        let question = Question {
            id: self.asked,
            request: engine::Request {
                moves: game.moves.clone(),
                history_counts: game.history_counts(),
                level,
                limits: engine::Limits::time(PATIENCE_MS),
                seed: js_sys::Date::now() as u64,
                ..engine::Request::new(game.start.clone())
            },
        };
        let asked = match &self.running {
            Some(running) => Ok(running),
            None => Running::start().map(|running| &*self.running.insert(running)),
        };
        match asked {
            Ok(running) => {
                *running.waiting.borrow_mut() = Some((question.id, Box::new(answered)));
                let text = serde_json::to_string(&question).unwrap_or_default();
                running.send(text);
            }
            Err(error) => answered(Err(format!("{error:?}"))),
        }
    }

    /// Lets go of a question, and of the worker with it.
    pub(crate) fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            running.worker.terminate();
        }
    }
}

impl Running {
    fn start() -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("/boot.js", &options)?;
        let waiting: Rc<RefCell<Option<(u32, Answered)>>> = Rc::default();
        let held = Rc::new(RefCell::new(Some(String::new())));
        let (hearing, holding, speaking) = (Rc::clone(&waiting), Rc::clone(&held), worker.clone());
        let message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if event.data().as_string().is_some_and(|text| text == READY) {
                let question = holding.borrow_mut().take().filter(|text| !text.is_empty());
                if let Some(question) = question {
                    // A worker that has just spoken can be spoken to.
                    let _ = speaking.post_message(&JsValue::from(question));
                }
                return;
            }
            let reply = event
                .data()
                .as_string()
                .and_then(|text| serde_json::from_str::<Reply>(&text).ok());
            let Some(reply) = reply else { return };
            let answered = hearing.borrow_mut().take_if(|(id, _)| *id == reply.id);
            if let Some((_, answered)) = answered {
                answered(reply.moves);
            }
        });
        let failing = Rc::clone(&waiting);
        let error = Closure::<dyn Fn(ErrorEvent)>::new(move |event: ErrorEvent| {
            let answered = failing.borrow_mut().take();
            if let Some((_, answered)) = answered {
                answered(Err(event.message()));
            }
        });
        worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(error.as_ref().unchecked_ref()));
        Ok(Self {
            worker,
            held,
            waiting,
            _message: message,
            _error: error,
        })
    }

    fn send(&self, question: String) {
        if let Some(held) = &mut *self.held.borrow_mut() {
            *held = question;
            return;
        }
        if self.worker.post_message(&JsValue::from(question)).is_err() {
            self.fail("the worker can't be reached");
        }
    }

    fn fail(&self, why: &str) {
        let answered = self.waiting.borrow_mut().take();
        if let Some((_, answered)) = answered {
            answered(Err(why.to_owned()));
        }
    }
}

/// The worker's end: answers questions for ever. False if this is not a worker.
pub(crate) fn serve() -> bool {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return false;
    };
    let player = RefCell::new(engine::Player::new(TABLE_MIB));
    let post = scope.clone();
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let question = event
            .data()
            .as_string()
            .map(|text| serde_json::from_str::<Question>(&text));
        let Some(Ok(question)) = question else { return };
        let never = AtomicBool::new(false);
        let answer = player
            .borrow_mut()
            .think(&question.request, &never, &mut |_| {});
        let moves = answer
            .map(|answer| answer.moves)
            .map_err(|error| error.to_string());
        let reply = serde_json::to_string(&Reply {
            id: question.id,
            moves,
        })
        .unwrap_or_default();
        // A page that is gone needs no answer.
        let _ = post.post_message(&JsValue::from(reply));
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    scope.post_message(&JsValue::from(READY)).is_ok()
}
