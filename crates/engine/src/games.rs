//! The games the engine plays: one line each.

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;

use game::{Game, History, Outcome, Position, Side, SplitMix};

use crate::eval::{Convoy, TigerChess, Tora};
use crate::player::{Answer, Report, Request, ThinkError};
use crate::search::Standing;
use crate::think::{Finding, Manner, Thinker};
use crate::{Evaluate, Level};

/// A game with the way to think about it.
pub(crate) struct Entry {
    /// Whether this is the first word of its position texts.
    named: fn(&str) -> bool,
    pub(crate) mind: fn(usize) -> Box<dyn Mind>,
    arbiter: fn(&str, History) -> Judged,
}

/// All games, by the first word of their position texts.
pub(crate) const GAMES: [Entry; 5] = [
    Entry {
        named: |head| convoy::Family::find(head).is_some(),
        mind: |mib| Thinker::<convoy::Convoy, _>::boxed(Convoy, mib),
        arbiter: judge::<convoy::Convoy>,
    },
    Entry {
        named: |head| head == "lancerchess",
        mind: |mib| Thinker::<tigerchess::LancerChess, _>::boxed(TigerChess, mib),
        arbiter: judge::<tigerchess::LancerChess>,
    },
    Entry {
        named: |head| head == "tigerchess",
        mind: |mib| Thinker::<tigerchess::TigerChess, _>::boxed(TigerChess, mib),
        arbiter: judge::<tigerchess::TigerChess>,
    },
    Entry {
        named: |head| head == "tora-short",
        mind: |mib| Thinker::<tora::Short, _>::boxed(Tora, mib),
        arbiter: judge::<tora::Short>,
    },
    Entry {
        named: |head| head == "tora-long",
        mind: |mib| Thinker::<tora::Long, _>::boxed(Tora, mib),
        arbiter: judge::<tora::Long>,
    },
];

/// A game to be judged, or why its start position is none.
type Judged = Result<Box<dyn Arbiter>, ThinkError>;

/// A [`Thinker`] with its game forgotten.
pub(crate) trait Mind: Send {
    fn think(
        &mut self,
        request: &Request,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Report),
    ) -> Result<Answer, ThinkError>;

    fn analyse(
        &mut self,
        request: &Request,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Report),
    ) -> Result<Option<Report>, ThinkError>;

    fn evaluate(&self, request: &Request) -> Result<i32, ThinkError>;
}

/// A game in play that takes moves as texts and knows nothing of the engine.
pub(crate) trait Arbiter {
    fn to_move(&self) -> Option<Side>;
    fn at_turn_start(&self) -> bool;
    fn outcome(&self) -> Option<Outcome>;
    fn moves(&self) -> Vec<String>;
    fn play(&mut self, text: &str) -> Result<(), String>;
    /// Plays random legal moves, then ends the turn if one is begun. A game never ends by it.
    fn scatter(&mut self, plies: usize, random: &mut SplitMix);
}

/// The entry of the game to which a position text belongs.
pub(crate) fn index_of(position: &str) -> Result<usize, ThinkError> {
    let head = position.split(['/', '+', ' ']).next().unwrap_or(position);
    let index = GAMES.iter().position(|entry| (entry.named)(head));
    index.ok_or_else(|| ThinkError::Game(head.to_owned()))
}

/// A game that begins with a position text.
pub(crate) fn arbiter(start: &str, history: History) -> Judged {
    (GAMES[index_of(start)?].arbiter)(start, history)
}

fn judge<P: Position>(start: &str, history: History) -> Judged {
    let start = start.parse().map_err(ThinkError::Start)?;
    Ok(Box::new(Game::<P>::new(start, history)))
}

impl<P: Position> Arbiter for Game<P> {
    fn to_move(&self) -> Option<Side> {
        Self::to_move(self)
    }

    fn at_turn_start(&self) -> bool {
        self.position().turn_key().is_some()
    }

    fn outcome(&self) -> Option<Outcome> {
        Self::outcome(self)
    }

    fn moves(&self) -> Vec<String> {
        notations(self, 0)
    }

    fn play(&mut self, text: &str) -> Result<(), String> {
        let mv = self.position().parse_move(text);
        let mv = mv.map_err(|error| format!("`{text}`: {error}"))?;
        Self::play(self, mv).map_err(|error| format!("`{text}`: {error}"))
    }

