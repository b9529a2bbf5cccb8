//! Reading plies in both forms of the notation.

use board::{Dir, Square};
use game::{Message, MoveError, TextError};

use crate::action::{Action, CannonTask, Crew, Ply, Told};
use crate::illegal::Illegal;
use crate::notation::Numbering;
use crate::{Kind, Tora};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign<'a, const N: usize> {
    Place(Square<N>),
    /// Letters, such as a piece, a direction or a word.
    Word(&'a str),
    /// `-`, `*` or `=`.
    Mark(char),
}

/// The text cut into signs, each with its span.
struct Signs<'a, const N: usize> {
    text: &'a str,
    signs: Vec<(Sign<'a, N>, usize, usize)>,
    next: usize,
}

impl<'a, const N: usize> Signs<'a, N> {
    fn cut(text: &'a str, numbering: Numbering) -> Result<Self, TextError> {
        let mut signs = Vec::new();
        let mut i = 0;
        while let Some(c) = text[i..].chars().next() {
            let start = i;
            if c.is_whitespace() || matches!(c, '.' | ',') {
                i += c.len_utf8();
            } else if let Some(numbers) = place_numbers(&text[i..]) {
                i += numbers.len;
                let at = Square::at(numbers.v, numbers.h).ok_or_else(|| {
                    let message = Message::new("tora-text-place-off-board").with("size", N);
                    TextError::new(start, numbers.len, message)
                })?;
                signs.push((Sign::Place(numbering.square(at)), start, i));
            } else if c.is_ascii_alphabetic() {
                while text[i..].starts_with(|c: char| c.is_ascii_alphabetic())
                    && (i == start || place_numbers(&text[i..]).is_none())
                {
                    i += 1;
                }
                signs.push((Sign::Word(&text[start..i]), start, i));
            } else if matches!(c, '-' | '*' | '=') {
                i += 1;
                signs.push((Sign::Mark(c), start, i));
            } else {
                let message = Message::new("tora-text-unknown-sign").with("sign", c);
                return Err(TextError::new(i, c.len_utf8(), message));
            }
        }
        Ok(Self {
            text,
            signs,
            next: 0,
        })
    }

    fn peek(&self) -> Option<Sign<'a, N>> {
        self.signs.get(self.next).map(|sign| sign.0)
    }

    fn take(&mut self, wanted: impl Fn(Sign<'a, N>) -> bool) -> bool {
        let found = self.peek().is_some_and(wanted);
        self.next += usize::from(found);
        found
    }

    fn word(&mut self, words: &[&str]) -> bool {
        self.take(|sign| {
            matches!(sign, Sign::Word(w) if words.iter().any(|word| word.eq_ignore_ascii_case(w)))
        })
    }

    fn place(&mut self) -> Option<Square<N>> {
        match self.peek() {
            Some(Sign::Place(at)) => {
                self.next += 1;
                Some(at)
            }
            _ => None,
        }
    }

    /// An error about the next sign, or the end.
    fn expected<T>(&self, message: &'static str) -> Result<T, TextError> {
        let (at, len) = match self.signs.get(self.next) {
            Some((_, start, end)) => (*start, end - start),
            None => (self.text.len(), 0),
        };
        Err(TextError::new(at, len, message))
    }

    fn need_place(&mut self) -> Result<Square<N>, TextError> {
        match self.place() {
            Some(at) => Ok(at),
            None => self.expected("tora-text-expected-place"),
        }
    }

    /// A place, before it the piece's letter if the writer likes (the sources repeat it).
    fn need_end(&mut self) -> Result<Square<N>, TextError> {
        if let Some(Sign::Word(word)) = self.peek()
            && piece_letter(word).is_some()
        {
            self.next += 1;
        }
        self.need_place()
    }
}

struct Numbers {
    v: usize,
    h: usize,
    len: usize,
}

/// The numbers of `v5h9` or `v.5, h.9` at the start of a text.
fn place_numbers(text: &str) -> Option<Numbers> {
    let mut i = 0;
    let mut number = |letter: char| {
        let gap = |c: char| c.is_whitespace() || matches!(c, '.' | ',');
        let count = |s: &str, f: &dyn Fn(char) -> bool| {
            s.chars()
                .take_while(|c| f(*c))
                .map(char::len_utf8)
                .sum::<usize>()
        };
        i += count(&text[i..], &gap);
        text[i..]
            .starts_with([letter, letter.to_ascii_uppercase()])
            .then_some(())?;
        i += 1;
        i += count(&text[i..], &gap);
        let digits = count(&text[i..], &|c| c.is_ascii_digit());
        let value = text[i..i + digits].parse().ok();
        i += digits;
        value
    };
    text.starts_with(['v', 'V']).then_some(())?;
    let (v, h) = (number('v')?, number('h')?);
    Some(Numbers { v, h, len: i })
}

