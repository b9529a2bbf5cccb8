//! Reports of FIDE: columns, faults, and events in progress.

use proptest::prelude::*;
use tigerden_tournament::pairing::{self, Past, Player, Side};
use tigerden_tournament::trf::{
    Cell, Day, Entry, Mark, Reason, Report, Sex, Team, TrfError, Unfit,
};

#[path = "../examples/rounds/event.rs"]
mod event;

use event::{Event, Habits};

/// Two players after a round, in the columns of FIDE's description.
const TWO: &str = "\
012 Autumn Open
022 Torino
032 ITA
042 2026/11/20
052 2026/11/23
062 2
072 2
092 Individual: Swiss-System
102 Reader, Ruth (12345)
112 Deputy, Dora
122 90 min + 30 s
XXR 5
XXC black1
132                                                                                        26/11/20
001    1 m GM Alpha, Ann                        2500 ITA      123456 1990/01/02  1.0    1     2 b 1
001    2 w    Beta, Bea                         2400 FRA             1991        0.0    2     1 w 0
013 The Two                            1    2
### kept as it is
";

#[test]
fn every_field_has_its_columns() {
    let report = Report::parse(TWO).expect("a report");
    assert_eq!(
        [
            &report.tournament,
            &report.city,
            &report.arbiter,
            &report.time
        ],
        [
            "Autumn Open",
            "Torino",
            "Reader, Ruth (12345)",
            "90 min + 30 s"
        ]
    );
    assert_eq!(
        (report.player_count, report.rounds, report.lot),
        (Some(2), Some(5), Some(Side::Second))
    );
    assert_eq!(
        report.days,
        [Some(Day {
            year: 26,
            month: 11,
            day: 20
        })]
    );
    let ann = Entry {
        number: 1,
        sex: Some(Sex::Man),
        title: "GM".into(),
        name: "Alpha, Ann".into(),
        rating: Some(2500),
        federation: "ITA".into(),
        id: "123456".into(),
        born: "1990/01/02".into(),
        points: 10,
        rank: Some(1),
        rounds: vec![Some(Cell {
            opponent: Some(2),
            side: Some(Side::Second),
            mark: Mark::Win,
        })],
    };
    assert_eq!(report.players[0], ann);
    assert_eq!(
        report.teams,
        [Team {
            name: "The Two".into(),
            players: vec![1, 2]
        }]
    );
    assert_eq!(report.other, ["### kept as it is"]);
    // Written back, each line is the same but for its end; the order of the lines is ours.
    let mut written: Vec<_> = TWO.lines().collect();
    let again = report.to_string();
    let mut again: Vec<_> = again.split_terminator("\r\n").collect();
    written.sort_unstable();
    again.sort_unstable();
    assert_eq!(again, written);
}

/// Puts a text at a column of the row of the second player.
fn with(column: usize, text: &str) -> String {
    let mut lines: Vec<String> = TWO.lines().map(str::to_owned).collect();
    let row = &mut lines[15];
    row.replace_range(column - 1..column - 1 + text.len(), text);
    lines.join("\r")
}

#[test]
fn faults_have_their_place() {
    let wrong = |text: &str| Report::parse(text).expect_err("a fault");
    let at = |column: usize, reason: Reason| TrfError {
        line: 16,
        column,
        reason,
    };
    let number = |text: &str| Reason::Number { text: text.into() };
    assert_eq!(wrong(&with(8, "1")), at(5, Reason::Taken { number: 1 }));
    assert_eq!(wrong(&with(5, "    ")), at(5, Reason::NoNumber));
    assert_eq!(wrong(&with(9, "x")), at(9, Reason::NotBlank));
    assert_eq!(wrong(&with(10, "x")), at(10, Reason::Sex { letter: 'x' }));
    assert_eq!(wrong(&with(49, "24oo")), at(49, number("24oo")));
    assert_eq!(
        wrong(&with(81, " x.0")),
        at(82, Reason::Points { text: "x.0".into() })
    );
    assert_eq!(
        wrong(&with(81, "1000")),
        at(
            81,
            Reason::Points {
                text: "1000".into()
            }
        )
    );
    assert_eq!(wrong(&with(92, "  +1")), at(94, number("+1")));
    assert_eq!(wrong(&with(97, "x")), at(97, Reason::Side { letter: 'x' }));
    assert_eq!(wrong(&with(99, "2")), at(99, Reason::Mark { letter: '2' }));
    let first = |column, reason| TrfError {
        line: 1,
        column,
        reason,
    };
    assert_eq!(wrong("062 many"), first(5, number("many")));
    assert_eq!(wrong("012.x"), first(4, Reason::NotBlank));
    assert_eq!(
        wrong("XXC  white1 blue"),
        first(
            13,
            Reason::Option {
                text: "blue".into()
            }
        )
    );
    assert_eq!(
        wrong("XXS W=3.0 D"),
        first(11, Reason::Scoring { text: "D".into() })
    );
    let day = format!("132{:88}26/13/01", "");
    assert_eq!(
        wrong(&day),
        first(
            92,
            Reason::Day {
                text: "26/13/01".into()
            }
        )
    );
    let twice = TrfError {
        line: 3,
        column: 1,
        reason: Reason::Twice { code: "012".into() },
    };
    assert_eq!(wrong("012 a\n\n012 b"), twice);
    assert_eq!(
        twice.to_string(),
        "line 3, column 1: there is another line 012 before"
    );
}

