//! Writing plies: the compact form (T-N2), the sources' form (T-N1), both numberings (T-B3).

use std::fmt::{self, Display, Formatter, from_fn};

use board::{Dir, Square};

use crate::action::{Action, CannonTask, Crew, Ply, Told};
use crate::crews::sorted;
use crate::{Kind, Tora};

/// How places are numbered (T-B3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Numbering {
    /// (v1, h1) is at the Opposition's right hand, as in the rulebook; the one used inside.
    #[default]
    Rulebook,
    /// (v1, h1) is at the Challenger's right hand, as in the two short rule sheets.
    Sheets,
}

impl Numbering {
    /// The names of both, as records write them.
    pub const NAMES: [&'static str; 2] = ["rulebook", "quicksheet"];

    /// The numbering with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "rulebook" => Some(Self::Rulebook),
            "quicksheet" => Some(Self::Sheets),
            _ => None,
        }
    }

    /// The name in records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// A place of one numbering in the other: itself, or the one after a turn by 180 degrees.
    #[must_use]
    pub const fn square<const N: usize>(self, at: Square<N>) -> Square<N> {
        match self {
            Self::Rulebook => at,
            Self::Sheets => at.turned(),
        }
    }

    /// A direction of one numbering in the other.
    #[must_use]
    pub const fn dir(self, dir: Dir) -> Dir {
        match self {
            Self::Rulebook => dir,
            Self::Sheets => dir.opposite(),
        }
    }
}

/// The words of one form of the notation.
struct Form {
    place: fn(usize, usize, &mut Formatter<'_>) -> fmt::Result,
    after_letter: &'static str,
    moves: &'static str,
    lands: &'static str,
    attacks: &'static str,
    crew: &'static str,
    between: &'static str,
    stop: &'static str,
}

const COMPACT: Form = Form {
    place: |v, h, f| write!(f, "v{v}h{h}"),
    after_letter: " ",
    moves: "-",
    lands: "x",
    attacks: " * ",
    crew: " crew ",
    between: " ",
    stop: "",
};

const SOURCES: Form = Form {
    place: |v, h, f| write!(f, "v.{v}, h.{h}"),
    after_letter: ". ",
    moves: ", to ",
    lands: ", takes ",
    attacks: ", attacks ",
    crew: ", crew ",
    between: ", ",
    stop: ".",
};

impl Form {
    /// A place in this form. It is written straight into the text of its ply: every turn of a game is written, with
    /// a few places each.
    fn place<const N: usize>(&self, at: Square<N>, numbering: Numbering) -> impl Display {
        let (place, at) = (self.place, numbering.square(at));
        from_fn(move |f| place(at.v(), at.h(), f))
    }
}

impl<const N: usize, const W: usize> Tora<N, W> {
    /// A legal ply in the compact form: `A v5h7-v5h6 * v5h5`.
    #[must_use]
    pub fn compact(&self, ply: Ply<N>, numbering: Numbering) -> String {
        self.write_ply(ply, numbering, &COMPACT)
    }

    /// A legal ply in the sources' form, `A. v.5, h.7, to A. v.5, h.6.`, which is carried on to
    /// what they give no form for: `…, attacks v.5, h.5.`, `…, crew v.5, h.9, v.6, h.8.`
    #[must_use]
    pub fn sources_form(&self, ply: Ply<N>, numbering: Numbering) -> String {
        self.write_ply(ply, numbering, &SOURCES)
    }

