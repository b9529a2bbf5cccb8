//! Rules of the long board that tell a viewer too much.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use game::{
    Conduct, Counting, Hidden, History, Outcome, Position, Reason, RuleId, Side, TextError, Viewer,
};
use hall::{Catalogue, GameInfo, Hall, Listed, OptionInfo, Options, Rules, StartError};
use tora::{Action, Answer, Hiding, Illegal, Long, Ply, Told, Whole};

/// What is told too much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    Nothing,
    /// A view shows where the other side's Assassin hides.
    Place,
    /// An action of a hidden Assassin is told as its player reads it.
    Prowl,
    /// An action to which a piece falls shows where the Assassin is.
    Shown,
    /// An action that attacks nothing says whether the Assassin has moved far.
    Far,
    /// A search in vain says where the Assassin is if that is near.
    Near,
}

/// All of them, and none.
const FAULTS: [Fault; 6] = [
    Fault::Nothing,
    Fault::Place,
    Fault::Prowl,
    Fault::Shown,
    Fault::Far,
    Fault::Near,
];

/// The long board with fault number `F` of [`FAULTS`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Leaky<const F: usize>(Whole);

impl<const F: usize> Position for Leaky<F> {
    type Move = Ply<17>;
    type Illegal = Illegal<17>;

    fn to_move(&self) -> Option<Side> {
        self.0.to_move()
    }

    fn legal_moves(&self, out: &mut Vec<Ply<17>>) {
        self.0.legal_moves(out);
    }

    fn check(&self, ply: Ply<17>) -> Result<(), Illegal<17>> {
        self.0.check(ply)
    }

    fn play_unchecked(&mut self, ply: Ply<17>) {
        self.0.play_unchecked(ply);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn ending_by_history(&self, repeats: u32) -> Option<Outcome> {
        self.0.ending_by_history(repeats)
    }

    fn round(&self) -> u32 {
        self.0.round()
    }

    fn key(&self) -> u64 {
        self.0.key()
    }

    fn fresh_key(&self) -> u64 {
        self.0.fresh_key()
    }

    fn turn_key(&self) -> Option<u64> {
        self.0.turn_key()
    }
}

impl<const F: usize> Hidden for Leaky<F> {
    type View = Long;
    type Answer = Answer;

    fn view(&self, viewer: Viewer) -> Long {
        match FAULTS[F] {
            Fault::Place => *self.0.position(),
            _ => self.0.view(viewer),
        }
    }

    fn answer(&self, ply: Ply<17>) -> Answer {
        self.0.answer(ply)
    }

    fn seen(&self, ply: Ply<17>, answer: Answer, viewer: Viewer) -> Ply<17> {
        let seen = self.0.seen(ply, answer, viewer);
        if let (Fault::Near, Ply::Act(Action::Search { at })) = (FAULTS[F], seen)
            && let Hiding::At(place) = self.0.position().hiding(!self.0.position().side())
            && place.distance(at) <= 4
        {
            return Ply::Told(Told::Found { at, place });
        }
        let (Ply::Told(Told::Prowl { fell, .. }), Ply::Act(Action::Prowl { from, to, .. })) =
            (seen, ply)
        else {
            return seen;
        };
        let shows = match FAULTS[F] {
            Fault::Prowl => return ply,
            Fault::Shown => fell.is_some(),
            Fault::Far => fell.is_none() && from.distance(to) > 2,
            Fault::Nothing | Fault::Place | Fault::Near => return seen,
        };
        let shown = shows.then_some((to, from != to));
        Ply::Told(Told::Prowl { fell, shown })
    }

    fn choice(seen: Ply<17>) -> Option<(Ply<17>, Option<Answer>)> {
        Whole::choice(seen)
    }

    fn is_report(seen: Ply<17>) -> bool {
        Whole::is_report(seen)
    }
}

impl<const F: usize> Conduct for Leaky<F> {
    const AGREEMENT: RuleId = Whole::AGREEMENT;
    const ARBITER: Option<RuleId> = Whole::ARBITER;
    const POINTS_PLAY: Option<RuleId> = Whole::POINTS_PLAY;
    const ENDINGS: &'static [Reason] = Whole::ENDINGS;
    const TURN_END: Option<(&'static str, &'static str)> = Whole::TURN_END;

    fn seals(&self, ply: Ply<17>) -> bool {
        self.0.seals(ply)
    }

    fn hides(&self, side: Side) -> Option<String> {
        self.0.hides(side)
    }

    fn points(&self) -> Option<[i32; 2]> {
        self.0.points()
    }
}

impl<const F: usize> Counting for Leaky<F> {}

impl<const F: usize> FromStr for Leaky<F> {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        text.parse().map(Self)
    }
}

impl<const F: usize> fmt::Display for Leaky<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<const F: usize> fmt::Debug for Leaky<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

impl<const F: usize> Listed for Leaky<F> {
    const INFO: &'static GameInfo = Whole::INFO;

    type Files = tora::Catalogue;

    fn files(catalogue: &Catalogue) -> Arc<Self::Files> {
        Whole::files(catalogue)
    }

    fn start(options: &Options, files: &Self::Files) -> Result<Self, StartError> {
        <Whole as Listed>::start(options, files).map(Self)
    }

    fn read(text: &str, files: &Self::Files) -> Result<Self, TextError> {
        Whole::read(text, files).map(Self)
    }

    fn history(game: &BTreeMap<String, String>) -> History {
        Whole::history(game)
    }

    fn added(option: &OptionInfo, files: &Self::Files) -> Vec<String> {
        Whole::added(option, files)
    }
}

/// Halls with the rules that have each of the faults.
pub(crate) fn halls() -> [(Fault, Hall); FAULTS.len()] {
    let halls = [
        hall::<0>(),
        hall::<1>(),
        hall::<2>(),
        hall::<3>(),
        hall::<4>(),
        hall::<5>(),
    ];
    let mut faults = FAULTS.into_iter();
    halls.map(|hall| (faults.next().expect("as many"), hall))
}

fn hall<const F: usize>() -> Hall {
    let mut hall = Hall::new();
    hall.extend([Rules::of::<Leaky<F>>(Arc::default())]);
    hall
}
