//! Setting a player's rank before his first round, and in TORA a transition that is not settled (M-T9).

use leptos::prelude::*;
use tournament::Pending;
use tournament::log::{Fact, Number};

use super::super::live::{Live, Sending, Voice};
use super::super::standings::has_ranks;
use super::number_field;
use crate::i18n::t;

/// The fields, as they are written. Copies share their state.
#[derive(Clone, Copy)]
struct Fields {
    rank: RwSignal<String>,
    to: RwSignal<String>,
    against: RwSignal<String>,
    performances: RwSignal<String>,
}

impl Fields {
    fn fact(self, player: Number) -> Result<Fact, &'static str> {
        let [rank, to, against, performances] =
            [self.rank, self.to, self.against, self.performances]
                .map(|field| field.get_untracked());
        let pending = pending(&to, &against, &performances)?;
        let rank = number(&rank)?;
        Ok(Fact::Ranked {
            player,
            rank,
            pending,
        })
    }
}

fn number(text: &str) -> Result<i64, &'static str> {
    text.trim().parse().map_err(|_| "event-no-number")
}

/// The transition that is written in these fields; none if there is no rank to which it leads.
fn pending(to: &str, against: &str, performances: &str) -> Result<Option<Pending>, &'static str> {
    if to.trim().is_empty() {
        return Ok(None);
    }
    let parts = performances.split([',', ';', ' ']).map(str::trim);
    let all = parts.filter(|part| !part.is_empty()).map(number);
    Ok(Some(Pending {
        to: number(to)?,
        against: against.trim().to_owned(),
        performances: all.collect::<Result<_, _>>()?,
    }))
}

/// The form, folded up.
pub(super) fn form(live: Live, player: Number) -> AnyView {
    let sending = Sending::new();
    let known = untrack(|| {
        live.with(|now| {
            let registration = now.player(player)?.registration.clone();
            Some((registration, has_ranks(now)))
        })
    });
    let Some((registration, tora)) = known.flatten() else {
        return ().into_any();
    };
    let text = |text: String| RwSignal::new(text);
    let pending = registration.pending;
    let performances = pending.iter().flat_map(|pending| &pending.performances);
    let performances: Vec<_> = performances.map(i64::to_string).collect();
    let fields = Fields {
        rank: text(registration.rank.to_string()),
        to: text(
            pending
                .as_ref()
                .map_or_else(String::new, |one| one.to.to_string()),
        ),
        against: text(pending.map_or_else(String::new, |one| one.against)),
        performances: text(performances.join(", ")),
    };
    let open = RwSignal::new(false);
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        match fields.fact(player) {
            Err(key) => sending.problem.set(Some(t(key))),
            Ok(fact) => sending.say(live, Voice::Official, fact, move || open.set(false)),
        }
    };
    let id = |what: &str| format!("{what}-{}", player.0);
    let write = |label: &'static str, id: &'static str, value: RwSignal<String>| {
        view! {
            <label class="field"><span>{move || t(label)}</span>
                <input type="text" autocomplete="off" data-testid=id
                    prop:value=move || value.get() on:input=move |event| value.set(event_target_value(&event)) />
            </label>
        }
        .into_any()
    };
    let body = move || {
        let transition = tora.then(|| {
            view! {
                {number_field("event-transition-to", "rank-to", fields.to)}
                {write("event-transition-against", "rank-against", fields.against)}
                {write("event-transition-performances", "rank-performances", fields.performances)}
            }
            .into_any()
        });
        open.get().then(|| {
            view! {
                <form class="rank-form" on:submit=submit>
                    <div class="fields">{number_field("event-rank", "rank-value", fields.rank)}{transition}</div>
                    {sending.banner()}
                    <button type="submit" data-testid="rank-now" disabled=move || sending.busy.get()>{t("event-rank-now")}</button>
                </form>
            }
            .into_any()
        })
    };
    view! {
        <button type="button" class="plain" data-testid=id("event-set-rank") aria-expanded=move || open.get().to_string()
            on:click=move |_| open.update(|open| *open = !*open)>{t("event-set-rank")}</button>
        {body}
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn m_t9_a_transition_is_read_with_its_performances() {
        assert_eq!(pending(" ", "Bob", "x"), Ok(None));
        let read = Pending {
            to: 4,
            against: "Bob".to_owned(),
            performances: vec![3, 2],
        };
        assert_eq!(pending("4", " Bob", "3, 2"), Ok(Some(read)));
        assert_eq!(pending("four", "Bob", ""), Err("event-no-number"));
        assert_eq!(pending("4", "Bob", "3 x"), Err("event-no-number"));
    }
}
