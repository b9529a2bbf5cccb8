//! The command of judges: `decide`.

use std::io::{self, Write};

use clap::{Args, Subcommand, ValueEnum};
use tournament::event::{Effect, Moved};
use tournament::log::{Decision, Fact, Ruling};
use tournament::standings::Row;
use tournament::{Offence, Pair, Seat};

use super::file::{Opened, Writing, now};
use super::round::Ended;
use crate::failure::Failure;

/// What a judge decides.
#[derive(Subcommand, Debug)]
pub(crate) enum Decide {
    /// A result was entered wrongly
    Correct(Corrected),
    /// A running game is decided
    Adjudicate(Adjudicated),
    /// The last game of a bout doesn't count, and is played again
    Annul(Annulled),
    /// A player has cheated, or accused his opponent falsely: he is expelled
    Cheated(Cheated),
    /// A Substitute plays instead of somebody
    Substitute(Substituted),
    /// A player leaves the tournament
    Expel(OfPlayer),
    /// Points are taken away from a player
    Penalty(Penalty),
    /// A bout rests
    Pause(AtTable),
    /// A bout goes on
    Resume(AtTable),
    /// A bout is put off
    Adjourn(Adjourned),
    /// The clocks of the running game are set
    Clocks(Clocks),
}

/// Where the decision goes, and why.
#[derive(Args, Debug)]
struct Because {
    #[command(flatten)]
    writing: Writing,
    /// The rule by which it is decided, such as M-T11
    #[arg(long)]
    rule: String,
    /// Why
    #[arg(long)]
    reason: String,
    /// Only show what would change
    #[arg(long)]
    dry_run: bool,
}

/// A table.
#[derive(Args, Debug)]
struct Place {
    /// The number of the table
    table: usize,
    /// The round; the last one if left out
    #[arg(long)]
    round: Option<usize>,
}

/// A wrong result.
#[derive(Args, Debug)]
pub(crate) struct Corrected {
    #[command(flatten)]
    because: Because,
    /// The number of the table
    table: usize,
    #[command(flatten)]
    ended: Ended,
    /// The number of the game in the bout
    #[arg(long, default_value_t = 1)]
    game: usize,
}

/// A game decided by the judge.
#[derive(Args, Debug)]
pub(crate) struct Adjudicated {
    #[command(flatten)]
    because: Because,
    /// The number of the table
    table: usize,
    #[command(flatten)]
    ended: Ended,
}

/// A game that doesn't count.
#[derive(Args, Debug)]
pub(crate) struct Annulled {
    #[command(flatten)]
    because: Because,
    #[command(flatten)]
    place: Place,
    /// From which position it is played again; from the beginning if left out
    #[arg(long)]
    position: Option<String>,
}

/// A cheater.
#[derive(Args, Debug)]
pub(crate) struct Cheated {
    #[command(flatten)]
    because: Because,
    #[command(flatten)]
    place: Place,
    /// Who
    name: String,
    /// He has accused his opponent falsely
    #[arg(long)]
    false_accusation: bool,
}

/// A Substitute.
#[derive(Args, Debug)]
pub(crate) struct Substituted {
    #[command(flatten)]
    because: Because,
    #[command(flatten)]
    place: Place,
    /// Whose place he takes
    #[arg(value_enum)]
    seat: SeatName,
    /// The Substitute
    name: String,
}

/// The place of a player in the pairing list.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum SeatName {
    /// The first player of the table
    First,
    /// The second player of the table
    Second,
}

/// A player.
#[derive(Args, Debug)]
pub(crate) struct OfPlayer {
    #[command(flatten)]
    because: Because,
    /// Who
    name: String,
}

/// Points taken away.
#[derive(Args, Debug)]
pub(crate) struct Penalty {
    #[command(flatten)]
    because: Because,
    /// From whom
    name: String,
    /// How many half points; less than 0 gives some back
    #[arg(allow_negative_numbers = true)]
    half_points: i64,
}

/// A bout.
#[derive(Args, Debug)]
pub(crate) struct AtTable {
    #[command(flatten)]
    because: Because,
    #[command(flatten)]
    place: Place,
}

/// A bout that is put off.
#[derive(Args, Debug)]
pub(crate) struct Adjourned {
    #[command(flatten)]
    because: Because,
    #[command(flatten)]
    place: Place,
    /// For how many hours
    hours: u32,
}

