//! The command `go`: for how long, and about which moves.

use game::{Message, Side, TextError};

use crate::words::{Word, Words};

/// How to think.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// Number of moves to look ahead.
    pub depth: Option<u32>,
    /// Number of positions to look at.
    pub nodes: Option<u64>,
    /// Milliseconds for this turn.
    pub move_time_ms: Option<u64>,
    /// Milliseconds left on the clocks of the first and the second side.
    pub clocks_ms: [Option<u64>; 2],
    /// Milliseconds that each turn adds to the clocks.
    pub increments_ms: [u64; 2],
    /// Number of turns until the next time control.
    pub moves_to_go: Option<u64>,
    /// Number of turns within which to look for a win.
    pub mate: Option<u32>,
    /// Whether to think until told to stop.
    pub infinite: bool,
    /// Whether to think on the opponent's time, until `ponderhit` or `stop`.
    pub ponder: bool,
    /// Length in moves of the sequences to count instead of thinking.
    pub perft: Option<u32>,
    /// The moves to think about; all if empty.
    pub only: Vec<Word>,
    /// Whether there is a limit whose value can't be read.
    pub unclear: bool,
}

/// The deepest `perft` that is accepted: nobody waits for deeper counts.
const DEEPEST_PERFT: u32 = 20;
/// Milliseconds for a turn whose only limits can't be read.
const UNCLEAR_MS: u64 = 1000;
/// How many more turns a game is assumed to last when nothing else is said.
const TURNS_LEFT: u64 = 30;

const KNOWN: [&str; 13] = [
    "depth",
    "nodes",
    "movetime",
    "wtime",
    "btime",
    "winc",
    "binc",
    "movestogo",
    "mate",
    "infinite",
    "ponder",
    "perft",
    "searchmoves",
];

impl Go {
    /// Reads what follows the word `go`; `None` if it asks for counts that nobody can wait for.
    pub(crate) fn read(words: &mut Words<'_>, ignored: &mut Vec<TextError>) -> Option<Self> {
        let mut go = Self::default();
        loop {
            words.skip_unknown(&KNOWN, ignored);
            let Some(word) = words.next() else { break };
            match word.text.as_str() {
                "infinite" => go.infinite = true,
                "ponder" => go.ponder = true,
                "searchmoves" => {
                    while words.peek().is_some_and(|word| !KNOWN.contains(&word)) {
                        go.only.extend(words.next());
                    }
                }
                limit => {
                    if let Err(error) = go.limit(limit, words) {
                        ignored.push(error);
                        if limit == "perft" {
                            words.until(&[]);
                            return None;
                        }
                        go.unclear = true;
                    }
                }
            }
        }
        Some(go)
    }

    fn limit(&mut self, name: &str, words: &mut Words<'_>) -> Result<(), TextError> {
        match name {
            "depth" => self.depth = Some(number(words)?),
            "nodes" => self.nodes = Some(number(words)?),
            "movetime" => self.move_time_ms = Some(time(words)?),
            "wtime" => self.clocks_ms[0] = Some(time(words)?),
            "btime" => self.clocks_ms[1] = Some(time(words)?),
            "winc" => self.increments_ms[0] = time(words)?,
            "binc" => self.increments_ms[1] = time(words)?,
            "movestogo" => self.moves_to_go = Some(number(words)?),
            "mate" => self.mate = Some(number(words)?),
            _ => self.perft = Some(perft_depth(words)?),
        }
        Ok(())
    }

    /// Whether the answer must wait for `stop` or `ponderhit`.
    #[must_use]
    pub fn waits(&self) -> bool {
        self.infinite || self.ponder
    }

    /// Milliseconds for the turn of `side`; `None` for no limit. `overhead_ms` is the time lost
    /// between the programs in each turn.
    #[must_use]
    pub fn time_ms(&self, side: Side, overhead_ms: u64) -> Option<u64> {
        if self.waits() {
            return None;
        }
        let keep = |ms: u64| ms.saturating_sub(overhead_ms).max(1);
        let of_clock = self.clocks_ms[side.index()].map(|left| {
            let turns = self.moves_to_go.unwrap_or(TURNS_LEFT).clamp(1, TURNS_LEFT);
            let increment = self.increments_ms[side.index()];
            // Even the last turn before a time control leaves a reserve.
            let most = left - left / 10;
            keep((left / turns).saturating_add(increment / 4 * 3).min(most))
        });
        let fixed = self.move_time_ms.map(keep);
        let searches = [self.depth, self.mate].iter().any(Option::is_some) || self.nodes.is_some();
        let unclear = (self.unclear && !searches).then_some(UNCLEAR_MS);
        fixed.into_iter().chain(of_clock).min().or(unclear)
    }

    /// The same without waiting for `ponderhit`.
    #[must_use]
    pub fn after_ponderhit(&self) -> Self {
        Self {
            ponder: false,
            ..self.clone()
        }
    }
}

