//! SVG files as pixels, drawn by the browser.

use js_sys::Promise;
use leptos::prelude::document;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement};

/// Something to draw on.
pub(super) struct Canvas {
    element: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
    size: (u16, u16),
}

impl Canvas {
    /// A canvas of this width and height in pixels.
    pub(super) fn new(size: (u16, u16)) -> Result<Self, JsValue> {
        let element: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
        element.set_width(size.0.into());
        element.set_height(size.1.into());
        // Pixels are read from it again and again.
        let options = js_sys::Object::new();
        js_sys::Reflect::set(&options, &"willReadFrequently".into(), &true.into())?;
        let context = element.get_context_with_context_options("2d", &options)?;
        let context = context.ok_or_else(|| JsValue::from("the browser has no canvas"))?;
        Ok(Self {
            element,
            context: context.unchecked_into(),
            size,
        })
    }

    /// Draws an SVG file over the whole canvas.
    pub(super) async fn draw(&self, svg: &str) -> Result<(), JsValue> {
        let image = HtmlImageElement::new()?;
        let text = String::from(js_sys::encode_uri_component(svg));
        image.set_src(&format!("data:image/svg+xml;charset=utf-8,{text}"));
        JsFuture::from(image.decode()).await?;
        let (width, height) = (self.size.0.into(), self.size.1.into());
        self.context.clear_rect(0.0, 0.0, width, height);
        self.context
            .draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, width, height)
    }

    /// The pixels of an SVG file on white ground, row by row.
    pub(super) async fn pixels(&self, svg: &str) -> Result<Vec<u8>, JsValue> {
        self.draw(svg).await?;
        let (width, height) = (self.size.0.into(), self.size.1.into());
        self.context
            .set_global_composite_operation("destination-over")?;
        self.context.set_fill_style_str("#fff");
        self.context.fill_rect(0.0, 0.0, width, height);
        self.context.set_global_composite_operation("source-over")?;
        let data = self.context.get_image_data(0.0, 0.0, width, height)?;
        Ok(data.data().0)
    }

    /// What is drawn, as a PNG file.
    pub(super) async fn png(&self) -> Result<Blob, JsValue> {
        let made = Promise::new(&mut |done, failed| {
            let made = Closure::once_into_js(move |file: JsValue| {
                let _ = done.call1(&JsValue::NULL, &file);
            });
            if let Err(error) = self.element.to_blob(made.unchecked_ref()) {
                let _ = failed.call1(&JsValue::NULL, &error);
            }
        });
        JsFuture::from(made).await?.dyn_into()
    }
}
