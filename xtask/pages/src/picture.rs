//! A diagram as a picture in SVG.

use anyhow::{Context, Result};
use game::{Place, Scene};
use print::{Looks, Picture};
use rulebook::Diagram;

/// The size of a place in pixels, and the largest width of a whole picture.
const PIXELS: f32 = 40.0;
const WIDEST: f32 = 480.0;

/// The picture of a diagram's scene.
///
/// # Errors
///
/// If the diagram names a place that its board or its window doesn't have, or a drawing is missing.
pub(crate) fn draw(mut scene: Scene, diagram: &Diagram, looks: &Looks) -> Result<String> {
    if let Some([a, b]) = &diagram.window {
        let corners = [place(&scene, a)?, place(&scene, b)?];
        scene.crop(corners);
    }
    let places = diagram.places.iter().map(|name| place(&scene, name));
    let arrows = diagram.arrows.iter();
    let arrows = arrows.map(|[from, to]| Ok((place(&scene, from)?, place(&scene, to)?)));
    let picture = Picture {
        framed: true,
        places: places.collect::<Result<_>>()?,
        arrows: arrows.collect::<Result<_>>()?,
        ..Picture::new(&scene, looks)
    };
    Ok(picture.svg(PIXELS, WIDEST)?)
}

fn place(scene: &Scene, name: &str) -> Result<Place> {
    let view = scene.places.iter().find(|view| view.name == name);
    let view = view.with_context(|| format!("there is no place {name}"))?;
    Ok(view.place)
}
