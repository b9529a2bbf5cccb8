//! What a screen reader says: what has the focus, and what live regions tell.

use fantoccini::key::Key;
use serde_json::{Value, json};

use crate::Browser;

/// Runs in every document before its own scripts. `heard.lines` has what live regions have told,
/// `heard.changes` grows with every change of the page.
///
/// A region tells what it holds when that changes; what is there when it comes is told only by an alert, as most
/// screen readers have it. If it is not atomic, it tells what was added.
const LISTEN: &str = "
    window.heard = { lines: [], changes: 0 };
    const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]';
    const urgent = region => (region.getAttribute('aria-live') ?? '') === 'assertive' || region.role === 'alert';
    const atomic = region => (region.getAttribute('aria-atomic')
        ?? String(region.role === 'status' || region.role === 'alert')) === 'true';
    const words = node => {
        if (node.nodeType === Node.TEXT_NODE) return node.data;
        if (node.nodeType !== Node.ELEMENT_NODE || node.ariaHidden === 'true' || !node.checkVisibility()) return '';
        const named = node.ariaLabel ?? '';
        const inner = named !== '' ? named : [...node.childNodes].map(words).join('');
        return getComputedStyle(node).display.startsWith('inline') ? inner : ` ${inner} `;
    };
    const tell = (region, text) => {
        const plain = text.replace(/\\s+/g, ' ').trim();
        if (plain !== '') heard.lines.push((urgent(region) ? 'alert: ' : 'says: ') + plain);
    };
    const listen = records => {
        heard.changes += records.length;
        const told = new Map(), come = new Set();
        for (const record of records) {
            for (const node of record.addedNodes) {
                if (node.nodeType !== Node.ELEMENT_NODE) continue;
                for (const region of [node, ...node.querySelectorAll(LIVE)].filter(e => e.matches(LIVE))) {
                    come.add(region);
                }
            }
            const at = record.target.nodeType === Node.ELEMENT_NODE ? record.target : record.target.parentElement;
            const region = at?.closest(LIVE);
            if (!region?.isConnected || come.has(region)) continue;
            const added = record.type === 'childList' ? [...record.addedNodes] : [record.target];
            told.set(region, [...(told.get(region) ?? []), ...added]);
        }
        for (const [region, added] of told) {
            const fresh = [...new Set(added)].filter(node => region.contains(node));
            tell(region, atomic(region) ? words(region) : fresh.map(words).join(' '));
        }
        for (const region of come) {
            if (region.isConnected && urgent(region)) tell(region, words(region));
        }
    };
    new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });";

/// Waits until nothing on the page has changed for some frames; then gives what was told, and the names of the
/// groups around the focus, from outside.
const SETTLE: &str = "
    const frame = () => new Promise(drawn => requestAnimationFrame(drawn));
    const named = group => {
        const by = group.getAttribute('aria-labelledby');
        const label = group.ariaLabel ?? (by && document.getElementById(by)?.textContent)
            ?? group.querySelector(':scope > legend')?.textContent;
        return label?.trim() ?? '';
    };
    const settle = async () => {
        for (let still = 0, frames = 0; still < 3 && frames < 600; frames += 1) {
            const before = heard.changes;
            await frame();
            await new Promise(later => setTimeout(later));
            still = heard.changes === before ? still + 1 : 0;
        }
        const groups = [], GROUP = 'fieldset, nav, dialog, section, [role=group], [role=dialog], [role=grid]';
        for (let at = document.activeElement; at; at = at.parentElement) {
            if (at.matches(GROUP) && named(at) !== '') groups.unshift(named(at));
        }
        done([heard.lines.splice(0), groups]);
    };
    settle();";

/// Somebody who plays with the keyboard and hears the page, and a transcript of it.
pub struct Ears<'a> {
    browser: &'a Browser,
    /// The transcript so far.
    lines: Vec<String>,
    groups: Vec<String>,
    focus: String,
}

