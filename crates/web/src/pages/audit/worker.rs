//! The worker that reads records, so that the page stays responsive meanwhile.

use js_sys::Array;
use protocol::Audited;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// The worker's script, which defines the messages to and from the page.
const SCRIPT: &str = "/audit.js";

/// A record, and what was found out about it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Checked {
    pub(super) record: String,
    pub(super) audited: Audited,
}

/// A worker for one question; it ends with its answer, or when this is dropped.
pub(crate) struct Reading {
    worker: Worker,
    _message: Closure<dyn Fn(MessageEvent)>,
    _error: Closure<dyn Fn(Event)>,
}

impl Reading {
    /// Has a record checked: the one at an address, or in a file. `answered` gets `None` if it could not
    /// be read.
    pub(super) fn check(
        source: &JsValue,
        answered: impl Fn(Option<Checked>) + Clone + 'static,
    ) -> Result<Self, JsValue> {
        Self::start(source, move |answer| {
            answered(answer.as_ref().and_then(read))
        })
    }

    /// Asks something; `answered` gets the answer, or `None` if the worker broke.
    pub(crate) fn start(
        question: &JsValue,
        answered: impl Fn(Option<Array>) + Clone + 'static,
    ) -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(SCRIPT, &options)?;
        let (done, failed) = (worker.clone(), answered.clone());
        let message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            done.terminate();
            answered(event.data().dyn_into().ok());
        });
        let broken = worker.clone();
        let error = Closure::<dyn Fn(Event)>::new(move |_: Event| {
            broken.terminate();
            failed(None);
        });
        worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(error.as_ref().unchecked_ref()));
        worker.post_message(question)?;
        Ok(Self {
            worker,
            _message: message,
            _error: error,
        })
    }
}

impl Drop for Reading {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

fn read(answer: &Array) -> Option<Checked> {
    Some(Checked {
        record: answer.get(0).as_string()?,
        audited: serde_json::from_str(&answer.get(1).as_string()?).ok()?,
    })
}
