//! What was agreed on before a tournament began: pairing, contest, tie-breaks, and how its games are played.

use clock::{Settings, Span};
use hall::{GameInfo, Scope};
use leptos::prelude::*;
use tournament::log::{Boards, Charter, Contest, Format};

use super::live::Live;
use super::words;
use crate::i18n::{t, ta};
use crate::pages::{clock_choice, options};

/// One subject, with what was agreed on about it, a line each.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Term {
    title: String,
    lines: Vec<String>,
}

impl Term {
    fn new(title: &str, lines: Vec<String>) -> Self {
        Self {
            title: t(title),
            lines,
        }
    }
}

/// The details below the title of a tournament.
pub(super) fn details(live: Live) -> AnyView {
    let charter = live.memo(|now| now.charter().clone());
    let one = |Term { title, lines }: Term| {
        let lines: Vec<_> = lines
            .into_iter()
            .map(|line| view! { <dd>{line}</dd> }.into_any())
            .collect();
        view! { <dt>{title}</dt>{lines} }.into_any()
    };
    let all = move || {
        let all = charter.with(|charter| charter.as_ref().map(terms));
        let all = all.into_iter().flatten().map(one);
        all.collect::<Vec<_>>()
    };
    view! {
        <details>
            <summary data-testid="agreed">{move || t("event-agreed")}</summary>
            <dl class="agreed" data-testid="terms">{all}</dl>
        </details>
    }
    .into_any()
}

fn terms(of: &Charter) -> Vec<Term> {
    let tie_breaks = (of.tie_breaks.iter()).map(|one| {
        let note = format!("event-tie-break-{}.note", words::tie_break_key(*one));
        format!("{}: {}", words::tie_break(*one), t(&note))
    });
    let place = match &of.boards {
        Some(boards) => boards_of(of, boards),
        None => vec![t("event-place-table")],
    };
    let terms = [
        Term::new("event-format-title", format_of(of.format)),
        Term::new("event-contest-title", contest_of(of.contest)),
        Term::new("event-place-title", place),
        Term::new("event-tie-breaks", tie_breaks.collect()),
        Term::new("event-players", players_of(of)),
        Term::new(
            "event-seed",
            vec![of.seed.to_string(), t("event-seed-note")],
        ),
    ];
    let said = |term: &Term| !term.lines.is_empty();
    terms.into_iter().filter(said).collect()
}

/// A number with what it counts.
fn number(label: &str, value: impl ToString) -> String {
    format!("{}: {}", t(label), value.to_string())
}

fn format_of(format: Format) -> Vec<String> {
    let note = t(&format!("event-format-{}.note", words::format_key(format)));
    let more = match format {
        Format::McMahon { floor, bar, .. } => vec![
            number("event-number-floor", floor),
            number("event-number-bar", bar),
        ],
        Format::KnockOut { third_place: true } => vec![t("event-third-place")],
        Format::Ladder {
            advance,
            max_losses,
            reset_frequency,
            ..
        } => {
            let limit = |label, value: Option<u32>| value.map(|value| number(label, value));
            let all = [
                Some(number("event-number-advance", advance)),
                limit("event-number-max-losses", max_losses),
                limit("event-number-reset-frequency", reset_frequency),
            ];
            all.into_iter().flatten().collect()
        }
        _ => Vec::new(),
    };
    let said = [words::format(format), note];
    said.into_iter().chain(more).collect()
}

fn contest_of(contest: Contest) -> Vec<String> {
    let assassin = matches!(contest, Contest::Tora { assassin: true, .. });
    let assassin = assassin.then(|| t("event-with-assassin"));
    std::iter::once(words::contest(contest))
        .chain(assassin)
        .collect()
}

fn players_of(of: &Charter) -> Vec<String> {
    let check_in = of.check_in.then(|| t("event-with-check-in.note"));
    let rests = (of.rests > 0).then(|| number("event-number-rests", of.rests));
    check_in.into_iter().chain(rests).collect()
}

/// How games are played on the server: what is agreed on for all, the time to choose the rest, and the clock.
fn boards_of(of: &Charter, boards: &Boards) -> Vec<String> {
    let mut said = vec![t("event-place-online")];
    if boards.game != of.game {
        said.push(words::game_called(&boards.game));
    }
    if let Some(info) = hall::find(&boards.game) {
        said.extend(options_of(info, boards));
        if info.options_left(&boards.options).next().is_some() {
            said.push(choosing(boards.choosing));
        }
    }
    let clock = boards.clock.as_deref();
    said.push(match clock.map(str::parse::<Settings>) {
        None => t("clock-none"),
        Some(Ok(settings)) => {
            let clock = clock_choice::words(&settings);
            format!("{}: {clock}", t("clock-title"))
        }
        // The log may come from a server that knows other clocks.
        Some(Err(_)) => format!("{}: {}", t("clock-title"), clock.unwrap_or_default()),
    });
    said
}

/// The options of the game, chosen or left as they are, and what was chosen for the sides.
fn options_of(info: &'static GameInfo, boards: &Boards) -> Vec<String> {
    let chosen = &boards.options;
    let said = |option: &hall::OptionInfo| {
        let agreed = option.scope == Scope::Game || chosen.contains_key(option.id);
        let open = option.choices.len() > 1 && info.counts(option, chosen);
        (agreed && open).then(|| options::words(info, option.id, info.chosen(chosen, option.id)))
    };
    info.options.iter().filter_map(said).collect()
}

fn choosing(seconds: u32) -> String {
    if seconds == 0 {
        return t("event-choosing-nobody");
    }
    let time = clock_choice::length(Span::seconds(seconds.into()));
    ta("event-choosing-for", &[("time", time.into())])
}

#[cfg(test)]
mod tests {
    use super::super::trial::{charter, tora};
    use super::*;

    fn lines(of: &Charter) -> Vec<String> {
        let terms = terms(of).into_iter();
        terms.flat_map(|term| term.lines).collect()
    }

    #[test]
    fn an_event_on_the_server_tells_options_clock_and_time_to_choose() {
        let boards = r#"{"game": "tora-long", "clock": "fischer 5m+3s", "options": {"assassins": "on"}, "choosing": 90}"#;
        let of = Charter {
            game: "tora-long".to_owned(),
            boards: Some(serde_json::from_str(boards).expect("boards")),
            ..charter()
        };
        let said = lines(&of).join("\n");
        for part in [
            "Swiss, 3 rounds",
            "one game",
            "Buchholz: The scores of all opponents.",
            "On this server",
            "Assassins: With",
            "1 min 30 s",
            "5 min",
            "7",
        ] {
            assert!(
                said.to_lowercase().contains(&part.to_lowercase()),
                "{part}: {said}"
            );
        }
        assert!(!said.contains("event-"), "a text is missing: {said}");
    }

    #[test]
    fn what_is_not_agreed_on_is_not_told() {
        let titles: Vec<_> = terms(&tora()).into_iter().map(|term| term.title).collect();
        assert!(!titles.contains(&t("event-players")), "{titles:?}");
        let with = Charter {
            check_in: true,
            rests: 2,
            ..tora()
        };
        let said = lines(&with).join("\n");
        assert!(
            said.contains("half a point: 2") && said.contains("At real boards"),
            "{said}"
        );
        assert!(!said.contains("With the Assassin"), "{said}");
    }
}
