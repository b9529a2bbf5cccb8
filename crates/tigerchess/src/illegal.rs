//! Why a move is refused.

use board::Square;
use game::{Place, Refusal, RuleId, Side};

use crate::beside::Beside;
use crate::{Kind, Wing};

/// Why the rules refuse a move. Each reason carries the squares it is about.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The Royal Guard is to be posted first.
    #[error("the Royal Guard is posted first")]
    GuardFirst {
        /// Whose.
        side: Side,
    },
    /// No Royal Guard is to be posted now.
    #[error("no Royal Guard is to be posted now")]
    NoGuardDue,
    /// A Swordsman is to be posted.
    #[error("the deployment is not over: a Swordsman is to be posted")]
    Deploying,
    /// The deployment is over.
    #[error("the deployment is over: nobody is posted any more")]
    Engaged,
    /// The square is not on the third or fourth rank of the side that is posted.
    #[error("{at} is not on the third or fourth rank of the side that is posted", at = name(*at))]
    PostingRank {
        /// The square.
        at: Square<8>,
    },
    /// The square is taken.
    #[error("{at} is taken", at = name(*at))]
    PostingTaken {
        /// The square.
        at: Square<8>,
    },
    /// An enemy Swordsman is posted on the symmetrical square.
    #[error("{at} is opposite the Swordsman on {enemy}", at = name(*at), enemy = name(*enemy))]
    Opposite {
        /// The square.
        at: Square<8>,
        /// The enemy.
        enemy: Square<8>,
    },
    /// The square has the wrong color.
    #[error("{at} has the wrong color, as the Swordsman on {first} tells", at = name(*at), first = name(*first))]
    Color {
        /// The square.
        at: Square<8>,
        /// The Swordsman that decides about the color.
        first: Square<8>,
    },
    /// The square symmetrical to the last posting is demanded.
    #[error("the Swordsman must go to {demanded}, opposite the last one", demanded = name(*demanded))]
    Forced {
        /// The square that was chosen.
        at: Square<8>,
        /// The square that is demanded.
        demanded: Square<8>,
    },
    /// A move begins with an own piece.
    #[error("a move begins with one of your pieces")]
    PieceFirst,
    /// Who waits beside the board is not moved from there.
    #[error("nobody is moved from beside the board")]
    Beside {
        /// The place.
        place: Place,
    },
    /// The piece has nowhere to go.
    #[error("the piece on {at} has no move", at = name(*at))]
    ShutIn {
        /// The piece.
        at: Square<8>,
    },
    /// Nobody stands here.
    #[error("there is no piece on {at}", at = name(*at))]
    NoPiece {
        /// The square.
        at: Square<8>,
    },
    /// The piece belongs to the other side.
    #[error("the piece on {at} is not yours", at = name(*at))]
    NotYours {
        /// The square.
        at: Square<8>,
    },
    /// An own piece stands where the move would end.
    #[error("an own piece stands on {to}", to = name(*to))]
    OwnPiece {
        /// Where the piece stands that would move.
        from: Square<8>,
        /// The square.
        to: Square<8>,
    },
    /// The piece does not move like this.
    #[error("the piece on {from} does not go to {to}", from = name(*from), to = name(*to))]
    NotThatWay {
        /// What it is.
        kind: Kind,
        /// Where it stands.
        from: Square<8>,
        /// The square.
        to: Square<8>,
    },
    /// Something is in the way.
    #[error("the way from {from} to {to} is blocked on {by}", from = name(*from), to = name(*to), by = name(*by))]
    Blocked {
        /// Where the piece stands.
        from: Square<8>,
        /// The square.
        to: Square<8>,
        /// What is in the way.
        by: Square<8>,
    },
    /// A Pikeman captures diagonally only, and goes diagonally only to capture.
    #[error("on {to} there is nobody that the Pikeman on {from} can capture", from = name(*from), to = name(*to))]
    NobodyToCapture {
        /// The Pikeman.
        from: Square<8>,
        /// The square.
        to: Square<8>,
    },
    /// Draughts personnel captures by jumping over, not by landing on.
    #[error("the piece on {from} captures by jumping over enemies, not by landing on them", from = name(*from))]
    LandsOnNobody {
        /// What it is.
        kind: Kind,
        /// Where it stands.
        from: Square<8>,
        /// The enemy.
        to: Square<8>,
    },
    /// A Swordsman goes forward.
    #[error("a Swordsman goes forward only")]
    Backward {
        /// The Swordsman.
        from: Square<8>,
        /// Where it would go.
        to: Square<8>,
    },
    /// Draughts personnel goes further than one step only to capture.
    #[error("without a capture the piece on {from} goes one step", from = name(*from))]
    StepOnly {
        /// What it is.
        kind: Kind,
        /// Where it stands.
        from: Square<8>,
        /// Where it would go.
        to: Square<8>,
    },
    /// A jump goes over one enemy only.
    #[error("a jump from {from} to {to} goes over one enemy and nobody else", from = name(*from), to = name(*to))]
    JumpBlocked {
        /// What it is.
        kind: Kind,
        /// Where the jump begins.
        from: Square<8>,
        /// Where it would end.
        to: Square<8>,
        /// Who is in the way.
        by: Vec<Square<8>>,
    },
    /// A jump ends right behind the enemy.
    #[error("a jump over {over} ends right behind it", over = name(*over))]
    NotBehind {
        /// What it is.
        kind: Kind,
        /// The enemy.
        over: Square<8>,
        /// Where the jump would end.
        to: Square<8>,
    },
    /// There is nothing to jump over on the way.
    #[error("from {from} to {to} there is no enemy to jump over with an empty square behind", from = name(*from), to = name(*to))]
    NoJump {
        /// What it is.
        kind: Kind,
        /// Where the jump begins.
        from: Square<8>,
        /// Where it would end.
        to: Square<8>,
    },
    /// The same move is written with another path.
    #[error("this capture is written with another path that takes the same enemies")]
    OtherPath {
        /// Where the piece stands.
        from: Square<8>,
        /// Where it ends.
        to: Square<8>,
    },
    /// The own Queen would be attacked.
    #[error("the Queen on {queen} would be attacked", queen = name(*queen))]
    QueenAttacked {
        /// How it comes to that.
        cause: Cause,
        /// Where the Queen would stand.
        queen: Square<8>,
        /// The enemies that would attack her.
        by: Vec<Square<8>>,
    },
    /// The Queen or the Tower has moved.
    #[error("the Queen can't be protected with this Tower any more: one of them has moved")]
    ProtectionGone {
        /// The Queen.
        queen: Square<8>,
        /// Where she would go.
        to: Square<8>,
    },
    /// Somebody stands between the Queen and the Tower.
    #[error("{by} is between the Queen and the Tower", by = name(*by))]
    ProtectionBlocked {
        /// The Queen.
        queen: Square<8>,
        /// Who is between.
        by: Square<8>,
    },
    /// The Queen is attacked, or would be on her way.
    #[error("the Queen can't be protected: {at} is attacked", at = name(*at))]
    ProtectionAttacked {
        /// The Queen.
        queen: Square<8>,
        /// The square that is attacked.
        at: Square<8>,
        /// The enemies that attack it.
        by: Vec<Square<8>>,
    },
    /// The Pikeman or Swordsman turns into something else here.
    #[error("the piece that goes to {to} can't become this", to = name(*to))]
    WrongExchange {
        /// What it is.
        kind: Kind,
        /// What was chosen.
        chosen: Option<Kind>,
        /// Where it stands.
        from: Square<8>,
        /// Where it goes.
        to: Square<8>,
    },
    /// A Pikeman is promoted to a King, a Tower, a Baron, or the Lancer of the square.
    #[error("on {to} the Pikeman can't become this", to = name(*to))]
    WrongPromotion {
        /// The Pikeman.
        from: Square<8>,
        /// Where it goes.
        to: Square<8>,
    },
    /// What the Pikeman becomes is chosen with its move.
    #[error("it must be chosen what the Pikeman becomes on {to}", to = name(*to))]
    Choose {
        /// Whether in `LancerChess`.
        promotion: bool,
        /// The Pikeman.
        from: Square<8>,
        /// Where it goes.
        to: Square<8>,
    },
    /// There is no Palace to be occupied.
    #[error("Palaces are occupied in the TigerVariation only")]
    NoPalace,
    /// Only the Standard Bearer occupies the Palace.
    #[error("the piece on {at} is not the Standard Bearer", at = name(*at))]
    NoBearer {
        /// The piece.
        at: Square<8>,
    },
    /// The Bearer is not before the wing of the Guard.
    #[error("the Bearer must stand on {doorstep} to capture the Guard", doorstep = name(*doorstep))]
    NotAtTheWing {
        /// The Bearer.
        at: Square<8>,
        /// Where it must stand.
        doorstep: Square<8>,
    },
    /// The Guard is on another wing.
    #[error("the Guard is on wing {}", guard.letter())]
    WrongWing {
        /// The Bearer.
        at: Square<8>,
        /// Whose Palace it is.
        side: Side,
        /// The wing that was touched.
        touched: Wing,
        /// The wing of the Guard.
        guard: Wing,
    },
    /// Occupation is no way out of check.
    #[error("the Palace can't be occupied while the Queen is in check")]
    OccupiesInCheck {
        /// The Queen.
        queen: Square<8>,
        /// The enemies that attack her.
        by: Vec<Square<8>>,
    },
    /// Several rows of jumps lead to the square that was touched, and none of them by this way.
    #[error("several ways lead from {from} to {to}, and none of them over this square", from = name(*from), to = name(*to))]
    SeveralWays {
        /// Where the piece stands.
        from: Square<8>,
        /// Where the jumps would end.
        to: Square<8>,
    },
    /// What was touched makes no move.
    #[error("this makes no move of the piece on {at}", at = name(*at))]
    NoUse {
        /// The piece.
        at: Square<8>,
    },
}

