//! Clocks can't gain time.

use hall::Hall;
use proptest::prelude::*;
use tigerden_audit::{Fault, Proof, audit};

const MOVES: [&str; 6] = ["e2e4", "e7e5", "d2d4", "d7d6", "a2a3", "a7a6"];

/// A game with what the clocks show after each move.
fn record(control: &str, shown: &[&str]) -> String {
    let mut text = format!("[Variant \"lancerchess\"]\n[TimeControl \"{control}\"]\n\n");
    for (index, (mv, shown)) in MOVES.iter().zip(shown).enumerate() {
        if index % 2 == 0 {
            text += &format!("{}. ", index / 2 + 1);
        }
        text += &format!("{mv} {{[%clk {shown}]}} ");
    }
    text + "*\n"
}

fn audited(control: &str, shown: &[&str]) -> Result<Proof, Fault> {
    audit(&Hall::all(), &record(control, shown))
}

#[track_caller]
fn runs(control: &str, shown: &[&str]) {
    let proof = audited(control, shown).expect("possible times");
    assert_eq!(proof.clock_times, shown.len());
}

#[track_caller]
fn gains(control: &str, shown: &[&str], round: u32) {
    let fault = audited(control, shown).err().expect("a fault");
    assert_eq!(fault.message().key, "audit-clock-gained");
    assert_eq!((fault.round(), fault.rule()), (Some(round), None));
}

#[test]
fn time_runs_down_and_grows_only_by_increments() {
    runs("600", &["0:10:00", "0:09:00", "0:10:00", "0:08:59.999"]);
    gains("600", &["0:10:00.001"], 1);
    gains("600", &["0:09:00", "0:10:00", "0:09:00.001"], 2);
    runs(
        "300+3",
        &["0:05:03", "0:05:03", "0:05:06", "0:01:00", "0:05:09"],
    );
    gains("300+3", &["0:05:03", "0:05:03", "0:05:06.001"], 2);
    gains(
        "300+3",
        &["0:05:03", "0:01:00", "0:05:06", "0:01:03.001"],
        2,
    );
    runs("delay 5m+5s", &["0:05:00", "0:05:00", "0:05:00"]);
    gains("delay 5m+5s", &["0:04:00", "0:05:00", "0:04:01"], 2);
    runs("days 2", &["48:00:00", "48:00:00", "48:00:00"]);
}

#[test]
fn a_turn_whose_time_is_not_told_may_have_taken_none() {
    let told = record(
        "300+3",
        &["0:05:03", "0:05:03", "0:05:06", "0:05:06", "0:05:09"],
    );
    let untold = told.replace(" {[%clk 0:05:06]}", "");
    let proof = audit(&Hall::all(), &untold).expect("possible times");
    assert_eq!(proof.clock_times, 3);
    let gained = untold.replace("0:05:09", "0:05:10");
    assert!(audit(&Hall::all(), &gained).is_err());
}

#[test]
fn an_arbiter_may_give_time() {
    let text = record("300", &["0:02:00", "0:01:00", "0:04:00", "0:01:00"]);
    assert!(audit(&Hall::all(), &text).is_err());
    let set = "{[%clk 0:01:00]} {[%clocks 0:04:00 0:03:00]}";
    let text = text.replacen("{[%clk 0:01:00]}", set, 1);
    assert_eq!(audit(&Hall::all(), &text).expect("as set").clock_times, 4);
    let one = text.replace("0:04:00 0:03:00", "0:04:00");
    let fault = audit(&Hall::all(), &one).err().expect("a fault");
    assert_eq!(fault.message().key, "audit-clocks-set");
}

#[test]
fn settings_that_can_t_be_read_are_a_fault() {
    let fault = audited("soon", &["0:05:03"]).err().expect("a fault");
    assert_eq!(fault.message().key, "audit-clock-settings");
    for unknown in ["?", "-"] {
        assert_eq!(
            audited(unknown, &["99:00:00"]).expect("fine").clock_times,
            0
        );
    }
}

proptest! {
    /// Whatever turns take, what a clock shows then is possible; a second more is not.
    #[test]
    fn what_clocks_show_is_possible(
        increment in 0..5_u64,
        spent in prop::collection::vec(0..60_u64, 6),
        turned in 0..6_usize,
    ) {
        let mut left = [300_u64; 2];
        let mut shown = Vec::new();
        for (index, spent) in spent.iter().enumerate() {
            let left = &mut left[index % 2];
            *left = *left - *spent + increment;
            shown.push(*left);
        }
        let text = |shown: &[u64]| -> Vec<String> {
            let time = |left: &u64| format!("0:{:02}:{:02}", left / 60, left % 60);
            shown.iter().map(time).collect()
        };
        let audited = |shown: &[u64]| {
            let texts = text(shown);
            let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
            audited(&format!("300+{increment}"), &texts)
        };
        prop_assert!(audited(&shown).is_ok());
        let before = turned.checked_sub(2).map_or(300, |before| shown[before]);
        shown[turned] = before + increment + 1;
        let fault = audited(&shown).err().expect("a fault");
        prop_assert_eq!(fault.round(), Some(u32::try_from(turned / 2 + 1).unwrap_or(0)));
    }
}
