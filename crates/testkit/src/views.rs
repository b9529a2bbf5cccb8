//! Each viewer's view follows the game, and tells neither more nor less than it must.

use std::any::TypeId;
use std::collections::HashSet;

use game::{Conduct, Hidden, Notation, Playable, Position, Seen, Side, Viewer};

use crate::fault::{Checked, Flaw, ensure};

/// Everybody who may look.
pub(crate) const VIEWERS: [Viewer; 4] = [
    Viewer::Judge,
    Viewer::Player(Side::First),
    Viewer::Player(Side::Second),
    Viewer::Public,
];

/// Whether a game has secrets. A game without secrets is its own view, so that its positions are
/// all there is to check.
pub(crate) fn has_secrets<P: Hidden>() -> bool {
    TypeId::of::<P>() != TypeId::of::<P::View>()
}

/// The viewers whose views differ in this game.
pub(crate) fn viewers<P: Hidden>() -> &'static [Viewer] {
    if has_secrets::<P>() {
        &VIEWERS
    } else {
        &VIEWERS[..1]
    }
}

/// What everybody knows is the same in all views, and the judge knows everything.
pub(crate) fn agree<P: Playable>(position: &P) -> Checked {
    if !has_secrets::<P>() {
        return Ok(());
    }
    for viewer in VIEWERS {
        let view = position.view(viewer);
        let said = (view.to_move(), view.round(), view.outcome());
        let right = (position.to_move(), position.round(), position.outcome());
        ensure(said == right, "views agree about the game", || {
            format!("in the view of {viewer:?} it is {said:?}, not {right:?}: {view}")
        })?;
        for side in Side::BOTH.into_iter().filter(|_| right.0.is_some()) {
            let (mut late, mut late_view) = (position.clone(), view.clone());
            let out = (late.time_out(side), late.view(viewer));
            let seen = (late_view.time_out(side), late_view);
            ensure(seen == out, "views agree about time", || {
                format!("when {side:?} is out of time, {viewer:?} is led to {seen:?}, not {out:?}")
            })?;
        }
    }
    let text = position.view(Viewer::Judge).to_string();
    let read = text.parse::<P>();
    ensure(read.as_ref() == Ok(position), "judge sees all", || {
        format!("the judge sees {text}, which reads as {read:?}")
    })?;
    VIEWERS
        .into_iter()
        .try_for_each(|viewer| agree_what_hides(position, viewer))
}

/// That a side hides something is no secret; what, its own viewers know.
fn agree_what_hides<P: Playable>(position: &P, viewer: Viewer) -> Checked {
    let view = position.view(viewer);
    for side in Side::BOTH {
        let (hidden, said) = (position.hides(side), view.hides(side));
        let unknown = hidden.is_some() && !viewer.knows(side) && said.as_deref() == Some("?");
        ensure(
            said == hidden || unknown,
            "views agree about what is hidden",
            || format!("{viewer:?} is told that {side:?} hides {said:?}, not {hidden:?}: {view}"),
        )?;
    }
    Ok(())
}

/// The choices that the view of the player to move lists: each a legal move, and none left out.
pub(crate) fn choices<P: Hidden>(view: &P::View, legal: &[P::Move]) -> Result<Vec<Seen<P>>, Flaw> {
    let mut choices = Vec::new();
    view.legal_moves(&mut choices);
    let mut meant = HashSet::new();
    for &choice in &choices {
        let mv = P::choice(choice).map(|(mv, _)| mv);
        let legal = mv.filter(|mv| legal.contains(mv));
        ensure(
            legal.is_some_and(|mv| meant.insert(mv)),
            "players know their moves",
            || format!("{choice:?} is offered and means {mv:?}: not legal, or offered twice"),
        )?;
        let refused = view.check(choice).err();
        ensure(refused.is_none(), "players know their moves", || {
            format!("{choice:?} is offered, but refused: {refused:?}")
        })?;
    }
    let forgotten = legal.iter().find(|mv| !meant.contains(mv));
    ensure(forgotten.is_none(), "players know their moves", || {
        format!("{forgotten:?} is legal, but not offered in {view}")
    })?;
    Ok(choices)
}

/// The view of the next position is the old view after the move as seen, for each viewer; and
/// whoever sees everything can tell the move and its answer.
pub(crate) fn follow<P: Hidden>(position: &P, mv: P::Move, next: &P) -> Checked
where
    P::View: Notation,
{
    if !has_secrets::<P>() {
        return Ok(());
    }
    let answer = position.answer(mv);
    for viewer in VIEWERS {
        let before = position.view(viewer);
        let seen = position.seen(mv, answer, viewer);
        let mut after = before.clone();
        let played = after.play(seen);
        let right = next.view(viewer);
        ensure(
            played.is_ok() && after == right && after.key() == right.key(),
            "views follow what is seen",
            || {
                format!(
                    "{viewer:?} sees {mv:?} as {seen:?} in {before}; that leads to {after} \
                     ({played:?}), not to {right}"
                )
            },
        )?;
        let text = before.notation(seen);
        let read = before.parse_move(&text);
        ensure(read == Ok(seen), "text of what is seen", || {
            format!("{viewer:?} sees {seen:?}, written {text:?}, which reads as {read:?}")
        })?;
        let knows = match viewer {
            Viewer::Judge => true,
            Viewer::Player(side) => position.to_move() == Some(side),
            Viewer::Public => false,
        };
        let told = P::choice(seen);
        ensure(
            !knows || told == Some((mv, Some(answer))),
            "movers and judges are told the answer",
            || format!("{viewer:?} sees {mv:?} with {answer:?} as {seen:?}, which means {told:?}"),
        )?;
    }
    Ok(())
}
