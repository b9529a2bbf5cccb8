//! How LancerChess and TigerChess are touched, and what touches in vain are told.

mod gestures;
mod reasons;

use game::{Composer, Message, Notation, Position, Refusal, Show, Touch, Touched};
use tigerden_tigerchess::{Illegal, LancerChess, Move, TigerChess};

/// Does `$body` with `$position` read as a position of the game that its text names.
macro_rules! of_game {
    ($text:expr, |$position:ident| $body:expr) => {
        if $text.starts_with("lancerchess") {
            let $position: LancerChess = $text.parse().expect("a position");
            $body
        } else {
            let $position: TigerChess = $text.parse().expect("a position");
            $body
        }
    };
}

/// The touches named: places and buttons.
#[track_caller]
fn touches<P: Show>(position: &P, names: &str) -> Vec<Touch> {
    let scene = position.scene();
    let named = |name: &str| {
        let place = scene.places.iter().find(|view| view.name == name);
        let button = scene.buttons.iter().find(|button| button.id.0 == name);
        let place = place.map(|view| Touch::Place(view.place));
        place
            .or(button.map(|button| Touch::Button(button.id)))
            .unwrap_or_else(|| panic!("nothing is called {name}"))
    };
    names.split_whitespace().map(named).collect()
}

/// What the touches make, one after the other: the move in notation, with `?` behind it if others
/// go on from there, `…` if they make none yet, or `-` if one of them leads nowhere.
#[track_caller]
fn makes(text: &str, names: &str) -> String {
    of_game!(text, |position| {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let offers = moves.into_iter().flat_map(|mv| {
            let gestures = position.gestures(mv).into_iter();
            gestures.map(move |gesture| (mv, gesture))
        });
        let mut composer: Composer<Move> = Composer::new(offers.collect());
        let mut last = Touched::More;
        for touch in touches(&position, names) {
            last = composer.touch(touch);
            if last == Touched::Refused {
                return "-".to_owned();
            }
        }
        match (last, composer.complete()) {
            (Touched::Done(mv), _) => position.notation(mv),
            (_, Some(mv)) => format!("{}?", position.notation(mv)),
            _ => "…".to_owned(),
        }
    })
}

/// The reason for touches that lead nowhere: its rule, the end of its key, and the names of the
/// places that it is about.
#[track_caller]
fn reason(text: &str, names: &str) -> String {
    of_game!(text, |position| {
        let reason: Illegal = position.explain(&touches(&position, names));
        let scene = position.scene();
        let named = |place| {
            let view = scene.places.iter().find(|view| view.place == place);
            view.map_or_else(String::new, |view| view.name.clone())
        };
        let places: Vec<String> = reason.places().into_iter().map(named).collect();
        let key = reason.key().trim_start_matches("tigerchess-illegal-");
        let rule = reason.rule().map_or("-", |rule| rule.0);
        format!("{rule} {key}: {}", places.join(" "))
    })
}

/// Whose way to move or attack the reason is about.
#[track_caller]
fn mover(text: &str, names: &str) -> Option<&'static str> {
    of_game!(text, |position| {
        let reason: Illegal = position.explain(&touches(&position, names));
        let place = reason.mover()?;
        let scene = position.scene();
        let mut pieces = scene.pieces.iter();
        let piece = pieces.find(|piece| piece.place == place)?;
        Some(piece.kind)
    })
}

/// What is asked for after these touches.
#[track_caller]
fn ask(text: &str, names: &str) -> String {
    of_game!(text, |position| {
        let touched = names.split_whitespace();
        let touched = touched.flat_map(|name| touches(&position, name));
        written(&position.ask(&touched.collect::<Vec<_>>()))
    })
}

/// What the side that waits is told; nothing if the turn is one as any other.
#[track_caller]
fn awaited(text: &str) -> String {
    of_game!(text, |position| position
        .awaited()
        .as_ref()
        .map(written)
        .unwrap_or_default())
}

/// A message with its arguments.
fn written(message: &Message) -> String {
    let args = message.args.iter();
    let args = args.map(|(name, value)| format!(" {name}={value}"));
    format!("{}{}", message.key, args.collect::<String>())
}
