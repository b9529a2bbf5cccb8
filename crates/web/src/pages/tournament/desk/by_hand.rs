//! A round that the director pairs himself: places that are swapped with each other.

use std::collections::HashSet;

use leptos::prelude::*;
use tournament::Seat;
use tournament::event::{Objection, Tournament};
use tournament::log::{Fact, Format, Number, Pairing};

use super::super::live::{Live, Sending, Voice};
use super::super::words;
use crate::i18n::{t, ta};

/// Somebody who can get a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sitter {
    number: Number,
    /// He plays only as a Substitute.
    substitute: bool,
}

/// Where somebody is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// At a table: two places each.
    Seat(usize),
    /// Without an opponent; the place after the last one is empty.
    Aside(usize),
}

/// A round as it is being paired.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Draft {
    seats: Vec<Option<Sitter>>,
    aside: Vec<Sitter>,
    /// Who gets no points without an opponent.
    pointless: HashSet<Number>,
    chosen: Option<Place>,
}

impl Draft {
    /// What the rules would pair, or nothing.
    fn new(of: &Tournament, by_rules: bool) -> Self {
        let draw = of.draw().ok().filter(|_| by_rules);
        let mut draft = Self::default();
        for pairing in draw.iter().flat_map(|draw| &draw.tables) {
            for (number, seat) in pairing.players.into_iter().zip([Seat::A, Seat::B]) {
                let substitute = pairing.substitute == Some(seat);
                draft.seats.push(Some(Sitter { number, substitute }));
            }
        }
        draft.settle(of);
        draft
    }

    /// Leaves out who can't be paired any more, and has everybody somewhere who can.
    fn settle(&mut self, of: &Tournament) {
        let there = sitters(of);
        let known = |sitter: &Sitter| there.iter().any(|one| one.number == sitter.number);
        for seat in &mut self.seats {
            *seat = seat.filter(known);
        }
        let seated: HashSet<_> = self
            .seats
            .iter()
            .flatten()
            .map(|sitter| sitter.number)
            .collect();
        let free = there
            .into_iter()
            .filter(|one| !seated.contains(&one.number));
        self.aside = free.collect();
        // Empty tables go, but one stays while there is somebody for it.
        let tables: Vec<_> = self.seats.chunks(2).map(<[_]>::to_vec).collect();
        let taken = tables
            .into_iter()
            .filter(|table| table.iter().any(Option::is_some));
        self.seats = taken.flatten().collect();
        let plays = |sitter: &&Sitter| !sitter.substitute;
        if self.seats.is_empty() || self.aside.iter().filter(plays).count() > 1 {
            self.seats.extend([None, None]);
        }
        self.chosen = None;
    }

    fn at(&self, place: Place) -> Option<Sitter> {
        match place {
            Place::Seat(index) => self.seats.get(index).copied().flatten(),
            Place::Aside(index) => self.aside.get(index).copied(),
        }
    }

    /// Chooses a place, and swaps the one chosen before with it.
    fn choose(&mut self, place: Place, of: &Tournament) {
        let Some(before) = self.chosen.take() else {
            self.chosen = Some(place);
            return;
        };
        let both = [before, place].map(|one| (one, self.at(one)));
        let [(_, first), (_, second)] = both;
        for ((place, _), sitter) in both.into_iter().zip([second, first]) {
            // Those aside are whoever has no seat.
            if let Place::Seat(index) = place {
                self.seats[index] = sitter;
            }
        }
        self.settle(of);
    }

    /// The tables, and who gets the points of a win without an opponent; the number of a table that lacks a player.
    fn round(&self, of: &Tournament) -> Result<(Vec<Pairing>, Vec<Number>), usize> {
        let mut tables = Vec::new();
        for (number, table) in (1..).zip(self.seats.chunks(2)) {
            let [Some(a), Some(b)] = [table[0], table[1]] else {
                match table.iter().flatten().next() {
                    Some(_) => return Err(number),
                    None => continue,
                }
            };
            let substitute = match (a.substitute, b.substitute) {
                (true, _) => Some(Seat::A),
                (false, true) => Some(Seat::B),
                (false, false) => None,
            };
            tables.push(Pairing {
                substitute,
                ..of.pairing_of([a.number, b.number])
            });
        }
        let byes = self.aside.iter().filter(|sitter| {
            !sitter.substitute && gives_points(of) && !self.pointless.contains(&sitter.number)
        });
        Ok((tables, byes.map(|sitter| sitter.number).collect()))
    }
}

