//! What is wrong with the text of a report.

use thiserror::Error;

/// Where a report can't be read, and why.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct TrfError {
    /// The line, from 1.
    pub line: usize,
    /// The first character that is wrong, from 1.
    pub column: usize,
    /// What is wrong there.
    pub reason: Reason,
}

/// Why a report can't be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Reason {
    /// Not a number, or a number that is too large.
    #[error("“{text}” is no number that can stand here")]
    Number {
        /// What stands there.
        text: String,
    },
    /// Not points with one decimal.
    #[error("“{text}” are no points: write them as 4.5")]
    Points {
        /// What stands there.
        text: String,
    },
    /// A column between two fields that isn't empty.
    #[error("this column must be empty: the fields of the line stand in fixed columns")]
    NotBlank,
    /// A starting number that another player has too.
    #[error("another player has the starting number {number} too")]
    Taken {
        /// The number.
        number: u32,
    },
    /// A missing or impossible starting number.
    #[error("a player needs a starting number from 1 to 9999")]
    NoNumber,
    /// Neither `m` nor `w`.
    #[error("“{letter}” is neither m nor w")]
    Sex {
        /// What stands there.
        letter: char,
    },
    /// Neither `w` nor `b` nor `-`.
    #[error("“{letter}” is no side: write w, b or -")]
    Side {
        /// What stands there.
        letter: char,
    },
    /// No result.
    #[error("“{letter}” is no result: write one of 1 = 0 W D L + - H F U Z")]
    Mark {
        /// What stands there.
        letter: char,
    },
    /// A day that isn't written as `YY/MM/DD`.
    #[error("“{text}” is no day: write it as YY/MM/DD")]
    Day {
        /// What stands there.
        text: String,
    },
    /// An option of XXC that isn't known.
    #[error("“{text}” is not known: write white1, black1 or rank")]
    Option {
        /// What stands there.
        text: String,
    },
    /// Something in XXS that isn't `CODE=POINTS`.
    #[error("“{text}” gives no result its points: write W=3.0")]
    Scoring {
        /// What stands there.
        text: String,
    },
    /// A line that can be there only once.
    #[error("there is another line {code} before")]
    Twice {
        /// The code of the line.
        code: String,
    },
}
