//! The worker that checks a record, so that the page stays responsive meanwhile.

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

/// A worker for one check; it ends with its answer, or when this is dropped.
pub(super) struct Checking {
    worker: Worker,
    _message: Closure<dyn Fn(MessageEvent)>,
    _error: Closure<dyn Fn(Event)>,
}

impl Checking {
    /// Has a record checked: the one at an address, or in a file. `answered` gets `None` if it could not
    /// be read.
    pub(super) fn start(
        source: &JsValue,
        answered: impl Fn(Option<Checked>) + Clone + 'static,
    ) -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(SCRIPT, &options)?;
        let (done, failed) = (worker.clone(), answered.clone());
        let message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            done.terminate();
            answered(read(&event.data()));
        });
        let broken = worker.clone();
        let error = Closure::<dyn Fn(Event)>::new(move |_: Event| {
            broken.terminate();
            failed(None);
        });
        worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(error.as_ref().unchecked_ref()));
        worker.post_message(source)?;
        Ok(Self {
            worker,
            _message: message,
            _error: error,
        })
    }
}

impl Drop for Checking {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

fn read(answer: &JsValue) -> Option<Checked> {
    let answer: &Array = answer.dyn_ref()?;
    Some(Checked {
        record: answer.get(0).as_string()?,
        audited: serde_json::from_str(&answer.get(1).as_string()?).ok()?,
    })
}
