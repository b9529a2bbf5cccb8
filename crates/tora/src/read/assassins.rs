//! What a position text says of Assassins.

use game::{Message, Part, Side, TextError};

use super::{FIELDS, place};
use crate::assassin::Hiding;
use crate::text::side_letter;
use crate::{Kind, Tora};

/// Reads the field about Assassins: where they hide, how long they rest, which ruler left under
/// one, each for the Challenger first.
pub(super) fn read_assassins<const N: usize, const W: usize>(
    position: &mut Tora<N, W>,
    field: Part<'_>,
) -> Result<(), TextError> {
    if !position.has_assassins() {
        let last = FIELDS[FIELDS.len() - 1];
        return field.error(Message::new("text-expected-end").with_key("field", last));
    }
    let mut before = None;
    for part in field.split(',') {
        let side = Side::BOTH
            .into_iter()
            .find(|side| part.text.starts_with(side_letter(*side)));
        let rest = part.text.get(1..).unwrap_or_default();
        let (Some(side), Some(sign)) = (side, rest.chars().next()) else {
            return part.error("tora-text-expected-assassin");
        };
        let order = match sign {
            '?' | '@' => 0,
            '~' => 1,
            _ => 2,
        };
        let order = Some((order, side));
        if order <= before {
            return part.error("tora-text-assassin-order");
        }
        before = order;
        let value = part.from(2);
        match sign {
            '?' if value.text.is_empty() => position.hide(side, Hiding::Somewhere, part)?,
            '@' => match place::<N>(value.text) {
                Some((at, len)) if len == value.text.len() => {
                    position.hide(side, Hiding::At(at), part)?;
                }
                _ => return value.error("tora-text-expected-place"),
            },
            '~' => position.rest_until(side, value)?,
            '=' => position.lose_ruler(side, value)?,
            _ => return part.error("tora-text-expected-assassin"),
        }
    }
    Ok(())
}

impl<const N: usize, const W: usize> Tora<N, W> {
    fn hide(&mut self, side: Side, hiding: Hiding<N>, part: Part<'_>) -> Result<(), TextError> {
        if !self.places(side, Kind::Assassin, false).is_empty() {
            return part.error("tora-text-assassin-twice");
        }
        self.assassins.hide(side, hiding);
        Ok(())
    }

    fn rest_until(&mut self, side: Side, value: Part<'_>) -> Result<(), TextError> {
        let last = self.round.saturating_add(1);
        let round = value.number(self.round, last, "tora-text-rest")?;
        let there =
            self.assassins.is_hidden(side) || !self.places(side, Kind::Assassin, false).is_empty();
        if !there {
            return value.error("tora-text-no-assassin-rests");
        }
        self.assassins.set_rest(side, round - self.round + 1);
        Ok(())
    }

    fn lose_ruler(&mut self, side: Side, value: Part<'_>) -> Result<(), TextError> {
        let ruler = match value.text {
            "K" => Kind::King,
            "Q" => Kind::Queen,
            _ => return value.error("tora-text-expected-ruler"),
        };
        let commands = self.commands[side.index()];
        if commands.len() > 2 || commands.iter().any(|command| command.kind.is_ruler()) {
            return value.error("tora-text-no-ruler-due");
        }
        self.assassins.set_lost_ruler(side, Some(ruler));
        Ok(())
    }
}
