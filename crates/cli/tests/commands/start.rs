//! How games start: options, choices, set-ups of one's own.

use crate::{START, prints, refuses, says};

#[test]
fn a_start_position_is_printed() {
    let diagram = prints(&["start", "tora-short", "--first", "setup=aggressive"], "");
    assert_eq!(diagram.trim_end(), START);
    let quick = prints(
        &["start", "tora-short", "--option", "edition=quicksheet"],
        "",
    );
    says(&quick, &["tora-short/quicksheet 9/9/9/1sa3AS1/"]);
    let said = refuses(&["start", "tora-short", "-o", "edition=latest"], "");
    says(
        &said,
        &[
            "edition=latest",
            "rulebook, quicksheet, website",
            "[the option:1:9]",
        ],
    );
    says(
        &refuses(&["start", "tora-long", "--first", "hat=red"], ""),
        &["setup, ruler"],
    );
}

#[test]
fn set_ups_of_ones_own_are_offered_or_refused_at_their_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let setups = folder.path().join("tora/setups");
    std::fs::create_dir_all(&setups).expect("folders");
    let own = include_str!("../../../tora/data/setups/defensive-9.setup")
        .replace("name = defensive", "name = wedge")
        .replace("v4h3", "v4h4");
    std::fs::write(setups.join("wedge.setup"), &own).expect("a file");
    let folder = folder.path().to_str().expect("a path");
    let arguments = [
        "start",
        "tora-short",
        "--files",
        folder,
        "--second",
        "setup=wedge",
    ];
    assert!(
        prints(&arguments, "").starts_with("tora-short/rulebook 9/9/9/1sa3AS1/gca3ACG/1s1a2AS1/")
    );
    std::fs::write(setups.join("wide.setup"), own.replace("v4h4", "v4h5")).expect("a file");
    says(
        &refuses(&arguments, ""),
        &["wide.setup", "v4h5 is not in the Opposition's half"],
    );
}

#[test]
fn a_member_of_a_family_is_started_by_its_name() {
    let brandubh = prints(&["start", "brandubh"], "");
    let option = ["start", "convoy", "--option", "edition=brandubh"];
    assert_eq!(brandubh, prints(&option, ""));
    let contradiction = ["start", "brandubh", "--option", "edition=tablut"];
    says(
        &refuses(&contradiction, ""),
        &[
            "edition=tablut",
            "edition has been chosen already, as brandubh",
        ],
    );
    prints(&["start", "tablut", "-o", "repetition=loses"], "");
}

#[test]
fn an_option_is_chosen_once() {
    for argument in ["--option", "--first", "--second"] {
        let choice = if argument == "--option" {
            ["terrain=lake", "terrain=none"]
        } else {
            ["setup=aggressive", "setup=aggressive"]
        };
        let twice = [
            "start",
            "tora-short",
            argument,
            choice[0],
            argument,
            choice[1],
        ];
        says(
            &refuses(&twice, ""),
            &[
                &format!("[{argument}:1:1]"),
                "each option can be given once",
            ],
        );
    }
}

#[test]
fn what_has_no_effect_is_refused() {
    says(
        &refuses(&["start", "tora-short", "--dice", &"0".repeat(64)], ""),
        &["Dice have nothing to decide here"],
    );
    says(
        &refuses(&["start", "tora-short", "-o", "setup=aggressive"], ""),
        &["`tora-short` has no option `setup`", "--first setup=…"],
    );
    says(
        &refuses(&["start", "tora-short", "--first", "terrain=lake"], ""),
        &["both sides choose it: --option terrain=…"],
    );
}

#[test]
fn choices_of_a_side_without_effect_are_refused() {
    let wish = [
        "start",
        "tigerchess",
        "-o",
        "deployment=dragon",
        "--second",
        "wish=open",
    ];
    says(
        &refuses(&wish, ""),
        &[
            "[--second:1:1]",
            "`wish` can be chosen only where `deployment` is `rule`",
        ],
    );
    says(
        &refuses(&["start", "lancerchess", "-o", "edition=old"], ""),
        &["there is nothing to choose here"],
    );
}

#[test]
fn slips_are_understood() {
    for (arguments, meant) in [
        (["start", "tora-shrot", "-o", "quiet=off"], "tora-short"),
        (["start", "brandub", "-o", "quiet=off"], "brandubh"),
        (["start", "tora-short", "-o", "edtion=website"], "edition"),
        (["start", "tora-short", "-o", "edition=webiste"], "website"),
        (
            ["start", "tora-short", "--first", "setup=agressive"],
            "aggressive",
        ),
    ] {
        let meant = format!("did you mean `{meant}`?");
        says(&refuses(&arguments, ""), &[&meant]);
    }
}
