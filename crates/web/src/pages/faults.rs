//! What is wrong in a text that a user has written.

use leptos::prelude::*;
use protocol::TextFault;

use crate::i18n::fault;

/// What is wrong in `text`, a line for each fault.
pub(crate) fn faults_in(text: &str, faults: &[TextFault]) -> AnyView {
    let lines: Vec<_> = faults.iter().map(|one| line(text, one)).collect();
    lines.into_any()
}

/// One fault: what is wrong, and the text with the wrong part marked.
fn line(text: &str, one: &TextFault) -> AnyView {
    let message = fault(one).unwrap_or_else(|| one.key.clone());
    let (at, end) = (one.at, one.at + one.len);
    let parts = text.get(..at).zip(text.get(at..end)).zip(text.get(end..));
    let excerpt = parts
        .filter(|_| one.len > 0)
        .map(|((before, wrong), after)| {
            let (before, wrong, after) = (before.to_owned(), wrong.to_owned(), after.to_owned());
            view! { <p><code>{before}<mark style:color="inherit" style:background="var(--tiger-soft)">{wrong}</mark>{after}</code></p> }.into_any()
        });
    view! { <p>{message}</p>{excerpt} }.into_any()
}
