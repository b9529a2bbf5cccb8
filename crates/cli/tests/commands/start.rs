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
