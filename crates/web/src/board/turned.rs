//! A board numbered from the other side.

use game::{PlaceView, Scene};

/// The scene with the names of its places and the labels at its edges as they are counted from the
/// other side: those that they have after half a turn of the board.
pub(crate) fn numbered_from_the_other_side(mut scene: Scene) -> Scene {
    let (columns, rows) = (f32::from(scene.board.columns), f32::from(scene.board.rows));
    let places = scene.places.clone();
    let across = |view: &PlaceView| {
        let mut places = places.iter();
        places.find(|other| other.x + view.x == columns && other.y + view.y == rows)
    };
    for view in &mut scene.places {
        if let Some(other) = across(view) {
            view.name.clone_from(&other.name);
        }
    }
    scene.board.column_labels.reverse();
    scene.board.row_labels.reverse();
    scene
}

#[cfg(test)]
mod tests {
    use game::Viewer;
    use hall::Options;

    use super::*;

    #[test]
    fn t_b3_places_and_labels_are_counted_from_the_challengers_right_hand() {
        for (game, size) in [("tora-short", 9), ("tora-long", 17)] {
            let table = crate::games::hall().start(game, &Options::default());
            let table = table.expect("a start");
            let scene = table.scene(0, Viewer::Public).expect("a scene");
            let turned = numbered_from_the_other_side(scene.clone());
            assert_eq!(turned.board.column_labels[0], size.to_string());
            assert_eq!(turned.board.row_labels[0], size.to_string());
            let named = |scene: &Scene, name: &str| {
                let view = scene.places.iter().find(|view| view.name == name);
                view.expect("a place").place
            };
            let corner = format!("v{size}h{size}");
            assert_eq!(named(&turned, "v1h1"), named(&scene, &corner));
            let near = format!("v{}h2", size - 2);
            let far = format!("v3h{}", size - 1);
            assert_eq!(named(&turned, &far), named(&scene, &near));
            assert_eq!(turned.pieces, scene.pieces, "nothing else has moved");
        }
    }
}
