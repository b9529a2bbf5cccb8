//! Why an action is refused.

use board::{Dir, Square};
use game::{Place, Refusal, RuleId};

use crate::Kind;

/// Why the rules refuse a ply. Each reason carries the places it is about.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal<const N: usize> {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// A General must be named ruler first.
    #[error("a General must be named ruler before anything else")]
    NamingFirst,
    /// No ruler is to be named.
    #[error("no ruler is to be named now")]
    NothingToName,
    /// The piece here can't become the ruler.
    #[error("only an own General that was not taken can become the ruler; {at} holds none")]
    NoHeir {
        /// The place.
        at: Square<N>,
    },
    /// All actions of the turn are used.
    #[error("no actions are left in this turn")]
    NoActionsLeft,
    /// Nobody stands here.
    #[error("there is no piece on {at}")]
    NoPiece {
        /// The place.
        at: Square<N>,
    },
    /// The piece belongs to the other side.
    #[error("the piece on {at} is not yours")]
    NotYours {
        /// The place.
        at: Square<N>,
    },
    /// The Cannon belongs to the other side.
    #[error("the Cannon on {at} is the other side's: it can be destroyed, but never used")]
    EnemyCannon {
        /// The place.
        at: Square<N>,
    },
    /// The piece is bound as crew.
    #[error(
        "the piece on {at} has worked the Cannon on {cannon} and can do nothing else this turn"
    )]
    Bound {
        /// The piece.
        at: Square<N>,
        /// The Cannon.
        cannon: Square<N>,
    },
    /// A Soldier in defense stance neither moves nor attacks.
    #[error("the Soldier on {at} is in defense stance")]
    Defending {
        /// The Soldier.
        at: Square<N>,
    },
    /// The Soldier has the stance already.
    #[error("the Soldier on {at} has this stance already")]
    SameStance {
        /// The Soldier.
        at: Square<N>,
    },
    /// Only Soldiers change their stance.
    #[error("only a Soldier has a stance, and on {at} there is none")]
    NoSoldier {
        /// The place.
        at: Square<N>,
    },
    /// Staying without an attack is no action.
    #[error("the piece on {at} would do nothing")]
    Nothing {
        /// The piece.
        at: Square<N>,
    },
    /// The place is further away than the piece can move.
    #[error("from {from} the piece can't move as far as {to}")]
    TooFar {
        /// The piece.
        from: Square<N>,
        /// The place.
        to: Square<N>,
    },
    /// The place is near enough, but pieces are in the way.
    #[error("the way from {from} to {to} is blocked")]
    Blocked {
        /// The piece.
        from: Square<N>,
        /// The place.
        to: Square<N>,
    },
    /// The place is near enough, but Soldiers in defense stance bar every way of the Cavalry.
    #[error("Soldiers in defense stance bar the way from {from} to {to}")]
    Barred {
        /// The Cavalry.
        from: Square<N>,
        /// The place.
        to: Square<N>,
    },
    /// The place is near enough, but water or a rise makes the move shorter.
    #[error("over this ground the piece on {from} does not get as far as {to}")]
    Ground {
        /// The piece.
        from: Square<N>,
        /// The place.
        to: Square<N>,
    },
    /// An own piece stands where the move would end.
    #[error("an own piece stands on {to}")]
    OwnPiece {
        /// The place.
        to: Square<N>,
    },
    /// An Archer lands with a single step only.
    #[error("an Archer lands on an enemy with a single step only")]
    ArcherLanding {
        /// The Archer.
        from: Square<N>,
        /// The enemy.
        to: Square<N>,
    },
    /// An Archer that moves two spaces can't attack.
    #[error("an Archer that moves two spaces can't attack")]
    ArcherMoved {
        /// The Archer.
        from: Square<N>,
        /// Where it would end.
        to: Square<N>,
    },
    /// An attack needs an enemy.
    #[error("there is no enemy to attack on {at}")]
    NoEnemy {
        /// The place.
        at: Square<N>,
    },
    /// The piece attacks by landing only.
    #[error("the piece on {at} attacks by landing only")]
    LandsOnly {
        /// The piece.
        at: Square<N>,
    },
    /// The target is out of range.
    #[error("{target} is out of range from {from}")]
    OutOfRange {
        /// What attacks.
        kind: Kind,
        /// Where the attack comes from.
        from: Square<N>,
        /// The target.
        target: Square<N>,
    },
    /// An Archer that moved one space attacks at distance 1.
    #[error("after moving one space an Archer attacks at distance 1 only")]
    OutOfRangeMoved {
        /// Where the attack comes from.
        from: Square<N>,
        /// The target.
        target: Square<N>,
    },
    /// The target is in forest.
    #[error("{target} is in forest: an Archer attacks it at distance 1 only")]
    Forest {
        /// Where the attack comes from.
        from: Square<N>,
        /// The target.
        target: Square<N>,
    },
    /// Soldiers in defense stance stop the attack.
    #[error("a Soldier in defense stance stops the attack on {target}")]
    Stopped {
        /// Where the attack comes from.
        from: Square<N>,
        /// The target.
        target: Square<N>,
        /// The Soldiers.
        by: Vec<Square<N>>,
    },
    /// Archers and rulers attack once a turn.
    #[error("the piece on {at} has already attacked in this turn")]
    AttackedAlready {
        /// The piece.
        at: Square<N>,
    },
    /// No Cannon stands here.
    #[error("there is no Cannon on {at}")]
    NoCannon {
        /// The place.
        at: Square<N>,
    },
    /// A Cannon is worked by a crew, not by itself.
    #[error("the Cannon on {at} needs a crew")]
    CannonAlone {
        /// The Cannon.
        at: Square<N>,
    },
    /// An unready Cannon can only be readied.
    #[error("the Cannon on {at} is not ready")]
    Unready {
        /// The Cannon.
        at: Square<N>,
    },
    /// The Cannon is ready already.
    #[error("the Cannon on {at} is ready already")]
    Ready {
        /// The Cannon.
        at: Square<N>,
    },
    /// A Cannon moves one space onto an empty place.
    #[error("a Cannon moves one space onto an empty place, and {to} is none")]
    CannonMove {
        /// The Cannon.
        at: Square<N>,
        /// The place.
        to: Square<N>,
    },
    /// There is nothing to hit in this direction.
    #[error("the Cannon on {at} has nobody to hit in direction {dir}", dir = .dir.name())]
    NothingToHit {
        /// The Cannon.
        at: Square<N>,
        /// The direction.
        dir: Dir,
    },
    /// The first piece on the line is an own one.
    #[error("an own piece on {piece} is in the line of fire")]
    OwnInLine {
        /// The Cannon.
        at: Square<N>,
        /// The own piece.
        piece: Square<N>,
    },
    /// Another piece stands first on the line.
    #[error("the Cannon on {at} hits the first piece on the line, and that stands on {piece}")]
    FirstInLine {
        /// The Cannon.
        at: Square<N>,
        /// The first piece.
        piece: Square<N>,
    },
    /// The place is on none of the Cannon's eight lines.
    #[error("{target} is on no straight line from the Cannon on {at}")]
    NotInLine {
        /// The Cannon.
        at: Square<N>,
        /// The place.
        target: Square<N>,
    },
    /// The crew has the wrong size.
    #[error("this takes a crew of {needed}")]
    CrewSize {
        /// The Cannon.
        at: Square<N>,
        /// How many it takes.
        needed: usize,
    },
    /// A member of the crew is no own piece beside the Cannon.
    #[error("crew must be own pieces beside the Cannon; {member} is none")]
    NotBeside {
        /// The Cannon.
        at: Square<N>,
        /// The place.
        member: Square<N>,
    },
    /// A member of the crew has acted in this turn.
    #[error("the piece on {member} has acted in this turn and can't be crew")]
    CrewActed {
        /// The Cannon.
        at: Square<N>,
        /// The piece.
        member: Square<N>,
    },
    /// A member of the crew is bound to another Cannon.
    #[error("the piece on {member} is bound to the Cannon on {other}")]
    CrewBound {
        /// The Cannon.
        at: Square<N>,
        /// The piece.
        member: Square<N>,
        /// The other Cannon.
        other: Square<N>,
    },
    /// An action begins with an own piece.
    #[error("an action begins with one of your pieces")]
    PieceFirst,
    /// The piece has nowhere to go and nothing to do.
    #[error("the piece on {at} can do nothing now: it is shut in")]
    ShutIn {
        /// The piece.
        at: Square<N>,
    },
    /// What was chosen for the piece makes no action.
    #[error("this makes no action of the piece on {at}")]
    NoUse {
        /// The piece.
        at: Square<N>,
    },
    /// No Assassin of one's own hides here.
    #[error("no Assassin of yours hides on {at}")]
    NotHidden {
        /// The place.
        at: Square<N>,
    },
    /// The Assassin has taken a piece and rests.
    #[error("the Assassin on {at} has taken a piece and rests")]
    Rests {
        /// The Assassin.
        at: Square<N>,
    },
    /// There is nothing to search for.
    #[error("no enemy Assassin is hidden")]
    NobodyHides,
    /// The piece has searched in vain.
    #[error("the piece on {at} has searched in vain and can do nothing else this turn")]
    SearchedInVain {
        /// The piece.
        at: Square<N>,
    },
    /// A command piece in jeopardy can't search.
    #[error("the command piece on {at} is in jeopardy and can't search")]
    SearchInJeopardy {
        /// The command piece.
        at: Square<N>,
        /// The enemies that could attack it.
        by: Vec<Square<N>>,
    },
    /// The piece has not just found an Assassin that it can take.
    #[error("the piece on {at} has not just found an Assassin that it can take")]
    NothingFound {
        /// The piece.
        at: Square<N>,
    },
    /// A search from here finds no Assassin there.
    #[error("a search from {at} finds no Assassin on {place}")]
    NotFoundThere {
        /// The piece that is said to have searched.
        at: Square<N>,
        /// Where it is said to have found the Assassin.
        place: Square<N>,
    },
    /// Nobody is trapped.
    #[error("nobody is trapped here")]
    NotTrapped,
    /// What is told of a hidden Assassin can't have happened.
    #[error("a hidden Assassin can't have done this here")]
    Untrue,
    /// Ending the turn here would be suicide.
    #[error("{} on {at} acted and would be in jeopardy at the end of the turn", leader::<N>())]
    Jeopardy {
        /// The command piece.
        at: Square<N>,
        /// The enemies that could attack it.
        by: Vec<Square<N>>,
    },
    /// After the action the turn could not be ended legally any more.
    #[error("{} on {at} would be in jeopardy, and nothing could be done about it", leader::<N>())]
    NoLegalEnd {
        /// Where the command piece would be.
        at: Square<N>,
        /// The enemies that could attack it there.
        by: Vec<Square<N>>,
    },
}