/// Clocks.
#[derive(Args, Debug)]
pub(crate) struct Clocks {
    #[command(flatten)]
    because: Because,
    #[command(flatten)]
    place: Place,
    /// What the first player has left, in seconds
    first: u32,
    /// What the second player has left, in seconds
    second: u32,
}

impl Decide {
    /// Decides and prints what changes.
    pub(super) fn run(&self) -> Result<(), Failure> {
        let because = self.because();
        let mut opened = because.writing.open()?;
        let by = because.writing.by(&opened);
        let fact = Fact::Decided(Decision {
            rule: because.rule.clone(),
            reason: because.reason.clone(),
            ruling: self.ruling(&opened)?,
        });
        let before = opened.tournament.clone();
        if because.dry_run {
            let entry = opened.entry(&by, fact);
            let applied = opened.tournament.apply(&entry);
            applied.map_err(|refused| Failure::refused(&refused))?;
        } else {
            opened.add(&by, vec![fact])?;
        }
        let effect = opened.tournament.changes_since(&before);
        show(&opened, &effect)
    }

    const fn because(&self) -> &Because {
        match self {
            Self::Correct(of) => &of.because,
            Self::Adjudicate(of) => &of.because,
            Self::Annul(of) => &of.because,
            Self::Cheated(of) => &of.because,
            Self::Substitute(of) => &of.because,
            Self::Expel(of) => &of.because,
            Self::Penalty(of) => &of.because,
            Self::Pause(of) | Self::Resume(of) => &of.because,
            Self::Adjourn(of) => &of.because,
            Self::Clocks(of) => &of.because,
        }
    }

    fn ruling(&self, opened: &Opened) -> Result<Ruling, Failure> {
        let at = |place: &Place| opened.spot(place.round, place.table);
        Ok(match self {
            Self::Correct(of) => Ruling::Corrected {
                at: opened.spot(of.ended.round, of.table),
                game: of.game,
                result: of.ended.read()?,
            },
            Self::Adjudicate(of) => Ruling::Adjudicated {
                at: opened.spot(of.ended.round, of.table),
                result: of.ended.read()?,
            },
            Self::Annul(of) => Ruling::Annulled {
                at: at(&of.place),
                position: of.position.clone(),
            },
            Self::Cheated(of) => {
                let at = at(&of.place);
                let player = opened.player(&of.name)?;
                let table = opened.tournament.table(at);
                let seat = table.and_then(|table| table.bout().seat_of(player));
                let said = || format!("he doesn't play in {at}");
                Ruling::Cheated {
                    at,
                    by: seat.ok_or_else(|| Failure::said(&of.name, &of.name, 0, said()))?,
                    what: if of.false_accusation {
                        Offence::FalseAccusation
                    } else {
                        Offence::Cheating
                    },
                }
            }
            Self::Substitute(of) => Ruling::Substituted {
                at: at(&of.place),
                seat: match of.seat {
                    SeatName::First => Seat::A,
                    SeatName::Second => Seat::B,
                },
                by: opened.player(&of.name)?,
            },
            Self::Expel(of) => Ruling::Expelled(opened.player(&of.name)?),
            Self::Penalty(of) => Ruling::Penalty {
                player: opened.player(&of.name)?,
                half_points: of.half_points,
            },
            Self::Pause(of) => Ruling::Paused(at(&of.place)),
            Self::Resume(of) => Ruling::Resumed(at(&of.place)),
            Self::Adjourn(of) => Ruling::Adjourned {
                at: at(&of.place),
                until: now().saturating_add(i64::from(of.hours) * 3_600_000),
            },
            Self::Clocks(of) => Ruling::Clocks {
                at: at(&of.place),
                left: Pair {
                    a: i64::from(of.first) * 1_000,
                    b: i64::from(of.second) * 1_000,
                },
            },
        })
    }
}

/// Prints what changes in the standings.
fn show(opened: &Opened, effect: &Effect) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    if effect.moved.is_empty() {
        writeln!(out, "The standings don't change.")?;
    }
    let row = |row: &Row| {
        let gone = row.gone.map_or(String::new(), |gone| format!(", {gone}"));
        format!("place {}, {}{gone}", row.place, row.score)
    };
    for Moved {
        player,
        before,
        after,
        ranks: [old, new],
    } in &effect.moved
    {
        let before = before.as_ref().map_or("nothing".to_owned(), row);
        let ranks = if old == new {
            String::new()
        } else {
            format!("; rank {old} -> {new}")
        };
        let name = opened.tournament.name(*player);
        writeln!(out, "{name}: {before} -> {}{ranks}", row(after))?;
    }
    Ok(())
}
