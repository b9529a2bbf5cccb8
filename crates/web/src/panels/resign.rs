//! Resigning, which asks first.

use leptos::prelude::*;

use crate::i18n::t;

/// The button that resigns. The question stands beside it, so that a second click in the same place answers
/// nothing.
#[component]
pub(crate) fn Resign(
    /// The key of the question.
    #[prop(into)]
    question: Signal<&'static str>,
    /// Resigns.
    resign: Callback<()>,
) -> impl IntoView {
    let asks = RwSignal::new(false);
    let ask = move |event: web_sys::MouseEvent| {
        // The second click of a double click leaves the question open.
        if event.detail() < 2 {
            asks.update(|asks| *asks = !*asks);
        }
    };
    let sure = move |_| {
        asks.set(false);
        resign.run(());
    };
    let answers = move || {
        asks.get().then(|| {
            view! {
                <button type="button" class="danger" data-testid="resign-sure" on:click=sure>{t(question.get())}</button>
                <button type="button" data-testid="resign-not" on:click=move |_| asks.set(false)>{t("confirm-no")}</button>
            }
            .into_any()
        })
    };
    view! {
        <button type="button" class="plain danger" data-testid="resign" aria-expanded=move || asks.get().to_string() on:click=ask>
            {move || t("board-resign")}
        </button>
        {move || answers()}
    }
}