    fn write_ply(&self, ply: Ply<N>, numbering: Numbering, form: &Form) -> String {
        let place = |at| form.place(at, numbering);
        let with_letter = |letter: char, at: Square<N>| {
            from_fn(move |f| write!(f, "{letter}{}{}", form.after_letter, place(at)))
        };
        let Form {
            stop,
            moves,
            attacks,
            ..
        } = form;
        let action = match ply {
            Ply::End => return format!("end{stop}"),
            Ply::Name(at) => {
                let ruler = self.owed[self.side.index()].map_or('K', Kind::letter);
                return format!("{} ={ruler}{stop}", with_letter('G', at));
            }
            Ply::Act(action) => action,
            Ply::Told(told) => return self.write_told(told, numbering, form),
        };
        let letter = match action {
            Action::Prowl { .. } => Kind::Assassin.letter(),
            _ => self.letter_at(action.piece()),
        };
        let subject = with_letter(letter, action.piece());
        let again = |at| {
            from_fn(move |f| match form.stop {
                "" => place(at).fmt(f),
                _ => with_letter(letter, at).fmt(f),
            })
        };
        match action {
            Action::Prowl { from, to, attack } => {
                let go = from_fn(|f| match to == from {
                    true => subject.fmt(f),
                    false => write!(f, "{subject}{moves}{}", again(to)),
                });
                match attack {
                    None => format!("{go}{stop}"),
                    Some(target) => format!("{go}{attacks}{}{stop}", place(target)),
                }
            }
            Action::Search { .. } => format!("{subject} search{stop}"),
            Action::Take { target, crew, .. } => {
                let crew = crew.map(|crew| write_crew(crew, numbering, form).to_string());
                let crew = crew.unwrap_or_default();
                format!("{subject} take {}{crew}{stop}", place(target))
            }
            Action::Go { from, to, attack } => match attack {
                None => format!("{subject}{moves}{}{stop}", again(to)),
                Some(target) if to == from => format!("{subject}{attacks}{}{stop}", place(target)),
                Some(target) if to == target => {
                    format!("{subject}{}{}{stop}", form.lands, place(to))
                }
                Some(target) => {
                    let (to, target) = (again(to), place(target));
                    format!("{subject}{moves}{to}{attacks}{target}{stop}")
                }
            },
            Action::Stance { at } => {
                let defends = self
                    .piece_of(self.side, at)
                    .is_some_and(|piece| piece.defends());
                let stance = if defends { "att" } else { "def" };
                format!("{subject} {stance}{stop}")
            }
            Action::Cannon { task, crew, .. } => {
                let task = match task {
                    CannonTask::Move(to) => format!("{moves}{}", again(to)),
                    CannonTask::Fire(dir) => format!("{attacks}{}", numbering.dir(dir).name()),
                    CannonTask::Ready => " ready".to_owned(),
                };
                format!("{subject}{task}{}{stop}", write_crew(crew, numbering, form))
            }
        }
    }

    /// What a viewer was told: `X`, `X * v6h8`, `X * v6h8 = v7h8` if the Assassin was revealed where it
    /// stood, `X * v6h8 - v7h8` if it was after a move, `A v5h7 search v6h8`, `end trapped`.
    fn write_told(&self, told: Told<N>, numbering: Numbering, form: &Form) -> String {
        let place = |at| form.place(at, numbering);
        let plain = |ply| {
            let mut text = self.write_ply(ply, numbering, form);
            text.truncate(text.len() - form.stop.len());
            text
        };
        let text = match told {
            Told::EndInTrap => format!("{} trapped", plain(Ply::End)),
            Told::NameInTrap(at) => format!("{} trapped", plain(Ply::Name(at))),
            Told::Found { at, place: found } => {
                let search = plain(Ply::Act(Action::Search { at }));
                format!("{search} {}", place(found))
            }
            Told::Prowl { fell, shown } => {
                let fell = fell.map(|at| format!("{}{}", form.attacks, place(at)));
                let shown = shown.map(|(at, moved)| {
                    let sign = if moved { " - " } else { " = " };
                    format!("{sign}{}", place(at))
                });
                let letter = Kind::Assassin.letter();
                format!(
                    "{letter}{}{}",
                    fell.unwrap_or_default(),
                    shown.unwrap_or_default()
                )
            }
        };
        format!("{text}{}", form.stop)
    }

    /// The letter of the own piece at a place in move texts: stance and readiness don't show.
    fn letter_at(&self, at: Square<N>) -> char {
        self.piece_of(self.side, at)
            .map_or('?', |piece| piece.kind.letter())
    }
}

fn write_crew<const N: usize>(crew: Crew<N>, numbering: Numbering, form: &Form) -> impl Display {
    let crew = sorted(crew.as_slice().iter().map(|at| numbering.square(*at)));
    from_fn(move |f| {
        f.write_str(form.crew)?;
        for (index, at) in crew.iter().enumerate() {
            let between = if index == 0 { "" } else { form.between };
            // These places are in their numbering already.
            write!(f, "{between}{}", form.place(*at, Numbering::Rulebook))?;
        }
        Ok(())
    })
}
