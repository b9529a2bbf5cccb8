//! The fonts with which texts in SVG are drawn.

use std::sync::Arc;

use usvg::Options;
use usvg::fontdb::Database;

const FONTS: [&[u8]; 2] = [
    include_bytes!("../fonts/LiberationSans-Regular.ttf"),
    include_bytes!("../fonts/LiberationSans-Bold.ttf"),
];

/// Only the fonts of this crate, so that the same drawing looks the same on every machine.
pub(crate) fn options() -> Options<'static> {
    let mut fonts = Database::new();
    for font in FONTS {
        fonts.load_font_data(font.to_vec());
    }
    fonts.set_sans_serif_family("Liberation Sans");
    Options {
        font_family: "Liberation Sans".to_owned(),
        fontdb: Arc::new(fonts),
        ..Options::default()
    }
}
