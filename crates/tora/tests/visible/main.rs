//! How TORA looks and is touched: scenes, gestures, and the reasons for touches in vain.
#![expect(clippy::unwrap_used, reason = "a test that can't go on has failed")]

mod asks;
mod gestures;
mod reasons;
mod scenes;

use game::{Composer, Place, Scene, Show, Touch};
use tigerden_tora::{Long, Short};

/// Calls `$body` with the position of either board.
macro_rules! on_board {
    ($text:expr, |$position:ident| $body:expr) => {
        if $text.starts_with("tora-long") {
            let $position: Long = $text.parse().unwrap();
            $body
        } else {
            let $position: Short = $text.parse().unwrap();
            $body
        }
    };
}
use on_board;

fn scene(text: &str) -> Scene {
    on_board!(text, |position| position.scene())
}

fn place(scene: &Scene, name: &str) -> Place {
    scene
        .places
        .iter()
        .find(|view| view.name == name)
        .unwrap()
        .place
}

/// A touch by the name of its place or button.
fn touch(scene: &Scene, name: &str) -> Touch {
    let button = scene.buttons.iter().find(|button| button.id.0 == name);
    match button {
        Some(button) => Touch::Button(button.id),
        None => Touch::Place(place(scene, name)),
    }
}

fn composer<P: Show>(position: &P) -> Composer<P::Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    Composer::new(
        moves
            .into_iter()
            .map(|mv| (mv, position.gesture(mv)))
            .collect(),
    )
}
