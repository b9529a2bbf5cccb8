//! What the arbiter of a game has decided: from what, to what, and why.

use clock::Span;
use game::{Ending, Outcome, Scene, Side};
use hall::Options;
use leptos::prelude::*;
use protocol::{Decided, GameState, Ruling};

use super::table::look;
use crate::board::{Board, board_name, moved, piece_name, place_name};
use crate::games::hall;
use crate::i18n::{t, ta};
use crate::play::{Online, Session};

/// Something that a decision changes, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Change {
    what: String,
    before: String,
    after: String,
}

impl Change {
    /// The line about it.
    pub(crate) fn line(&self) -> AnyView {
        let (before, after) = (self.before.clone(), self.after.clone());
        let args = [("before", before.into()), ("after", after.into())];
        view! { <li><b>{self.what.clone()}</b>" "{ta("arbiter-change", &args)}</li> }.into_any()
    }
}

/// What another result changes.
pub(crate) fn of_result(session: Session, before: Option<&Outcome>, after: &Outcome) -> Change {
    let words = |outcome: Option<&Outcome>| match outcome {
        None => t("arbiter-open"),
        Some(outcome) => result_words(session, outcome),
    };
    Change {
        what: t("arbiter-result"),
        before: words(before),
        after: words(Some(after)),
    }
}

fn result_words(session: Session, outcome: &Outcome) -> String {
    let name = |side: Side| session.side(side);
    let (winner, loser) = match outcome.winner {
        Some(side) => (name(side), name(!side)),
        None => (String::new(), String::new()),
    };
    let who = match outcome.winner {
        Some(_) => ta("result-wins", &[("winner", winner.clone().into())]),
        None if outcome.ending == Ending::Aborted => t("result-void"),
        None => t("result-draw"),
    };
    let points = outcome.points.map(|[first, second]| {
        ta(
            "result-points",
            &[("first", first.into()), ("second", second.into())],
        )
    });
    let result: Vec<String> = [Some(who), points].into_iter().flatten().collect();
    let how = (outcome.ending != Ending::Overruled).then(|| {
        let args = [("winner", winner.into()), ("loser", loser.into())];
        ta(outcome.ending.key(), &args)
    });
    let all: Vec<String> = [how, Some(result.join(", "))]
        .into_iter()
        .flatten()
        .collect();
    all.join(" ")
}

/// What other times on the clocks change.
pub(crate) fn of_clocks(session: Session, before: [Span; 2], after: [Span; 2]) -> Vec<Change> {
    let of = |side: Side| Change {
        what: ta("clock-of", &[("side", session.side(side).into())]),
        before: minutes(before[side.index()]),
        after: minutes(after[side.index()]),
    };
    Side::BOTH.map(of).into()
}

/// A time as `minutes:seconds`, in whole seconds.
pub(crate) fn minutes(time: Span) -> String {
    let seconds = time.as_seconds();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// What another position changes.
pub(crate) fn of_position(session: Session, before: &Scene, after: &Scene) -> Vec<Change> {
    let name = |place| match place {
        None => t("arbiter-off-board"),
        Some(place) => place_name(before, place).unwrap_or_default().to_owned(),
    };
    let pieces = moved(before, after).into_iter().map(|moved| Change {
        what: piece_name(&moved.piece, None, session.info.sides),
        before: name(moved.from),
        after: name(moved.to),
    });
    let side = |side: Option<Side>| side.map_or_else(|| t("turn-over"), |side| session.side(side));
    let turn = (before.to_move != after.to_move).then(|| Change {
        what: t("arbiter-to-move"),
        before: side(before.to_move),
        after: side(after.to_move),
    });
    pieces.chain(turn).collect()
}

/// The scene of a position text as it is known here.
fn scene_of(session: Session, position: &str) -> Option<Scene> {
    let rules = hall().named(session.info.id).ok()?;
    let table = rules.follow(position, &Options::default()).ok()?;
    table.scene(0, session.viewer())
}

/// The card with all decisions, the last one first; empty if there are none.
pub(crate) fn decisions(game: Online, session: Session) -> AnyView {
    let all = Memo::new(move |_| {
        let of = |state: &GameState| state.decisions().to_vec();
        game.state
            .with(|state| state.as_ref().map(of))
            .unwrap_or_default()
    });
    let card = move || {
        let all = all.get();
        (!all.is_empty()).then(|| {
            let items: Vec<_> = all.iter().rev().map(|one| decision(session, one)).collect();
            view! {
                <section class="card" data-testid="decisions" aria-labelledby="decisions-title">
                    <h2 id="decisions-title">{t("arbiter-decisions")}</h2>
                    {items}
                </section>
            }
            .into_any()
        })
    };
    view! { {card} }.into_any()
}

fn decision(session: Session, decision: &Ruling) -> AnyView {
    let reason = ta(
        "arbiter-reason-was",
        &[("reason", decision.reason.clone().into())],
    );
    let (changes, pictures) = match &decision.what {
        Decided::Result { before, after } => {
            (vec![of_result(session, before.as_ref(), after)], None)
        }
        Decided::Clocks { before, after } => (of_clocks(session, *before, *after), None),
        Decided::Position { before, after } => {
            let scenes = scene_of(session, before).zip(scene_of(session, after));
            match scenes {
                None => (Vec::new(), None),
                Some((before, after)) => (
                    of_position(session, &before, &after),
                    Some(both(session, before, after)),
                ),
            }
        }
    };
    let lines: Vec<_> = changes.iter().map(Change::line).collect();
    view! {
        <article data-testid="decision">
            <ul class="steps">{lines}</ul>
            <p>{reason}</p>
            {pictures}
        </article>
    }
    .into_any()
}

/// Two positions as pictures.
fn both(session: Session, before: Scene, after: Scene) -> AnyView {
    let picture = |key: &'static str, scene: Scene| {
        let name = format!("{}: {}", t(key), board_name(&scene));
        view! {
            <figure>
                <div class="boardbox" data-book=session.info.book>
                    <Board scene=Signal::stored(scene) flipped=session.flipped look=look() lit=Signal::stored(Default::default()) name=Signal::stored(name) sides=session.info.sides />
                </div>
                <figcaption>{t(key)}</figcaption>
            </figure>
        }
        .into_any()
    };
    view! {
        <details>
            <summary>{t("arbiter-pictures")}</summary>
            <div class="figures">{picture("arbiter-before", before)}{picture("arbiter-after", after)}</div>
        </details>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_minutes_and_seconds() {
        let said = [0, 59, 60, 605, 7200].map(|seconds| minutes(Span::seconds(seconds)));
        assert_eq!(said, ["0:00", "0:59", "1:00", "10:05", "120:00"]);
    }
}
