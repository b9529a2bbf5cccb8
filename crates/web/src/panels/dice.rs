//! How the dice of a game fell, and the numbers with which anybody can repeat the throws.

use dice::{Dice, Nonce, SIX, Seed};
use hall::{GameInfo, Throw};
use leptos::prelude::*;
use protocol::{Promise, Thrown};

use super::copy;
use crate::i18n::{t, ta};
use crate::prefs::settings;

/// For how long dice roll over a board, in milliseconds.
const ROLL_MS: u32 = 2600;

/// What is known about the dice of a game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Fallen {
    /// What the server promised; `None` if this device threw the dice.
    pub(crate) promise: Option<Promise>,
    /// How they fell; `None` before the throw.
    pub(crate) thrown: Option<Thrown>,
}

impl Fallen {
    fn nonces(&self) -> [Option<Nonce>; 2] {
        let promise = self.promise.as_ref();
        promise.map_or([None, None], |promise| promise.nonces.clone())
    }

    /// Whether the seed matches the promise; true if nothing was promised.
    fn seed_fits(&self, seed: &Seed) -> bool {
        let mut promise = self.promise.iter();
        promise.all(|promise| seed.lock() == promise.commitment)
    }

    /// Whether throwing the dice again gives the same numbers.
    fn falls_again(&self, thrown: &Thrown) -> bool {
        let mut dice = Dice::new(&thrown.seed, &self.nonces());
        let mut numbers = thrown.throws.iter().flat_map(|throw| &throw.dice);
        numbers.all(|number| dice.roll(SIX) == *number)
    }

    /// The commands that repeat the throws in a shell with `sha256sum`.
    fn commands(&self, thrown: &Thrown) -> String {
        let [first, second] = self
            .nonces()
            .map(|nonce| nonce.map_or_else(|| "-".to_owned(), String::from));
        let seed = &thrown.seed;
        format!(
            "printf 'tigerden lock {seed}' | sha256sum\n\
             printf 'tigerden dice {seed} {first} {second} 1' | sha256sum"
        )
    }
}

/// How the dice of the game fell.
pub(crate) fn dice_panel(info: &'static GameInfo, fallen: Fallen, open: bool) -> AnyView {
    let promised = fallen.promise.as_ref().map(|promise| {
        let text = promise.commitment.to_string();
        line("dice-commitment", text, "dice-commitment").into_any()
    });
    let said = match &fallen.thrown {
        None => view! { <p>{t("dice-promised")}</p> }.into_any(),
        Some(thrown) if thrown.throws.is_empty() => view! { <p>{t("dice-nothing")}</p> }.into_any(),
        Some(thrown) => {
            view! { <ul class="throws" data-testid="throws">{throw_lines(info, thrown)}</ul> }
                .into_any()
        }
    };
    let proof = match fallen.thrown.clone() {
        Some(thrown) => proof(promised, fallen, thrown),
        None => promised.into_any(),
    };
    view! {
        <details class="card" data-testid="dice" open=open>
            <summary>{t("dice-title")}</summary>
            {said}
            {proof}
        </details>
    }
    .into_any()
}

/// What shows that nobody could choose how the dice fell, folded behind the sign of whether they fell so.
fn proof(promised: Option<AnyView>, fallen: Fallen, thrown: Thrown) -> AnyView {
    let fair = fallen.seed_fits(&thrown.seed) && fallen.falls_again(&thrown);
    let (sign, key) = match fair {
        true => ("✓", "dice-fair"),
        false => ("✗", "dice-unfair"),
    };
    view! {
        <details class="proof">
            <summary data-testid="dice-proof"><b aria-hidden="true">{sign}</b>{t(key)}</summary>
            {promised}
            {numbers(fallen, thrown)}
        </details>
    }
    .into_any()
}

/// The dice of a game that begins, as they roll over its board for a moment. It takes nothing away that the
/// panel does not show for good.
pub(crate) fn rolling(info: &'static GameInfo, fallen: &Fallen) -> Option<AnyView> {
    let settings = settings();
    let thrown = fallen.thrown.as_ref()?;
    if thrown.throws.is_empty() || !untrack(|| settings.animated()) {
        return None;
    }
    let takes = settings.now(|prefs| prefs.speed.percent()) * ROLL_MS / 100;
    let over = RwSignal::new(false);
    let throws = StoredValue::new(thrown.clone());
    // The dice end first; what ends last is the whole.
    let ended = move |event: web_sys::AnimationEvent| {
        if event.target() == event.current_target() {
            over.set(true);
        }
    };
    let shown = move || {
        (!over.get()).then(|| {
            let lines = throws.with_value(|thrown| throw_lines(info, thrown));
            view! {
                <div class="rolling" aria-hidden="true" data-testid="rolling" style:--roll=format!("{takes}ms") on:animationend=ended>
                    <ul class="throws">{lines}</ul>
                </div>
            }
            .into_any()
        })
    };
    Some(shown.into_any())
}