impl<const N: usize> Refusal for Illegal<N> {
    fn rule(&self) -> Option<RuleId> {
        let rule = self.about().0;
        (rule != NO_RULE).then_some(RuleId(rule))
    }

    fn key(&self) -> &'static str {
        self.about().1
    }

    fn places(&self) -> Vec<Place> {
        let squares = match self {
            Self::GameOver
            | Self::NamingFirst
            | Self::NothingToName
            | Self::NoActionsLeft
            | Self::PieceFirst
            | Self::NobodyHides
            | Self::NotTrapped
            | Self::Untrue => vec![],
            Self::NoHeir { at }
            | Self::NoPiece { at }
            | Self::NotYours { at }
            | Self::EnemyCannon { at }
            | Self::Defending { at }
            | Self::SameStance { at }
            | Self::NoSoldier { at }
            | Self::Nothing { at }
            | Self::NoEnemy { at }
            | Self::LandsOnly { at }
            | Self::AttackedAlready { at }
            | Self::NoCannon { at }
            | Self::CannonAlone { at }
            | Self::Unready { at }
            | Self::Ready { at }
            | Self::NothingToHit { at, .. }
            | Self::ShutIn { at }
            | Self::NoUse { at }
            | Self::NotHidden { at }
            | Self::Rests { at }
            | Self::SearchedInVain { at }
            | Self::NothingFound { at }
            | Self::CrewSize { at, .. } => vec![*at],
            Self::Bound { at: a, cannon: b }
            | Self::TooFar { from: a, to: b }
            | Self::Blocked { from: a, to: b }
            | Self::Barred { from: a, to: b }
            | Self::Ground { from: a, to: b }
            | Self::ArcherLanding { from: a, to: b }
            | Self::ArcherMoved { from: a, to: b }
            | Self::OutOfRange {
                from: a, target: b, ..
            }
            | Self::OutOfRangeMoved { from: a, target: b }
            | Self::Forest { from: a, target: b }
            | Self::CannonMove { at: a, to: b }
            | Self::OwnInLine { at: a, piece: b }
            | Self::FirstInLine { at: a, piece: b }
            | Self::NotInLine { at: a, target: b }
            | Self::NotBeside { at: a, member: b }
            | Self::NotFoundThere { at: a, place: b }
            | Self::CrewActed { at: a, member: b } => vec![*a, *b],
            Self::OwnPiece { to } => vec![*to],
            Self::CrewBound { at, member, other } => vec![*at, *member, *other],
            Self::Stopped { from, target, by } => [*from, *target]
                .into_iter()
                .chain(by.iter().copied())
                .collect(),
            Self::Jeopardy { at, by }
            | Self::NoLegalEnd { at, by }
            | Self::SearchInJeopardy { at, by } => {
                std::iter::once(*at).chain(by.iter().copied()).collect()
            }
        };
        let place = |square: Square<N>| Place(square.index() as u16);
        squares.into_iter().map(place).collect()
    }
}

