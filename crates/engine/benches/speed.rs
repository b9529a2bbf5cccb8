//! The fingerprint and the speed of the search: fixed positions to a fixed depth, printed as JSON
//! lines with name, value and unit.
//!
//! The node counts change only when the search or an evaluation does.

use std::sync::atomic::AtomicBool;

use tigerden_engine::bench::{Bench, POSITIONS};
use tigerden_engine::{Limits, Player, Request};

fn main() {
    let stop = AtomicBool::new(false);
    for bench in POSITIONS {
        let Bench {
            name,
            depth,
            position,
        } = bench;
        let mut player = Player::new(16);
        let mut request = Request::new(position);
        request.task.limits = Limits::depth(depth);
        match player.analyze(&request, &stop, &mut |_| ()) {
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