/// Whether somebody without an opponent can get points for it.
fn gives_points(of: &Tournament) -> bool {
    !matches!(of.charter().format, Format::Ladder { .. })
}

/// Who can get a place in the next round: players, and Substitutes (M-T11, M-T12).
fn sitters(of: &Tournament) -> Vec<Sitter> {
    let ready: HashSet<_> = of.ready().collect();
    let tiers = matches!(of.charter().format, Format::Tiers {});
    let tallies = of.tallies();
    // Two who have lost can still play for the third place.
    let bracket = matches!(of.charter().format, Format::KnockOut { .. });
    let draw = bracket.then(|| of.draw().ok()).flatten();
    let drawn: HashSet<_> = draw
        .iter()
        .flat_map(|draw| &draw.tables)
        .flat_map(|table| table.players)
        .collect();
    let numbered = (0..of.players().len()).map(Number::at);
    let sitter = |number: Number| {
        let player = of.player(number)?;
        let out = || tallies.of(number).is_some_and(|tally| tally.out.is_some());
        let stands_by = player.registration.stands_by || (tiers && out());
        let substitute = !ready.contains(&number) && !drawn.contains(&number);
        let can = !substitute || (stands_by && player.gone.is_none());
        can.then_some(Sitter { number, substitute })
    };
    numbered.filter_map(sitter).collect()
}

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
    use super::super::super::trial::{director, log, played};
    use super::*;

    fn numbers(seats: &[Option<Sitter>]) -> Vec<Option<u32>> {
        let number = |seat: &Option<Sitter>| seat.map(|sitter| sitter.number.0);
        seats.iter().map(number).collect()
    }

    fn after_a_round(players: usize) -> Tournament {
        let facts = [played(1, 1, "a"), played(1, 2, "a")];
        Tournament::replay(&log(players, &facts)).expect("a log")
    }

    #[test]
    fn a_draft_begins_as_the_rules_pair_and_places_are_swapped() {
        let now = after_a_round(5);
        let draw = now.draw().expect("a draw");
        let mut draft = Draft::new(&now, true);
        assert_eq!(draft.round(&now), Ok((draw.tables, draw.byes.clone())));
        let [first, second] = [0, 1].map(|index| draft.seats[index].expect("somebody"));
        draft.choose(Place::Seat(0), &now);
        draft.choose(Place::Seat(1), &now);
        assert_eq!(draft.seats[..2], [Some(second), Some(first)]);
        draft.choose(Place::Aside(0), &now);
        draft.choose(Place::Seat(0), &now);
        assert_eq!(
            draft.seats[0].map(|sitter| sitter.number),
            Some(draw.byes[0])
        );
        assert_eq!(draft.aside, [second]);
        assert_eq!(draft.chosen, None);
    }

    #[test]
    fn an_empty_draft_is_filled_from_those_aside() {
        let now = after_a_round(4);
        let mut draft = Draft::new(&now, false);
        assert_eq!((draft.seats.len(), draft.aside.len()), (2, 4));
        assert_eq!(draft.round(&now).map(|(tables, _)| tables.len()), Ok(0));
        draft.choose(Place::Seat(0), &now);
        draft.choose(Place::Aside(2), &now);
        assert_eq!(numbers(&draft.seats), [Some(3), None, None, None]);
        assert_eq!(draft.round(&now), Err(1));
        draft.choose(Place::Aside(0), &now);
        draft.choose(Place::Seat(1), &now);
        assert_eq!(numbers(&draft.seats)[..2], [Some(3), Some(1)]);
        draft.pointless.insert(Number(2));
        let (tables, byes) = draft.round(&now).expect("a round");
        assert_eq!(tables[0].players, [Number(3), Number(1)]);
        assert_eq!(byes, [Number(4)]);
        // Back aside: the table is empty and goes.
        draft.choose(Place::Seat(0), &now);
        draft.choose(Place::Aside(2), &now);
        draft.choose(Place::Aside(9), &now);
        draft.choose(Place::Seat(1), &now);
        assert_eq!(numbers(&draft.seats), [None, None]);
        assert_eq!(draft.aside.len(), 4);
    }

    #[test]
    fn who_has_left_loses_his_place() {
        let now = after_a_round(4);
        let mut draft = Draft::new(&now, true);
        let gone = draft.seats[1].expect("somebody").number;
        let mut now = now;
        now.apply(&director(Fact::Withdrew(gone))).expect("he may");
        draft.settle(&now);
        assert_eq!(draft.seats[1], None);
        assert_eq!(draft.round(&now), Err(1));
    }

    #[test]
    fn each_objection_has_its_sentence() {
        let now = after_a_round(4);
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
