//! What only one of the tabs that show a game does.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// A claim to be the one tab that does something. The tab that claimed it first has it, and the
/// next one when that one is closed or lets go.
#[derive(Clone, Default)]
pub(crate) struct TabLock(Rc<Claim>);

#[derive(Default)]
struct Claim {
    granted: Cell<bool>,
    given_up: Cell<bool>,
    /// Lets the next tab have it.
    release: RefCell<Option<Function>>,
}

impl TabLock {
    /// Claims `name` of this site; `granted` is called once this tab has it. In a browser that
    /// can't tell tabs apart, or does not for an unsafe connection, every tab has it.
    pub(crate) fn claim(name: &str, granted: impl FnOnce() + 'static) -> Self {
        let lock = Self::default();
        let granted = Rc::new(RefCell::new(Some(granted)));
        let claimed = lock.clone();
        let have = move || {
            let granted = granted.borrow_mut().take();
            if let Some(granted) = granted.filter(|_| !claimed.0.given_up.get()) {
                claimed.0.granted.set(true);
                granted();
            }
        };
        let asked = lock.ask(name, have.clone());
        spawn_local(async move {
            let waiting = match asked {
                Ok(asked) => JsFuture::from(asked).await,
                Err(error) => Err(error),
            };
            if waiting.is_err() {
                have();
            }
        });
        lock
    }

    /// Whether this tab has it.
    pub(crate) fn is_granted(&self) -> bool {
        self.0.granted.get()
    }

    /// Lets go of it, also before it was granted.
    pub(crate) fn release(&self) {
        self.0.given_up.set(true);
        self.0.granted.set(false);
        if let Some(release) = self.0.release.borrow_mut().take() {
            let _ = release.call0(&JsValue::UNDEFINED);
        }
    }

    /// Asks the browser; the answer comes when the lock is let go.
    fn ask(&self, name: &str, have: impl Fn() + 'static) -> Result<Promise, JsValue> {
        let locks = Reflect::get(&window().navigator(), &"locks".into())?;
        let request: Function = Reflect::get(&locks, &"request".into())?.dyn_into()?;
        let claim = Rc::clone(&self.0);
        let hold = Closure::once_into_js(move |_lock: JsValue| -> JsValue {
            if claim.given_up.get() {
                return JsValue::UNDEFINED;
            }
            let held = Promise::new(&mut |release, _| {
                *claim.release.borrow_mut() = Some(release);
            });
            have();
            held.into()
        });
        let asked = request.call2(&locks, &name.into(), &hold)?;
        asked.dyn_into()
    }
}
