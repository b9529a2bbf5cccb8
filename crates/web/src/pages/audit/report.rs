//! What a check has found, in words.

use leptos::prelude::*;
use protocol::{Audited, Flaw, Proved, SignedBy};

use crate::i18n::{fault, t, ta};
use crate::route::Route;

/// A line of the report, and whether what it says is in order; `None` where it is neither.
type Line = (Option<bool>, String);

/// The report: the verdict, what is wrong first, and each check with its count.
pub(super) fn report(audited: &Audited, sent: Option<Option<usize>>) -> AnyView {
    let mut lines = match &audited.found {
        Ok(proved) => proofs(proved),
        Err(_) => Vec::new(),
    };
    lines.extend(sent.map(seals_sent).filter(|_| sent != Some(Some(0))));
    lines.push(signature(&audited.signed));
    let wrong = audited.found.is_err() || lines.iter().any(|(right, _)| *right == Some(false));
    let verdict = if wrong {
        format!("✗ {}", t("report-wrong"))
    } else {
        format!("✓ {}", t("report-right"))
    };
    let flaw = audited.found.as_ref().err();
    let flaw = flaw.map(|flaw| first_wrong(flaw, audited.game.as_deref()));
    let line = |(right, text): Line| {
        let sign = right.map_or("– ", |right| if right { "✓ " } else { "✗ " });
        view! { <li>{sign}{text}</li> }.into_any()
    };
    view! {
        <h3 data-testid="report-verdict">{verdict}</h3>
        {flaw}
        <ul class="throws" data-testid="report-lines">{lines.into_iter().map(line).collect::<Vec<_>>()}</ul>
    }
    .into_any()
}

fn proofs(proved: &Proved) -> Vec<Line> {
    let counted = |key: &str, count: usize| ta(key, &[("count", count.into())]);
    let if_any = |count: usize| Some(count).filter(|count| *count > 0);
    let lines = [
        Some(counted("report-actions", proved.actions)),
        proved.answers.map(|count| counted("report-answers", count)),
        if_any(proved.seals).map(|count| counted("report-seals", count)),
        proved.throws.map(|count| counted("report-throws", count)),
        if_any(proved.lots).map(|count| counted("report-lots", count)),
        if_any(proved.clock_times).map(|count| counted("report-clocks", count)),
    ];
    lines
        .into_iter()
        .flatten()
        .map(|text| (Some(true), text))
        .collect()
}

fn seals_sent(count: Option<usize>) -> Line {
    match count {
        Some(count) => (Some(true), ta("report-sent", &[("count", count.into())])),
        None => (Some(false), t("report-not-sent")),
    }
}

fn signature(signed: &SignedBy) -> Line {
    match signed {
        SignedBy::Server => (Some(true), t("report-signed")),
        SignedBy::Other { key } => (
            None,
            ta("report-signed-other", &[("key", key.clone().into())]),
        ),
        SignedBy::Nobody => (None, t("report-unsigned")),
        SignedBy::Unknown => (Some(false), t("report-changed")),
    }
}

/// The first thing that is wrong, with its round and its rule.
fn first_wrong(flaw: &Flaw, game: Option<&str>) -> AnyView {
    let what = fault(&flaw.fault).unwrap_or_else(|| flaw.fault.key.clone());
    let place = match (flaw.round, flaw.line) {
        (Some(round), _) => ta(
            "report-in-round",
            &[("round", round.into()), ("what", what.into())],
        ),
        (None, Some(line)) => ta(
            "report-in-line",
            &[("line", line.into()), ("what", what.into())],
        ),
        (None, None) => what,
    };
    let rule = flaw.rule.clone().map(|rule| {
        let named = ta("composer-rule", &[("rule", rule.clone().into())]);
        match game.and_then(hall::find) {
            Some(info) => {
                let (book, edition) = (info.book.to_owned(), info.edition.map(str::to_owned));
                let href = Route::Rules {
                    book,
                    edition,
                    rule: Some(rule),
                }
                .path();
                view! { " "<a href=href>{named}</a> }.into_any()
            }
            None => view! { " "{named} }.into_any(),
        }
    });
    view! {
        <p data-testid="report-flaw">{place}{rule}</p>
        <p class="note">{t("report-later")}</p>
    }
    .into_any()
}
