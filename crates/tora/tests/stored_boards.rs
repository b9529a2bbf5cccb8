//! Terrain boards are stored once a process: what is read first makes no difference to anything that
//! can be seen, and when there is no more room, reading is an error.

use std::env;
use std::hash::{BuildHasher as _, BuildHasherDefault, DefaultHasher};
use std::process::Command;

use game::Position as _;
use tigerden_tora::{Catalogue, Short, Terrain};

/// How many boards there is room for.
const ROOM: usize = 1023;

fn file(name: &str, row: &str) -> String {
    let rows = row.repeat(9);
    format!("name = {name}\nsize = 9\nsource = a test\n\n{rows}")
}

/// What can be seen of boards and of positions on them, in the order of their names.
fn seen(order: [&str; 3]) -> String {
    let mut catalogue = Catalogue::default();
    for name in order {
        let row = [".....~~~~\n", "^^^......\n", "8....6...\n"][name.len() % 3];
        catalogue.add_terrain(&file(name, row)).expect("a board");
    }
    let hasher = BuildHasherDefault::<DefaultHasher>::default();
    let names = ["a", "bb", "ccc"];
    let positions = names.map(|name| {
        let text =
            format!("tora-short/rulebook+terrain={name} g8/9/9/9/4S4/9/9/9/8G c 2 1 0:0 0 -");
        Short::read(&text, &catalogue).expect("a position")
    });
    let lines = positions.iter().map(|position| {
        let terrain = position.terrain();
        let equal = positions.each_ref().map(|other| position == other);
        let hashes = [hasher.hash_one(position), hasher.hash_one(terrain)];
        format!(
            "{position} {terrain:?} {} {hashes:?} {equal:?}",
            position.key()
        )
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// What another process sees that reads the boards in this order.
fn seen_elsewhere(order: &str) -> String {
    let program = env::current_exe().expect("the test's program");
    let mut child = Command::new(program);
    child.args(["--exact", "prints_what_is_seen", "--nocapture"]);
    let output = child.env("ORDER", order).output().expect("it runs");
    let text = String::from_utf8(output.stdout).expect("text");
    let lines = text.lines().filter(|line| line.contains("tora-short/"));
    lines.collect::<Vec<_>>().join("\n")
}

/// The part of the other process; alone it checks one order.
#[test]
fn prints_what_is_seen() {
    let order = env::var("ORDER").unwrap_or_else(|_| "a bb ccc".to_owned());
    let names: Vec<&str> = order.split(' ').collect();
    let seen = seen([names[0], names[1], names[2]]);
    assert!(seen.contains("terrain=ccc"));
    println!("\n{seen}");
}

#[test]
fn t_t7_the_order_of_reading_changes_nothing_that_can_be_seen() {
    let orders = ["a bb ccc", "ccc bb a", "bb a ccc"];
    let [first, second, third] = orders.map(seen_elsewhere);
    assert_eq!(first.lines().count(), 3, "{first}");
    assert_eq!(first, second);
    assert_eq!(first, third);
}

#[test]
fn t_t7_when_there_is_no_more_room_reading_is_an_error() {
    let built_in = Catalogue::built_in().clone();
    let number = |n: usize| file(&format!("n{n}"), "~........\n");
    let refused = (0..=ROOM).find_map(|n| number(n).parse::<Terrain>().err());
    let error = refused.expect("there is an end of room");
    assert_eq!(error.first().message.key, "tora-text-too-many-terrains");
    // Boards that are known are read as before, and mean the same.
    let known: Terrain = number(0).parse().expect("it is stored");
    assert_eq!(known.name(), "n0");
    let river = built_in.terrain("river", 9).expect("a built-in board");
    assert_eq!((river.name(), river.size()), ("river", Some(9)));
    let position = "tora-short/rulebook+terrain=river g8/9/9/9/4S4/9/9/9/8G c 2 1 0:0 0 -";
    let read: Short = position.parse().expect("a position");
    assert_eq!(read.to_string(), position);
}