    fn scatter(&mut self, plies: usize, random: &mut SplitMix) {
        let mut moves = Vec::new();
        let mut played = 0;
        // A turn once begun is played on, so that no player has to finish another's.
        while played < plies || (played > 0 && !Arbiter::at_turn_start(self)) {
            moves.clear();
            self.position().legal_moves(&mut moves);
            if self.outcome().is_some() || moves.is_empty() {
                break;
            }
            played += 1;
            if Self::play(self, moves[random.below(moves.len())]).is_err() {
                break;
            }
        }
        while self.outcome().is_some() && self.take_back().is_some() {}
    }
}

/// The texts of the moves from ply `from` on.
fn notations<P: Position>(game: &Game<P>, from: usize) -> Vec<String> {
    (from..game.moves().len())
        .filter_map(|ply| Some(game.at(ply)?.notation(game.moves()[ply])))
        .collect()
}

impl<P: Position, E: Evaluate<P> + 'static> Thinker<P, E> {
    fn boxed(eval: E, table_mib: usize) -> Box<dyn Mind> {
        Box::new(Self::new(eval, table_mib))
    }
}

impl<P: Position, E: Evaluate<P>> Mind for Thinker<P, E> {
    fn think(
        &mut self,
        request: &Request,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Report),
    ) -> Result<Answer, ThinkError> {
        let mut game = replay::<P>(request)?;
        let only = chosen(request, &game)?;
        let from = game.moves().len();
        let standing = standing(&game);
        let mut last = None;
        let manner = manner(request, stop);
        self.turn(&mut game, &standing, &only, manner, &mut |game, finding| {
            let told = told(game, from, finding);
            report(&told);
            last = Some(told);
        });
        Ok(Answer {
            moves: notations(&game, from),
            report: last,
        })
    }

    fn analyse(
        &mut self,
        request: &Request,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Report),
    ) -> Result<Option<Report>, ThinkError> {
        let game = replay::<P>(request)?;
        let only = chosen(request, &game)?;
        let standing = standing(&game);
        let mut last = None;
        let manner = manner(request, stop);
        Self::analyse(
            self,
            &game,
            &standing,
            &only,
            manner,
            &mut |game, finding| {
                let told = told(game, game.moves().len(), finding);
                report(&told);
                last = Some(told);
            },
        );
        Ok(last)
    }

    fn evaluate(&self, request: &Request) -> Result<i32, ThinkError> {
        Ok(self.at_rest(&replay::<P>(request)?))
    }
}

/// The game that a request tells, which must not be over.
fn replay<P: Position>(request: &Request) -> Result<Game<P>, ThinkError> {
    let start = request.start.parse().map_err(ThinkError::Start)?;
    let mut game = Game::<P>::new(start, request.history);
    for (index, text) in request.moves.iter().enumerate() {
        let wrong = |reason: String| ThinkError::Move {
            index,
            text: text.clone(),
            reason,
        };
        let mv = game.position().parse_move(text);
        let mv = mv.map_err(|error| wrong(error.to_string()))?;
        game.play(mv).map_err(|error| wrong(error.to_string()))?;
    }
    match game.to_move() {
        Some(_) => Ok(game),
        None => Err(ThinkError::Over),
    }
}

/// The moves that a request chooses from, or none where it takes all.
fn chosen<P: Position>(request: &Request, game: &Game<P>) -> Result<Vec<P::Move>, ThinkError> {
    let read = |(index, text): (usize, &String)| {
        let mv = game.position().parse_move(text);
        mv.map_err(|error| ThinkError::Move {
            index,
            text: text.clone(),
            reason: error.to_string(),
        })
    };
    request.only.iter().enumerate().map(read).collect()
}

/// How often each position has stood, and what that decides.
fn standing<P: Position>(game: &Game<P>) -> Standing {
    let mut times = HashMap::new();
    let positions = (0..=game.moves().len()).filter_map(|ply| game.at(ply));
    for key in positions.filter_map(Position::turn_key) {
        *times.entry(key).or_insert(0) += 1;
    }
    Standing {
        times,
        history: game.history(),
    }
}

fn manner<'a>(request: &Request, stop: &'a AtomicBool) -> Manner<'a> {
    let level = Level::get(request.level);
    Manner {
        limits: request.limits.and(level.limits),
        sight: level.sight,
        exchanges: level.exchanges,
        seed: request.seed,
        stop,
    }
}

/// A finding in words: the line begins with what was played after ply `from`.
fn told<P: Position>(game: &Game<P>, from: usize, finding: &Finding<P>) -> Report {
    let mut line = notations(game, from);
    let mut position = game.position().clone();
    for &mv in &finding.line {
        line.push(position.notation(mv));
        position.play_unchecked(mv);
    }
    Report {
        depth: finding.depth,
        deepest: finding.deepest,
        score: finding.score,
        nodes: finding.nodes,
        ms: finding.ms,
        table_full: finding.table_full,
        line,
    }
}
