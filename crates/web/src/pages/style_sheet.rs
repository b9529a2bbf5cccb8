//! Style sheets of pages that not everybody opens, so that the first page comes without them.

use leptos::prelude::*;

/// The style sheet in this file.
pub(super) fn style_sheet(file: &'static str) -> AnyView {
    view! { <link rel="stylesheet" href=file /> }.into_any()
}
