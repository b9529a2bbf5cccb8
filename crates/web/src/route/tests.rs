//! Addresses are read and written, and known to the server.

use std::collections::HashSet;

use super::*;

const ADDRESSES: [(&str, &str, &str); 27] = [
    ("/", "", ""),
    ("/play", "?game=tora-short&mode=friend", ""),
    ("/local/abc", "", ""),
    ("/game/xyz", "", "#invite=s3cret"),
    ("/game/xyz", "", "#arbiter=s3cret"),
    ("/game/xyz", "", "#seat=s3cret"),
    ("/rules/tora", "", ""),
    ("/rules/tora/website", "", "#T-M3"),
    ("/learn", "", ""),
    ("/learn/tora", "", ""),
    ("/puzzles", "", ""),
    ("/puzzles/daily", "", ""),
    ("/puzzles/convoy", "", ""),
    ("/puzzles/convoy/0123abcd", "", ""),
    ("/setup", "?game=convoy", ""),
    ("/setup", "", "#position=brandubh%203a3"),
    ("/settings", "", ""),
    ("/check", "", ""),
    ("/player/xyz", "", ""),
    ("/player/xyz", "", "#key=s3cret"),
    ("/tournaments", "", ""),
    ("/tournament/xyz", "", ""),
    ("/tournament/xyz", "", "#key=s3cret"),
    ("/tournament/xyz", "", "#standings"),
    ("/print", "", ""),
    ("/print", "", "#position=brandubh%203a3"),
    ("/print", "", "#booklet"),
];

#[test]
fn addresses_survive_being_written_and_read() {
    for (path, search, hash) in ADDRESSES {
        let route = Route::parse(path, search, hash);
        assert_eq!(route.path(), format!("{path}{search}{hash}"));
    }
}

#[test]
fn a_jump_in_the_page_keeps_the_secret() {
    let invited = Route::parse("/game/xyz", "", "#invite=s3cret");
    assert!(!invited.is_left_by(&Route::parse("/game/xyz", "", "#main")));
    assert!(invited.is_left_by(&Route::parse("/game/abc", "", "")));
    let event = Route::parse("/tournament/xyz", "", "#rounds");
    assert!(!event.is_left_by(&Route::parse("/tournament/xyz", "", "#main")));
    assert!(event.is_left_by(&Route::parse("/tournament/xyz", "", "#key=s3cret")));
    assert!(event.is_left_by(&Route::parse("/tournaments", "", "")));
    assert!(invited.is_left_by(&Route::Home));
    assert!(Route::Home.is_left_by(&invited));
}

#[test]
fn other_addresses_are_unknown() {
    assert_eq!(Route::parse("/local", "", ""), Route::Unknown);
    assert_eq!(Route::parse("/a/b", "", ""), Route::Unknown);
    assert_eq!(Route::parse("/rules/nothing", "", ""), Route::Unknown);
    assert_eq!(Route::parse("/rules", "", ""), Route::first_rules());
}

/// What the server answers with 200 is a page, and all pages are there.
#[test]
fn the_server_knows_the_same_addresses() {
    let list = include_str!("../../../server/src/http/pages.txt").lines();
    let list = list.filter(|line| line.starts_with('/'));
    let kinds = list.map(|line| {
        let path = line
            .replace("{book}", "tora")
            .replace("{listed}", "convoy")
            .replace(['{', '}'], "");
        let route = Route::parse(&path, "", "");
        assert_ne!(route, Route::Unknown, "{path}");
        std::mem::discriminant(&route)
    });
    let kinds: HashSet<_> = kinds.collect();
    let known = ADDRESSES.map(|(path, search, hash)| Route::parse(path, search, hash));
    for route in known {
        assert!(kinds.contains(&std::mem::discriminant(&route)), "{route:?}");
    }
}
