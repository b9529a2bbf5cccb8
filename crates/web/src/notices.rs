//! Notices of the device that it is one's turn, for those who want them.

use std::future::Future;
use std::pin::Pin;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Notification, NotificationOptions, NotificationPermission, ServiceWorkerRegistration,
};

use crate::offline::service_workers;
use crate::parts;
use crate::prefs::settings;

/// What can be done about notices; this code is loaded when it is first wanted.
#[derive(Clone, Copy)]
pub(crate) struct Notices {
    /// Asks the user, as browsers do, and says whether notices may be shown.
    pub(crate) allow: fn() -> Pin<Box<dyn Future<Output = bool>>>,
    /// Shows a notice with a title and a text.
    pub(crate) show: fn(String, String),
}

/// Says with a notice that it is one's turn, if the settings ask for that and nobody looks at the page.
pub(crate) fn your_turn(title: String, text: String) {
    if !document().hidden() || !settings().now(|prefs| prefs.notices) {
        return;
    }
    spawn_local(async move {
        // Without the network there is no news either.
        if parts::load_notices().await.is_ok()
            && let Some(notices) = parts::notices()
        {
            (notices.show)(title, text);
        }
    });
}

/// As [`Notices::allow`].
pub(crate) fn allow() -> Pin<Box<dyn Future<Output = bool>>> {
    Box::pin(async {
        // Phones show notices of service workers only, and there is one on every device that may show any.
        if registration().await.is_none() {
            return false;
        }
        match Notification::request_permission() {
            Ok(asked) => JsFuture::from(asked)
                .await
                .is_ok_and(|answer| answer.as_string().as_deref() == Some("granted")),
            Err(_) => false,
        }
    })
}

/// As [`Notices::show`].
pub(crate) fn show(title: String, text: String) {
    spawn_local(async move {
        let Some(worker) = registration().await else {
            return;
        };
        if Notification::permission() != NotificationPermission::Granted {
            return;
        }
        let path = window().location().pathname().unwrap_or_default();
        let options = NotificationOptions::new();
        options.set_body(&text);
        options.set_icon("/icons/icon-192.png");
        // A newer notice of the same game takes the place of the one before.
        options.set_tag(&path);
        if let Ok(shown) = worker.show_notification_with_options(&title, &options) {
            // The browser may have been forbidden to show it meanwhile.
            let _ = JsFuture::from(shown).await;
        }
    });
}

async fn registration() -> Option<ServiceWorkerRegistration> {
    let found = JsFuture::from(service_workers()?.get_registration()).await;
    found.ok()?.dyn_into().ok()
}