fn line() -> impl Strategy<Value = String> {
    "[A-Za-zé0-9][A-Za-z é0-9,.]{0,20}".prop_map(|text| text.trim().to_owned())
}

fn text(most: usize) -> impl Strategy<Value = String> {
    line().prop_map(move |text| {
        text.chars()
            .take(most)
            .collect::<String>()
            .trim()
            .to_owned()
    })
}

fn cell() -> impl Strategy<Value = Cell> {
    let letters = [
        Mark::Pending,
        Mark::Win,
        Mark::Draw,
        Mark::Loss,
        Mark::ShortWin,
        Mark::ShortDraw,
        Mark::ShortLoss,
        Mark::ForfeitWin,
        Mark::ForfeitLoss,
        Mark::HalfBye,
        Mark::FullBye,
        Mark::PairingBye,
        Mark::ZeroBye,
    ];
    let side = prop_oneof![
        Just(None),
        Just(Some(Side::First)),
        Just(Some(Side::Second))
    ];
    (
        prop::option::of(1..=9999_u32),
        side,
        prop::sample::select(letters.to_vec()),
    )
        .prop_map(|(opponent, side, mark)| Cell {
            opponent,
            side,
            mark,
        })
}

/// Known and unknown ones, the last one known.
fn row<T: Clone + std::fmt::Debug>(
    each: impl Strategy<Value = T>,
) -> impl Strategy<Value = Vec<Option<T>>> {
    prop::collection::vec(prop::option::weighted(0.8, each), 0..9).prop_map(|mut row| {
        while matches!(row.last(), Some(None)) {
            row.pop();
        }
        row
    })
}

fn entry() -> impl Strategy<Value = Entry> {
    let sex = prop_oneof![Just(None), Just(Some(Sex::Man)), Just(Some(Sex::Woman))];
    let texts = (text(3), text(33), text(3), text(11), text(10));
    (
        sex,
        texts,
        prop::option::of(0..=9999_u32),
        prop::option::of(0..=9999_u32),
        0..=999_u32,
        row(cell()),
    )
        .prop_map(
            |(sex, (title, name, federation, id, born), rating, rank, points, rounds)| Entry {
                number: 0,
                sex,
                title,
                name,
                rating,
                federation,
                id,
                born,
                points,
                rank,
                rounds,
            },
        )
}

fn report() -> impl Strategy<Value = Report> {
    let day =
        (0..100_u8, 1..=12_u8, 1..=31_u8).prop_map(|(year, month, day)| Day { year, month, day });
    let heads = (
        line(),
        line(),
        line(),
        prop::collection::vec(line(), 0..3),
        row(day),
    );
    let counts = (
        any::<Option<u32>>(),
        prop::option::of(0..9999_u32),
        prop::collection::vec(0..9999_u32, 0..4),
    );
    let scoring = prop::collection::vec(("[A-Z]{1,3}", 0..9999_u32), 0..3);
    let teams = prop::collection::vec((text(32), prop::collection::vec(1..9999_u32, 0..5)), 0..3);
    let players = prop::collection::vec(entry(), 0..6);
    (
        heads,
        counts,
        scoring,
        players,
        teams,
        any::<(bool, Option<bool>)>(),
        line(),
    )
        .prop_map(
            |(
                (tournament, city, kind, deputies, days),
                (player_count, rounds, absent),
                scoring,
                players,
                teams,
                (by_rank, lot),
                note,
            )| {
                Report {
                    tournament,
                    city,
                    kind,
                    deputies,
                    days,
                    player_count,
                    rounds,
                    absent,
                    scoring,
                    by_rank,
                    lot: lot.map(|first| if first { Side::First } else { Side::Second }),
                    players: (1..)
                        .zip(players)
                        .map(|(number, entry)| Entry {
                            number: number * 1111,
                            ..entry
                        })
                        .collect(),
                    teams: teams
                        .into_iter()
                        .map(|(name, players)| Team { name, players })
                        .collect(),
                    other: vec![format!("### {note}"), format!(" {note}")],
                    ..Report::default()
                }
            },
        )
}

