//! What a position text says of the turn that has begun: what pieces have done in it, and which rulers are owed.

use game::{Faults, Message, Part, Side, TextError};

use super::place;
use crate::marks::{GONE, Search};
use crate::text::side_letter;
use crate::{Activity, Kind, Tora};

pub(super) fn read_marks<const N: usize, const W: usize>(
    position: &mut Tora<N, W>,
    field: Part<'_>,
) -> Result<(), TextError> {
    if field.text == "-" {
        return Ok(());
    }
    let mut faults = Faults::default();
    for mark in field.split(',') {
        faults.keep(if mark.text.starts_with('=') {
            read_owed(position, mark)
        } else {
            read_activity(position, mark)
        });
    }
    faults.finish()
}

fn read_owed<const N: usize, const W: usize>(
    position: &mut Tora<N, W>,
    mark: Part<'_>,
) -> Result<(), TextError> {
    let side = Side::BOTH
        .into_iter()
        .find(|side| mark.text[1..].starts_with(side_letter(*side)));
    let ruler = match mark.text.get(2..) {
        Some("K") => Some(Kind::King),
        Some("Q") => Some(Kind::Queen),
        _ => None,
    };
    let (Some(side), Some(ruler)) = (side, ruler) else {
        return mark.error("tora-text-expected-ruler");
    };
    let commands = position.commands[side.index()];
    if commands.len() != 2 || commands.iter().any(|command| command.kind.is_ruler()) {
        return mark.error("tora-text-no-ruler-due");
    }
    if position.owed[side.index()].replace(ruler).is_some() {
        return mark.error("tora-text-ruler-twice");
    }
    Ok(())
}

impl<const N: usize, const W: usize> Tora<N, W> {
    /// Whether the Assassin of the side to move may have come to light in this turn, which can cost
    /// an own piece (T-X7).
    fn came_to_light(&self) -> bool {
        let own = self.places(self.side, Kind::Assassin, false).first::<N>();
        own.is_some_and(|at| self.activity(at).attacked)
    }

    fn may_have_lost_cannon(&self) -> bool {
        let own = self.places(self.side, Kind::Assassin, false);
        !own.is_empty() && self.cannons(self.side).count() < Kind::Cannon.in_army::<N>()
    }
}

fn read_activity<const N: usize, const W: usize>(
    position: &mut Tora<N, W>,
    mark: Part<'_>,
) -> Result<(), TextError> {
    let Some((at, len)) = place::<N>(mark.text) else {
        return mark.error("tora-text-expected-mark");
    };
    let letters = mark.from(len);
    let mut activity = Activity::default();
    let mut rest = letters.text;
    if let Some(after) = rest.strip_prefix('m') {
        activity.moved = true;
        rest = after;
    }
    if let Some(after) = rest.strip_prefix('a') {
        activity.attacked = true;
        rest = after;
    }
    if position.has_assassins() {
        for (letter, search) in [
            ('s', Search::Vain),
            ('F', Search::MayTake),
            ('f', Search::Found),
        ] {
            if let Some(after) = rest.strip_prefix(letter) {
                activity.searched = Some(search);
                rest = after;
                break;
            }
        }
    }
    if rest == "b" && position.may_have_lost_cannon() {
        activity.bound = Some(GONE);
        rest = "";
    } else if let Some(cannon) = rest.strip_prefix('b') {
        let cannons: Vec<_> = position.cannons(position.side).collect();
        let number = place::<N>(cannon)
            .filter(|(_, len)| *len == cannon.len())
            .and_then(|(cannon, _)| cannons.iter().position(|other| *other == cannon));
        let Some(number) = number else {
            return letters.error("tora-text-expected-cannon");
        };
        activity.bound = Some(number as u8);
        rest = "";
    }
    if !rest.is_empty() || activity == Activity::default() {
        return letters.error("tora-text-expected-mark-letters");
    }
    if activity.acted() && activity.bound.is_some() {
        return mark.error("tora-text-crew-acted");
    }
    if position.piece_of(position.side, at).is_none() {
        return mark.error("tora-text-no-piece-there");
    }
    if position.activity(at) != Activity::default() {
        return mark.error("tora-text-mark-twice");
    }
    if position.marks.is_full() {
        return mark.error("tora-text-more-marks-than-a-turn-leaves");
    }
    position.marks.put(at, activity);
    Ok(())
}

/// Whether side to move, actions left and marks fit together.
pub(super) fn check_turn<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    left: Part<'_>,
    marks: Part<'_>,
) -> Result<(), TextError> {
    if position.owes_any() {
        let first = Side::BOTH
            .into_iter()
            .find(|side| position.owes_ruler(*side).is_some());
        return if position.left != 0 {
            left.error("tora-text-actions-left-while-naming")
        } else if !position.marks.is_empty() {
            marks.error("tora-text-marks-while-naming")
        } else if first != Some(position.side) {
            marks.error("tora-text-other-side-names")
        } else {
            Ok(())
        };
    }
    // T-X7 can have cost a command piece that the turn began with.
    let lost = u8::from(position.came_to_light());
    let full = position.full_turn(position.side) + lost;
    let Some(used) = full.checked_sub(position.left) else {
        return left.error(Message::new("tora-text-short-turn").with("most", full));
    };
    let used = usize::from(used);
    let acted = position
        .marks
        .iter::<N>()
        .filter(|(_, activity)| activity.acted())
        .count();
    let crew = position
        .marks
        .iter::<N>()
        .filter(|(_, activity)| activity.bound.is_some());
    let mut bound = 0;
    for (at, _) in crew {
        bound += 1;
        let gone = position.activity(at).bound == Some(GONE);
        let worked = (gone && position.came_to_light())
            || position
                .bound_to(at)
                .is_some_and(|cannon| position.activity(cannon).acted());
        if !worked {
            let message = Message::new("tora-text-cannon-without-mark");
            return marks.error(message.with("crew", at.to_string()));
        }
    }
    if acted > used || bound > 3 * used {
        return marks
            .error(Message::new("tora-text-more-marks-than-actions").with("actions", used));
    }
    Ok(())
}
