//! Pictures of pixels: SVG files as PNG files, and as what an animation is made of.

use resvg::render;
use resvg::tiny_skia::{Color, Pixmap, Transform};
use usvg::Tree;

use crate::fonts::options;

/// An SVG file can't be made pixels.
#[derive(Debug, thiserror::Error)]
#[error("the picture can't be drawn: {0}")]
pub struct RasterError(String);

/// An SVG file as a PNG file of the size that it gives itself.
///
/// # Errors
///
/// If it is not SVG, which would be an error of this program.
pub fn png(svg: &str) -> Result<Vec<u8>, RasterError> {
    let png = drawn(svg, Color::TRANSPARENT)?.encode_png();
    png.map_err(|error| RasterError(error.to_string()))
}

/// The pixels of an SVG file on white ground, row by row: red, green, blue and a fourth byte.
///
/// # Errors
///
/// As for [`png`].
pub fn pixels(svg: &str) -> Result<Vec<u8>, RasterError> {
    Ok(drawn(svg, Color::WHITE)?.take())
}

fn drawn(svg: &str, ground: Color) -> Result<Pixmap, RasterError> {
    let tree = Tree::from_str(svg, &options());
    let tree = tree.map_err(|error| RasterError(error.to_string()))?;
    let size = tree.size().to_int_size();
    let map = Pixmap::new(size.width(), size.height());
    let mut map = map.ok_or_else(|| RasterError("it has no size".to_owned()))?;
    map.fill(ground);
    render(&tree, Transform::default(), &mut map.as_mut());
    Ok(map)
}
