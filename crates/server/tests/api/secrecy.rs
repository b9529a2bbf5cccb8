//! What others are told does not depend on secrets (T-X11). Random games are played twice, with an
//! Assassin that hides and goes elsewhere, but so that everybody else learns the same of them; then all
//! answers, live messages and lines of the log must be the same, to the byte.

mod den;
mod logs;
mod pair;
mod planted;
mod probes;
mod tables;
mod watched;

use hall::Hall;
use serde_json::json;

use den::Den;
use logs::Log;
use pair::{Pair, Part};
use watched::{Leak, Watched};

/// How many pairs of games are played.
const PAIRS: u64 = 512;
/// So many of them are longer, and in these everything is asked that can be asked.
const THOROUGH: u64 = 32;
/// How many servers play them at the same time: most of the time each waits for the disk.
const SERVERS: u64 = 8;
/// How many turns a pair has, and a longer one.
const TURNS: [usize; 2] = [2, 8];

/// What is different from pair to pair.
struct Course {
    pair: Pair,
    /// The keeper declares its last turn, and its time runs out (T-R6).
    runs_out: bool,
    /// The other player resigns, and the next game of the match begins.
    resigns: bool,
    /// After how many parts others ask.
    probed: usize,
    /// Whether the other player tries to learn something by turns that can't be played.
    guesses: bool,
    /// Whether they ask for everything.
    thorough: bool,
}

impl Course {
    fn random(seed: u64) -> Self {
        let thorough = seed < THOROUGH;
        let pair = Pair::random(seed, TURNS[usize::from(thorough)]);
        let probed = usize::try_from(seed).expect("small") % pair.parts.len();
        Self {
            pair,
            runs_out: seed % 4 == 1,
            resigns: seed % 4 == 2,
            probed,
            guesses: seed % 4 == 3,
            thorough,
        }
    }

    /// Plays it twice on a server.
    ///
    /// Returns the ids of the games.
    ///
    /// # Errors
    ///
    /// What others than the keeper can tell the two games by.
    async fn play(&self, den: &Den, leak: &Leak) -> Result<[Vec<String>; 2], String> {
        let more = json!({
            "clock": self.runs_out.then_some("sudden 600s"),
            "games": if self.resigns { 2 } else { 1 },
        });
        let mut games = Vec::new();
        for game in [0, 1] {
            let how = (&more, self.thorough);
            games.push(Watched::begin(den, &self.pair, game, how, leak).await);
        }
        for (number, part) in self.pair.parts.iter().enumerate() {
            let guesses = (number == self.probed).then(|| self.guesses(part));
            for (game, watched) in games.iter_mut().enumerate() {
                if let Some(guesses) = &guesses {
                    watched.probe_all(guesses).await;
                }
                watched.play(part.side, &part.moves[game]).await;
            }
        }
        if self.resigns {
            for watched in &mut games {
                watched.resign().await;
            }
        } else if self.runs_out {
            self.run_out(den, &mut games).await;
        }
        alike(&games)?;
        let [one, other] = games.try_into().map_err(|_| "two games")?;
        Ok([one, other].map(|watched: Watched<'_>| watched.ids))
    }

    /// Turns that the other player can't send, but that would tell something if they were read in the
    /// wrong place: they go on with what only the keeper can do.
    fn guesses(&self, part: &Part) -> Vec<Vec<String>> {
        if part.side == self.pair.keeper || !(self.thorough || self.guesses) {
            return Vec::new();
        }
        let ends = part.moves[0].last().is_some_and(|last| last == "end");
        let whole = ends.then(|| part.moves[0].clone());
        let pass = vec![part.pass.clone()];
        let turns = whole.into_iter().chain([pass]);
        let on = |turn: Vec<String>| {
            let guesses = part.guesses.iter();
            guesses.map(move |guess| [&turn[..], std::slice::from_ref(guess)].concat())
        };
        turns.flat_map(on).collect()
    }

    /// The keeper declares moves of its turn and sends nothing more.
    async fn run_out(&self, den: &Den, games: &mut [Watched<'_>]) {
        if self.pair.declared.iter().any(Vec::is_empty) {
            return;
        }
        for (watched, moves) in games.iter_mut().zip(&self.pair.declared) {
            watched.declare(moves).await;
            watched.probe_all(&[]).await;
        }
        den.pass(1200);
        for watched in games {
            watched.flag_falls().await;
        }
    }
}

/// Whether two games told the same.
fn alike(games: &[Watched<'_>]) -> Result<(), String> {
    let [one, other] = games else {
        return Err("a pair has two games".to_owned());
    };
    let mut both = one.heard.iter().zip(&other.heard);
    match both.find(|(one, other)| one != other) {
        Some((one, other)) => Err(format!(
            "{}:\n{}\n\n{}:\n{}",
            one.0, one.1, other.0, other.1
        )),
        None if one.heard.len() == other.heard.len() => Ok(()),
        None => Err("one game told more than the other".to_owned()),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn t_x11_no_byte_that_others_get_depends_on_a_secret() {
    let log = Log::begin();
    let servers = (0..SERVERS).map(|server| {
        tokio::spawn(async move {
            let den = Den::new(Hall::all()).await;
            let mut pairs = Vec::new();
            for seed in (server..PAIRS).step_by(SERVERS as usize) {
                let played = Course::random(seed).play(&den, &Leak::Nowhere).await;
                pairs.push(played.unwrap_or_else(|told| panic!("pair {seed}: {told}")));
            }
            pairs
        })
    });
    let mut played = 0;
    for pairs in futures_util::future::join_all(servers).await {
        for [one, other] in pairs.expect("no panic") {
            assert_eq!(log.about(&one), log.about(&other));
            played += 1;
        }
    }
    assert_eq!(played, PAIRS);
}

#[test]
fn t_x11_no_table_shows_a_secret_to_others() {
    let hall = Hall::all();
    let (mut fell, mut vain) = (0, 0);
    for seed in 0..THOROUGH {
        let pair = Pair::random(seed, TURNS[1]);
        let [one, other] = [0, 1].map(|game| tables::shown(&hall, &pair, game));
        assert_eq!(one, other, "pair {seed}");
        let moves = |side| {
            let parts = pair.parts.iter().filter(move |part| part.side == side);
            parts.flat_map(|part| &part.moves[0])
        };
        let attacks = |text: &&String| text.starts_with('X') && text.contains(" * ");
        fell += usize::from(moves(pair.keeper).any(|text| attacks(&text)));
        vain += usize::from(moves(!pair.keeper).any(|text| text.ends_with("search")));
    }
    assert!(fell > 8 && vain > 24, "{fell} attacks, {vain} searches");
}