proptest! {
    #[test]
    fn what_is_written_is_read_again(report in report()) {
        prop_assert_eq!(Report::parse(&report.to_string()), Ok(report));
    }

    #[test]
    fn strange_texts_are_read_or_refused(text in "([0-9X]{3} ?[^\n]{0,120}\n|001 {3}[1-9] [ -~é]{90}\n|.{0,40}\r?\n){0,5}") {
        if let Ok(report) = Report::parse(&text) {
            prop_assert_eq!(Report::parse(&report.to_string()), Ok(report));
        }
    }

    /// A report of an event is paired like the event.
    #[test]
    fn an_event_in_progress_is_paired_from_its_report(count in 4..40_u32, seed in any::<u64>(), quiet in any::<bool>()) {
        let habits = if quiet { Habits::QUIET } else { Habits::LIVELY };
        let mut event = Event::new(count, habits, seed);
        for round in 1..=5 {
            event.call(round);
            let mut report = Report::try_from(&event.players[..]).expect("a report");
            report.rounds = Some(5);
            let read = Report::parse(&report.to_string()).expect("a report");
            prop_assert_eq!(&read, &report);
            let players = Vec::<Player>::try_from(&read).expect("players");
            // A round in which nobody had a game can't be told from none, and only happens to an event that ends.
            prop_assert_eq!(&players, &event.players);
            let paired = pairing::swiss(&players, round, 5, read.seed());
            prop_assert_eq!(&paired, &pairing::swiss(&event.players, round, 5, 0));
            let Ok(paired) = paired else { break };
            event.play(&paired);
        }
    }
}

/// A report of two players with these cells in round 1.
fn first_round(cells: [&str; 2]) -> Result<Vec<Player>, Unfit> {
    let points = |cell: &str| {
        if cell.ends_with(['1', '+', 'U', 'F']) {
            "1.0"
        } else {
            "0.0"
        }
    };
    let row = |number: usize, cell: &str| {
        format!(
            "001 {number:>4}{:72}{:>4}{:7}{cell}\n",
            "",
            points(cell),
            ""
        )
    };
    let text = row(1, cells[0]) + &row(2, cells[1]);
    Vec::try_from(&Report::parse(&text).expect("a report"))
}

#[test]
fn rows_of_a_game_must_agree() {
    let contradiction = Err(Unfit::Contradiction {
        player: 1,
        round: 1,
    });
    assert!(first_round(["   2 w 1", "   1 b 0"]).is_ok());
    assert_eq!(first_round(["   2 w 1", "   1 w 0"]), contradiction);
    assert_eq!(first_round(["   2 w 1", "        "]), contradiction);
    assert_eq!(first_round(["   3 w 1", "   1 b 0"]), contradiction);
    assert_eq!(first_round(["   2 w +", "   1 b 0"]), contradiction);
    assert_eq!(first_round(["   2 - 1", "   1 - 0"]), contradiction);
    assert_eq!(first_round(["   1 w 1", "   2 b 0"]), contradiction);
    assert_eq!(
        first_round(["   2 w  ", "   1 b  "]),
        Err(Unfit::Pending {
            player: 1,
            round: 1
        })
    );
}

#[test]
fn byes_and_forfeits_are_told_apart() {
    let past = |cells| {
        first_round(cells)
            .expect("players")
            .into_iter()
            .map(|player| player.past[0])
            .collect::<Vec<_>>()
    };
    let forfeited = |opponent, points| Past::Forfeited { opponent, points };
    assert_eq!(
        past(["   2 w +", "   1 b -"]),
        [forfeited(2, 2), forfeited(1, 0)]
    );
    assert_eq!(
        past(["0000 - U", "0000 - H"]),
        [Past::Bye { points: 2 }, Past::Absent { points: 1 }]
    );
    assert_eq!(
        past(["0000 - U", "        "]),
        [Past::Bye { points: 2 }, Past::Absent { points: 0 }]
    );
    // A bye in the round to come is no past.
    let ahead = first_round(["0000 - H", "        "]).expect("players");
    assert_eq!(
        ahead
            .iter()
            .map(|player| (player.past.len(), player.playing))
            .collect::<Vec<_>>(),
        [(0, false), (0, true)]
    );
}

#[test]
fn only_usual_points_are_paired() {
    let of = |text: &str| Vec::<Player>::try_from(&Report::parse(text).expect("a report"));
    let scoring = Unfit::Scoring {
        result: "W".into(),
        points: 30,
        instead: 10,
    };
    assert_eq!(of("XXS D=0.5 W=3.0"), Err(scoring.clone()));
    assert_eq!(
        scoring.to_string(),
        "the points for W are 3.0 instead of 1.0: only 1, ½ and 0 can be paired"
    );
    assert_eq!(of("XXS W=1.0 PAB=0.5"), Ok(vec![]));
    assert_eq!(of("XXC rank"), Err(Unfit::ByRank));
    let code = "XXP".to_owned();
    assert_eq!(of("XXP 1 2"), Err(Unfit::Asks { code }));
    let odd = format!("001    7{:72} 0.3", "");
    assert_eq!(of(&odd), Err(Unfit::Halves { player: 7 }));
    let mut player = Player {
        number: 10_000,
        rank: 0,
        score: 0,
        past: vec![],
        playing: true,
    };
    assert_eq!(
        Report::try_from(&[player.clone()][..]),
        Err(Unfit::Columns { player: 10_000 })
    );
    player.number = 1;
    player.rank = -1;
    assert_eq!(
        Report::try_from(&[player][..]),
        Err(Unfit::Columns { player: 1 })
    );
}
