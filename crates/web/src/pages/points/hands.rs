//! Card A on ten fingers (T-P7): a ring on each finger that stands for a marked place.

use leptos::prelude::*;
use scorecard::{Card, Digit, FINGERS, Finger, Tally};

use super::card::color;

const WIDTH: usize = 16;
const APART: usize = 20;
/// Where the palms begin.
const PALM: usize = 74;

/// How long a finger is in the drawing.
const fn length(digit: Digit) -> usize {
    match digit {
        Digit::Thumb => 22,
        Digit::Little => 40,
        Digit::Index | Digit::Ring => 54,
        Digit::Middle => 60,
    }
}

/// Both hands as their owner sees them.
pub(super) fn picture(tally: &Tally, label: String) -> AnyView {
    let finger = |(index, finger): (usize, Finger)| {
        let x = 8 + index * APART + if index > 4 { APART } else { 0 };
        let (length, low) = (
            length(finger.digit),
            if finger.digit == Digit::Thumb { 20 } else { 0 },
        );
        let top = PALM - length + low;
        let color = color(Card::A, finger.column, finger.place);
        let ring = finger.is_marked(tally).then(|| {
            view! {
                <rect class="peg" x=x - 2 y=PALM + low - 18 width=WIDTH + 4 height="9" rx="3" fill=color></rect>
            }
        });
        view! {
            <rect x=x y=top width=WIDTH height=length + 12 rx="8" fill="none" stroke="currentColor" stroke-width="1.5"></rect>
            {ring}
        }
    };
    let fingers: Vec<_> = FINGERS.into_iter().enumerate().map(finger).collect();
    let palm = |x: usize| {
        view! {
            <rect x=x y=PALM + 8 width=5 * APART - 4 height="28" rx="12" fill="none" stroke="currentColor" stroke-width="1.5"></rect>
        }
    };
    view! {
        <svg viewBox="0 0 236 114" role="img" aria-label=label>
            {fingers}{palm(8)}{palm(8 + 6 * APART)}
        </svg>
    }
    .into_any()
}
