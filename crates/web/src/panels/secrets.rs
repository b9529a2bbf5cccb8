//! The panel about hidden pieces, which is loaded when a game has some.

use leptos::prelude::*;

use crate::parts::{Needs, secrets, when};
use crate::play::Session;

/// The panel, once there is something hidden and its code is there.
pub(crate) fn secrets_panel(session: Session) -> AnyView {
    let wanted = Memo::new(move |before: Option<&bool>| {
        before == Some(&true) || session.has_hidden.get() || session.waits_for.get().is_some()
    });
    let panel = move || {
        when(Needs::of_secrets(), move || {
            secrets().map_or_else(|| ().into_any(), |panel| untrack(|| panel(session)))
        })
    };
    (move || wanted.get().then(panel)).into_any()
}
