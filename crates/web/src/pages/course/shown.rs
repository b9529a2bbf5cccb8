//! What the computer has found in a finished game: curve, turning points, table.

use game::{Side, Viewer};
use hall::Options;
use leptos::prelude::*;
use play::{Mistake, Review, TurnLine, Worth};

use super::TURNING_POINTS;
use super::curve::Curve;
use crate::games::hall;
use crate::i18n::{t, ta};
use crate::play::{Session, Sign};

/// An advantage of less than so many hundredths of a point is none.
const EVEN: i32 = 15;

/// What is known of a game.
pub(super) struct Shown {
    session: Session,
    review: Review,
    /// What the positions are worth: at the start, and after each turn.
    worths: Vec<Worth>,
}

impl Shown {
    /// What is shown of these opinions; `None` if there are none yet.
    pub(super) fn of(session: Session, review: Review) -> Option<Self> {
        let first = review.opinions.first()?.worth;
        let worths = std::iter::once(first).chain(review.after()).collect();
        Some(Self {
            session,
            review,
            worths,
        })
    }

    /// The curve, and unless more is being found, all that can be said.
    pub(super) fn draw(&self, running: bool) -> AnyView {
        let named = self.review.turning_points(TURNING_POINTS);
        let here = self.in_view();
        let leads: Vec<i64> = self.worths.iter().map(|worth| worth.lead()).collect();
        let last = self.worths.last().map(|worth| told(self.session, *worth));
        let curve = Curve {
            leads: &leads,
            most: 1000,
            turns: self.review.turns.len(),
            named: if running { &[] } else { &named },
            label: ta(
                "review-curve",
                &[("opinion", last.unwrap_or_default().into())],
            ),
            edges: Side::BOTH.map(|side| self.session.side(side)),
            here: Some(here),
        };
        let curve = curve.draw("review-curve");
        if running {
            return curve;
        }
        let points = named.iter().map(|index| self.turning_point(*index));
        let points: Vec<_> = points.collect();
        let quiet = points
            .is_empty()
            .then(|| view! { <p class="note">{t("review-quiet")}</p> }.into_any());
        view! {
            {curve}
            {self.slider(here)}
            {quiet}
            <ol class="course" data-testid="review-points">{points}</ol>
            {self.table()}
        }
        .into_any()
    }

    /// A sign for each mistake. What the computer would have played itself is none.
    pub(super) fn sign(&self) -> Sign {
        let of = |(index, mistake): (usize, Mistake)| {
            let turn = &self.review.turns[index];
            self.instead(turn, &self.review.opinions[index].best)?;
            Some((turn.to, mistake))
        };
        let found: Vec<_> = self.review.mistakes().filter_map(of).collect();
        Callback::new(move |ply| {
            let (_, mistake) = found.iter().find(|(end, _)| *end == ply)?;
            let (text, key) = match mistake {
                Mistake::Plain => ("?", "review-mistake"),
                Mistake::Blunder => ("??", "review-blunder"),
            };
            let name = t(key);
            Some(
                view! { <b class="sign" role="img" title=name.clone() aria-label=name>{text}</b> }
                    .into_any(),
            )
        })
    }

    /// How many turns have been played in the position in view.
    fn in_view(&self) -> Signal<usize> {
        let ends: Vec<usize> = self.review.turns.iter().map(|turn| turn.to).collect();
        let seen = self.session.seen;
        Signal::derive(move || {
            let seen = seen.get().unwrap_or(usize::MAX);
            // A turn that has begun is in view.
            let begun = ends.iter().take_while(|end| **end < seen).count();
            (begun + usize::from(seen > 0)).min(ends.len())
        })
    }

    /// A slider that goes through the game, and what is in view.
    fn slider(&self, here: Signal<usize>) -> AnyView {
        let session = self.session;
        let (turns, worths) = (self.review.turns.clone(), self.worths.clone());
        let stops: Vec<usize> = turns.iter().map(|turn| turn.to).collect();
        let most = stops.len();
        let go = move |event| {
            let at: usize = event_target_value(&event).parse().unwrap_or(most);
            let stop = at.checked_sub(1).and_then(|turn| stops.get(turn).copied());
            session.look(Some(stop.unwrap_or(0)));
        };
        let here_told = Memo::new(move |_| {
            let at = here.get();
            let turn = at.checked_sub(1).and_then(|turn| turns.get(turn));
            let worth = worths.get(at).map(|worth| told(session, *worth));
            let worth = worth.unwrap_or_else(|| t("review-unknown"));
            match turn {
                Some(turn) => ta(
                    "review-at",
                    &[
                        ("round", turn.round.into()),
                        ("side", session.side(turn.side).into()),
                        ("opinion", worth.into()),
                    ],
                ),
                None => ta("review-start", &[("opinion", worth.into())]),
            }
        });
        view! {
            <label class="course-slider"><span class="unseen">{t("review-slider")}</span>
                <input type="range" min="0" max=most data-testid="review-slider" aria-valuetext=move || here_told.get()
                    prop:value=move || here.get().to_string() on:input=go />
            </label>
            <p class="note" data-testid="review-here">{move || here_told.get()}</p>
        }
        .into_any()
    }