impl<const N: usize> Illegal<N> {
    /// The rule, or [`NO_RULE`], and the key. What is said of command pieces has words of its own on
    /// the short board, which has the General only.
    fn about(&self) -> (&'static str, &'static str) {
        match self {
            Self::GameOver => (NO_RULE, "tora-illegal-game-over"),
            Self::NamingFirst => ("T-R9", "tora-illegal-naming-first"),
            Self::NothingToName => ("T-R9", "tora-illegal-nothing-to-name"),
            Self::NoHeir { .. } => ("T-R9", "tora-illegal-no-heir"),
            Self::NoActionsLeft => ("T-R2", "tora-illegal-no-actions-left"),
            Self::NoPiece { .. } => (NO_RULE, "tora-illegal-no-piece"),
            Self::NotYours { .. } => (NO_RULE, "tora-illegal-not-yours"),
            Self::EnemyCannon { .. } => ("T-C7", "tora-illegal-enemy-cannon"),
            Self::Bound { .. } => ("T-C5", "tora-illegal-bound"),
            Self::Defending { .. } => ("T-C1", "tora-illegal-defending"),
            Self::SameStance { .. } => ("T-C1", "tora-illegal-same-stance"),
            Self::NoSoldier { .. } => ("T-C1", "tora-illegal-no-soldier"),
            Self::Nothing { .. } => ("T-R3", "tora-illegal-nothing"),
            Self::TooFar { .. } => ("T-M1", "tora-illegal-too-far"),
            Self::Blocked { .. } => ("T-M2", "tora-illegal-blocked"),
            Self::Barred { .. } => ("T-M3", "tora-illegal-barred"),
            Self::Ground { .. } => ("T-T2", "tora-illegal-ground"),
            Self::OwnPiece { .. } => ("T-M2", "tora-illegal-own-piece"),
            Self::ArcherLanding { .. } => ("T-A4", "tora-illegal-archer-landing"),
            Self::ArcherMoved { .. } => ("T-A4", "tora-illegal-archer-moved"),
            Self::NoEnemy { .. } => ("T-A6", "tora-illegal-no-enemy"),
            Self::LandsOnly { .. } => ("T-A1", "tora-illegal-lands-only"),
            Self::OutOfRange { kind, from, target } => {
                let rule = match kind {
                    _ if from == target => "T-A7",
                    Kind::Archer => "T-A4",
                    kind if kind.is_ruler() => "T-A3",
                    Kind::Assassin => "T-X3",
                    _ => "T-A2",
                };
                (rule, "tora-illegal-out-of-range")
            }
            Self::OutOfRangeMoved { .. } => ("T-A4", "tora-illegal-out-of-range-moved"),
            Self::Forest { .. } => ("T-T4", "tora-illegal-forest"),
            Self::Stopped { .. } => ("T-A5", "tora-illegal-stopped"),
            Self::AttackedAlready { .. } => ("T-R4", "tora-illegal-attacked-already"),
            Self::NoCannon { .. } => ("T-C2", "tora-illegal-no-cannon"),
            Self::CannonAlone { .. } => ("T-C2", "tora-illegal-cannon-alone"),
            Self::Unready { .. } => ("T-C3", "tora-illegal-unready"),
            Self::Ready { .. } => ("T-C3", "tora-illegal-ready"),
            Self::CannonMove { .. } => ("T-C2", "tora-illegal-cannon-move"),
            Self::NothingToHit { .. } => ("T-C4", "tora-illegal-nothing-to-hit"),
            Self::OwnInLine { .. } => ("T-C4", "tora-illegal-own-in-line"),
            Self::FirstInLine { .. } => ("T-C4", "tora-illegal-first-in-line"),
            Self::NotInLine { .. } => ("T-C4", "tora-illegal-not-in-line"),
            Self::PieceFirst => (NO_RULE, "tora-illegal-piece-first"),
            Self::ShutIn { .. } => ("T-M2", "tora-illegal-shut-in"),
            Self::NoUse { .. } => ("T-R3", "tora-illegal-no-use"),
            Self::CrewSize { needed: 3, .. } => ("T-T3", "tora-illegal-crew-size-water"),
            Self::CrewSize { .. } => ("T-C2", "tora-illegal-crew-size"),
            Self::NotBeside { .. } => ("T-C2", "tora-illegal-not-beside"),
            Self::CrewActed { .. } => ("T-C5", "tora-illegal-crew-acted"),
            Self::CrewBound { .. } => ("T-C5", "tora-illegal-crew-bound"),
            Self::NotHidden { .. } => ("T-X3", "tora-illegal-not-hidden"),
            Self::Rests { .. } => ("T-X5", "tora-illegal-rests"),
            Self::NobodyHides => ("T-X6", "tora-illegal-nobody-hides"),
            Self::SearchedInVain { .. } => ("T-X6", "tora-illegal-searched-in-vain"),
            Self::SearchInJeopardy { .. } => ("T-J7", "tora-illegal-search-in-jeopardy"),
            Self::NothingFound { .. } => ("T-X6", "tora-illegal-nothing-found"),
            Self::NotFoundThere { .. } => ("T-X6", "tora-illegal-not-found-there"),
            Self::NotTrapped => ("T-V2", "tora-illegal-not-trapped"),
            Self::Untrue => ("T-X3", "tora-illegal-untrue"),
            Self::Jeopardy { .. } if N == 9 => ("T-J2", "tora-illegal-jeopardy-short"),
            Self::Jeopardy { .. } => ("T-J2", "tora-illegal-jeopardy"),
            Self::NoLegalEnd { .. } if N == 9 => ("T-J6", "tora-illegal-no-legal-end-short"),
            Self::NoLegalEnd { .. } => ("T-J6", "tora-illegal-no-legal-end"),
        }
    }
}

/// Stands for a rule where none forbids what was tried.
const NO_RULE: &str = "";

/// What may not act into jeopardy: on the short board that is the General alone.
const fn leader<const N: usize>() -> &'static str {
    if N == 9 {
        "your General"
    } else {
        "the command piece"
    }
}
