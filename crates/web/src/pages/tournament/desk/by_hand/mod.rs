//! A round that the director pairs himself: places that are swapped with each other.

mod draft;

use leptos::prelude::*;
use tournament::Seat;
use tournament::event::{Objection, Tournament};
use tournament::log::{Fact, Number};

use self::draft::{Draft, Place, Sitter, gives_points, sitters};
use super::super::live::{Live, Sending, Voice};
use super::super::words;
use crate::i18n::{t, ta};

/// The form, folded up; it is there while a round may begin.
pub(super) fn form(live: Live) -> AnyView {
    let sending = Sending::new();
    let sure = RwSignal::new(false);
    let draft = RwSignal::new(None::<Draft>);
    // What is drafted is for this round only, and for those who take part.
    let field = live.memo(|now| (now.rounds().len(), sitters(now)));
    Effect::new(move |before: Option<Option<usize>>| {
        let round = field.get().map(|(round, _)| round);
        draft.update(|draft| {
            let same = before == Some(round);
            let kept = draft.take().filter(|_| same);
            let settled = kept.and_then(|mut kept| {
                untrack(|| live.with(|now| kept.settle(now)))?;
                Some(kept)
            });
            *draft = settled;
        });
        sure.set(false);
        round
    });
    // What was wrong with a draft is not said of the next one.
    Effect::new(move |_| {
        draft.track();
        sending.problem.set(None);
    });
    let begin = move |by_rules: bool| {
        sure.set(false);
        draft.set(untrack(|| live.with(|now| Draft::new(now, by_rules))));
    };
    let unfold = move |_| {
        if draft.with_untracked(Option::is_none) {
            begin(true);
        }
    };
    let body = move || {
        let shown = draft.get()?;
        Some(untrack(|| editor(live, draft, &shown, sure)))
    };
    let objections = Memo::new(move |_| draft.with(|draft| objections(live, draft.as_ref()?)));
    let said = move || {
        let said = objections.get().unwrap_or_default();
        (!said.is_empty()).then(|| {
            let said: Vec<_> = said
                .into_iter()
                .map(|text| view! { <li>{text}</li> }.into_any())
                .collect();
            view! { <div class="banner" role="status" data-testid="objections"><div><p>{t("event-hand-objections")}</p><ul>{said}</ul></div></div> }
                .into_any()
        })
    };
    let pair = move |_| {
        let round = draft.with_untracked(|draft| {
            untrack(|| live.with(|now| draft.as_ref().map(|draft| draft.round(now))))
        });
        match round.flatten() {
            None => {}
            Some(Err(table)) => {
                let text = ta("event-hand-half", &[("table", table.into())]);
                sending.problem.set(Some(text));
            }
            Some(Ok((tables, _))) if tables.is_empty() => {
                sending.problem.set(Some(t("event-hand-nobody")));
            }
            Some(Ok(_)) if !sure.get_untracked() && untrack(|| doubtful(objections)) => {
                sure.set(true);
            }
            Some(Ok((tables, byes))) => {
                let by_hand = true;
                let fact = Fact::Paired {
                    tables,
                    byes,
                    by_hand,
                };
                sending.say(live, Voice::Official, fact, || ());
            }
        }
    };
    let label = move || match sure.get() {
        true => t("event-hand-sure"),
        false => t("event-hand-pair"),
    };
    view! {
        <details on:toggle=unfold>
            <summary data-testid="by-hand">{move || t("event-hand-title")}</summary>
            <p class="note">{move || t("event-hand-note")}</p>
            <div class="row">
                <button type="button" data-testid="hand-rules" on:click=move |_| begin(true)>{move || t("event-hand-rules")}</button>
                <button type="button" data-testid="hand-empty" on:click=move |_| begin(false)>{move || t("event-hand-empty")}</button>
            </div>
            {body}
            {said}
            {sending.banner()}
            <button type="button" class="primary" data-testid="hand-pair" disabled=move || sending.busy.get() on:click=pair>{label}</button>
        </details>
    }
    .into_any()
}

fn doubtful(objections: Memo<Option<Vec<String>>>) -> bool {
    objections.with(|said| said.as_ref().is_some_and(|said| !said.is_empty()))
}

/// What the rules would not do, in words.
fn objections(live: Live, draft: &Draft) -> Option<Vec<String>> {
    live.with(|now| {
        let (tables, byes) = draft.round(now).ok()?;
        let all = now.objections(&tables, &byes).into_iter();
        Some(all.map(|one| objection(now, one)).collect())
    })?
}

fn objection(of: &Tournament, objection: Objection) -> String {
    match objection {
        Objection::Met { players, round } => {
            let [first, second] = players.map(|number| of.name(number).to_owned());
            let args = [
                ("first", first.into()),
                ("second", second.into()),
                ("round", round.into()),
            ];
            ta("event-objection-met", &args)
        }
        Objection::SameSide { player, seat } => {
            let side = match seat {
                Seat::A => t("event-side-first"),
                Seat::B => t("event-side-second"),
            };
            let name = of.name(player).to_owned();
            let args = [("name", name.into()), ("side", side.into())];
            ta("event-objection-side", &args)
        }
        Objection::SecondBye(player) => words::with_name("event-objection-bye", of.name(player)),
        Objection::DoesNotCount(players) => {
            let [first, second] = players.map(|number| of.name(number).to_owned());
            let args = [("first", first.into()), ("second", second.into())];
            ta("event-objection-ladder", &args)
        }
    }
}

