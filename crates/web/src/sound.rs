//! Small sounds, generated when they are played.

use std::cell::{Cell, RefCell};

use leptos::ev;
use leptos::prelude::window_event_listener;
use web_sys::{AudioContext, OscillatorType};

use crate::prefs::settings;

/// An event that has a sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sound {
    /// A piece is selected.
    Select,
    /// A piece has moved.
    Step,
    /// A piece was taken.
    Take,
    /// Something is not possible.
    No,
    /// It is one's turn.
    Turn,
    /// Something happened that nobody should miss.
    Alarm,
    /// The game is over.
    End,
}

impl Sound {
    /// The tones as (start in s, frequency in Hz, length in s).
    const fn tones(self) -> &'static [(f64, f32, f64)] {
        match self {
            Self::Select => &[(0.0, 660.0, 0.05)],
            Self::Step => &[(0.0, 330.0, 0.08)],
            Self::Take => &[(0.0, 220.0, 0.10), (0.06, 165.0, 0.14)],
            Self::No => &[(0.0, 150.0, 0.12)],
            Self::Turn => &[(0.0, 440.0, 0.08), (0.09, 587.0, 0.12)],
            Self::Alarm => &[(0.0, 294.0, 0.14), (0.16, 233.0, 0.14), (0.32, 175.0, 0.3)],
            Self::End => &[(0.0, 392.0, 0.15), (0.16, 523.0, 0.15), (0.32, 659.0, 0.3)],
        }
    }
}

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
    static TOUCHED: Cell<bool> = const { Cell::new(false) };
}

/// Waits for the first touch or key: before it, browsers play no sound.
pub(crate) fn install() {
    window_event_listener(ev::pointerup, |_| TOUCHED.set(true));
    window_event_listener(ev::keydown, |_| TOUCHED.set(true));
}

/// Plays a sound if the settings ask for sounds and the user has touched the page.
pub(crate) fn play(sound: Sound) {
    if TOUCHED.get() && settings().now(|prefs| prefs.sound) {
        CONTEXT.with_borrow_mut(|context| {
            if context.is_none() {
                *context = AudioContext::new().ok();
            }
            for tone in sound.tones() {
                // A device without audio stays silent.
                let _ = context.as_ref().map(|context| ring(context, *tone));
            }
        });
    }
}

fn ring(
    context: &AudioContext,
    (after, hertz, length): (f64, f32, f64),
) -> Result<(), wasm_bindgen::JsValue> {
    let (tone, volume) = (context.create_oscillator()?, context.create_gain()?);
    let start = context.current_time() + after;
    tone.set_type(OscillatorType::Triangle);
    tone.frequency().set_value(hertz);
    volume.gain().set_value_at_time(0.0001, start)?;
    volume
        .gain()
        .exponential_ramp_to_value_at_time(0.16, start + 0.012)?;
    volume
        .gain()
        .exponential_ramp_to_value_at_time(0.0001, start + length)?;
    tone.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&context.destination())?;
    tone.start_with_when(start)?;
    tone.stop_with_when(start + length + 0.02)
}