fn number<T: TryFrom<u64>>(words: &mut Words<'_>) -> Result<T, TextError> {
    let missing = words.missing("uci-text-expected-number");
    let next = words.clone().next().ok_or(missing)?;
    if KNOWN.contains(&next.text.as_str()) {
        return Err(next.wrong("uci-text-expected-number"));
    }
    let word = words.next().unwrap_or(next);
    let number = word.text.parse::<u64>().ok();
    let number = number.and_then(|number| T::try_from(number).ok());
    number.ok_or_else(|| {
        let message = Message::new("uci-text-wrong-number").with("number", word.text.as_str());
        word.wrong(message)
    })
}

fn perft_depth(words: &mut Words<'_>) -> Result<u32, TextError> {
    let place = words.clone().next();
    let depth = number(words)?;
    match place {
        Some(word) if depth > DEEPEST_PERFT => {
            Err(word.wrong(Message::new("uci-text-expected-depth").with("most", DEEPEST_PERFT)))
        }
        _ => Ok(depth),
    }
}

/// Reads milliseconds; programs send negative ones when a clock has run out.
fn time(words: &mut Words<'_>) -> Result<u64, TextError> {
    match words.peek().map(str::parse::<i64>) {
        Some(Ok(..0)) => {
            words.next();
            Ok(0)
        }
        _ => number(words),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn go(text: &str) -> (Go, Vec<TextError>) {
        let mut ignored = Vec::new();
        let go = Go::read(&mut Words::new(text), &mut ignored);
        (go.expect("no counts"), ignored)
    }

    fn time_of(text: &str) -> Option<u64> {
        go(text).0.time_ms(Side::Second, 10)
    }

    #[test]
    fn everything_is_read() {
        let read =
            go("searchmoves e2e4 d2d4 depth 3 nodes 7 wtime -5 btime 60000 winc 1 binc 2 mate 4");
        assert_eq!(read.1, []);
        let read = read.0;
        let only: Vec<_> = read.only.iter().map(|word| word.text.as_str()).collect();
        assert_eq!(only, ["e2e4", "d2d4"]);
        assert_eq!(
            (read.depth, read.nodes, read.mate),
            (Some(3), Some(7), Some(4))
        );
        assert_eq!(
            (read.clocks_ms, read.increments_ms),
            ([Some(0), Some(60_000)], [1, 2])
        );
    }

    #[test]
    fn what_is_wrong_is_ignored_at_its_place() {
        for (text, at, len) in [
            ("depth", 5, 0),
            ("depth x", 6, 1),
            ("depth 4294967296", 6, 10),
            ("nodes -1 depth 3", 6, 2),
            ("infinite fast", 9, 4),
            ("please infinite", 0, 6),
            ("movetime infinite", 9, 8),
        ] {
            let (_, ignored) = go(text);
            let [error] = &ignored[..] else {
                panic!("{text}: {ignored:?}");
            };
            assert_eq!((error.first().at, error.first().len), (at, len), "{text}");
        }
        assert_eq!(go("nodes -1 depth 3").0.depth, Some(3));
        assert!(go("movetime infinite").0.infinite);
        let mut ignored = Vec::new();
        assert_eq!(Go::read(&mut Words::new("perft 21"), &mut ignored), None);
        assert_eq!(ignored[0].first().at, 6);
        let (all, ignored) = go("searchmoves depth 3");
        assert_eq!(
            (all.only, all.depth, ignored),
            (Vec::new(), Some(3), Vec::new())
        );
    }

    #[test]
    fn an_unreadable_limit_does_not_make_it_think_forever() {
        assert_eq!(time_of("depth x"), Some(UNCLEAR_MS));
        assert_eq!(time_of("movetime"), Some(UNCLEAR_MS));
        assert_eq!(time_of("depth x btime 60000"), Some(1_990));
        assert_eq!(time_of("depth x nodes 5"), None);
        assert_eq!(time_of("infinite depth x"), None);
    }

    #[test]
    fn pondering_ends_with_the_time_of_a_turn() {
        let (ponder, _) = go("ponder btime 60000");
        assert_eq!(ponder.time_ms(Side::Second, 10), None);
        let hit = ponder.after_ponderhit();
        assert_eq!(hit.time_ms(Side::Second, 10), Some(1_990));
        assert!(!hit.waits());
    }

    #[test]
    fn time_lasts() {
        assert_eq!(time_of("movetime 500"), Some(490));
        assert_eq!(time_of("btime 60000"), Some(1_990));
        assert_eq!(time_of("btime 60000 binc 4000 wtime 1"), Some(4_990));
        assert_eq!(time_of("btime 60000 movestogo 1"), Some(53_990));
        assert_eq!(time_of("btime 60000 movestogo 0"), Some(53_990));
        assert_eq!(time_of("btime 0"), Some(1));
        assert_eq!(
            time_of("btime 18446744073709551615 binc 18446744073709551615 movestogo 1"),
            {
                let left = u64::MAX;
                Some(left - left / 10 - 10)
            }
        );
        assert_eq!(time_of("depth 5"), None);
        assert_eq!(time_of("wtime 1000"), None);
        assert_eq!(time_of("infinite btime 1000"), None);
    }
}
