//! A text as a QR code (ISO/IEC 18004), to be scanned with the camera of another device.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

use crate::i18n::t;

/// The width of the empty border that scanners need, in modules.
const BORDER: i32 = 4;

/// The code as a picture, dark on light whatever the theme; a sentence if the text is too long for one.
pub(crate) fn code(text: &str) -> AnyView {
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Medium) else {
        return view! { <p class="note">{t("scan-too-long")}</p> }.into_any();
    };
    let size = code.size() + 2 * BORDER;
    view! {
        <svg class="scanned" viewBox=format!("0 0 {size} {size}") shape-rendering="crispEdges" role="img" aria-label=t("scan-name") data-testid="scanned">
            <rect width=size height=size fill="#fff" /><path d=modules(&code) fill="#000" />
        </svg>
    }
    .into_any()
}

/// The dark modules as the outline of a square each.
fn modules(code: &QrCode) -> String {
    let size = 0..code.size();
    let all = size.clone().flat_map(|y| size.clone().map(move |x| (x, y)));
    let dark = all.filter(|(x, y)| code.get_module(*x, *y));
    dark.map(|(x, y)| format!("M{} {}h1v1h-1z", x + BORDER, y + BORDER))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scanner_reads_the_link() {
        let link = "https://tigerden.example/game/0197-a1b2#seat=-_8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
        let code = QrCode::encode_text(link, QrCodeEcc::Medium).expect("it fits");
        let size = code.size() + 2 * BORDER;
        let side = usize::try_from(size * 4).expect("a size");
        let mut picture = rqrr::PreparedImage::prepare_from_greyscale(side, side, |x, y| {
            let at = |pixel: usize| i32::try_from(pixel / 4).unwrap_or(0) - BORDER;
            if code.get_module(at(x), at(y)) {
                0
            } else {
                255
            }
        });
        let found = picture.detect_grids();
        let read = found.first().map(|grid| grid.decode().expect("a text").1);
        assert_eq!(read.as_deref(), Some(link));
        let dark = modules(&code).matches('M').count();
        let all = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
        assert_eq!(dark, all.filter(|(x, y)| code.get_module(*x, *y)).count());
    }
}
