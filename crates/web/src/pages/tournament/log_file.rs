//! Logs from files: read, checked before they are sent, and what is wrong with them in words, with the place.

use leptos::prelude::*;
use protocol::tournament::Said;
use tournament::event::Tournament;
use tournament::log::{Entry, LogError, Role};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::live::{Live, Sending, Voice};
use super::words;
use crate::http::{Failure, post_text};
use crate::i18n::{t, ta};

/// The text of the file that was picked.
pub(super) fn read_file(event: web_sys::Event, take: impl FnOnce(String) + 'static) {
    let input = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
    let file = input.and_then(|input| input.files()?.get(0));
    let Some(file) = file else { return };
    spawn_local(async move {
        let text = JsFuture::from(file.text()).await;
        if let Some(text) = text.ok().and_then(|text| text.as_string()) {
            take(text);
        }
    });
}

/// The name of the tournament that a log tells of, whose director is to bring it; the message about what is wrong
/// with it.
pub(super) fn title_of(log: &str, director: &str) -> Result<String, String> {
    let now = fold(&read(log)?)?;
    match now.role(director) {
        Some(Role::Director) => Ok(now.charter().name.clone()),
        _ => Err(ta("event-log-no-director", &[("name", director.into())])),
    }
}

fn read(log: &str) -> Result<Vec<Entry>, String> {
    Entry::read_all(log).map_err(|LogError { line, column, .. }| {
        let args = [("line", line.into()), ("column", column.into())];
        ta("event-log-line", &args)
    })
}

/// What a log adds up to; the message about the first entry that can't be.
fn fold(log: &[Entry]) -> Result<Tournament, String> {
    if log.is_empty() {
        return Err(t("error-log"));
    }
    Tournament::replay(log).map_err(|error| {
        let before = error.entry.saturating_sub(1);
        let why = match Tournament::replay(&log[..before]) {
            Ok(before) => words::refused(&error.refused, &before),
            // Nothing comes before the first entry.
            Err(_) => match &error.refused {
                tournament::event::Refused::Charter(error) => words::charter(error),
                _ => t("error-log"),
            },
        };
        at_entry(error.entry, why)
    })
}

fn at_entry(entry: usize, why: String) -> String {
    ta(
        "event-log-entry",
        &[("entry", entry.into()), ("why", why.into())],
    )
}

/// Whether a log begins as the one that is known here, and goes on as it may; the message about what is wrong.
fn check(log: &str, known: &[Entry]) -> Result<(), String> {
    let entries = read(log)?;
    let mut both = entries.iter().zip(known);
    let differs = both.position(|(there, here)| there != here);
    let short = (entries.len() < known.len()).then_some(entries.len());
    if let Some(place) = differs.or(short) {
        return Err(at_entry(place + 1, t("error-log-differs")));
    }
    fold(&entries).map(drop)
}

/// What the server says of a log, with the place if it names one.
fn refused(failure: &Failure, live: Live) -> String {
    let said = live.words_of(failure);
    match failure {
        Failure::Refused(error) => match error.seq.and_then(|seq| usize::try_from(seq).ok()) {
            Some(entry) => at_entry(entry, said),
            None => said,
        },
        Failure::Network => said,
    }
}

/// The field with which the director brings a log that goes on from here.
pub(super) fn upload(live: Live) -> AnyView {
    let sending = Sending::new();
    let done = RwSignal::new(false);
    let send = move |text: String| {
        let Some((_, secret)) = live.voice(Voice::Official) else {
            return;
        };
        done.set(false);
        let known = live
            .book
            .with_untracked(|book| book.as_ref().map(|book| book.log().to_vec()));
        let checked = untrack(|| check(&text, &known.unwrap_or_default()));
        sending.problem.set(checked.err());
        if sending.problem.with_untracked(Option::is_some) {
            return;
        }
        sending.busy.set(true);
        spawn_local(async move {
            let path = format!("/api/tournaments/{}/log", live.id());
            let answer = post_text::<Said>(&path, Some(&secret), &text).await;
            if sending.busy.is_disposed() {
                return;
            }
            sending.busy.set(false);
            match answer {
                Ok(_) => done.set(true),
                Err(failure) => sending
                    .problem
                    .set(Some(untrack(|| refused(&failure, live)))),
            }
        });
    };
    let owner = StoredValue::new(Owner::current().unwrap_or_default());
    let picked = move |event: web_sys::Event| {
        read_file(event, move |text| {
            owner.with_value(|owner| owner.with(|| send(text)))
        });
    };
    view! {
        <details class="card section">
            <summary data-testid="upload">{t("event-upload-title")}</summary>
            <p class="note">{t("event-upload-note")}</p>
            <label class="field"><span>{t("event-file-log")}</span>
                <input type="file" accept=".jsonl,.json,.txt" data-testid="upload-log" on:change=picked /></label>
            {sending.banner()}
            {move || done.get().then(|| view! { <p role="status">{t("event-uploaded")}</p> }.into_any())}
        </details>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use tournament::log::{Fact, Number};

    use super::super::trial::{director, log, played};
    use super::*;

    fn text(log: &[Entry]) -> String {
        let lines = log.iter().map(|entry| entry.line().expect("a line"));
        lines.collect()
    }

    #[test]
    fn a_log_is_read_before_it_is_sent() {
        let log = log(4, &[]);
        let title = title_of(&text(&log), "Dora");
        assert_eq!(title, Ok("Spring Cup".to_owned()));
        let none = title_of(&text(&log), "Ada").expect_err("no director");
        assert!(none.contains("Ada"), "{none}");
        let empty = title_of("\n", "Dora").expect_err("nothing");
        assert_eq!(empty, t("error-log"));
    }

    #[test]
    fn what_is_wrong_is_said_with_its_place() {
        let mut all = log(4, &[]);
        let broken = format!("{}{{\"at\": 1}}\n", text(&all));
        let said = title_of(&broken, "Dora").expect_err("no entry");
        assert!(said.contains("Line 7, column 9"), "{said}");
        all.push(director(Fact::CheckedIn(Number(9))));
        let said = title_of(&text(&all), "Dora").expect_err("nobody");
        assert_eq!(said, "Entry 7: There is no player 9.");
        let said = title_of(&text(&all[1..]), "Dora").expect_err("no charter");
        assert_eq!(said, format!("Entry 1: {}", t("error-log")));
    }

    #[test]
    fn a_longer_log_begins_as_the_one_here() {
        let known = log(4, &[played(1, 1, "a")]);
        let longer = log(4, &[played(1, 1, "a"), played(1, 2, "b")]);
        assert_eq!(check(&text(&longer), &known), Ok(()));
        assert_eq!(check(&text(&known), &known), Ok(()));
        let other = log(4, &[played(1, 1, "b"), played(1, 2, "b")]);
        let differs = |entry| Err(at_entry(entry, t("error-log-differs")));
        assert_eq!(check(&text(&other), &known), differs(7));
        assert_eq!(check(&text(&known[..3]), &known), differs(4));
        let mut wrong = longer;
        wrong.push(director(Fact::CheckedIn(Number(9))));
        let said = check(&text(&wrong), &known).expect_err("nobody");
        assert_eq!(said, "Entry 9: There is no player 9.");
    }
}
