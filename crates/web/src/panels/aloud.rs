//! What screen readers are told besides the moves: what is worth noting, whose turn it is, how the game ended.

use game::Note;
use leptos::prelude::*;

use super::result::{how_it_ended, outcome_shown};
use super::seats::SeatInfo;
use crate::board::note_text;
use crate::play::Session;

/// Reads aloud what moves lead to, a moment after them. The texts stand elsewhere on the page, too, but what comes
/// with its text, such as the card of the result, is not read by itself.
#[component]
pub(crate) fn Aloud(
    /// The game at this screen.
    session: Session,
    /// The player of each side.
    seats: Signal<[SeatInfo; 2]>,
    /// Whose turn it is, in words.
    status: Signal<String>,
) -> impl IntoView {
    let region = RwSignal::new(String::new());
    let turns = Memo::new(move |_| session.draft.with(play::Draft::committed));
    let outcome = outcome_shown(session);
    // While a move is only shown ahead, nothing has come of it.
    let ahead = Memo::new(move |_| session.draft.with(|draft| !draft.touched().is_empty()));
    Effect::new(move |before: Option<(Vec<Note>, usize, String)>| {
        if ahead.get()
            && let Some(before) = before
        {
            return before;
        }
        let ended = outcome.get();
        let ended = ended.map(|outcome| how_it_ended(session, &outcome, seats));
        let status = match ended {
            Some(ended) => format!("{}. {ended}", status.get()),
            None => status.get(),
        };
        let now = (session.notes.get(), turns.get(), status);
        if let Some((notes, turns, status)) = before {
            let own = untrack(|| session.own());
            // An alarm such as check is read in each turn for which it holds.
            let new = |note: &&Note| !notes.contains(note) || note.alarms && turns != now.1;
            let words = now.0.iter().filter(new);
            let words = words.map(|note| note_text(note, own, session.info.sides));
            let status = (status != now.2).then(|| now.2.clone());
            let words: Vec<String> = words.chain(status).collect();
            if !words.is_empty() {
                say_later(region, words.join(" "));
            }
        }
        now
    });
    view! { <div class="unseen" role="status" data-testid="aloud">{move || region.get()}</div> }
}

/// Lets a region say something after what is being said now.
fn say_later(region: RwSignal<String>, mut words: String) {
    request_animation_frame(move || {
        // The page may have changed in the meantime. What does not change is not read again.
        let same = region.try_with_untracked(|said| !said.is_empty() && *said == words);
        if same == Some(true) {
            words.push('\u{a0}');
        }
        region.try_set(words);
    });
}
