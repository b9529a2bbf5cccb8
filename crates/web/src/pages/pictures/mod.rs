//! Pictures to share: the board as it is shown, and the whole game as an animated picture.

mod canvas;

use std::fmt::Display;

use game::{Scene, Viewer};
use leptos::prelude::*;
use print::{Animation, Film, Looks, Picture};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Blob, BlobPropertyBag};

use self::canvas::Canvas;
use crate::i18n::{t, ta};
use crate::panels::{download, save};
use crate::play::Session;

/// Pixels for a place of a picture, and for the widest picture.
const PLACE: f32 = 96.0;
const WIDEST: f32 = 1200.0;

/// How far the animated picture is.
#[derive(Clone, Debug, PartialEq)]
enum Making {
    /// Nobody has asked for one.
    None,
    /// So many of so many pictures are drawn.
    Drawn(usize, usize),
    /// It has been saved and has so many kB.
    Saved(u32),
    /// It could not be made.
    Failed,
}

/// The picture of the board in view, and the buttons.
pub(crate) fn pictures(session: Session) -> AnyView {
    let making = RwSignal::new(Making::None);
    // Another number means that the work is wanted no more.
    let job = StoredValue::new(0u32);
    on_cleanup(move || {
        job.try_update_value(|job| *job += 1);
    });
    let shown = Memo::new(move |_| board(session).map(|(svg, _)| svg));
    let preview = move || {
        shown.get().map(|svg| {
            let label = untrack(|| t("pictures-preview"));
            view! { <div class="picture" role="img" aria-label=label data-testid="picture" inner_html=svg></div> }
                .into_any()
        })
    };
    let name = move |ending: &str| format!("{}.{ending}", session.info.id);
    let as_svg = move |_| {
        if let Some((svg, _)) = untrack(|| board(session)) {
            log(download(&name("svg"), &svg));
        }
    };
    let as_png = move |_| {
        let Some((svg, size)) = untrack(|| board(session)) else {
            return;
        };
        spawn_local(async move {
            let made = async {
                let canvas = Canvas::new(size)?;
                canvas.draw(&svg).await?;
                save(&name("png"), &canvas.png().await?)
            };
            log(made.await);
        });
    };
    let stop = move |_| {
        job.update_value(|job| *job += 1);
        making.set(Making::None);
    };
    let animate = move |_| {
        job.update_value(|job| *job += 1);
        let number = job.get_value();
        let wanted = move || job.try_get_value() == Some(number);
        making.set(Making::Drawn(0, 1));
        spawn_local(async move {
            let tell = |drawn, of| {
                let wanted = wanted();
                if wanted {
                    making.set(Making::Drawn(drawn, of));
                }
                wanted
            };
            let made = film(session, tell).await;
            if !wanted() {
                return;
            }
            let saved = made.and_then(|file| {
                let Some(file) = file else {
                    return Ok(Making::None);
                };
                let kilobytes = u32::try_from(file.len().div_ceil(1000)).unwrap_or(u32::MAX);
                save(&name("gif"), &blob(&file, "image/gif")?)?;
                Ok(Making::Saved(kilobytes))
            });
            making.set(saved.unwrap_or_else(|error| {
                web_sys::console::error_1(&error);
                Making::Failed
            }));
        });
    };
    let at_work = Memo::new(move |_| matches!(making.get(), Making::Drawn(..)));
    let progress = move || match making.get() {
        Making::None => String::new(),
        Making::Drawn(drawn, of) => ta(
            "pictures-drawn",
            &[("drawn", drawn.into()), ("of", of.into())],
        ),
        Making::Saved(size) => ta("pictures-saved", &[("size", size.into())]),
        Making::Failed => t("pictures-failed"),
    };
    let button = move || {
        if at_work.get() {
            view! { <button type="button" data-testid="animation-stop" on:click=stop>{t("pictures-stop")}</button> }
                .into_any()
        } else {
            view! { <button type="button" data-testid="animation" on:click=animate>{t("pictures-animation")}</button> }
                .into_any()
        }
    };
    let played = Memo::new(move |_| session.draft.with(|draft| draft.committed() > 0));
    let animation = move || {
        played.get().then(|| {
            view! {
                <div class="row section">{button}</div>
                <p class="note" role="status" data-testid="animation-made">{progress}</p>
            }
            .into_any()
        })
    };
    view! {
        {preview}
        <div class="row">
            <button type="button" data-testid="picture-png" on:click=as_png>{t("pictures-png")}</button>
            <button type="button" data-testid="picture-svg" on:click=as_svg>{t("pictures-svg")}</button>
        </div>
        {animation}
    }
    .into_any()
}