/// How a move comes to leave the own Queen attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// She was in check, and still is.
    Stays,
    /// She goes there herself.
    Enters,
    /// The move opens a way to her.
    Opens,
    /// The move lets draughts personnel jump over her (C-P11).
    OpensToJump,
}

fn name(at: Square<8>) -> String {
    crate::text::name(at)
}

impl Refusal for Illegal {
    fn rule(&self) -> Option<RuleId> {
        let rule = self.about().0;
        (rule != NO_RULE).then_some(RuleId(rule))
    }

    fn key(&self) -> &'static str {
        self.about().1
    }

    fn places(&self) -> Vec<Place> {
        let squares = match self {
            Self::GuardFirst { side } => {
                return Wing::ALL
                    .map(|wing| Beside::Wing(*side, wing).place())
                    .into();
            }
            Self::Beside { place } => return vec![*place],
            Self::WrongWing {
                at,
                side,
                touched,
                guard,
            } => {
                let wings = [*touched, *guard].map(|wing| Beside::Wing(*side, wing).place());
                return std::iter::once(crate::scene::place(*at))
                    .chain(wings)
                    .collect();
            }
            Self::GameOver
            | Self::NoGuardDue
            | Self::Deploying
            | Self::Engaged
            | Self::PieceFirst
            | Self::NoPalace => vec![],
            Self::PostingRank { at }
            | Self::PostingTaken { at }
            | Self::NoPiece { at }
            | Self::NotYours { at }
            | Self::OwnPiece { to: at, .. }
            | Self::NoBearer { at }
            | Self::ShutIn { at }
            | Self::NoUse { at } => vec![*at],
            Self::Opposite { at: a, enemy: b }
            | Self::Color { at: a, first: b }
            | Self::Forced { at: a, demanded: b }
            | Self::NotThatWay { from: a, to: b, .. }
            | Self::NobodyToCapture { from: a, to: b }
            | Self::LandsOnNobody { from: a, to: b, .. }
            | Self::NoJump { from: a, to: b, .. }
            | Self::Backward { from: a, to: b }
            | Self::StepOnly { from: a, to: b, .. }
            | Self::NotBehind { over: a, to: b, .. }
            | Self::WrongPromotion { from: a, to: b }
            | Self::Choose { from: a, to: b, .. }
            | Self::OtherPath { from: a, to: b }
            | Self::SeveralWays { from: a, to: b }
            | Self::ProtectionGone { queen: a, to: b }
            | Self::ProtectionBlocked { queen: a, by: b }
            | Self::WrongExchange { from: a, to: b, .. }
            | Self::NotAtTheWing { at: a, doorstep: b } => vec![*a, *b],
            Self::Blocked { from, to, by } => vec![*from, *to, *by],
            Self::JumpBlocked { to: at, by, .. }
            | Self::QueenAttacked { queen: at, by, .. }
            | Self::OccupiesInCheck { queen: at, by } => {
                std::iter::once(*at).chain(by.iter().copied()).collect()
            }
            Self::ProtectionAttacked { queen, at, by } => [*queen, *at]
                .into_iter()
                .chain(by.iter().copied())
                .collect(),
        };
        squares.into_iter().map(crate::scene::place).collect()
    }

    fn mover(&self) -> Option<Place> {
        match self {
            Self::OwnPiece { from, .. }
            | Self::NotThatWay { from, .. }
            | Self::Blocked { from, .. }
            | Self::NobodyToCapture { from, .. }
            | Self::LandsOnNobody { from, .. }
            | Self::NoJump { from, .. }
            | Self::Backward { from, .. }
            | Self::StepOnly { from, .. }
            | Self::JumpBlocked { from, .. } => Some(crate::scene::place(*from)),
            _ => None,
        }
    }
}