    /// A turn that changed the computer's opinion, with what it would have played instead.
    fn turning_point(&self, index: usize) -> AnyView {
        let (session, worths) = (self.session, &self.worths);
        let turn = &self.review.turns[index];
        let (from, to) = (turn.from, turn.to);
        let title = ta(
            "review-turn",
            &[
                ("round", turn.round.into()),
                ("side", session.side(turn.side).into()),
                ("before", told(session, worths[index]).into()),
                ("after", told(session, worths[index + 1]).into()),
            ],
        );
        let played = session
            .draft
            .with_untracked(|draft| session.tell(draft.table(), from..to));
        let instead = self.instead(turn, &self.review.opinions[index].best);
        let instead = instead.map(|turn| {
            let text = ta("review-would", &[("turn", turn.into())]);
            view! { <span>{text}</span> }.into_any()
        });
        view! {
            <li><button type="button" class="plain" data-testid="review-point" on:click=move |_| session.look(Some(to))>{title}</button>
                <span>{played.join(" ")}</span>{instead}</li>
        }
        .into_any()
    }

    /// What the computer would have played in place of a turn, in words; `None` if that leads to the same position.
    fn instead(&self, turn: &TurnLine, best: &[String]) -> Option<String> {
        let session = self.session;
        session.draft.with_untracked(|draft| {
            let table = draft.table();
            let before = table.position_after(turn.from, Viewer::Judge)?;
            let mut other = hall().open(&before, &Options::default()).ok()?;
            // What the player could not know may stand in its way.
            let played = best.iter().all(|text| other.play(text).is_ok());
            if !played {
                return Some(best.join("; "));
            }
            let same = table.position_after(turn.to, Viewer::Judge);
            if same == Some(other.position(Viewer::Judge)) {
                return None;
            }
            let told = session.tell(&*other, 0..other.plies());
            Some(match told.is_empty() {
                true => t("review-passes"),
                false => told.join(" "),
            })
        })
    }

    /// All turns, each with the opinion after it.
    fn table(&self) -> AnyView {
        let session = self.session;
        let row = |(index, turn): (usize, &TurnLine)| {
            let played = session
                .draft
                .with_untracked(|draft| session.turn_text(draft.table(), turn));
            let worth = self
                .worths
                .get(index + 1)
                .map(|worth| told(session, *worth));
            let head = format!("{}. {}", turn.round, session.side(turn.side));
            view! { <tr><th scope="row">{head}</th><td>{played}</td><td>{worth}</td></tr> }
                .into_any()
        };
        let turns = self.review.turns.iter();
        let rows: Vec<_> = turns.enumerate().map(row).collect();
        view! {
            <details>
                <summary data-testid="review-table">{t("review-table")}</summary>
                <div class="course-table" role="group" tabindex="0" aria-label=t("review-table")>
                    <table>
                        <thead><tr>
                            <th scope="col">{t("review-column-turn")}</th>
                            <th scope="col">{t("review-column-played")}</th>
                            <th scope="col">{t("review-column-opinion")}</th>
                        </tr></thead>
                        <tbody>{rows}</tbody>
                    </table>
                </div>
            </details>
        }
        .into_any()
    }
}

/// What a position is worth, in words.
fn told(session: Session, worth: Worth) -> String {
    let of = |side: Side| session.side(side);
    match worth {
        Worth::Points(points) if points.abs() < EVEN => t("review-even"),
        Worth::Points(points) => {
            let leader = if points > 0 {
                Side::First
            } else {
                Side::Second
            };
            let tenths = f64::from((points.abs() + 5) / 10) / 10.0;
            let args = [("side", of(leader).into()), ("points", tenths.into())];
            ta("review-ahead", &args)
        }
        Worth::Wins(winner, turns) => {
            let args = [("side", of(winner).into()), ("turns", turns.into())];
            ta("review-wins", &args)
        }
        Worth::Over(Some(winner)) => ta("review-won", &[("side", of(winner).into())]),
        Worth::Over(None) => t("review-drawn"),
    }
}