/// All throws of a game.
fn throw_lines(info: &'static GameInfo, thrown: &Thrown) -> Vec<AnyView> {
    let throws = thrown.throws.iter();
    throws
        .map(|throw| throw_line(info, throw).into_any())
        .collect()
}

/// A throw: what it decided, the dice, and what they mean.
fn throw_line(info: &'static GameInfo, throw: &Throw) -> impl IntoView + use<> {
    let about = t(&format!("option-{}", throw.option));
    let dice: Vec<_> = throw.dice.iter().map(|number| die(*number)).collect();
    let means = meaning(info, &throw.option, &throw.choice);
    view! { <li><span>{about}</span><span class="dice">{dice}</span><b>{means}</b></li> }
}

/// The name of a choice of an option.
pub(crate) fn meaning(info: &GameInfo, option: &str, choice: &str) -> String {
    let mut options = info.options.iter();
    let option = options.find(|known| known.id == option);
    let mut choices = option.iter().flat_map(|option| option.choices);
    let key = choices.find(|known| known.id == choice).and_then(|c| c.key);
    key.map_or_else(|| choice.to_owned(), t)
}

/// A six-sided die.
fn die(number: u32) -> impl IntoView {
    // The pips in rows of three, as bits from the top left.
    let pips: u32 = match number {
        1 => 0b000_010_000,
        2 => 0b100_000_001,
        3 => 0b100_010_001,
        4 => 0b101_000_101,
        5 => 0b101_010_101,
        _ => 0b101_101_101,
    };
    let there = (0..9).filter(move |at| pips >> at & 1 == 1);
    let pip = |at: u32| view! { <circle cx=8 + 8 * (at % 3) cy=8 + 8 * (at / 3) r="3"></circle> };
    let pips: Vec<_> = there.map(pip).collect();
    let spoken = ta("dice-shows", &[("number", number.into())]);
    view! {
        <svg class="die" viewBox="0 0 32 32" role="img" aria-label=spoken>
            <rect x="1" y="1" width="30" height="30" rx="7"></rect>
            {pips}
        </svg>
    }
}

/// The numbers behind the throws, and the result of checking them.
fn numbers(fallen: Fallen, thrown: Thrown) -> impl IntoView {
    let seed = line("dice-seed", thrown.seed.to_string(), "dice-seed");
    let promised = fallen.promise.is_some();
    let nonces = promised.then(|| {
        let [first, second] = fallen
            .nonces()
            .map(|nonce| nonce.map_or_else(|| t("dice-no-nonce"), String::from));
        view! {
            {line("dice-nonce-first", first, "dice-nonce-first")}
            {line("dice-nonce-second", second, "dice-nonce-second")}
        }
    });
    let commands = fallen.commands(&thrown);
    let (checked, copied) = (RwSignal::new(None), RwSignal::new(false));
    let check = move |_| {
        checked.set(Some([
            fallen.seed_fits(&thrown.seed),
            fallen.falls_again(&thrown),
        ]));
    };
    let verdict = move || {
        let [seed, dice] = checked.get()?;
        let seed = promised.then(|| verdict(seed, ["dice-seed-fits", "dice-seed-wrong"]));
        let dice = verdict(dice, ["dice-fall-again", "dice-fall-otherwise"]);
        Some(view! { <ul data-testid="dice-verdict">{seed}{dice}</ul> })
    };
    let shown = commands.clone();
    view! {
        {seed}
        {nonces}
        <div class="row section">
            <button type="button" data-testid="dice-check" on:click=check>{t("dice-check")}</button>
            <button type="button" class="plain" on:click=move |_| copy(commands.clone(), copied)>
                {move || t(if copied.get() { "invite-copied" } else { "dice-copy" })}
            </button>
        </div>
        <div role="status">{verdict}</div>
        <p class="note">{t("dice-by-hand")}</p>
        <pre class="commands" data-testid="dice-commands">{shown}</pre>
    }
}

fn verdict(right: bool, keys: [&'static str; 2]) -> impl IntoView {
    let (sign, key) = if right {
        ("✓ ", keys[0])
    } else {
        ("✗ ", keys[1])
    };
    view! { <li>{sign}{t(key)}</li> }
}

fn line(key: &str, text: String, id: &'static str) -> impl IntoView + use<> {
    view! {
        <label class="field"><span>{t(key)}</span>
            <input type="text" readonly data-testid=id value=text />
        </label>
    }
}
