//! The value of a position beyond the horizon: quiescence search, which follows exchanges to their
//! end.

use game::Position;

use super::{INFINITE, Search, Spot, Window};
use crate::Evaluate;
use crate::style::CAPTURE_SWING;

impl<P: Position, E: Evaluate<P>> Search<'_, '_, P, E> {
    /// The value after exchanges are played out. The side to move may be content with what it has,
    /// unless it must answer a threat or finish its turn.
    pub(super) fn settled(&mut self, position: &P, spot: Spot, window: Window) -> i32 {
        let Window(mut alpha, beta) = window;
        let unfinished = self.eval.actions_left(position) == 0;
        let open = self.exchanges && spot.beyond < self.style.longest_exchange();
        let answered = spot.beyond < self.style.answered_checks();
        let forced = unfinished || spot.check && open && answered;
        let mut best = -INFINITE;
        let mut static_value = 0;
        self.room.moves.clear();
        if forced {
            self.eval.moves(position, &mut self.room.moves);
        } else {
            static_value = self.static_value(position, spot.side);
            if static_value >= beta || !open {
                return static_value;
            }
            // Standing pat: nobody has to capture, so the evaluation is a lower bound.
            best = static_value;
            alpha = alpha.max(static_value);
            self.eval.tactical(position, &mut self.room.moves);
        }
        let mut list = std::mem::take(&mut self.room.lists[spot.ply]);
        self.list(position, spot, &mut list, |_, look, _| {
            look.gain * 8 + look.hint
        });
        if !forced {
            list.retain(|ranked| ranked.gain > 0);
        }
        if !unfinished {
            list.sort_unstable_by_key(|ranked| std::cmp::Reverse((ranked.order, ranked.code)));
        }
        if !forced {
            list.truncate(self.style.captures(spot.beyond));
        }
        for &ranked in &list {
            // Delta pruning: even a capture that turns out better than it looks is not enough.
            if !forced && static_value + ranked.gain + CAPTURE_SWING <= alpha {
                continue;
            }
            let next = self.next(position, ranked.mv);
            let down = Spot {
                // A move that only finishes a turn is no part of an exchange.
                beyond: spot.beyond + usize::from(!unfinished),
                passed: false,
                ..spot
            };
            let value = self.after(&next, down, Window(alpha, beta));
            if self.budget.spent() {
                break;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    self.room.keep(spot.ply, ranked.mv);
                }
            }
            if value >= beta {
                break;
            }
        }
        if list.is_empty() && forced {
            best = self.static_value(position, spot.side); // Every answer is overlooked.
        }
        self.room.lists[spot.ply] = list;
        best
    }
}
