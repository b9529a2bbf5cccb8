//! A turn made of touches, as a screen hears of them.

use game::{ButtonId, Touch, Viewer};
use hall::{Hall, Options};
use tigerden_play::{Draft, Effect};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let table = Hall::all().start("tora-short", &Options::default())?;
    let mut draft = Draft::new(table);
    let scene = draft.scene(Viewer::Public).ok_or("no scene")?;
    println!("{scene}");
    let place = |name: &str| {
        let view = scene.places.iter().find(|view| view.name == name);
        view.map(|view| Touch::Place(view.place))
            .ok_or("no such place")
    };

    assert_eq!(draft.touch(place("v4h8")?), Effect::Selected);
    assert_eq!(
        draft.touch(place("v3h7")?),
        Effect::Played { sealed: false }
    );
    if let Effect::Refused(reason) = draft.touch(place("v5h1")?) {
        println!("not that one: {reason:?}");
    }
    assert_eq!(
        draft.touch(Touch::Button(ButtonId("end"))),
        Effect::TurnOver
    );
    let turn = draft.commit();
    println!("played: {}", turn.join(" "));
    assert_eq!(turn, ["S v4h8-v3h7", "end"]);
    Ok(())
}
