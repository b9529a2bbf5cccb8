//! How a finished game went: the lead from turn to turn, and the turns that changed it most; and what the computer
//! thinks of it.

mod curve;
mod kept;
mod review;
mod shown;

use game::{Side, Viewer};
use leptos::prelude::*;
use play::Course;
use series::Race;

use self::curve::Curve;
use self::review::review;
use crate::i18n::{t, ta};
use crate::pages::style_sheet;
use crate::play::Session;

/// So many turns are named.
const TURNING_POINTS: usize = 3;

/// The curve and the turns, and below them the computer's opinion, which knows what was played for.
pub(crate) fn course(session: Session, race: Option<Race>) -> AnyView {
    let course = session
        .draft
        .with(|draft| Course::of(draft.table(), Viewer::Judge));
    let named = course.turning_points(TURNING_POINTS);
    let turns: Vec<_> = named
        .iter()
        .map(|index| turn(session, &course, *index))
        .collect();
    let none = named
        .is_empty()
        .then(|| view! { <p class="note">{t("course-quiet")}</p> }.into_any());
    let kind = t(if course.in_points {
        "course-points"
    } else {
        "course-fallen"
    });
    view! {
        {style_sheet("/course.css")}
        <p class="note">{kind}</p>
        {curve(session, &course, &named)}
        {none}
        <ol class="course" data-testid="course">{turns}</ol>
        {review(session, race)}
    }
    .into_any()
}

/// The curve of the lead.
fn curve(session: Session, course: &Course, named: &[usize]) -> AnyView {
    let leads: Vec<i64> = std::iter::once(0).chain(course.leads()).collect();
    let most = leads
        .iter()
        .map(|lead| lead.abs())
        .max()
        .unwrap_or(0)
        .max(1);
    let last = leads.last().copied().unwrap_or(0);
    let label = match last {
        0 => t("course-even"),
        _ => {
            let side = if last > 0 { Side::First } else { Side::Second };
            let args = [
                ("side", session.side(side).into()),
                ("lead", last.abs().into()),
            ];
            ta("course-lead", &args)
        }
    };
    let curve = Curve {
        leads: &leads,
        most,
        turns: course.turns.len(),
        named,
        label,
        edges: Side::BOTH.map(|side| format!("{} +{most}", session.side(side))),
        here: None,
    };
    curve.draw("course-curve")
}

/// A turn that changed the lead, which leads to the board after it.
fn turn(session: Session, course: &Course, index: usize) -> AnyView {
    let (line, won) = &course.turns[index];
    let (from, to) = (line.from, line.to);
    let told = session
        .draft
        .with(|draft| session.tell(draft.table(), from..to));
    let args = [
        ("round", line.round.into()),
        ("side", session.side(line.side).into()),
        ("first", won[0].into()),
        ("second", won[1].into()),
    ];
    let title = ta("course-turn", &args);
    view! {
        <li><button type="button" class="plain" data-testid="course-turn" on:click=move |_| session.look(Some(to))>{title}</button>
            <span>{told.join(" ")}</span></li>
    }
    .into_any()
}
