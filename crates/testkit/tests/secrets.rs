//! A sound game with a hidden piece passes the checks, and every fault planted in it is found.
#![expect(clippy::unwrap_used, reason = "a test that can't go on has failed")]

mod burrow;

use std::marker::PhantomData;

use burrow::{BEDS, Burrow, FAULTS, Known, Move, Seen};
use game::{Game, Hidden, History, Open, Position, Side, Viewer};
use tigerden_testkit::{
    CensusPiece, Effort, Fault, conforms, examine, examine_secrets, keeps_secrets,
};

/// The mole in the far half, and one that has eaten twice; who guesses right has nothing to guess.
const STARTS: [&str; 4] = [
    "0 1111111 1110000 f 1 - 6",
    "0 1111111 1110000 f 1 - 4",
    "3 0111110 1000001 s 4 - 0",
    "5 1111111 0001000 f 2 - 3",
];

fn starts<const F: usize>() -> [Burrow<F>; 4] {
    STARTS.map(|text| text.parse().unwrap())
}

/// What stands where, read from the text of a view.
fn census(text: &str) -> Vec<CensusPiece> {
    let fields: Vec<&str> = text.split(' ').collect();
    let piece = |bed: &str, side, letter| CensusPiece {
        place: bed.to_owned(),
        side,
        letter,
    };
    let mut standing = vec![piece(fields[0], Side::First, 'G')];
    if fields[6] != "?" {
        standing.push(piece(fields[6], Side::Second, 'm'));
    }
    standing
}

/// What may have happened instead, for all that a viewer may know: who doesn't see the mole knows
/// only under which beds it may be, and of its creeping only that it took place.
fn doubles<const F: usize>(
    position: &Burrow<F>,
    mv: Move,
    viewer: Viewer,
) -> Vec<(Burrow<F>, Move)> {
    if viewer.knows(Side::Second) {
        return Vec::new();
    }
    let text = position.to_string();
    let guess = text.split(' ').nth(2).unwrap().chars().rev();
    let beds = (0..BEDS).zip(guess).filter(|(_, may)| *may == '1');
    let moles = beds.map(|(mole, _)| Burrow { mole, ..*position });
    let moves: Vec<Move> = match mv {
        Move::Creep(_) => (0..BEDS).map(Move::Creep).collect(),
        _ => vec![mv],
    };
    moles
        .flat_map(|other| moves.iter().map(move |&mv| (other, mv)))
        .filter(|(other, mv)| other.check(*mv).is_ok())
        // What a dig finds, and which plant is eaten, is seen by all.
        .filter(|(other, other_mv)| match mv {
            Move::Dig(_) => other.answer(*other_mv) == position.answer(mv),
            Move::Eat => other.mole == position.mole,
            _ => true,
        })
        .collect()
}

fn effort() -> Effort {
    Effort {
        games: 30,
        thorough_every: 1,
        ..Effort::default()
    }
}

fn fault_of<const F: usize>() -> Option<Fault> {
    let census = |known: &Known<F>| census(&known.to_string());
    let found = examine(&starts::<F>(), census, effort()).map(|_| ());
    let found = found.and_then(|()| examine_secrets(&starts::<F>(), doubles, effort()).map(|_| ()));
    found.err().map(|fault| *fault)
}

#[test]
fn a_sound_game_with_secrets_conforms() {
    let tally = conforms(&starts::<0>(), |known| census(&known.to_string()), effort());
    assert!(tally.positions > 500 && tally.finished > 50, "{tally:?}");
    let compared = keeps_secrets(&starts::<0>(), doubles, effort());
    assert!(compared > 2000, "{compared}");
}

macro_rules! planted {
    ($($number:literal)*) => {
        [$(fault_of::<$number>()),*]
    };
}

#[test]
fn every_fault_planted_in_views_is_found() {
    let found = planted!(1 2 3 4 5 6 7 8 9 10 11 12 13);
    assert_eq!(found.len(), FAULTS.len());
    for ((planted, check), found) in FAULTS.into_iter().zip(found) {
        let found = found.unwrap_or_else(|| panic!("{planted:?} was not found"));
        assert_eq!(found.check, check, "{planted:?} was found as: {found}");
    }
}

/// Tells whether a type is [`Open`], which nothing else asks at run time.
struct Is<T>(PhantomData<T>);

trait NotOpen {
    const OPEN: bool = false;
}

impl<T> NotOpen for Is<T> {}

impl<T: Open> Is<T> {
    const OPEN: bool = true;
}

#[test]
fn views_are_open_and_whole_positions_are_not() {
    let open = [Is::<Known<0>>::OPEN, Is::<Burrow<0>>::OPEN];
    assert_eq!(open, [true, false]);
}

#[test]
fn a_game_is_seen_by_each_viewer_as_that_viewer_may() {
    let mut game = Game::new(starts::<0>()[1], History::Counts);
    for mv in [Move::Dig(1), Move::Creep(5), Move::Walk(1), Move::Eat] {
        game.play(mv).unwrap();
    }
    let dig = Seen::Dig(1, Some(false));
    for (viewer, creep) in [
        (Viewer::Judge, Seen::Creep(5)),
        (Viewer::Player(Side::Second), Seen::Creep(5)),
        (Viewer::Player(Side::First), Seen::Rustle),
        (Viewer::Public, Seen::Rustle),
    ] {
        let seen = game.seen_by(viewer);
        let all = [dig, creep, Seen::Walk(1), Seen::Eat(5)];
        assert_eq!(seen.moves(), all, "{viewer:?}");
        assert_eq!(*seen.position(), game.position().view(viewer));
    }
}

#[test]
fn a_judge_s_game_is_not_taken_back_from_wrong_answers() {
    let mut game = Game::new(starts::<0>()[3], History::Counts);
    game.play(Move::Walk(4)).unwrap();
    game.play(Move::Creep(3)).unwrap();
    game.play(Move::Dig(3)).unwrap();
    let seen = game.seen_by(Viewer::Judge);
    let again = Game::from_judge(*game.start(), &seen).unwrap();
    assert_eq!(again.moves(), game.moves());
    assert_eq!(again.outcome(), game.outcome());

    // The gardener's list is no judge's: where the mole went is not in it.
    let seen = game.seen_by(Viewer::Player(Side::First));
    assert_eq!(Game::from_judge(*game.start(), &seen).err(), Some(0));
    let mut lies = Game::new(starts::<0>()[3].view(Viewer::Public), History::Counts);
    let mut view = *lies.start();
    view.mole = Some(3);
    lies = Game::new(view, History::Counts);
    let start: Burrow<0> = lies.start().to_string().parse().unwrap();
    lies.play(Seen::Walk(4)).unwrap();
    assert_eq!(
        Game::from_judge(start, &lies).map(|game| game.moves().len()),
        Ok(1)
    );
    assert!(lies.play(Seen::Creep(0)).is_err());
}
