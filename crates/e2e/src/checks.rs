//! What must hold on every page.

use std::path::PathBuf;

use serde_json::{Value, json};

use crate::Browser;

impl Browser {
    /// Serious and critical findings of the accessibility checker on the page as it is.
    ///
    /// # Panics
    ///
    /// If `AXE_JS` is not set or the checker fails.
    pub async fn accessibility(&self) -> Vec<String> {
        let path = std::env::var_os("AXE_JS").map(PathBuf::from);
        let path = path.expect("AXE_JS is not set; run `cargo xtask test browser`");
        let axe = std::fs::read_to_string(path).expect("AXE_JS can be read");
        self.script(&axe, Vec::new()).await;
        let run = "axe.run().then(r => done(r.violations),
            e => done([{ id: String(e), impact: 'critical', nodes: [] }]))";
        let found = self.slow_script(run, Vec::new()).await;
        let all = found.as_array().cloned().unwrap_or_default();
        let grave = |v: &&Value| matches!(v["impact"].as_str(), Some("serious" | "critical"));
        let nodes = |v: &Value| {
            let nodes = v["nodes"].as_array().cloned().unwrap_or_default();
            let shown =
                |node: &Value| format!("\n    {}: {}", node["html"], node["any"][0]["message"]);
            nodes.iter().take(5).map(shown).collect::<String>()
        };
        all.iter()
            .filter(grave)
            .map(|v| format!("{}: {}{}", v["id"], v["help"], nodes(v)))
            .collect()
    }

    /// Elements that are wider than the window or lie beside it, boards larger than the window, and buttons that stick
    /// out of their card.
    ///
    /// # Panics
    ///
    /// If the browser does not answer.
    pub async fn misfits(&self) -> Vec<String> {
        let body = "
            // On phones `innerWidth` grows if something is wider than the window.
            const found = [], root = document.documentElement, width = arguments[0];
            if (root.scrollWidth > width) {
                found.push(`the page is ${root.scrollWidth} wide in a window of ${width}`);
                for (const e of document.querySelectorAll('body *')) {
                    const box = e.getBoundingClientRect();
                    if (box.right > width + 1 && box.width > 0) {
                        found.push(`${e.outerHTML.slice(0, 90)} ends at ${box.right}`);
                        if (found.length > 5) break;
                    }
                }
            }
            for (const board of document.querySelectorAll('[data-testid=board]')) {
                const box = board.getBoundingClientRect();
                if (box.width > width || box.height > innerHeight || box.width < 240) {
                    found.push(`a board of ${box.width} x ${box.height}`);
                }
            }
            for (const button of document.querySelectorAll('.card button')) {
                const box = button.getBoundingClientRect();
                const card = button.closest('.card').getBoundingClientRect();
                if (box.width > 0 && (box.right > card.right + 1 || box.left < card.left - 1)) {
                    found.push(`${button.outerHTML.slice(0, 90)} sticks out of its card`);
                }
            }
            return found";
        let (width, _) = self.window().size();
        strings(&self.script(body, vec![json!(width)]).await)
    }

    /// All texts on the page that a person reads or hears.
    ///
    /// # Panics
    ///
    /// If the browser does not answer.
    pub async fn texts(&self) -> Vec<String> {
        let body = "
            const texts = [document.title];
            const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            while (walk.nextNode()) {
                if (walk.currentNode.parentElement.checkVisibility()) {
                    texts.push(walk.currentNode.data);
                }
            }
            for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt']) {
                for (const e of document.querySelectorAll(`[${name}]`)) {
                    if (e.checkVisibility()) texts.push(e.getAttribute(name));
                }
            }
            return [...new Set(texts.map(text => text.trim()))].filter(text => text !== '')";
        strings(&self.script(body, Vec::new()).await)
    }

    /// Texts on the page that look like a key or a place-holder without its text.
    ///
    /// # Panics
    ///
    /// If the browser does not answer.
    pub async fn raw_texts(&self) -> Vec<String> {
        let mut texts = self.texts().await;
        texts.retain(|text| text.contains(['{', '}', '\u{fffd}']) || looks_like_key(text));
        texts
    }

    /// Whether the element with the focus can be seen to have it.
    ///
    /// # Panics
    ///
    /// If the browser does not answer.
    pub async fn focus_shows(&self) -> bool {
        let body = "
            const e = document.activeElement;
            if (e === null || e === document.body || !e.matches(':focus-visible')) return false;
            const drawn = getComputedStyle(e);
            const rect = e.querySelector(':scope > rect');
            return (drawn.outlineStyle !== 'none' && parseFloat(drawn.outlineWidth) >= 2)
                || (rect !== null && getComputedStyle(rect).stroke !== 'none')";
        self.script(body, Vec::new()).await == json!(true)
    }
}

/// `word-word` or `word-word.word`, without spaces or capitals; a move such as `d1-d5` has no word.
fn looks_like_key(text: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '.';
    let word = |part: &str| part.len() > 2;
    text.contains('-')
        && text.chars().all(plain)
        && text.split(|c: char| !c.is_ascii_lowercase()).any(word)
        && text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.ends_with(|c: char| c.is_ascii_alphanumeric())
}

fn strings(value: &Value) -> Vec<String> {
    let all = value.as_array().map(Vec::as_slice).unwrap_or_default();
    all.iter()
        .filter_map(Value::as_str)
        .map(str::to_owned)
        .collect()
}
