//! The fingerprint and the speed of the search: fixed positions to a fixed depth, printed as JSON
//! lines with name, value and unit.
//!
//! The node counts change only when the search or an evaluation does.

use std::sync::atomic::AtomicBool;

use engine::{Limits, Player, Request};

const POSITIONS: [(&str, u32, &str); 4] = [
    (
        "short-start",
        5,
        "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -",
    ),
    (
        "short-quick",
        5,
        "tora-short/quicksheet 9/9/2a5A/1s5S1/gca3ACG/1s5S1/2a5A/9/9 o 2 1 0:0 0 -",
    ),
    (
        "short-contact",
        5,
        "tora-short/rulebook 9/9/9/1s1aA1S2/gc4ACG/1s1a2S2/4A4/9/9 c 2 4 0:0 2 -",
    ),
    ("long-start", 3, LONG),
];

const LONG: &str = "tora-long/rulebook 17/3a13/4s5AS5/3gca4ACG4/4s5AS5/2ha13/3s10SH1/1ahs10SAH/k1as10SAK/\
                    1ahs10SAH/3s10SH1/2h1a12/5s5AS4/4gca4ACG3/5s5AS4/4a12/17 c 3 1 0:0 0 -";

fn main() {
    let stop = AtomicBool::new(false);
    for (name, depth, position) in POSITIONS {
        let mut player = Player::new(16);
        let mut request = Request::new(position);
        request.limits = Limits::depth(depth);
        match player.analyse(&request, &stop, &mut |_| ()) {
            Ok(Some(report)) => {
                print(name, "nodes", report.nodes, "nodes");
                print(name, "speed", report.nodes_per_second(), "nodes/s");
            }
            Ok(None) => eprintln!("{name}: nothing found"),
            Err(error) => eprintln!("{name}: {error}"),
        }
    }
}

fn print(name: &str, what: &str, value: u64, unit: &str) {
    println!(r#"{{"name":"engine/{name}/{what}","value":{value},"unit":"{unit}"}}"#);
}
