//! The form in which facts are stored, each in an envelope with its version.
//!
//! ```
//! use protocol::{Fact, stored};
//! # use tigerden_protocol as protocol;
//!
//! let fact = Fact::Restarted { away_us: 5, waits_us: 0 };
//! let text = stored::encode(&fact)?;
//! assert_eq!(text, r#"{"v":1,"fact":{"restarted":{"away_us":5}}}"#);
//! assert_eq!(stored::decode(&text)?, fact);
//! assert!(stored::decode(&text.replace("1", "2")).is_err(), "of another version");
//! # Ok::<(), stored::StoredError>(())
//! ```

use std::collections::BTreeMap;

use commit::Seal;
use dice::{Nonce, Seed};
use game::Side;
use serde::{Deserialize, Serialize, Serializer};

use crate::promise::Thrown;
use crate::seals::OpenNote;
use crate::version::Version;
use crate::{Fact, NumberedFact, Terms};

/// The version of the form that is written: `v` of the envelope.
pub const VERSION: u32 = 1;

/// Why a stored fact can't be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no stored fact: {0}")]
pub struct StoredError(String);

/// The text in which a fact is stored.
///
/// # Errors
///
/// If it has no such text, which is not known to happen.
pub fn encode(fact: &Fact) -> Result<String, StoredError> {
    let written = Written { v: Version, fact };
    serde_json::to_string(&written).map_err(|error| StoredError(error.to_string()))
}

/// The fact of a stored text.
///
/// # Errors
///
/// If [`encode`] did not write the text, or wrote it in another version.
pub fn decode(text: &str) -> Result<Fact, StoredError> {
    let read: Read = serde_json::from_str(text).map_err(|error| StoredError(error.to_string()))?;
    Ok(read.fact)
}

/// A fact in its envelope, to be written.
#[derive(Serialize)]
struct Written<'a> {
    v: Version<VERSION>,
    #[serde(serialize_with = "in_form")]
    fact: &'a Fact,
}

/// A fact in its envelope, read.
#[derive(Deserialize)]
struct Read {
    #[serde(rename = "v")]
    _version: Version<VERSION>,
    #[serde(with = "Form")]
    fact: Fact,
}

fn in_form<S: Serializer>(fact: &&Fact, serializer: S) -> Result<S::Ok, S::Error> {
    Form::serialize(fact, serializer)
}

/// Facts with their numbers as a part of something larger that is stored, by
/// `#[serde(with = "protocol::stored::list")]`.
pub mod list {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{NumberedFact, Read, Version, Written};

    #[derive(Serialize)]
    struct WrittenRow<'a>(u64, i64, Written<'a>);

    #[derive(Deserialize)]
    struct ReadRow(u64, i64, Read);

    /// Writes the facts.
    ///
    /// # Errors
    ///
    /// Those of the serializer.
    pub fn serialize<S: Serializer>(
        facts: &[NumberedFact],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(facts.iter().map(|fact| {
            let written = Written {
                v: Version,
                fact: &fact.fact,
            };
            WrittenRow(fact.seq, fact.at_us, written)
        }))
    }

    /// Reads them again.
    ///
    /// # Errors
    ///
    /// If they are not what was written, or are of another version.
    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<NumberedFact>, D::Error> {
        let rows = Vec::<ReadRow>::deserialize(deserializer)?;
        let fact = |ReadRow(seq, at_us, read): ReadRow| NumberedFact {
            seq,
            at_us,
            fact: read.fact,
        };
        Ok(rows.into_iter().map(fact).collect())
    }
}

/// How each kind of fact is written. The compiler checks it against [`Fact`].
#[derive(Serialize, Deserialize)]
#[serde(remote = "Fact", rename_all = "kebab-case")]
enum Form {
    Created(Box<Terms>),
    Joined {
        side: Side,
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<Nonce>,
    },
    Withdrawn {
        side: Side,
    },
    Chose {
        side: Side,
        options: BTreeMap<String, String>,
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        wishes: BTreeMap<String, String>,
    },
    Begun {
        position: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        dice: Option<Thrown>,
    },
    Turn {
        side: Side,
        moves: Vec<String>,
        #[serde(default, skip_serializing_if = "is_zero")]
        lag_us: u64,
    },
    TimeOut {
        side: Side,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        moves: Vec<String>,
    },
    Lots {
        secret: Seed,
        moves: Vec<String>,
    },
    Sealed {
        side: Side,
        seal: Seal,
        note: OpenNote,
    },
    Opened {
        side: Side,
        notes: Vec<OpenNote>,
    },
    Restarted {
        away_us: u64,
        #[serde(default, skip_serializing_if = "is_zero")]
        waits_us: u64,
    },
    Gathered,
    Offered {
        side: Side,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        winner: Option<Side>,
    },
    Declined {
        side: Side,
    },
    Agreed {
        side: Side,
    },
    TakeBackAsked {
        side: Side,
    },
    TakeBackDeclined {
        side: Side,
    },
    TakenBack {
        side: Side,
    },
    Resigned {
        side: Side,
    },
    Reset {
        side: Side,
    },
    Overruled {
        winner: Option<Side>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        points: Option<[i32; 2]>,
        reason: String,
    },
    SetUp {
        position: String,
        reason: String,
    },
    ClocksSet {
        left_us: [u64; 2],
        reason: String,
    },
    RematchOffered {
        side: Side,
    },
    NextBegun {
        game: String,
    },
}

fn is_zero(number: &u64) -> bool {
    *number == 0
}
