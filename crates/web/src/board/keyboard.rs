//! What each key does at the board.

use play::Stride;
use wasm_bindgen::JsCast;

/// A direction in the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Arrow {
    /// Up.
    Up,
    /// Down.
    Down,
    /// Left.
    Left,
    /// Right.
    Right,
}

impl Arrow {
    /// 1 for forward in reading order, -1 for backward.
    pub(crate) const fn sign(self) -> i32 {
        match self {
            Self::Up | Self::Left => -1,
            Self::Down | Self::Right => 1,
        }
    }
}

/// What a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    /// Moves to the neighboring place.
    Go(Arrow),
    /// Touches the place.
    Touch,
    /// Looks closely at the piece there.
    Look,
    /// Takes back one step.
    Undo,
    /// Takes back the turn.
    Restart,
    /// Ends the turn.
    End,
    /// Turns the board around.
    Flip,
    /// Moves to the next piece that can act.
    Next,
    /// Moves to the previous piece that can act.
    Previous,
    /// Presses the button with this number, from 0.
    Button(usize),
    /// Looks one step back in the game, or forward if that is true.
    Step(Stride, bool),
    /// Shows the list of keys.
    Help,
}

/// The meaning of a key, by its name in browser events.
pub(crate) fn key(name: &str, shift: bool) -> Option<Key> {
    Some(match name {
        "ArrowUp" => Key::Go(Arrow::Up),
        "ArrowDown" => Key::Go(Arrow::Down),
        "ArrowLeft" => Key::Go(Arrow::Left),
        "ArrowRight" => Key::Go(Arrow::Right),
        "Enter" => Key::Touch,
        "Escape" if shift => Key::Restart,
        "Escape" => Key::Undo,
        " " => Key::End,
        "f" | "F" => Key::Flip,
        "l" | "L" => Key::Look,
        "n" | "N" => Key::Next,
        "p" | "P" => Key::Previous,
        "," => Key::Step(Stride::Action, false),
        "." => Key::Step(Stride::Action, true),
        // The same keys with Shift, on American and on German keyboards.
        "<" => Key::Step(Stride::Turn, false),
        ">" => Key::Step(Stride::Turn, true),
        ";" if shift => Key::Step(Stride::Turn, false),
        ":" if shift => Key::Step(Stride::Turn, true),
        "?" => Key::Help,
        _ => {
            let digit = name.parse::<usize>().ok().filter(|n| (1..=9).contains(n))?;
            Key::Button(digit - 1)
        }
    })
}

/// Whether a key was pressed inside an element that this selector names.
pub(crate) fn pressed_inside(event: &web_sys::KeyboardEvent, selector: &str) -> bool {
    let target = event.target();
    let target = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let around = target.and_then(|element| element.closest(selector).ok());
    around.flatten().is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escape_undoes_and_with_shift_restarts() {
        assert_eq!(key("Escape", false), Some(Key::Undo));
        assert_eq!(key("Escape", true), Some(Key::Restart));
    }

    #[test]
    fn space_ends_and_enter_touches() {
        assert_eq!(key(" ", false), Some(Key::End));
        assert_eq!(key("Enter", false), Some(Key::Touch));
    }

    #[test]
    fn comma_and_full_stop_step_by_action_and_with_shift_by_turn() {
        let step = |stride, forward| Some(Key::Step(stride, forward));
        assert_eq!(key(",", false), step(Stride::Action, false));
        assert_eq!(key(".", false), step(Stride::Action, true));
        for (back, on) in [("<", ">"), (";", ":")] {
            assert_eq!(key(back, true), step(Stride::Turn, false));
            assert_eq!(key(on, true), step(Stride::Turn, true));
        }
        assert_eq!(key(";", false), None);
    }

    #[test]
    fn digits_press_buttons_and_other_keys_are_left_to_the_browser() {
        assert_eq!(key("1", false), Some(Key::Button(0)));
        assert_eq!(key("0", false), None);
        assert_eq!(key("Tab", false), None);
        assert_eq!(key("x", false), None);
    }
}