/// The tables and those aside: two places that are chosen one after the other are swapped.
fn editor(
    live: Live,
    draft: RwSignal<Option<Draft>>,
    shown: &Draft,
    sure: RwSignal<bool>,
) -> AnyView {
    let name = |sitter: Sitter| live.with(|now| now.name(sitter.number).to_owned());
    let place = |place: Place, label: String| {
        let sitter = shown.at(place);
        let chosen = shown.chosen == Some(place);
        let what = match sitter {
            None => t("event-hand-free"),
            Some(sitter) => name(sitter).unwrap_or_default(),
        };
        let id = match (sitter, place) {
            (Some(sitter), _) => format!("hand-{}", sitter.number.0),
            (None, Place::Seat(index)) => format!("hand-free-{}", index + 1),
            (None, Place::Aside(_)) => "hand-aside".to_owned(),
        };
        let substitute = sitter.filter(|sitter| sitter.substitute);
        let note = substitute
            .map(|_| view! { <small class="tag">{t("event-stands-by")}</small> }.into_any());
        let own_id = id.clone();
        let choose = move |_| {
            sure.set(false);
            draft.update(|draft| {
                if let Some(draft) = draft {
                    untrack(|| live.with(|now| draft.choose(place, now)));
                }
            });
            // The list is drawn anew, and whoever uses the keyboard goes on where he was.
            focus_later(own_id.clone());
        };
        view! {
            <button type="button" class="place" id=id.clone() data-testid=id aria-pressed=chosen.to_string() on:click=choose>
                <small>{label}</small>" "<span>{what}</span>{note}
            </button>
        }
        .into_any()
    };
    let tables: Vec<_> = (0..shown.seats.len() / 2)
        .map(|index| {
            let label = ta("event-table", &[("table", (index + 1).into())]);
            let first = place(Place::Seat(2 * index), t("event-first"));
            let second = place(Place::Seat(2 * index + 1), t("event-second"));
            view! { <li><small class="note">{label}</small>{first}{second}</li> }.into_any()
        })
        .collect();
    let points = live.with(gives_points) == Some(true);
    let aside: Vec<_> = (0..=shown.aside.len())
        .map(|index| {
            let sitter = shown.aside.get(index).copied();
            let bye = sitter.filter(|sitter| points && !sitter.substitute);
            let bye = bye.map(|sitter| pointed(draft, shown, sitter.number, sure));
            let button = place(Place::Aside(index), t("event-hand-aside"));
            view! { <li>{button}{bye}</li> }.into_any()
        })
        .collect();
    let hint = match shown.chosen {
        None => t("event-hand-choose"),
        Some(place) => {
            let chosen = shown.at(place).and_then(name);
            let chosen = chosen.unwrap_or_else(|| t("event-hand-free"));
            words::with_name("event-hand-with", &chosen)
        }
    };
    view! {
        <p role="status" class="note" data-testid="hand-hint">{hint}</p>
        <ol class="hand" data-testid="hand-tables">{tables}</ol>
        <ul class="hand" data-testid="hand-asides">{aside}</ul>
    }
    .into_any()
}

/// Whether somebody without an opponent gets the points of a win.
fn pointed(
    draft: RwSignal<Option<Draft>>,
    shown: &Draft,
    number: Number,
    sure: RwSignal<bool>,
) -> AnyView {
    let checked = !shown.pointless.contains(&number);
    let change = move |event| {
        let on = event_target_checked(&event);
        sure.set(false);
        draft.update(|draft| {
            if let Some(draft) = draft {
                match on {
                    true => draft.pointless.remove(&number),
                    false => draft.pointless.insert(number),
                };
            }
        });
    };
    let id = format!("hand-bye-{}", number.0);
    view! { <label class="check"><input type="checkbox" data-testid=id checked=checked on:change=change />{t("event-hand-bye")}</label> }
        .into_any()
}

fn focus_later(id: String) {
    use wasm_bindgen::JsCast;
    request_animation_frame(move || {
        let found = document().get_element_by_id(&id);
        if let Some(found) = found.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) {
            let _ = found.focus();
        }
    });
}

#[cfg(test)]
mod tests {
    use super::super::super::trial::{log, played};
    use super::*;

    fn after_a_round() -> Tournament {
        let facts = [played(1, 1, "a"), played(1, 2, "a")];
        Tournament::replay(&log(4, &facts)).expect("a log")
    }

    #[test]
    fn each_objection_has_its_sentence() {
        let now = after_a_round();
        let players = [Number(1), Number(2)];
        let (player, seat) = (Number(1), Seat::B);
        let all = [
            Objection::Met { players, round: 1 },
            Objection::SameSide { player, seat },
            Objection::SecondBye(player),
            Objection::DoesNotCount(players),
        ];
        for one in all {
            let said = objection(&now, one);
            assert!(said.contains("Ada") && !said.contains("event-"), "{said}");
        }
    }
}