fn piece_letter(word: &str) -> Option<Kind> {
    let mut chars = word.chars();
    let letter = chars.next()?.to_ascii_uppercase();
    chars.next().is_none().then_some(())?;
    match letter {
        'D' => Some(Kind::Soldier),
        'U' => Some(Kind::Cannon),
        letter => Kind::from_letter(letter),
    }
}

type Read<const N: usize> = Result<Ply<N>, MoveError<Illegal<N>>>;

impl<const N: usize, const W: usize> Tora<N, W> {
    /// Reads a legal ply in the compact or the sources' form.
    ///
    /// # Errors
    ///
    /// Where the text can't be read, or why the ply it means is not legal.
    pub fn read_ply(&self, text: &str, numbering: Numbering) -> Read<N> {
        let mut signs = Signs::cut(text, numbering)?;
        let ply = self.read_signs(&mut signs, numbering)?;
        if signs.peek().is_some() {
            return Ok(signs.expected("tora-text-expected-end-of-move")?);
        }
        self.refuse(ply).map_err(MoveError::Illegal)?;
        Ok(ply)
    }

    fn read_signs(&self, signs: &mut Signs<'_, N>, numbering: Numbering) -> Read<N> {
        if signs.word(&["end"]) || (self.at_turn_start() && signs.word(&["pass"])) {
            let trapped = Self::ASSASSINS && signs.word(&["trapped"]);
            return Ok(if trapped {
                Ply::Told(Told::EndInTrap)
            } else {
                Ply::End
            });
        }
        let letter = match signs.peek() {
            Some(Sign::Word(word)) => piece_letter(word),
            _ => None,
        };
        let known = |kind: &Kind| Self::ASSASSINS || *kind != Kind::Assassin;
        let Some(kind) = letter.filter(known) else {
            return Ok(signs.expected("tora-text-expected-letter")?);
        };
        signs.next += 1;
        let prowls = Self::ASSASSINS && kind == Kind::Assassin;
        if prowls && !matches!(signs.peek(), Some(Sign::Place(_))) {
            return read_prowl_told(signs);
        }
        let from = signs.need_place()?;
        if signs.take(|sign| sign == Sign::Mark('=')) {
            return self.read_naming(signs, from);
        }
        if prowls && self.assassins.is_hidden(self.side) {
            return read_prowl(signs, from);
        }
        let piece = self.piece_of(self.side, from);
        if let Some(piece) = piece.filter(|piece| piece.kind != kind) {
            let (_, at, end) = signs.signs[0];
            let message = Message::new("tora-text-other-piece-there")
                .with("place", from.to_string())
                .with("letter", piece.kind.letter());
            return Err(TextError::new(at, end - at, message).into());
        }
        if signs.word(&["search"]) {
            return Ok(match signs.place() {
                Some(place) => Ply::Told(Told::Found { at: from, place }),
                None => Ply::Act(Action::Search { at: from }),
            });
        }
        if Self::ASSASSINS && signs.word(&["take"]) {
            return self.read_taking(signs, from);
        }
        if kind == Kind::Cannon {
            self.read_cannon(signs, numbering, from)
        } else {
            self.read_go(signs, from)
        }
    }

    fn read_naming(&self, signs: &mut Signs<'_, N>, at: Square<N>) -> Read<N> {
        let owed = self.owed[self.side.index()];
        match signs.peek() {
            Some(Sign::Word(word)) if owed.is_none() || piece_letter(word) == owed => {
                signs.next += 1;
                let trapped = Self::ASSASSINS && signs.word(&["trapped"]);
                Ok(if trapped {
                    Ply::Told(Told::NameInTrap(at))
                } else {
                    Ply::Name(at)
                })
            }
            _ => Ok(signs.expected("tora-text-expected-lost-ruler")?),
        }
    }

    fn read_go(&self, signs: &mut Signs<'_, N>, from: Square<N>) -> Read<N> {
        if let Some(Sign::Word(word)) = signs.peek()
            && ["def", "att"]
                .iter()
                .any(|stance| stance.eq_ignore_ascii_case(word))
        {
            signs.next += 1;
            let defends = self
                .piece_of(self.side, from)
                .is_some_and(|piece| piece.defends());
            if defends == word.eq_ignore_ascii_case("def") && self.soldier_at(from) {
                return Err(MoveError::Illegal(Illegal::SameStance { at: from }));
            }
            return Ok(Ply::Act(Action::Stance { at: from }));
        }
        let mut to = from;
        let mut attack = None;
        let mut moves = false;
        if signs.take(|sign| sign == Sign::Mark('-')) || signs.word(&["to"]) {
            to = signs.need_end()?;
            moves = true;
            // The sources write a landing as a move.
            if to != from && self.piece_of(!self.side, to).is_some() {
                attack = Some(to);
            }
        } else if signs.word(&["x", "takes"]) {
            to = signs.need_end()?;
            attack = Some(to);
        }
        if attack.is_none()
            && (signs.take(|sign| sign == Sign::Mark('*')) || signs.word(&["attacks"]))
        {
            attack = Some(signs.need_place()?);
        } else if !moves && attack.is_none() {
            return Ok(signs.expected("tora-text-expected-action")?);
        }
        Ok(Ply::Act(Action::Go { from, to, attack }))
    }

