//! What others are told does not depend on secrets (T-X11). Random games are played twice, with an
//! Assassin that hides and goes elsewhere, but so that everybody else learns the same of them; then all
//! answers, live messages and lines of the log must be the same, to the byte.

mod course;
mod den;
mod leak;
pub(crate) mod logs;
mod pair;
mod planted;
mod probes;
mod tables;
mod telling;
mod watched;

use std::collections::BTreeMap;

use hall::Hall;
use tigerden_server::addresses;

use course::{Course, THOROUGH};
use den::Den;
use leak::Leak;
use logs::Log;

/// How many pairs of games are played.
const PAIRS: u64 = 512;
/// How many servers play them at the same time: most of the time each waits for the disk.
const SERVERS: u64 = 8;
/// How often each address is asked in one of the games of all pairs, at least.
const ASKED: u64 = 200;
/// What has to happen in the pairs, and how often at least.
const HAPPENS: [(&str, u64); 15] = [
    ("hidden action", 500),
    ("search in vain", 200),
    ("find", 8),
    ("free taking", 2),
    ("kill", 20),
    ("exposure", 4),
    ("rest", 10),
    ("flag", 40),
    ("resignation", 100),
    ("next game", 50),
    ("rematch", 50),
    ("agreement", 50),
    ("position of the judge", 100),
    ("clocks of the judge", 10),
    ("verdict", 20),
];

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
    let (mut played, mut asked, mut happened) = (0, BTreeMap::new(), BTreeMap::new());
    for pairs in futures_util::future::join_all(servers).await {
        for pair in pairs.expect("no panic") {
            let [one, other] = &pair.ids;
            assert_eq!(log.about(one), log.about(other));
            played += 1;
            add(&mut asked, pair.asked);
            add(&mut happened, pair.happened);
        }
    }
    assert_eq!(played, PAIRS);
    for (method, address) in addresses() {
        let times = asked.get(&format!("{method} {address}")).copied();
        assert!(times >= Some(ASKED), "{method} {address}: {times:?}");
    }
    for (name, least) in HAPPENS {
        let times = happened.get(name).copied();
        assert!(times >= Some(least), "{name}: {happened:?}");
    }
}

/// Adds up how often things happened.
fn add<N: Ord>(sum: &mut BTreeMap<N, u64>, more: BTreeMap<N, u64>) {
    for (name, times) in more {
        *sum.entry(name).or_default() += times;
    }
}

#[test]
fn t_x11_no_table_shows_a_secret_to_others() {
    let hall = Hall::all();
    for seed in 0..THOROUGH {
        let course = Course::random(seed);
        let [one, other] = [0, 1].map(|game| tables::shown(&hall, &course.pair, game));
        assert_eq!(one, other, "pair {seed}");
    }
}