impl Illegal {
    /// The rule, or [`NO_RULE`], and the key.
    fn about(&self) -> (&'static str, &'static str) {
        match self {
            Self::GameOver => (NO_RULE, "tigerchess-illegal-game-over"),
            Self::GuardFirst { .. } => ("C-T1", "tigerchess-illegal-guard-first"),
            Self::NoGuardDue => ("C-T1", "tigerchess-illegal-no-guard-due"),
            Self::Deploying => ("C-D1", "tigerchess-illegal-deploying"),
            Self::Engaged => ("C-D1", "tigerchess-illegal-engaged"),
            Self::PostingRank { .. } => ("C-D1", "tigerchess-illegal-posting-rank"),
            Self::PostingTaken { .. } => ("C-D9", "tigerchess-illegal-posting-taken"),
            Self::Opposite { .. } => ("C-D3", "tigerchess-illegal-opposite"),
            Self::Color { .. } => ("C-D4", "tigerchess-illegal-color"),
            Self::Forced { .. } => ("C-D5", "tigerchess-illegal-forced"),
            Self::PieceFirst => (NO_RULE, "tigerchess-illegal-piece-first"),
            Self::Beside { .. } => ("C-P1", "tigerchess-illegal-beside"),
            Self::ShutIn { .. } => (NO_RULE, "tigerchess-illegal-shut-in"),
            Self::NoPiece { .. } => (NO_RULE, "tigerchess-illegal-no-piece"),
            Self::NotYours { .. } => (NO_RULE, "tigerchess-illegal-not-yours"),
            Self::OwnPiece { .. } => ("C-L2", "tigerchess-illegal-own-piece"),
            Self::NotThatWay { kind, .. } => (kind_rule(*kind), "tigerchess-illegal-not-that-way"),
            Self::Blocked { .. } => ("C-L2", "tigerchess-illegal-blocked"),
            Self::NobodyToCapture { .. } => ("C-L2", "tigerchess-illegal-nobody-to-capture"),
            Self::LandsOnNobody { kind, .. } => {
                (kind_rule(*kind), "tigerchess-illegal-lands-on-nobody")
            }
            Self::NoJump { kind, .. } => (kind_rule(*kind), "tigerchess-illegal-no-jump"),
            Self::Backward { .. } => ("C-P8", "tigerchess-illegal-backward"),
            Self::StepOnly { kind, .. } => (kind_rule(*kind), "tigerchess-illegal-step-only"),
            Self::JumpBlocked { kind, .. } => (kind_rule(*kind), "tigerchess-illegal-jump-blocked"),
            Self::NotBehind { kind, .. } => (kind_rule(*kind), "tigerchess-illegal-not-behind"),
            Self::OtherPath { .. } => ("C-N2", "tigerchess-illegal-other-path"),
            Self::QueenAttacked { cause, .. } => match cause {
                Cause::Stays => ("C-L2", "tigerchess-illegal-in-check"),
                Cause::Enters => ("C-L2", "tigerchess-illegal-into-check"),
                Cause::Opens => ("C-L2", "tigerchess-illegal-exposes"),
                Cause::OpensToJump => ("C-P11", "tigerchess-illegal-exposes-to-jump"),
            },
            Self::ProtectionGone { .. } => ("C-L4", "tigerchess-illegal-protection-gone"),
            Self::ProtectionBlocked { .. } => ("C-L4", "tigerchess-illegal-protection-blocked"),
            Self::ProtectionAttacked { .. } => ("C-L4", "tigerchess-illegal-protection-attacked"),
            Self::WrongExchange {
                kind: Kind::Swordsman,
                ..
            } => ("C-P9", "tigerchess-illegal-wrong-exchange"),
            Self::WrongExchange { to, .. } if matches!(to.v(), 1 | 8) => {
                ("C-P4", "tigerchess-illegal-wrong-exchange")
            }
            Self::WrongExchange { .. } => ("C-P5", "tigerchess-illegal-wrong-exchange"),
            Self::WrongPromotion { .. } => ("C-L5", "tigerchess-illegal-wrong-promotion"),
            Self::Choose {
                promotion: true, ..
            } => ("C-L5", "tigerchess-illegal-choose"),
            Self::Choose { .. } => ("C-P5", "tigerchess-illegal-choose"),
            Self::NoPalace => ("C-T2", "tigerchess-illegal-no-palace"),
            Self::NoBearer { .. } => ("C-T2", "tigerchess-illegal-no-bearer"),
            Self::WrongWing { .. } => ("C-T2", "tigerchess-illegal-wrong-wing"),
            Self::NotAtTheWing { .. } => ("C-T2", "tigerchess-illegal-not-at-the-wing"),
            Self::OccupiesInCheck { .. } => ("C-T2", "tigerchess-illegal-occupies-in-check"),
            Self::SeveralWays { .. } => ("C-P10", "tigerchess-illegal-several-ways"),
            Self::NoUse { .. } => (NO_RULE, "tigerchess-illegal-no-use"),
        }
    }
}

/// Stands for a rule where none forbids what was tried.
const NO_RULE: &str = "";

/// The rule that says how a kind moves.
const fn kind_rule(kind: Kind) -> &'static str {
    match kind {
        Kind::Queen | Kind::King | Kind::Tower | Kind::Baron | Kind::Pikeman => "C-L2",
        Kind::KingsLancer | Kind::QueensLancer => "C-L3",
        Kind::Knight | Kind::TigerKnight => "C-P2",
        Kind::Swordsman => "C-P8",
        Kind::Archer => "C-P10",
    }
}
