//! The app without a connection: the service worker, and the messages about it.

use js_sys::Reflect;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::ServiceWorkerContainer;

use crate::i18n::t;
use crate::parts;

/// Whether there is a connection, and whether a new version waits.
#[derive(Clone, Copy)]
pub(crate) struct Net {
    online: RwSignal<bool>,
    update: RwSignal<bool>,
}

/// Starts to watch the connection and new versions of the app.
pub(crate) fn install() -> Net {
    let navigator = window().navigator();
    let net = Net {
        online: RwSignal::new(navigator.on_line()),
        update: RwSignal::new(false),
    };
    window_event_listener(leptos::ev::online, move |_| net.online.set(true));
    window_event_listener(leptos::ev::offline, move |_| net.online.set(false));
    if let Some(container) = service_workers() {
        let had = container.controller().is_some();
        let changed = Closure::<dyn Fn()>::new(move || net.update.set(had));
        container.set_oncontrollerchange(Some(changed.as_ref().unchecked_ref()));
        changed.forget();
    }
    net
}

/// Asks the service worker to store all files of the app. Without a service worker, loads the code
/// of all pages and games instead, unless the device wants to save data.
pub(crate) fn keep() {
    match service_workers() {
        Some(container) => {
            let registered = container.register("/sw.js");
            spawn_local(async move {
                if let Err(error) = JsFuture::from(registered).await {
                    web_sys::console::info_1(&error);
                }
            });
        }
        None if saves_data() => {}
        None => spawn_local(parts::load_all()),
    }
}

/// The service workers of the browser. It has none at insecure addresses other than this machine's.
pub(crate) fn service_workers() -> Option<ServiceWorkerContainer> {
    let container = Reflect::get(&window().navigator(), &"serviceWorker".into());
    container.ok()?.dyn_into().ok()
}

fn saves_data() -> bool {
    let connection = Reflect::get(&window().navigator(), &"connection".into());
    let saves = connection.and_then(|connection| Reflect::get(&connection, &"saveData".into()));
    saves.is_ok_and(|saves| saves == true)
}

impl Net {
    /// The message to show, if there is one.
    pub(crate) fn banner(self) -> Option<AnyView> {
        if self.update.get() {
            let load = move |_| {
                let _ = window().location().reload();
            };
            return Some(view! {
                <div class="banner good" role="status">
                    <p>{t("update-ready")}</p><button type="button" on:click=load>{t("update-load")}</button>
                </div>
            }.into_any());
        }
        (!self.online.get()).then(|| {
            view! { <div class="banner" role="status" data-testid="offline"><p>{t("offline")}</p></div> }.into_any()
        })
    }
}
