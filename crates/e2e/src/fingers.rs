//! What fingers and a mouse do on a screen.

use std::time::Duration;

use fantoccini::actions::{Actions, InputSource, MouseActions, PointerAction, TouchActions};
use serde_json::json;

use crate::Browser;
use crate::hands::place_of;

impl Browser {
    /// Taps the middle of a place of the board with a finger.
    ///
    /// # Panics
    ///
    /// If there is no such place.
    pub async fn tap(&self, place: &str) {
        self.tap_beside(place, (0.0, 0.0)).await;
    }

    /// Taps beside the middle of a place of the board, by so many of its widths and heights.
    ///
    /// # Panics
    ///
    /// As [`tap`](Self::tap).
    pub async fn tap_beside(&self, place: &str, by: (f64, f64)) {
        let [x, y, width, height] = self.place_box(place).await;
        let at = (x + width * (0.5 + by.0), y + height * (0.5 + by.1));
        let finger = TouchActions::new("finger".into())
            .then(to(at, 0))
            .then(PointerAction::Down { button: 0 })
            .then(PointerAction::Up { button: 0 });
        let taken = self.client().perform_actions(finger).await;
        taken.expect("a finger taps");
        self.settle().await;
    }

    /// Holds a finger on the middle of a place of the board for a while.
    ///
    /// # Panics
    ///
    /// As [`tap`](Self::tap).
    pub async fn hold(&self, place: &str) {
        let finger = TouchActions::new("finger".into())
            .then(to(self.middle(place).await, 0))
            .then(PointerAction::Down { button: 0 })
            .then(PointerAction::Pause {
                duration: Duration::from_millis(900),
            })
            .then(PointerAction::Up { button: 0 });
        let taken = self.client().perform_actions(finger).await;
        taken.expect("a finger stays");
        self.settle().await;
    }

    /// Puts two fingers on the screen on both sides of a place, at one distance, and moves them to
    /// another, in CSS pixels.
    ///
    /// # Panics
    ///
    /// As [`tap`](Self::tap).
    pub async fn pinch(&self, place: &str, (from, to_apart): (f64, f64)) {
        let (x, y) = self.middle(place).await;
        let finger = |name: &str, side: f64| {
            TouchActions::new(name.into())
                .then(to((x + side * from / 2.0, y), 0))
                .then(PointerAction::Down { button: 0 })
                .then(to((x + side * to_apart / 2.0, y), 200))
                .then(PointerAction::Up { button: 0 })
        };
        let both = Actions::from(finger("thumb", -1.0)).and(finger("forefinger", 1.0));
        let taken = self.client().perform_actions(both).await;
        taken.expect("two fingers move");
        self.settle().await;
    }

    /// Rests the mouse on a place, or draws from there to others with the right button held.
    ///
    /// # Panics
    ///
    /// As [`tap`](Self::tap).
    pub async fn mouse(&self, from: &str, to_places: &[&str]) {
        let mut actions = MouseActions::new("mouse".into()).then(to(self.middle(from).await, 0));
        if !to_places.is_empty() {
            actions = actions.then(PointerAction::Down { button: 2 });
            for place in to_places {
                actions = actions.then(to(self.middle(place).await, 20));
            }
            actions = actions.then(PointerAction::Up { button: 2 });
        }
        let taken = self.client().perform_actions(actions).await;
        taken.expect("the mouse moves");
    }

    /// Drags a piece with the mouse from one place over others, and lets it go on the last.
    ///
    /// # Panics
    ///
    /// If there is no such place.
    pub async fn drag(&self, from: &str, to_places: &[&str]) {
        let places: Vec<String> = to_places.iter().map(|place| place_of(place)).collect();
        self.drag_over(&place_of(from), &places).await;
    }

    /// Drags with the mouse from the middle of one element over those of others.
    ///
    /// # Panics
    ///
    /// If there is no such element.
    pub async fn drag_over(&self, from: &str, over: &[String]) {
        let mut actions = MouseActions::new("mouse".into())
            .then(to(middle(self.box_of(from).await), 0))
            .then(PointerAction::Down { button: 0 });
        for css in over {
            actions = actions.then(to(middle(self.box_of(css).await), 40));
        }
        let actions = actions.then(PointerAction::Up { button: 0 });
        let taken = self.client().perform_actions(actions).await;
        taken.expect("the mouse moves");
    }

    async fn middle(&self, place: &str) -> (f64, f64) {
        middle(self.place_box(place).await)
    }

    /// Left, top, width and height of a place on the screen, in CSS pixels.
    ///
    /// # Panics
    ///
    /// If there is no such place.
    pub async fn place_box(&self, place: &str) -> [f64; 4] {
        self.box_of(&place_of(place)).await
    }

    async fn box_of(&self, css: &str) -> [f64; 4] {
        self.see(css).await;
        let body = "const box = document.querySelector(arguments[0]).getBoundingClientRect();
            return [box.x, box.y, box.width, box.height]";
        let found = self.script(body, vec![json!(css)]).await;
        serde_json::from_value(found).expect("four numbers")
    }

    /// The names of the places that can be touched next.
    ///
    /// # Panics
    ///
    /// If the browser does not answer.
    pub async fn targets(&self) -> Vec<String> {
        let body = "const all = document.querySelectorAll('[data-testid=\"board\"] [data-target]');
            return [...all].map(place => place.dataset.place)";
        let found = self.script(body, Vec::new()).await;
        serde_json::from_value(found).expect("names of places")
    }

    /// Waits until everything stands where it has been moved to.
    async fn settle(&self) {
        let body = "Promise.allSettled(document.getAnimations().map(moving => moving.finished))
            .then(() => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))";
        self.slow_script(body, Vec::new()).await;
    }
}

fn middle([x, y, width, height]: [f64; 4]) -> (f64, f64) {
    (x + width / 2.0, y + height / 2.0)
}

fn to((x, y): (f64, f64), milliseconds: u64) -> PointerAction {
    PointerAction::MoveTo {
        duration: Some(Duration::from_millis(milliseconds)),
        x,
        y,
    }
}
