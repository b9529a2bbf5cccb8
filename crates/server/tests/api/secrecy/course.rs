//! How a pair of games is played, and how it ends.

use std::collections::BTreeMap;

use serde_json::json;

use super::den::Den;
use super::leak::Leak;
use super::pair::{Happened, Pair};
use super::probes::Scope;
use super::watched::Watched;

/// How many turns a pair has, and a longer one.
pub(crate) const TURNS: [usize; 2] = [2, 9];
/// So many of the pairs are longer, and in these everything is asked that can be asked.
pub(crate) const THOROUGH: u64 = 32;

/// How a pair ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// It doesn't.
    Open,
    /// The keeper declares its last turn, and its time runs out (T-R6).
    TimeOut,
    /// The other player resigns, and the next game of the match begins.
    NextGame,
    /// The other player resigns, and both want another game.
    Rematch,
    /// Both agree on a draw.
    Agreement,
    /// The judge decides.
    Verdict,
}

/// The ends of the pairs, in turn.
const ENDS: [End; 8] = [
    End::Open,
    End::TimeOut,
    End::NextGame,
    End::Agreement,
    End::Open,
    End::TimeOut,
    End::Rematch,
    End::Agreement,
];

/// One of so many pairs has a judge.
const JUDGED: usize = 3;

/// What is different from pair to pair.
pub(crate) struct Course {
    pub(crate) pair: Pair,
    /// Whether a judge decides things in it.
    judged: bool,
    end: End,
    /// After how many parts others ask.
    probed: usize,
    scope: Scope,
}

/// A pair that was played, and in which nobody was told what others were not.
pub(crate) struct Played {
    /// The ids of the games, of each game and those that follow it.
    pub(crate) ids: [Vec<String>; 2],
    /// The secret of the keeper's seat in the first of them.
    pub(crate) token: String,
    /// How often each address was asked in one game.
    pub(crate) asked: BTreeMap<String, u64>,
    /// What has happened.
    pub(crate) happened: Happened,
}

impl Course {
    pub(crate) fn random(seed: u64) -> Self {
        let thorough = seed < THOROUGH;
        let number = usize::try_from(seed).expect("small");
        // Each end with and without.
        let meets = thorough && (number / ENDS.len()).is_multiple_of(2);
        let judged = number.is_multiple_of(JUDGED);
        let pair = Pair::random(seed, TURNS[usize::from(thorough)], meets, judged);
        let scope = if thorough {
            Scope::Everything
        } else {
            Scope::Share(number)
        };
        let probed = number % pair.parts.len();
        let end = match ENDS[number % ENDS.len()] {
            End::Agreement if judged => End::Verdict,
            end => end,
        };
        Self {
            end,
            judged,
            pair,
            probed,
            scope,
        }
    }

    /// Plays it twice on a server.
    ///
    /// # Errors
    ///
    /// What others than the keeper can tell the two games by.
    pub(crate) async fn play(&self, den: &Den, leak: &Leak) -> Result<Played, String> {
        let more = json!({
            "clock": (self.end == End::TimeOut).then_some("sudden 600s"),
            "games": if self.end == End::NextGame { 2 } else { 1 },
            "judge": self.judged,
        });
        let mut games = Vec::new();
        for game in [0, 1] {
            let pair = (&self.pair, game);
            games.push(Watched::begin(den, pair, &more, self.scope, leak).await);
        }
        let mut compared = alike(&games, 0)?;
        for (number, part) in self.pair.parts.iter().enumerate() {
            let scope = match self.scope {
                scope if number == self.probed => Some(scope),
                Scope::Everything => Some(Scope::Guesses),
                _ => None,
            };
            for (game, watched) in games.iter_mut().enumerate() {
                watched.judge(part, game).await;
                if let Some(scope) = scope {
                    watched.ask(&part.guesses, scope).await;
                }
                watched.play(part, game).await;
            }
            compared = alike(&games, compared)?;
        }
        let mut happened = self.pair.happened.clone();
        for name in self.finish(den, &mut games).await {
            *happened.entry(name).or_default() += 1;
        }
        alike(&games, compared)?;
        let [one, other] = games.try_into().map_err(|_| "two games")?;
        let (one, other): (Watched<'_>, Watched<'_>) = (one, other);
        Ok(Played {
            token: one.tokens[0].clone(),
            ids: [one.ids, other.ids],
            asked: one.asked,
            happened,
        })
    }

    /// Ends the games; returns what has happened.
    async fn finish(&self, den: &Den, games: &mut [Watched<'_>]) -> &'static [&'static str] {
        match self.end {
            End::Open => return &[],
            End::TimeOut => {
                return match (self.run_out(den, games).await, self.judged) {
                    (false, _) => &[],
                    (true, false) => &["flag"],
                    (true, true) => &["flag", "clocks of the judge"],
                };
            }
            End::Verdict => {
                for watched in games {
                    watched.verdict().await;
                }
                return &["verdict"];
            }
            End::NextGame | End::Rematch | End::Agreement => {}
        }
        for watched in games {
            match self.end {
                End::Agreement => {
                    watched.act(self.pair.keeper, "offer-draw").await;
                    watched.end("accept").await;
                    continue;
                }
                End::Rematch => {
                    watched.end("resign").await;
                    watched.act(self.pair.keeper, "rematch").await;
                    watched.act(!self.pair.keeper, "rematch").await;
                }
                _ => watched.end("resign").await,
            }
            watched.follow().await;
        }
        match self.end {
            End::Agreement => &["agreement"],
            End::Rematch => &["resignation", "rematch"],
            _ => &["resignation", "next game"],
        }
    }

    /// The keeper declares moves of its turn and sends nothing more; whether it is its turn.
    async fn run_out(&self, den: &Den, games: &mut [Watched<'_>]) -> bool {
        if self.pair.declared.iter().any(Vec::is_empty) {
            return false;
        }
        if self.judged {
            for watched in games.iter_mut() {
                let wish =
                    json!({ "left_us": [500_000_000, 500_000_000], "reason": "A slow hand." });
                watched.decide("clocks", wish).await;
            }
        }
        for (watched, moves) in games.iter_mut().zip(&self.pair.declared) {
            watched.declare(moves).await;
            watched.ask(&[], self.scope).await;
        }
        den.pass(1200);
        for watched in games {
            watched.flag_falls().await;
        }
        true
    }
}

/// Compares what two games told after the first `compared` things; returns how much both have told.
fn alike(games: &[Watched<'_>], compared: usize) -> Result<usize, String> {
    let [one, other] = games else {
        return Err("a pair has two games".to_owned());
    };
    let mut both = one.heard.iter().zip(&other.heard).skip(compared);
    match both.find(|(one, other)| one != other) {
        Some((one, other)) => Err(format!(
            "{}:\n{}\n\n{}:\n{}",
            one.0, one.1, other.0, other.1
        )),
        None if one.heard.len() == other.heard.len() => Ok(one.heard.len()),
        None => Err("one game told more than the other".to_owned()),
    }
}
