//! The fonts with which texts in SVG are drawn.

use std::sync::{Arc, LazyLock};

use usvg::Options;
use usvg::fontdb::Database;

const FONTS: [&[u8]; 2] = [
    include_bytes!("../fonts/LiberationSans-Regular.ttf"),
    include_bytes!("../fonts/LiberationSans-Bold.ttf"),
];

/// Read once: an animation asks for each of its pictures.
static DATABASE: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    for font in FONTS {
        fonts.load_font_data(font.to_vec());
    }
    fonts.set_sans_serif_family("Liberation Sans");
    Arc::new(fonts)
});

/// Only the fonts of this crate, so that the same drawing looks the same on every machine.
pub(crate) fn options() -> Options<'static> {
    Options {
        font_family: "Liberation Sans".to_owned(),
        fontdb: DATABASE.clone(),
        ..Options::default()
    }
}
