//! Played games survive being written and read.

use std::collections::BTreeMap;
use std::time::Duration;

use game::record::{About, Note, Sheet, Variation, Verdict, write};
use game::{Conduct, Game, History, Notation, Open, Playable, Position, Side, SplitMix, Viewer};

use crate::fault::{Checked, Flaw, ensure};
use crate::views::viewers;

/// A game with notes, broken off or ended in some way, is the same after it is written and read.
pub(crate) fn survives<P: Playable>(
    start: &P,
    moves: &[P::Move],
    random: &mut SplitMix,
) -> Checked {
    for plies in [moves.len(), random.below(moves.len() + 1)] {
        for name in <P::View as Notation>::NOTATIONS.names {
            let mut game = Game::new(start.clone(), History::ALL[random.below(3)]);
            let time_out = random.below(3 * (plies + 1));
            for (ply, &mv) in moves[..plies].iter().enumerate() {
                if ply == time_out {
                    out_of_time(&mut game);
                }
                // A repetition may end the game before its moves do, and so may time.
                if game.play(mv).is_err() {
                    break;
                }
            }
            let usual = <P::View as Notation>::NOTATIONS.names.first() == Some(name);
            let mut about = About {
                notation: (!usual).then_some(*name),
                notes: notes(game.moves().len(), random),
                ..About::default()
            };
            about.tags.set("White", "Ann \"the Ox\" \\ Co");
            about.tags.set("X-own_1", "one\ntwo");
            match random.below(7) {
                0 => game.resign(side(random)),
                1 => game.draw(),
                2 => out_of_time(&mut game),
                4 => drop(game.agree_award(side(random))),
                3 if game.outcome().is_none() => {
                    let winner = Some(side(random)).filter(|_| random.below(2) == 0);
                    about.verdict = Some(Verdict {
                        winner,
                        reason: "judged".to_owned(),
                    });
                }
                _ => {}
            }
            same(&game, &about)?;
            if P::ARBITER.is_some() {
                let winner = Some(side(random)).filter(|_| random.below(2) == 0);
                game.overrule(winner, None, "not of their \"best\"");
                same(&game, &about)?;
            }
        }
    }
    Ok(())
}

/// The game can be rebuilt from what the judge has seen of it, and each viewer's game from what
/// that viewer has seen.
fn same<P: Playable>(game: &Game<P>, about: &About) -> Checked {
    for &viewer in viewers::<P>() {
        let seen = game.seen_by(viewer);
        let mut about = about.clone();
        if let Some((plies, variation)) = variation(&seen) {
            let notes = about.notes.entry(plies).or_default();
            notes.push(Note::Variation(variation));
        }
        let read = reads_back(&seen, &about)?;
        if viewer == Viewer::Judge {
            let whole = Game::from_judge(game.start().clone(), &read);
            let same = whole.as_ref().is_ok_and(|whole| is_same(whole, game));
            ensure(same, "record", || {
                format!("the judge's record gives another game: {:?}", whole.err())
            })?;
        }
    }
    Ok(())
}

/// Another way to go on, a few plies long, with one within it, and after how many plies it stands.
fn variation<V: Open + Notation + Conduct>(game: &Game<V>) -> Option<(usize, Variation)> {
    let mut random = SplitMix(game.plies() as u64);
    let plies = 1 + random.below(game.plies().max(1));
    let from = turn_of(game, plies)?;
    let mut own = Game::new(game.at(from)?, game.history());
    let mut texts = Vec::new();
    for _ in 0..1 + random.below(4) {
        let mut moves = Vec::new();
        if own.outcome().is_none() {
            own.position().legal_moves(&mut moves);
        }
        if moves.is_empty() {
            break;
        }
        let mv = moves[random.below(moves.len())];
        texts.push(own.position().notation(mv));
        own.play(mv).ok()?;
    }
    let mut notes = notes(texts.len(), &mut random);
    if turn_of(&own, 1).is_some() {
        let inner = Variation {
            moves: texts[..1].to_vec(),
            notes: BTreeMap::new(),
        };
        notes.entry(1).or_default().push(Note::Variation(inner));
    }
    let moves = texts;
    Some((plies, Variation { moves, notes }))
}

/// The ply with which the turn began that ends after so many plies, or the last of them where a turn is one
/// move.
fn turn_of<V: Open + Notation + Conduct>(game: &Game<V>, plies: usize) -> Option<usize> {
    let plies = plies.min(game.plies());
    let mut turn = (0..plies).rev().filter(|ply| {
        let position = game.at(*ply);
        V::TURN_END.is_none() || position.is_some_and(|position| position.turn_key().is_some())
    });
    turn.next()
}

fn is_same<P: Position>(one: &Game<P>, other: &Game<P>) -> bool {
    one.start() == other.start()
        && one.moves() == other.moves()
        && one.time_outs() == other.time_outs()
        && one.position() == other.position()
        && one.history() == other.history()
        && one.outcome() == other.outcome()
        && one.overruled() == other.overruled()
}

fn reads_back<V: Open + Notation + Conduct>(
    game: &Game<V>,
    about: &About,
) -> Result<Game<V>, Flaw> {
    let text = write(game, about);
    let flaw = |what: String| Flaw {
        check: "record",
        what: format!("{what}\n{text}"),
    };
    let sheet = Sheet::parse(&text).map_err(|error| flaw(error.to_string()))?;
    let (read, read_about) = sheet
        .replay::<V>()
        .map_err(|error| flaw(error.to_string()))?;
    ensure(read_about == *about, "record", || {
        format!("{about:?} reads back as {read_about:?}\n{text}")
    })?;
    ensure(is_same(&read, game), "record", || {
        format!("reads back as another game\n{text}")
    })?;
    ensure(write(&read, &read_about) == text, "record", || {
        format!("read and written again it differs\n{text}")
    })?;
    Ok(read)
}

/// The time of the side to move runs out: no other clock runs.
fn out_of_time<P: Playable>(game: &mut Game<P>) {
    if let Some(side) = game.to_move() {
        game.time_out(side);
    }
}

fn side(random: &mut SplitMix) -> Side {
    Side::BOTH[random.below(2)]
}

fn notes(plies: usize, random: &mut SplitMix) -> BTreeMap<usize, Vec<Note>> {
    let mut notes = BTreeMap::new();
    for _ in 0..random.below(6) {
        let note = match random.below(3) {
            0 => Note::Comment("12. e4 {sic\\ 1-0; (*".to_owned()),
            1 => Note::Clock(Duration::from_millis(random.below(8_000_000) as u64)),
            _ => Note::Other {
                name: "eval".to_owned(),
                value: "+0.3 [[1] \\]".to_owned(),
            },
        };
        let at = random.below(plies + 1);
        notes.entry(at).or_insert_with(Vec::new).push(note);
    }
    notes
}
