//! What a player does in a browser window, and waits for.

use fantoccini::Locator;
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use fantoccini::key::Key;
use serde_json::{Value, json};

use crate::Browser;
use crate::patience::Patience;

impl Browser {
    /// Waits until a script's body returns something true, and returns that.
    ///
    /// # Panics
    ///
    /// If it does not; a screenshot `missing` shows the page then.
    pub async fn until(&self, what: &str, body: &str, arguments: Vec<Value>) -> Value {
        let mut patience = Patience::new();
        loop {
            let seen = self.script(body, arguments.clone()).await;
            let nothing = matches!(&seen, Value::Null | Value::Bool(false));
            if !nothing && seen != json!(0) && seen != json!("") {
                return seen;
            }
            self.go_on(&mut patience, what).await;
        }
    }

    /// Waits for an element.
    ///
    /// # Panics
    ///
    /// If it does not come.
    pub async fn see(&self, css: &str) {
        let body = "return document.querySelector(arguments[0]) !== null";
        let what = format!("`{css}` is not on the page");
        self.until(&what, body, vec![json!(css)]).await;
    }

    /// Waits until no such element is there.
    ///
    /// # Panics
    ///
    /// If one stays.
    pub async fn gone(&self, css: &str) {
        let body = "return document.querySelector(arguments[0]) === null";
        let what = format!("`{css}` stays on the page");
        self.until(&what, body, vec![json!(css)]).await;
    }

    /// Waits until so many such elements are there.
    ///
    /// # Panics
    ///
    /// If there are never as many.
    pub async fn see_count(&self, css: &str, count: usize) {
        let body = "return document.querySelectorAll(arguments[0]).length === arguments[1]";
        let what = format!("there are not {count} of `{css}`");
        self.until(&what, body, vec![json!(css), json!(count)])
            .await;
    }

    /// Waits until the text of an element contains `text`.
    ///
    /// # Panics
    ///
    /// If it does not.
    pub async fn see_text(&self, css: &str, text: &str) {
        let body = "const e = document.querySelector(arguments[0]);
            return e !== null && e.textContent.includes(arguments[1])";
        let what = format!("`{css}` does not say `{text}`");
        self.until(&what, body, vec![json!(css), json!(text)]).await;
    }

    /// The text of an element, which is waited for.
    ///
    /// # Panics
    ///
    /// If it does not come.
    pub async fn text(&self, css: &str) -> String {
        self.see(css).await;
        let body = "return document.querySelector(arguments[0])?.textContent ?? ''";
        let text = self.script(body, vec![json!(css)]).await;
        text.as_str().unwrap_or_default().to_owned()
    }

    /// The number of such elements now.
    ///
    /// # Panics
    ///
    /// If the browser does not answer.
    pub async fn count(&self, css: &str) -> usize {
        let body = "return document.querySelectorAll(arguments[0]).length";
        let count = self.script(body, vec![json!(css)]).await.as_u64();
        usize::try_from(count.unwrap_or_default()).unwrap_or_default()
    }

    /// Waits for an element and clicks it.
    ///
    /// # Panics
    ///
    /// If it does not come or can't be clicked.
    pub async fn click(&self, css: &str) {
        let mut patience = Patience::new();
        // If the page draws the element anew between finding and clicking, it is looked for again.
        while let Err(error) = self.try_click(css).await {
            let what = format!("`{css}`: {error}");
            self.go_on(&mut patience, &what).await;
        }
    }

    async fn try_click(&self, css: &str) -> Result<(), CmdError> {
        let element = self.element(css).await?;
        // What the menu at the top covers is scrolled to first, as a person does.
        let scroll = "arguments[0].scrollIntoView({ block: 'nearest' })";
        let argument = serde_json::to_value(&element)?;
        self.client().execute(scroll, vec![argument]).await?;
        element.click().await
    }

    /// Clicks the control with this `data-testid`.
    ///
    /// # Panics
    ///
    /// As [`click`](Self::click).
    pub async fn press(&self, id: &str) {
        self.click(&control(id)).await;
    }

    /// Clicks places of the board one after the other, by their names.
    ///
    /// # Panics
    ///
    /// As [`click`](Self::click).
    pub async fn touch(&self, places: &[&str]) {
        for place in places {
            self.click(&place_of(place)).await;
        }
    }

    /// Types a text into a field.
    ///
    /// # Panics
    ///
    /// If the field does not come or takes no text.
    pub async fn write(&self, css: &str, text: &str) {
        self.see(css).await;
        let field = self.element(css).await.expect("the field is there");
        field.clear().await.expect("the field can be cleared");
        field.send_keys(text).await.expect("the field takes text");
    }

    /// Presses keys one after the other, into whatever has the focus.
    ///
    /// # Panics
    ///
    /// If the browser does not take them.
    pub async fn keys(&self, keys: &[Key]) {
        for &key in keys {
            self.key(char::from(key)).await;
        }
    }

    /// Presses the key of a character.
    ///
    /// # Panics
    ///
    /// If the browser does not take it.
    pub async fn key(&self, value: char) {
        let actions = KeyActions::new("keyboard".into())
            .then(KeyAction::Down { value })
            .then(KeyAction::Up { value });
        let taken = self.client().perform_actions(actions).await;
        taken.expect("keys are pressed");
    }

    /// Presses a key while Shift is held.
    ///
    /// # Panics
    ///
    /// If the browser does not take it.
    pub async fn shift(&self, key: Key) {
        let (shift, value) = (char::from(Key::Shift), char::from(key));
        let actions = KeyActions::new("keyboard".into())
            .then(KeyAction::Down { value: shift })
            .then(KeyAction::Down { value })
            .then(KeyAction::Up { value })
            .then(KeyAction::Up { value: shift });
        let taken = self.client().perform_actions(actions).await;
        taken.expect("keys are pressed");
    }

    async fn element(&self, css: &str) -> Result<Element, CmdError> {
        self.client().find(Locator::Css(css)).await
    }

    /// Pauses before the next look; gives up when patience is over, and as soon as the page says that it has failed.
    async fn go_on(&self, patience: &mut Patience, what: &str) {
        if !patience.lasts().await || self.count(".crash").await > 0 {
            self.give_up(what).await;
        }
    }

    async fn give_up(&self, what: &str) -> ! {
        let picture = self.picture("missing").await;
        let picture = picture.map_or_else(|error| error, |()| "target/e2e/missing".to_owned());
        let url = self.client().current_url().await;
        let url = url.map(|url| url.to_string()).unwrap_or_default();
        let body = "return document.body.innerText";
        let text = self.script(body, Vec::new()).await;
        let console = self.console().await;
        panic!("{what}\nat {url}\nconsole: {console:#?}\npage: {text}\npicture: {picture}")
    }
}

/// Selects the control with this `data-testid`.
#[must_use]
pub fn control(id: &str) -> String {
    format!("[data-testid=\"{id}\"]")
}

/// Selects a place of the board by its name.
#[must_use]
pub fn place_of(name: &str) -> String {
    format!("[data-testid=\"board\"] [data-place=\"{name}\"]")
}
