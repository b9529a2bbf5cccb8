//! What nodes tell each other.

use std::sync::Arc;

use clock::Span;
use protocol::Version;
use serde::{Deserialize, Serialize};

use crate::store::{Append, NodeId};

/// What a node tells, as a value and as what it serializes to: a bus within a process carries the
/// one, a bus between processes the other. Nodes of another version are not understood.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Notice {
    #[serde(rename = "v")]
    version: Version<1>,
    /// Who tells it.
    pub(crate) from: NodeId,
    /// What is told.
    pub(crate) news: News,
}

/// The news themselves.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum News {
    /// A game has changed, and that is on disk.
    Appended(Arc<Append>),
    /// Who is connected to a game at this node.
    Attends(Arc<str>, Attendance),
    /// This node wants to know who is connected to a game at the others; `None`: to any game.
    WhoAttends(Option<Arc<str>>),
    /// The log of a tournament has grown, and that is on disk.
    Entered(Arc<str>),
    /// This node runs, and what it has said about connections is still true.
    Alive,
    /// This node ends: others may go on with its games at once.
    Left,
}

/// Who is connected to a game at one node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Attendance {
    /// How many connections hold each seat.
    pub(crate) seats: [u32; 2],
    /// How many connections hold none.
    pub(crate) watching: u32,
    /// The round-trip times of messages to the players; zero if they are not known.
    pub(crate) round_trips: [Span; 2],
}

impl Notice {
    /// What the node `from` tells.
    pub(crate) fn new(from: NodeId, news: News) -> Self {
        Self {
            version: Version,
            from,
            news,
        }
    }
}

impl Attendance {
    /// Both together. Of two round-trip times the longer one counts, so that nobody loses time by
    /// being connected twice.
    pub(crate) fn and(self, other: Self) -> Self {
        let of_sides = |with: &dyn Fn(usize) -> u32| [with(0), with(1)];
        Self {
            seats: of_sides(&|side| self.seats[side] + other.seats[side]),
            watching: self.watching + other.watching,
            round_trips: [0, 1]
                .map(|side: usize| self.round_trips[side].max(other.round_trips[side])),
        }
    }

    /// Whether anybody is connected.
    pub(crate) fn anybody(&self) -> bool {
        self.seats != [0, 0] || self.watching > 0
    }
}

#[cfg(test)]
mod tests {
    use game::Side;
    use protocol::{Fact, NumberedFact, Terms};
    use uuid::Uuid;

    use super::*;
    use crate::id::PlayerId;
    use crate::store::{Draft, Ended, Request, Sender, Waits};
    use crate::token::{Hash, Holds, TokenRow};

    fn append() -> Append {
        let terms = Terms {
            options: [("option".to_owned(), "choice".to_owned())].into(),
            clock: "fischer 5m+10s".parse().ok(),
            arbiter: true,
            ..Terms::plain(
                "game",
                [
                    protocol::Seat::Open,
                    protocol::Seat::Computer {
                        level: 3,
                        name: None,
                    },
                ],
            )
        };
        let facts = [
            Fact::Created(Box::new(terms)),
            Fact::Chose {
                side: Side::First,
                options: [("secret".to_owned(), "kept".to_owned())].into(),
                wishes: [].into(),
            },
            Fact::Turn {
                side: Side::Second,
                moves: vec!["a".to_owned(), "end".to_owned()],
                lag_us: 7,
            },
        ];
        let numbered = |(seq, fact)| NumberedFact {
            seq,
            at_us: -5,
            fact,
        };
        Append {
            game: "g".to_owned(),
            facts: (1..).zip(facts).map(numbered).collect(),
            request: Some((
                Request {
                    sender: Sender::Seat(Side::Second),
                    number: Uuid::from_u128(1),
                    content: Hash([7; 32]),
                },
                3,
            )),
            tokens: vec![TokenRow {
                side: Side::First,
                holds: Holds::Invite,
                hash: Hash([200; 32]),
                player: PlayerId::read("0123456789ab").ok(),
            }],
            draft: Some(Draft {
                plies: 4,
                moves: vec!["b".to_owned()],
            }),
            runner_before: None,
            outage: 6,
            runner: Some(NodeId(Uuid::from_u128(2))),
            waits: Waits {
                falls_us: Some(8),
                computer: true,
            },
            ended: Some(Ended {
                list: "l".to_owned(),
                players: ["0123456789ab", "ba9876543210"]
                    .map(|id| PlayerId::read(id).expect("an id")),
                score: Some(1),
                at_us: 9,
            }),
        }
    }

    #[test]
    fn every_notice_survives_being_sent_as_text() {
        let attendance = Attendance {
            seats: [1, 0],
            watching: 12,
            round_trips: [Span(5), Span::ZERO],
        };
        let whole = append();
        let draft_only = Append {
            facts: Vec::new(),
            request: None,
            tokens: Vec::new(),
            runner: None,
            ..append()
        };
        for news in [
            News::Appended(Arc::new(whole)),
            News::Appended(Arc::new(draft_only)),
            News::Attends("g".into(), attendance),
            News::WhoAttends(Some("g".into())),
            News::WhoAttends(None),
            News::Entered("t".into()),
            News::Alive,
            News::Left,
        ] {
            let notice = Notice::new(NodeId::new(), news);
            let text = serde_json::to_string(&notice).expect("a text");
            let heard: Notice = serde_json::from_str(&text).expect("the same notice");
            assert_eq!(format!("{heard:?}"), format!("{notice:?}"));
            let again = serde_json::to_string(&heard).expect("a text");
            assert_eq!(again, text, "also what `Debug` does not show");
        }
    }

    #[test]
    fn facts_travel_as_they_are_stored_and_another_version_is_refused() {
        let append = append();
        let fact = protocol::stored::encode(&append.facts[1].fact).expect("a text");
        let notice = Notice::new(NodeId(Uuid::nil()), News::Appended(Arc::new(append)));
        let text = serde_json::to_string(&notice).expect("a text");
        assert!(text.contains(&fact), "{text}");
        assert!(text.starts_with(r#"{"v":1,"from":"#), "{text}");
        let other = text.replacen(r#"{"v":1"#, r#"{"v":2"#, 1);
        assert!(serde_json::from_str::<Notice>(&other).is_err());
    }
}
