//! A lock for work that only one of the tabs showing a game does.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// A claim to be the one tab that does something. The tab that claimed it first holds it; when that
/// tab is closed or releases it, the next one gets it.
#[derive(Clone, Default)]
pub(crate) struct TabLock(Rc<Claim>);

#[derive(Default)]
struct Claim {
    granted: Cell<bool>,
    given_up: Cell<bool>,
    /// Releases the lock to the next tab.
    release: RefCell<Option<Function>>,
}

impl TabLock {
    /// Claims `name` for this site; calls `granted` once this tab holds it. If the browser offers
    /// no locks, or none on an insecure connection, every tab holds it.
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

    /// Whether this tab holds the lock.
    pub(crate) fn is_granted(&self) -> bool {
        self.0.granted.get()
    }

    /// Releases the lock, or gives up the claim if it was not granted yet.
    pub(crate) fn release(&self) {
        self.0.given_up.set(true);
        self.0.granted.set(false);
        if let Some(release) = self.0.release.borrow_mut().take() {
            let _ = release.call0(&JsValue::UNDEFINED);
        }
    }

    /// Asks the browser for the lock; the promise resolves when the lock is released.
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
