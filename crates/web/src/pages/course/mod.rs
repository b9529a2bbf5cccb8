//! How a finished game went: the lead from turn to turn, and the turns that changed it most.

use game::{Side, Viewer};
use leptos::prelude::*;
use play::Course;

use crate::i18n::{t, ta};
use crate::play::Session;

/// So many turns are named.
const TURNING_POINTS: usize = 3;
/// The size of the picture.
const SIZE: (f64, f64) = (320.0, 120.0);

/// The curve, and the turns.
pub(crate) fn course(session: Session) -> AnyView {
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
        <p class="note">{kind}</p>
        {curve(session, &course, &named)}
        {none}
        <ol class="course" data-testid="course">{turns}</ol>
    }
    .into_any()
}

/// The curve of the lead: above the line the first side leads, below it the second one.
fn curve(session: Session, course: &Course, named: &[usize]) -> AnyView {
    let leads: Vec<i64> = std::iter::once(0).chain(course.leads()).collect();
    let most = leads
        .iter()
        .map(|lead| lead.abs())
        .max()
        .unwrap_or(0)
        .max(1);
    let (width, height) = SIZE;
    let steps = leads.len().saturating_sub(1).max(1);
    let x = |index: usize| index as f64 / steps as f64 * width;
    let y = |lead: i64| height / 2.0 - lead as f64 / most as f64 * (height / 2.0 - 6.0);
    // A step at each turn, since nothing lies between two turns.
    let mut line = format!("M0 {}", y(0));
    for (index, lead) in leads.iter().enumerate().skip(1) {
        line.push_str(&format!("H{:.1}V{:.1}", x(index), y(*lead)));
    }
    let area = format!("{line}V{}H0Z", y(0));
    let dots: Vec<_> = named
        .iter()
        .map(|index| view! { <circle cx=x(index + 1) cy=y(leads[index + 1]) r="4" /> }.into_any())
        .collect();
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
    let [first, second] = Side::BOTH.map(|side| session.side(side));
    view! {
        <figure class="curve">
            <svg viewBox=format!("0 -4 {width} {}", height + 8.0) role="img" aria-label=label data-testid="course-curve">
                <path class="area" d=area /><path class="zero" d=format!("M0 {0}H{width}", y(0)) /><path class="line" d=line />{dots}
                <text x="2" y="8">{format!("{first} +{most}")}</text><text x="2" y=height>{format!("{second} +{most}")}</text>
            </svg>
        </figure>
    }
    .into_any()
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
