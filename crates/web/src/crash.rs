//! The message that the page shows if the app itself fails: reload to continue.

use std::panic;

use leptos::prelude::document;

/// Shows every panic over the page and in the console.
pub(crate) fn install() {
    panic::set_hook(Box::new(|info| {
        let text = info.to_string();
        web_sys::console::error_1(&text.as_str().into());
        let _ = show(&text);
    }));
}

fn show(details: &str) -> Option<()> {
    let document = document();
    let body = document.body()?;
    let make = |tag: &str, text: &str| {
        let element = document.create_element(tag).ok()?;
        element.set_text_content(Some(text));
        Some(element)
    };
    let shade = make("div", "")?;
    shade.set_class_name("crash");
    shade.set_attribute("role", "alertdialog").ok()?;
    shade.set_attribute("aria-labelledby", "crash-title").ok()?;
    let card = make("div", "")?;
    let title = make("h2", "The page has failed · Die Seite ist ausgefallen")?;
    title.set_id("crash-title");
    let hint = make(
        "p",
        "Reload it: your game is kept and goes on where it was. · Lade sie neu: Deine Partie ist gespeichert und geht dort weiter.",
    )?;
    let link = make("a", "Reload · Neu laden")?;
    link.set_class_name("button primary");
    link.set_attribute("href", "").ok()?;
    let more = make("details", "")?;
    let summary = make("summary", "Details")?;
    let pre = make("pre", details)?;
    more.append_child(&summary).ok()?;
    more.append_child(&pre).ok()?;
    for part in [&title, &hint, &link, &more] {
        card.append_child(part).ok()?;
    }
    shade.append_child(&card).ok()?;
    body.append_child(&shade).ok()?;
    Some(())
}
