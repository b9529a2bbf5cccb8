//! Pages as a PDF.

use krilla::Document;
use krilla::geom::Size;
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla_svg::{SurfaceExt, SvgSettings};
use usvg::Tree;

use crate::fonts::options;
use crate::page::Page;

/// Points of a PDF in a millimeter.
const POINTS: f32 = 72.0 / 25.4;

/// A PDF can't be made.
#[derive(Debug, thiserror::Error)]
#[error("the PDF can't be made: {0}")]
pub struct PdfError(String);

/// A PDF of these pages with this title. Texts in it can be searched and copied.
///
/// # Errors
///
/// If a page is not SVG or the PDF can't be written, which would be an error of this program.
pub fn pdf(title: &str, pages: &[Page]) -> Result<Vec<u8>, PdfError> {
    let options = options();
    let mut document = Document::new();
    let about = Metadata::new()
        .title(title.to_owned())
        .creator("TigerDen".to_owned());
    document.set_metadata(about);
    for page in pages {
        let tree = Tree::from_str(&page.svg(), &options);
        let tree = tree.map_err(|error| PdfError(error.to_string()))?;
        let (width, height) = page.size();
        let size = Size::from_wh(width * POINTS, height * POINTS);
        let size = size.ok_or_else(|| PdfError("a page has no size".to_owned()))?;
        let mut sheet = document.start_page_with(PageSettings::new(size));
        let mut surface = sheet.surface();
        let drawn = surface.draw_svg(&tree, size, SvgSettings::default());
        drawn.ok_or_else(|| PdfError("a page can't be drawn".to_owned()))?;
        surface.finish();
        sheet.finish();
    }
    let bytes = document.finish();
    bytes.map_err(|error| PdfError(format!("{error:?}")))
}