impl<'a> Ears<'a> {
    /// Opens a page and listens from then on.
    ///
    /// # Panics
    ///
    /// If the browser does not answer.
    pub async fn open(browser: &'a Browser, url: &str, ready: &str) -> Self {
        browser.begin_with(&format!("{{{LISTEN}}}")).await;
        browser.goto(url).await;
        let mut ears = Self {
            browser,
            lines: Vec::new(),
            groups: Vec::new(),
            focus: String::new(),
        };
        ears.arrives(ready).await;
        ears
    }

    /// The transcript: the keys pressed, each with what is heard after it.
    #[must_use]
    pub fn transcript(&self) -> String {
        let lines = self.lines.iter().map(|line| format!("{line}\n"));
        lines.collect()
    }

    /// A line of the transcript that says what comes next.
    pub fn headline(&mut self, text: &str) {
        self.lines.push(String::new());
        self.lines.push(format!("# {text}"));
    }

    /// Presses Enter where that leads to another page, and waits until something is there.
    ///
    /// # Panics
    ///
    /// As [`Browser::see`].
    pub async fn follow(&mut self, ready: &str) {
        self.lines.push("[Enter]".to_owned());
        self.browser.key(char::from(Key::Enter)).await;
        self.arrives(ready).await;
    }

    /// Waits for a page, and listens to its title and what it says.
    async fn arrives(&mut self, ready: &str) {
        self.browser.see(ready).await;
        let at = self.lines.len();
        self.listen().await;
        let title = self.browser.script("return document.title", Vec::new());
        let title = format!("  page: {}", text(&title.await));
        self.lines.insert(at, title);
    }

    /// Presses a key, and listens. Returns whether anything was heard.
    ///
    /// # Panics
    ///
    /// If the browser does not take it.
    pub async fn press(&mut self, key: char) -> bool {
        self.lines.push(format!("[{}]", name(key)));
        self.browser.key(key).await;
        self.listen().await
    }

    /// Presses a key that does something, which must be heard.
    ///
    /// # Panics
    ///
    /// If it is not, or the browser does not take the key.
    pub async fn act(&mut self, key: char) {
        let heard = self.press(key).await;
        assert!(heard, "nothing is said:\n{}", self.transcript());
    }

    /// Presses Tab until a matching element has the focus.
    ///
    /// # Panics
    ///
    /// If none gets it.
    pub async fn tab_to(&mut self, css: &str) {
        for _ in 0..80 {
            self.press(char::from(Key::Tab)).await;
            if self.is_at(css).await {
                return;
            }
        }
        panic!("`{css}` can't be reached:\n{}", self.transcript());
    }

