//! A live connection that notices silence and reconnects by itself.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use js_sys::Date;
use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::{document, set_interval_with_handle, set_timeout, window};
use protocol::{Hello, Say, Update};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{MessageEvent, WebSocket};

use super::pulse::{Due, Pulse, TICK};

/// What the connection reports.
#[derive(Clone, Debug)]
pub(crate) enum SocketEvent {
    /// A message from the server.
    Update(Update),
    /// The server has said nothing for some seconds.
    Silent,
    /// The connection is lost; the next attempt is in this many seconds.
    Lost(u32),
}

type Listener = Rc<dyn Fn(SocketEvent)>;

/// The connection of one game.
#[derive(Clone)]
pub(crate) struct Socket(Rc<Inner>);

struct Inner {
    path: String,
    hello: Box<dyn Fn() -> Hello>,
    hear: Listener,
    socket: RefCell<Option<WebSocket>>,
    failures: Cell<u32>,
    pulse: Cell<Pulse>,
    /// Looks after the connection until it is closed.
    watch: Cell<Option<IntervalHandle>>,
    /// The number of the current connection, so that late messages of an old one are ignored.
    current: Cell<u32>,
    closed: Cell<bool>,
}

impl Socket {
    /// Connects; `hello` makes the first message of every new connection.
    pub(crate) fn open(
        path: String,
        hello: impl Fn() -> Hello + 'static,
        hear: impl Fn(SocketEvent) + 'static,
    ) -> Self {
        let socket = Self(Rc::new(Inner {
            path,
            hello: Box::new(hello),
            hear: Rc::new(hear),
            socket: RefCell::new(None),
            failures: Cell::new(0),
            pulse: Cell::new(Pulse::new(Date::now())),
            watch: Cell::new(None),
            current: Cell::new(0),
            closed: Cell::new(false),
        }));
        socket.connect();
        let this = Rc::downgrade(&socket.0);
        let look = move || {
            if let Some(inner) = this.upgrade() {
                Self(inner).look();
            }
        };
        socket
            .0
            .watch
            .set(set_interval_with_handle(look, TICK).ok());
        socket
    }

    /// Reconnects at once.
    pub(crate) fn again(&self) {
        if !self.0.closed.get() {
            self.connect();
        }
    }

    /// Closes for good.
    pub(crate) fn close(&self) {
        self.0.closed.set(true);
        if let Some(watch) = self.0.watch.take() {
            watch.clear();
        }
        self.drop_socket();
    }

    /// Says that the page is there, and notices if the server is not.
    fn look(&self) {
        if self.0.socket.borrow().is_none() {
            return;
        }
        let mut pulse = self.0.pulse.get();
        let due = pulse.due(Date::now(), !document().hidden());
        self.0.pulse.set(pulse);
        match due {
            Due::Nothing => {}
            // If it does not go out, no answer comes.
            Due::Beat(within) => _ = self.say(&Say::Within(within)),
            Due::Warning(within) => {
                self.say(&Say::Within(within));
                (self.0.hear)(SocketEvent::Silent);
            }
            Due::End => self.lost(self.0.current.get()),
        }
    }

    /// Says it if the connection is made; returns whether it is.
    pub(crate) fn say(&self, what: &Say) -> bool {
        if let Some(socket) = &*self.0.socket.borrow()
            && socket.ready_state() == WebSocket::OPEN
            && let Ok(text) = serde_json::to_string(what)
        {
            return socket.send_with_str(&text).is_ok();
        }
        false
    }

    fn drop_socket(&self) {
        self.0.current.set(self.0.current.get() + 1);
        if let Some(socket) = self.0.socket.borrow_mut().take() {
            let _ = socket.close();
        }
    }

    fn connect(&self) {
        self.drop_socket();
        self.0.pulse.set(Pulse::new(Date::now()));
        let turn = self.0.current.get();
        let location = window().location();
        let secure = location
            .protocol()
            .is_ok_and(|protocol| protocol == "https:");
        let host = location.host().unwrap_or_default();
        let url = format!(
            "{}://{host}{}",
            if secure { "wss" } else { "ws" },
            self.0.path
        );
        let Ok(socket) = WebSocket::new(&url) else {
            return self.lost(turn);
        };
        let this = self.clone();
        let opened = socket.clone();
        let open = Closure::<dyn Fn()>::new(move || {
            let hello = serde_json::to_string(&(this.0.hello)()).unwrap_or_default();
            if opened.send_with_str(&hello).is_err() {
                this.lost(turn);
            }
        });
        let this = self.clone();
        let message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string();
            let update = text.and_then(|text| serde_json::from_str(&text).ok());
            if this.0.current.get() == turn
                && let Some(update) = update
            {
                this.0.failures.set(0);
                let mut pulse = this.0.pulse.get();
                pulse.heard(Date::now());
                this.0.pulse.set(pulse);
                (this.0.hear)(SocketEvent::Update(update));
            }
        });
        let this = self.clone();
        let close = Closure::<dyn Fn()>::new(move || this.lost(turn));
        socket.set_onopen(Some(open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(close.as_ref().unchecked_ref()));
        // The browser needs the closures as long as the socket.
        open.forget();
        message.forget();
        close.forget();
        *self.0.socket.borrow_mut() = Some(socket);
    }

    fn lost(&self, turn: u32) {
        if self.0.closed.get() || self.0.current.get() != turn {
            return;
        }
        self.drop_socket();
        let turn = self.0.current.get();
        let failures = self.0.failures.get();
        self.0.failures.set(failures + 1);
        let seconds = wait(failures);
        (self.0.hear)(SocketEvent::Lost(seconds));
        let this = self.clone();
        let retry = move || {
            if this.0.current.get() == turn {
                this.again();
            }
        };
        set_timeout(retry, Duration::from_secs(seconds.into()));
    }
}

/// Seconds until the next attempt after this many failures in a row.
fn wait(failures: u32) -> u32 {
    1 << failures.min(3)
}

#[cfg(test)]
mod tests {
    use super::wait;

    #[test]
    fn tries_come_soon_and_never_stop() {
        assert_eq!([0, 1, 2, 3, 50].map(wait), [1, 2, 4, 8, 8]);
    }
}
