//! What everybody may know of a hidden Assassin's place (T-X2, T-X3, T-X6).
#![expect(clippy::unwrap_used, reason = "a test that can't go on has failed")]

use game::{Game, History, Notation, Position, Side, SplitMix, Start, Viewer};
use tigerden_tora::{
    Action, Catalogue, Hiding, Long, LongSquare, Options, Ply, Whereabouts, Whole,
};

fn start(lairs: [usize; 2], terrain: Option<&str>) -> Game<Whole> {
    let mut options = Options {
        assassins: Some(lairs.map(Some)),
        ..Options::default()
    };
    if let Some(name) = terrain {
        options.terrain = Catalogue::built_in().terrain(name, 17).unwrap();
    }
    Game::new(Whole::start(&options).unwrap(), History::Counts)
}

/// Plays a legal move at random: often with the hidden Assassin, sometimes a search.
fn play_one(game: &mut Game<Whole>, random: &mut SplitMix) {
    let mut moves = Vec::new();
    game.position().legal_moves(&mut moves);
    let wanted = random.below(4);
    let liked = |mv: &Ply<17>| match (wanted, mv) {
        (0, Ply::Act(Action::Prowl { attack, .. })) => attack.is_some(),
        (1, Ply::Act(Action::Prowl { .. })) => true,
        (2, Ply::Act(Action::Search { .. })) => true,
        _ => false,
    };
    let some: Vec<_> = moves.iter().copied().filter(liked).collect();
    let from = if some.is_empty() { &moves } else { &some };
    game.play(from[random.below(from.len())]).unwrap();
}

#[test]
fn the_true_place_is_always_among_them_and_all_viewers_know_the_same() {
    let mut looks = 0;
    for seed in 0..200 {
        let mut random = SplitMix(seed);
        let lairs = [1 + random.below(7), 11 + random.below(7)];
        let terrain = [None, Some("ridge"), Some("lake")][seed as usize % 3];
        let mut game = start(lairs, terrain);
        for ply in 0..90 {
            if game.to_move().is_none() {
                break;
            }
            play_one(&mut game, &mut random);
            if ply % 15 != 14 {
                continue;
            }
            let viewers = [
                Viewer::Judge,
                Viewer::Public,
                Viewer::Player(Side::First),
                Viewer::Player(Side::Second),
            ];
            let seen = viewers.map(|viewer| game.seen_by(viewer));
            for owner in Side::BOTH {
                let known = seen.each_ref().map(|seen| Whereabouts::of(seen, owner));
                let Hiding::At(place) = game.position().position().hiding(owner) else {
                    assert_eq!(known, [const { None }; 4], "seed {seed}, ply {ply}");
                    continue;
                };
                let places = known[0].as_ref().unwrap().places();
                assert!(places.contains(place), "seed {seed}, ply {ply}: {place}");
                assert!(known.iter().all(|other| *other == known[0]), "seed {seed}");
                let shares = |at| known[0].as_ref().unwrap().share(at);
                let sum: f32 = LongSquare::all().map(shares).sum();
                assert!((sum - 1.0).abs() < 1e-3, "seed {seed}: {sum}");
                let some = LongSquare::all().all(|at| (shares(at) > 0.0) == places.contains(at));
                assert!(
                    some,
                    "seed {seed}: a share and no place, or the other way round"
                );
                looks += 1;
            }
        }
    }
    assert!(looks > 800, "{looks}");
}

/// Plays moves given as texts, and returns what a spectator has seen.
fn watched(mut game: Game<Whole>, moves: &[&str]) -> Game<Long> {
    for text in moves {
        let mv = game.position().position().parse_move(text);
        game.play(mv.unwrap_or_else(|error| panic!("{text}: {error:?}")))
            .unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    game.seen_by(Viewer::Public)
}

fn places(game: &Game<Long>, owner: Side) -> Vec<LongSquare> {
    let known = Whereabouts::of(game, owner).unwrap();
    known.places().iter().collect()
}

#[test]
fn equal_public_events_tell_the_same() {
    let one = watched(
        start([3, 12], None),
        &[
            "X v3h17-v5h15",
            "X v5h15-v4h12",
            "end",
            "X v12h1-v12h2",
            "end",
        ],
    );
    let other = watched(
        start([16, 5], None),
        &[
            "X v16h17-v13h14",
            "X v13h14-v14h14",
            "end",
            "X v5h1-v2h4",
            "end",
        ],
    );
    assert_eq!(one.moves(), other.moves());
    for owner in Side::BOTH {
        assert_eq!(Whereabouts::of(&one, owner), Whereabouts::of(&other, owner));
    }
}

#[test]
fn t_x2_it_begins_on_an_empty_place_of_the_starting_row() {
    let game = watched(start([3, 12], None), &[]);
    let row = |h| {
        LongSquare::all().filter(move |at| {
            // The ruler stands in the middle, with Cavalry beside it.
            at.h() == h && !(8..=10).contains(&at.v())
        })
    };
    assert!(places(&game, Side::First).into_iter().eq(row(17)));
    assert!(places(&game, Side::Second).into_iter().eq(row(1)));
}

#[test]
fn t_x3_an_action_takes_it_up_to_three_steps_farther() {
    let game = watched(
        start([3, 12], None),
        &["X v3h17-v3h16", "X v3h16-v3h15", "end"],
    );
    let all = LongSquare::all().filter(|at| at.h() >= 11);
    assert!(places(&game, Side::First).into_iter().eq(all));
    assert_eq!(places(&game, Side::Second).len(), 14);
}

#[test]
fn t_x3_a_piece_that_falls_shows_that_it_is_near() {
    let board = "16K/17/17/17/17/17/17/17/7sa8/17/17/17/17/17/17/17/k16";
    let text = format!("tora-long/rulebook+assassin {board} c 1 5 0:0 0 - c@v9h10");
    let game = Game::new(text.parse::<Whole>().unwrap(), History::Counts);
    let game = watched(game, &["X v9h10-v8h9 * v9h8", "end"]);
    let found = places(&game, Side::First);
    let near: LongSquare = LongSquare::at(9, 8).unwrap();
    // The game began in round 5, so it may have been anywhere.
    let all = LongSquare::all().filter(|at| at.distance(near) <= 1);
    assert!(found.into_iter().eq(all));
}

#[test]
fn t_x6_a_search_in_vain_rules_places_out() {
    let board = "16K/17/17/17/17/17/17/17/7sa8/17/17/17/17/17/17/17/k16";
    let text = format!("tora-long/rulebook+assassin {board} o 1 5 0:0 0 - c@v3h3");
    let game = Game::new(text.parse::<Whole>().unwrap(), History::Counts);
    let game = watched(game, &["A v9h9 search", "end"]);
    let known = Whereabouts::of(&game, Side::First).unwrap();
    let here: LongSquare = LongSquare::at(9, 9).unwrap();
    let all = LongSquare::all().filter(|at| at.distance(here) > 1);
    assert!(known.places().iter().eq(all));
    assert!(known.found_from(here).abs() < f32::EPSILON);
    let there: LongSquare = LongSquare::at(3, 3).unwrap();
    assert!((known.found_from(there) - 9.0 / 280.0).abs() < 1e-4);
}
