//! The games that the engine plays, one line each, and thinking about them in texts.

use std::sync::atomic::AtomicBool;

use convoy::Convoy;
use game::{Game, Notation, Open};
use hall::{Catalogue, Listed};
use tigerchess::{LancerChess, TigerChess};
use tora::{Long, Short};

use crate::player::{Request, ThinkError};
use crate::think::Thinker;
use crate::{BestTurn, Evaluate, Progress, Report, Task, eval};

/// A game of the hall with the way to think about it.
pub(crate) struct Listing {
    /// Whether this is the first word of its position texts.
    is_called: fn(&str, &Catalogue) -> bool,
    pub(crate) mind: fn(usize) -> Box<dyn Mind>,
}

/// All games, by the types of their positions, with their evaluations. A game with secrets is
/// listed by the type of its views: nobody thinks as a judge.
pub(crate) const GAMES: [Listing; 5] = [
    listing::<Short, eval::Tora<9, 2>>(),
    listing::<Long, eval::Tora<17, 5>>(),
    listing::<LancerChess, eval::TigerChess>(),
    listing::<TigerChess, eval::TigerChess>(),
    listing::<Convoy, eval::Convoy>(),
];

const fn listing<P: Listed + Open + Notation, E: Evaluate<P> + Default + 'static>() -> Listing {
    Listing {
        is_called: |head, catalogue| P::is_called(head, &P::files(catalogue)),
        mind: |table_mib| Box::new(Thinker::<P, E>::new(E::default(), table_mib)),
    }
}

/// A [`Thinker`] for a game of any type, which takes and returns texts.
pub(crate) trait Mind: Send {
    fn think(
        &mut self,
        request: &Request,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Progress),
    ) -> Result<BestTurn, ThinkError>;

    fn analyze(
        &mut self,
        request: &Request,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Progress),
    ) -> Result<Option<Report>, ThinkError>;

    fn evaluate(&self, request: &Request) -> Result<i32, ThinkError>;
}

/// The index in [`GAMES`] of the game that a request is about.
pub(crate) fn index_of(request: &Request) -> Result<usize, ThinkError> {
    let head = game::head(&request.start);
    let index = GAMES
        .iter()
        .position(|entry| (entry.is_called)(head, &request.catalogue));
    index.ok_or_else(|| ThinkError::Game(head.to_owned()))
}

impl<P: Listed + Open + Notation, E: Evaluate<P>> Mind for Thinker<P, E> {
    fn think(
        &mut self,
        request: &Request,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Progress),
    ) -> Result<BestTurn, ThinkError> {
        let (game, task) = read::<P>(request)?;
        let mut told = |found: &Progress<P::Move>| report(&news(&game, found));
        let answer = Self::think(self, &game, &task, stop, &mut told);
        let answer = answer.ok_or(ThinkError::Over)?;
        Ok(BestTurn {
            moves: texts(game.position(), &answer.moves),
            report: answer.report.map(|report| in_texts(&game, &report)),
        })
    }

    fn analyze(
        &mut self,
        request: &Request,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Progress),
    ) -> Result<Option<Report>, ThinkError> {
        let (game, task) = read::<P>(request)?;
        let mut told = |found: &Progress<P::Move>| report(&news(&game, found));
        let found = Self::analyze(self, &game, &task, stop, &mut told);
        Ok(found.map(|report| in_texts(&game, &report)))
    }

    fn evaluate(&self, request: &Request) -> Result<i32, ThinkError> {
        Ok(Self::evaluate(self, &read::<P>(request)?.0))
    }
}

/// Reads a request: the game, which must not be over, and the task.
fn read<P: Listed + Notation>(request: &Request) -> Result<(Game<P>, Task<P::Move>), ThinkError> {
    let start =
        P::read(&request.start, &P::files(&request.catalogue)).map_err(ThinkError::Start)?;
    let mut game = Game::new(start, request.history);
    for (index, text) in request.moves.iter().enumerate() {
        let mv = read_move(&game, index, text)?;
        game.play(mv)
            .map_err(|error| wrong(index, text, &error.to_string()))?;
    }
    if game.to_move().is_none() {
        return Err(ThinkError::Over);
    }
    let only = request.task.only.iter().enumerate();
    let only = only.map(|(index, text)| read_move(&game, index, text));
    let task = request.task.with_only(only.collect::<Result<_, _>>()?);
    Ok((game, task))
}

fn read_move<P: Notation>(game: &Game<P>, index: usize, text: &str) -> Result<P::Move, ThinkError> {
    let mv = game.position().parse_move(text);
    mv.map_err(|error| wrong(index, text, &error.to_string()))
}

fn wrong(index: usize, text: &str, reason: &str) -> ThinkError {
    ThinkError::Move {
        index,
        text: text.to_owned(),
        reason: reason.to_owned(),
    }
}

fn in_texts<P: Notation>(game: &Game<P>, report: &Report<P::Move>) -> Report {
    report.with_line(texts(game.position(), &report.line))
}

fn news<P: Notation>(game: &Game<P>, found: &Progress<P::Move>) -> Progress {
    match found {
        Progress::Line(report) => Progress::Line(in_texts(game, report)),
        Progress::Trying {
            depth,
            moves,
            number,
        } => Progress::Trying {
            depth: *depth,
            moves: texts(game.position(), moves),
            number: *number,
        },
    }
}

/// The texts of legal moves that are played from a position, one after the other.
fn texts<P: Notation>(from: &P, moves: &[P::Move]) -> Vec<String> {
    let mut position = from.clone();
    let text = |&mv: &P::Move| {
        let text = position.notation(mv);
        position.play_unchecked(mv);
        text
    };
    moves.iter().map(text).collect()
}
