//! The form of decisions: what it holds, what it tries on a copy, and what it says.

use leptos::prelude::*;
use tournament::event::{Effect, Tournament};
use tournament::log::{Contest, Decision, Fact, Number, Ruling, Spot};
use tournament::{Offence, Seat};
use wasm_bindgen::JsCast;

use super::super::super::live::{Live, Sending, Voice};
use super::super::super::words;
use super::super::entered::Entered;
use super::position;
use super::wish::{KINDS, Wish, usual_rule};
use crate::i18n::t;

/// The form. Copies share their state.
#[derive(Clone, Copy)]
pub(super) struct Form {
    pub(super) live: Live,
    pub(super) kind: RwSignal<&'static str>,
    pub(super) at: RwSignal<Option<Spot>>,
    pub(super) game: RwSignal<String>,
    pub(super) entered: Entered,
    pub(super) seat: RwSignal<Seat>,
    pub(super) falsely: RwSignal<bool>,
    pub(super) player: RwSignal<Option<Number>>,
    pub(super) points: RwSignal<String>,
    pub(super) position: RwSignal<String>,
    pub(super) until: RwSignal<String>,
    pub(super) left: [RwSignal<String>; 2],
    pub(super) rule: RwSignal<String>,
    pub(super) reason: RwSignal<String>,
    /// What would be decided, with the tournament after it.
    pub(super) plan: RwSignal<Option<(Decision, Tournament, Effect)>>,
    pub(super) made: RwSignal<bool>,
    pub(super) sending: Sending,
}

impl Form {
    pub(super) fn new(live: Live) -> Self {
        let text = || RwSignal::new(String::new());
        Self {
            live,
            kind: RwSignal::new(KINDS[0]),
            at: RwSignal::new(None),
            game: RwSignal::new("1".to_owned()),
            entered: Entered::new(),
            seat: RwSignal::new(Seat::A),
            falsely: RwSignal::new(false),
            player: RwSignal::new(None),
            points: text(),
            position: text(),
            until: text(),
            left: [text(), text()],
            rule: RwSignal::new(usual_rule(KINDS[0]).to_owned()),
            reason: text(),
            plan: RwSignal::new(None),
            made: RwSignal::new(false),
            sending: Sending::new(),
        }
    }

    pub(super) fn contest(self) -> Contest {
        let contest = untrack(|| self.live.with(|now| now.charter().contest));
        contest.unwrap_or(Contest::Game)
    }

    fn wish(self) -> Wish {
        untrack(|| Wish {
            kind: self.kind.get(),
            at: self.at.get(),
            game: self.game.with(|text| text.trim().parse().unwrap_or(0)),
            result: self.entered.result(self.contest()),
            seat: self.seat.get(),
            offence: match self.falsely.get() {
                true => Offence::FalseAccusation,
                false => Offence::Cheating,
            },
            player: self.player.get(),
            points: self.points.get(),
            position: self.position.get(),
            until: moment(&self.until.get()),
            left: self.left.map(|text| text.get()),
        })
    }

    /// Tries the decision on a copy, and shows what it would change.
    pub(super) fn review(self) {
        self.made.set(false);
        self.sending.problem.set(None);
        let reason = self.reason.get_untracked().trim().to_owned();
        let rule = self.rule.get_untracked().trim().to_owned();
        let wrong = |key: &str| self.sending.problem.set(Some(untrack(|| t(key))));
        let ruling = match self.wish().ruling() {
            Err(key) => return wrong(key),
            Ok(_) if rule.is_empty() => return wrong("event-no-rule"),
            Ok(_) if reason.is_empty() => return wrong("event-no-reason"),
            Ok(Ruling::Annulled {
                position: Some(text),
                ..
            }) if !position::fits(self.live, &text) => return wrong("event-position-wrong"),
            Ok(ruling) => ruling,
        };
        let decision = Decision {
            rule,
            reason,
            ruling,
        };
        let fact = Fact::Decided(decision.clone());
        match self.live.after(Voice::Official, &fact) {
            None => {}
            Some(Err(refused)) => {
                let text = untrack(|| self.live.with(|now| words::refused(&refused, now)));
                self.sending.problem.set(text);
            }
            Some(Ok(after)) => {
                let effect = untrack(|| self.live.with(|now| after.changes_since(now)));
                if let Some(effect) = effect {
                    self.plan.set(Some((decision, after, effect)));
                    request_animation_frame(|| {
                        let plan = document().get_element_by_id("decide-plan");
                        let plan = plan.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok());
                        let _ = plan.map(|plan| plan.focus());
                    });
                }
            }
        }
    }

    pub(super) fn confirm(self) {
        let Some((decision, ..)) = self.plan.get_untracked() else {
            return;
        };
        let fact = Fact::Decided(decision);
        self.sending.say(self.live, Voice::Official, fact, move || {
            self.plan.set(None);
            self.made.set(true);
            self.reason.set(String::new());
            // The next one who cheats has not accused anybody for it.
            self.falsely.set(false);
            self.entered.clear();
        });
    }
}

/// The moment that a field of date and time has.
fn moment(text: &str) -> Option<i64> {
    let moment = js_sys::Date::new(&text.into()).get_time();
    moment.is_finite().then_some(moment as i64)
}
