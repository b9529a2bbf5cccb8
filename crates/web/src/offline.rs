//! The app without a connection: the service worker, and what the page says about it.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

use crate::i18n::t;

/// Whether there is a connection, and whether a new version waits.
#[derive(Clone, Copy)]
pub(crate) struct Net {
    online: RwSignal<bool>,
    update: RwSignal<bool>,
}

/// Registers the service worker and listens to the connection.
pub(crate) fn install() -> Net {
    let navigator = window().navigator();
    let net = Net {
        online: RwSignal::new(navigator.on_line()),
        update: RwSignal::new(false),
    };
    window_event_listener(leptos::ev::online, move |_| net.online.set(true));
    window_event_listener(leptos::ev::offline, move |_| net.online.set(false));
    // Not on insecure addresses other than this machine: browsers have none there.
    let container = js_sys::Reflect::get(&navigator, &"serviceWorker".into()).ok();
    let container = container.and_then(|c| c.dyn_into::<web_sys::ServiceWorkerContainer>().ok());
    if let Some(container) = container {
        let had = container.controller().is_some();
        let changed = Closure::<dyn Fn()>::new(move || net.update.set(had));
        container.set_oncontrollerchange(Some(changed.as_ref().unchecked_ref()));
        changed.forget();
        let registered = container.register("/sw.js");
        wasm_bindgen_futures::spawn_local(async move {
            if let Err(error) = wasm_bindgen_futures::JsFuture::from(registered).await {
                web_sys::console::info_1(&error);
            }
        });
    }
    net
}

impl Net {
    /// What there is to say.
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