    /// The free taking after a search; a crew that is left out is chosen as for other actions.
    fn read_taking(&self, signs: &mut Signs<'_, N>, at: Square<N>) -> Read<N> {
        let target = signs.need_place()?;
        let crew = if signs.word(&["crew"]) {
            let mut places = Vec::new();
            while let Some(member) = signs.place() {
                places.push(member);
            }
            match Crew::new(&places) {
                Some(crew) => Some(crew),
                None => return Ok(signs.expected("tora-text-expected-crew")?),
            }
        } else {
            self.takings().into_iter().find_map(|action| match action {
                Action::Take { crew, .. } => crew,
                _ => None,
            })
        };
        Ok(Ply::Act(Action::Take { at, target, crew }))
    }

    fn soldier_at(&self, at: Square<N>) -> bool {
        self.piece_of(self.side, at)
            .is_some_and(|piece| piece.kind == Kind::Soldier)
    }

    fn read_cannon(
        &self,
        signs: &mut Signs<'_, N>,
        numbering: Numbering,
        at: Square<N>,
    ) -> Read<N> {
        let task =
            if signs.take(|sign| sign == Sign::Mark('-')) || signs.word(&["to", "x", "takes"]) {
                CannonTask::Move(signs.need_end()?)
            } else if signs.take(|sign| sign == Sign::Mark('*')) || signs.word(&["attacks"]) {
                match signs.peek() {
                    Some(Sign::Word(word)) if Dir::from_name(word).is_some() => {
                        signs.next += 1;
                        CannonTask::Fire(numbering.dir(Dir::from_name(word).unwrap_or(Dir::N)))
                    }
                    _ => return Ok(signs.expected("tora-text-expected-direction")?),
                }
            } else if signs.word(&["ready"]) {
                CannonTask::Ready
            } else {
                return Ok(signs.expected("tora-text-expected-cannon-action")?);
            };
        let mut places = Vec::new();
        let named = signs.word(&["crew"]);
        let start = signs.next;
        while named && let Some(member) = signs.place() {
            places.push(member);
        }
        let crew = if !named {
            self.usual_crew(at, task)
        } else if let Some(crew) = Crew::new(&places) {
            Some(crew)
        } else {
            signs.next = start;
            return Ok(signs.expected("tora-text-expected-crew")?);
        };
        match crew {
            Some(crew) => Ok(Ply::Act(Action::Cannon { at, task, crew })),
            None => Err(MoveError::Illegal(self.why_no_crew(at, task))),
        }
    }

    /// Why a Cannon's task is legal with no crew.
    pub(crate) fn why_no_crew(&self, at: Square<N>, task: CannonTask<N>) -> Illegal<N> {
        let field = crate::field::Field::new(self);
        let needed = field.crew_needed(at, task);
        let beside: Vec<_> = self.crew_for(&field, at).iter().take(needed).collect();
        let crew = Crew::new(&beside).or_else(|| Crew::new(&[at]));
        let lacking = Illegal::CrewSize { at, needed };
        crew.and_then(|crew| {
            self.refuse(Ply::Act(Action::Cannon { at, task, crew }))
                .err()
        })
        .unwrap_or(lacking)
    }
}

/// An action of the hidden Assassin whose place is known: `-v7h8`, `-v7h8 * v6h8`, ` * v6h8`.
fn read_prowl<const N: usize>(signs: &mut Signs<'_, N>, from: Square<N>) -> Read<N> {
    let mut to = from;
    let moves = signs.take(|sign| sign == Sign::Mark('-')) || signs.word(&["to"]);
    if moves {
        to = signs.need_end()?;
    }
    let attacks = signs.take(|sign| sign == Sign::Mark('*')) || signs.word(&["attacks"]);
    let attack = if attacks {
        Some(signs.need_place()?)
    } else {
        None
    };
    if !moves && !attacks {
        return Ok(signs.expected("tora-text-expected-action")?);
    }
    Ok(Ply::Act(Action::Prowl { from, to, attack }))
}

/// What the other side is told of such an action, after its letter.
fn read_prowl_told<const N: usize>(signs: &mut Signs<'_, N>) -> Read<N> {
    let attacks = signs.take(|sign| sign == Sign::Mark('*')) || signs.word(&["attacks"]);
    let fell = if attacks {
        Some(signs.need_place()?)
    } else {
        None
    };
    let shown = if signs.take(|sign| sign == Sign::Mark('-')) {
        Some((signs.need_place()?, true))
    } else if signs.take(|sign| sign == Sign::Mark('=')) {
        Some((signs.need_place()?, false))
    } else {
        None
    };
    Ok(Ply::Told(Told::Prowl { fell, shown }))
}