    /// Goes over the board with the arrow keys to a place.
    ///
    /// # Panics
    ///
    /// If it can't be reached.
    pub async fn go_to(&mut self, place: &str) {
        for _ in 0..60 {
            let body = "const at = document.activeElement;
                const to = document.querySelector(`[data-testid=board] [data-place='${arguments[0]}']`);
                if (at === to || !at.matches('[data-place]')) return null;
                const middle = e => { const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2] };
                const [[x, y], [a, b]] = [middle(at), middle(to)];
                return Math.abs(b - y) > 3 ? [0, b - y] : [a - x, 0]";
            let way = self.browser.script(body, vec![json!(place)]).await;
            let [across, down] = [way[0].as_f64(), way[1].as_f64()].map(Option::unwrap_or_default);
            let key = match (across, down) {
                (x, _) if x > 0.0 => Key::Right,
                (x, _) if x < 0.0 => Key::Left,
                (_, y) if y > 0.0 => Key::Down,
                (_, y) if y < 0.0 => Key::Up,
                _ => break,
            };
            self.press(char::from(key)).await;
        }
        let css = format!("[data-testid=board] [data-place='{place}']");
        assert!(
            self.is_at(&css).await,
            "{place} can't be reached:\n{}",
            self.transcript()
        );
    }

    /// Whether the focus is at a matching element.
    ///
    /// # Panics
    ///
    /// If the browser does not answer.
    pub async fn is_at(&self, css: &str) -> bool {
        let body = "return document.activeElement.matches(arguments[0])";
        self.browser.script(body, vec![json!(css)]).await == json!(true)
    }

    /// Notes what is heard until the page is still; returns whether that is anything.
    async fn listen(&mut self) -> bool {
        let before = self.lines.len();
        let heard = self.browser.slow_script(SETTLE, Vec::new()).await;
        for line in texts(&heard[0]) {
            self.lines.push(format!("  {line}"));
        }
        let groups = texts(&heard[1]);
        let focus = self.focus().await;
        if focus != self.focus || groups != self.groups {
            let entered = groups.iter().filter(|group| !self.groups.contains(group));
            let entered: String = entered.map(|group| format!("{group}: ")).collect();
            self.lines.push(format!("  focus: {entered}{focus}"));
            (self.focus, self.groups) = (focus, groups);
        }
        self.lines.len() > before
    }

    /// What has the focus, as Chromium tells assistive programs.
    async fn focus(&self) -> String {
        let expression = json!({ "expression": "document.activeElement" });
        let element = self.browser.devtools("Runtime.evaluate", expression).await;
        let of = json!({ "objectId": element["result"]["objectId"], "fetchRelatives": false });
        let tree = self
            .browser
            .devtools("Accessibility.getPartialAXTree", of)
            .await;
        spoken(&tree["nodes"][0])
    }
}

/// A node of the accessibility tree in words: its name, what it is, in which state, and more about it.
fn spoken(node: &Value) -> String {
    let of = |field: &str| text(&node[field]["value"]);
    let role = match of("role").as_str() {
        // Places of a board say what they are.
        "gridcell" => String::new(),
        "RootWebArea" | "generic" | "none" => "page".to_owned(),
        "DisclosureTriangle" => "disclosure".to_owned(),
        role => role.to_owned(),
    };
    let properties = node["properties"].as_array().cloned().unwrap_or_default();
    let state = |property: &Value| {
        let value = match &property["value"]["value"] {
            Value::Bool(value) => value.to_string(),
            value => text(value),
        };
        let words = match (property["name"].as_str()?, value.as_str()) {
            ("checked", "true") => "checked".to_owned(),
            ("checked", "false") => "not checked".to_owned(),
            ("pressed", "true") => "pressed".to_owned(),
            ("pressed", "false") => "not pressed".to_owned(),
            ("expanded", "true") => "expanded".to_owned(),
            ("expanded", "false") => "collapsed".to_owned(),
            ("disabled", "true") => "unavailable".to_owned(),
            ("keyshortcuts", keys) => keys.to_owned(),
            _ => return None,
        };
        Some(words)
    };
    let states = properties.iter().filter_map(state);
    let parts = [of("name"), role, of("value")].into_iter().chain(states);
    // What only repeats the name is not read.
    let more = Some(of("description")).filter(|more| *more != of("name"));
    let parts = parts.chain(more);
    let parts: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
    parts.join(", ")
}

/// A key as keyboards name it.
fn name(key: char) -> String {
    let named = [
        (Key::Tab, "Tab"),
        (Key::Enter, "Enter"),
        (Key::Escape, "Esc"),
        (Key::Up, "Up"),
        (Key::Down, "Down"),
        (Key::Left, "Left"),
        (Key::Right, "Right"),
    ];
    let found = named.iter().find(|(known, _)| char::from(*known) == key);
    match (found, key) {
        (Some((_, name)), _) => (*name).to_owned(),
        (None, ' ') => "Space".to_owned(),
        (None, key) => key.to_uppercase().collect(),
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().trim().to_owned()
}

fn texts(value: &Value) -> Vec<String> {
    let all = value.as_array().map(Vec::as_slice).unwrap_or_default();
    all.iter().map(text).collect()
}