/// The board in view as an SVG file, with its size in pixels; what is hidden in a game that goes on is left out.
fn board(session: Session) -> Option<(String, (u16, u16))> {
    let scene = session.scene.get();
    let scene = if goes_on(session) {
        covered(scene)
    } else {
        scene
    };
    let looks = looks(session);
    let (changed, arrows) = session
        .lit
        .with(|lit| (lit.last.clone(), lit.arrows.clone()));
    let picture = Picture {
        framed: true,
        flipped: session.flipped.get(),
        changed,
        arrows,
        ..Picture::new(&scene, &looks)
    };
    let svg = picture.svg(PLACE, WIDEST);
    log(svg
        .as_ref()
        .map_err(|error| error.to_string().into())
        .map(|_| ()));
    Some((svg.ok()?, picture.pixels(PLACE, WIDEST)))
}

/// The looks of the game in the colors that its board has on this page.
fn looks(session: Session) -> Looks {
    let looks = Looks::of(session.info.book);
    let board = document().query_selector(".boardbox").ok().flatten();
    let style = board.and_then(|board| window().get_computed_style(&board).ok().flatten());
    let Some(style) = style else {
        return looks;
    };
    looks.recolored(|name| {
        let value = style.get_property_value(name).ok()?;
        Some(value.trim().to_owned()).filter(|value| !value.is_empty())
    })
}

fn covered(mut scene: Scene) -> Scene {
    scene.cover();
    scene
}

fn goes_on(session: Session) -> bool {
    session.to_move.get().is_some()
}

/// The game as a GIF file; `None` if `tell`, which hears how far it is, wants no more of it.
async fn film(
    session: Session,
    tell: impl Fn(usize, usize) -> bool,
) -> Result<Option<Vec<u8>>, JsValue> {
    let table = session
        .draft
        .with_untracked(|draft| draft.table().boxed_clone());
    let plies = session.draft.with_untracked(play::Draft::committed);
    let viewer = untrack(|| match goes_on(session) {
        true => Viewer::Public,
        false => session.viewer(),
    });
    let film = Film::of(&*table, plies, viewer, session.flipped.get_untracked());
    let film = film.in_looks(looks(session));
    let size = film.size().map_err(wrong)?;
    let canvas = Canvas::new(size)?;
    let mut samples = Vec::new();
    for number in film.samples() {
        samples.push(canvas.pixels(&film.svg(number).map_err(wrong)?).await?);
    }
    let mut animation = Animation::new(size, &samples).map_err(wrong)?;
    for number in 0..film.pictures() {
        if !tell(number, film.pictures()) {
            return Ok(None);
        }
        let pixels = canvas.pixels(&film.svg(number).map_err(wrong)?).await?;
        animation.add(&pixels, film.ms(number)).map_err(wrong)?;
    }
    animation.finish().map(Some).map_err(wrong)
}

fn blob(file: &[u8], kind: &str) -> Result<Blob, JsValue> {
    let parts = js_sys::Array::of1(&js_sys::Uint8Array::from(file));
    let about = BlobPropertyBag::new();
    about.set_type(kind);
    Blob::new_with_u8_array_sequence_and_options(&parts, &about)
}

fn wrong(error: impl Display) -> JsValue {
    error.to_string().into()
}

/// Says in the browser's console what went wrong.
fn log(done: Result<(), JsValue>) {
    if let Err(error) = done {
        web_sys::console::error_1(&error);
    }
}
