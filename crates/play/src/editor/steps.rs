//! Steps of putting a position together that can be taken back.

use std::sync::Arc;

use game::Arranged;
use hall::Table;

use super::Editor;

/// How many steps can be taken back.
const MOST_STEPS: usize = 200;

/// A step that can be taken back.
#[derive(Clone)]
pub(super) struct Step {
    base: Arc<dyn Table>,
    now: Arranged,
    text: String,
}

impl Editor {
    /// Whether there is a step to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.back.is_empty()
    }

    /// Takes back a step.
    pub fn undo(&mut self) {
        if let Some(step) = self.back.pop() {
            let now = self.go_to(step);
            self.forth.push(now);
        }
    }

    /// Whether there is a step to do again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.forth.is_empty()
    }

    /// Does again what was taken back.
    pub fn redo(&mut self) {
        if let Some(step) = self.forth.pop() {
            let now = self.go_to(step);
            self.back.push(now);
        }
    }

    /// Remembers the present as a step to take back.
    pub(super) fn step(&mut self) {
        self.held = None;
        self.forth.clear();
        if self.back.len() == MOST_STEPS {
            self.back.remove(0);
        }
        self.back.push(self.present());
    }

    fn present(&self) -> Step {
        Step {
            base: Arc::clone(&self.base),
            now: self.now.clone(),
            text: self.text.clone(),
        }
    }

    /// Goes to a step; returns the one that is left.
    fn go_to(&mut self, step: Step) -> Step {
        let left = self.present();
        self.held = None;
        (self.base, self.now, self.text) = (step.base, step.now, step.text);
        self.look_again();
        left
    }
}
