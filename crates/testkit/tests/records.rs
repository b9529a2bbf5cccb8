//! What a record may look like, and what is said of one that is wrong.
#![expect(clippy::unwrap_used, reason = "a test that can't go on has failed")]

mod strip;

use std::time::Duration;

use game::record::{About, Note, Problem, RecordError, RecordFault, Sheet, Verdict, write};
use game::{Ending, Game, Message, Side, SplitMix};
use strip::Strip;

const TAGS: &str = "[Start \"AAA...bbb f 2 1 0 0 0\"]\n";

fn read(moves: &str) -> Result<(Game<Strip>, About), RecordError> {
    let text = format!("{TAGS}{moves}");
    Sheet::parse(&text)?.replay()
}

#[track_caller]
fn reads(moves: &str) -> (Game<Strip>, About) {
    match read(moves) {
        Ok(read) => read,
        Err(error) => panic!("{error}"),
    }
}

/// Line, column and problem of all that is wrong.
#[track_caller]
fn faults(moves: &str) -> Vec<(usize, usize, Problem)> {
    let error = read(moves)
        .map(|(game, _)| game.position().to_string())
        .unwrap_err();
    let place = |fault: &RecordFault| (fault.line, fault.column, fault.problem.clone());
    error.faults().map(place).collect()
}

/// The only fault.
#[track_caller]
fn wrong(moves: &str) -> (usize, usize, Problem) {
    let mut faults = faults(moves);
    assert_eq!(faults.len(), 1, "{faults:?}");
    faults.remove(0)
}

fn at(line: usize, column: usize, message: impl Into<Message>) -> (usize, usize, Problem) {
    (line, column, Problem::Text(message.into()))
}

#[test]
fn a_whole_game() {
    let text = concat!(
        "[Game \"AAA...bbb\"]\n",
        "[Start \"AAA...bbb f 2 1 0 0 0\"]\n",
        "[First \"Ann\"]\n",
        "[Result \"1/2-1/2\"]\n",
        "[Reason \"over\"]\n",
        "\n",
        "{Before the game.}\n",
        "1. 2; 3 {good \\} \\\\} [%clk 0:04:10] / 6; 7 [%eval x]\n",
        "2. pass {so!} / pass\n",
        "1/2-1/2\n",
    );
    let (game, about) = Sheet::parse(text)
        .and_then(|sheet| sheet.replay::<Strip>())
        .unwrap();
    assert_eq!(game.position().to_string(), "AA..Abb.b f 2 3 0 0 2");
    assert_eq!(about.tags.get("First"), Some("Ann"));
    // The notes at the end of the first turn belong to its end, the third ply.
    let clock = Note::Clock(Duration::from_secs(250));
    assert_eq!(
        about.notes[&3],
        [Note::Comment("good } \\".to_owned()), clock]
    );
    assert_eq!(write(&game, &about), text);
}

#[test]
fn an_unfinished_turn_stays_unfinished() {
    let (game, _) = reads("1. 2 / 6\n*");
    assert_eq!(
        (game.moves().len(), game.to_move()),
        (3, Some(Side::Second))
    );
    let (game, _) = reads("1. 2 / 6\n2.\n*");
    assert_eq!((game.moves().len(), game.to_move()), (4, Some(Side::First)));
    assert!(write(&game, &About::default()).ends_with("\n1. 2 / 6\n2.\n*\n"));
}

#[test]
fn a_turn_end_may_be_written_and_lines_may_be_broken() {
    let (game, about) = reads("1. 2; end / pass 2. 3;\r\n 1^04 /\n pass\n*");
    assert_eq!(game.moves().len(), 7);
    assert!(write(&game, &about).ends_with("\n1. 2 / pass\n2. 3; 1^04 / pass\n*\n"));
}

#[test]
fn results_from_outside_the_rules() {
    let (game, about) = reads("[Result \"1-0\"]\n[Reason \"resigned\"]\n1. 2 /\n1-0");
    assert_eq!(game.outcome().unwrap().winner, Some(Side::First));
    assert_eq!(about.verdict, None);
    let (game, about) = reads("[Reason \"judged\"]\n1. 2\n0-1");
    assert_eq!(game.outcome(), None);
    let verdict = Verdict {
        winner: Some(Side::Second),
        reason: "judged".to_owned(),
    };
    assert_eq!(about.verdict, Some(verdict));
}

#[test]
fn endings_beside_the_rules_are_read_and_written() {
    for (result, winner, ending) in [
        ("1-0", Some(Side::First), Ending::Resigned),
        ("1/2-1/2", None, Ending::Agreed),
        ("0-1", Some(Side::Second), Ending::Forfeit),
        ("*", None, Ending::Aborted),
    ] {
        let text = format!("[Reason \"{}\"]\n1. 2 / 6\n{result}", ending.name());
        let (game, about) = reads(&text);
        let outcome = game.outcome().unwrap();
        assert_eq!((outcome.winner, outcome.ending), (winner, ending));
        assert_eq!(outcome.points.is_none(), ending == Ending::Aborted);
        let again = write(&game, &about);
        let (again, about) = Sheet::parse(&again)
            .and_then(|sheet| sheet.replay::<Strip>())
            .unwrap();
        assert_eq!((again.outcome(), about.verdict), (Some(outcome), None));
    }
    // Without an ending of its own, an open game has no reason to be over.
    assert_eq!(
        wrong("[Reason \"resigned\"]\n1. 2 / 6\n*"),
        at(2, 10, "record-text-no-reason")
    );
}

#[test]
fn an_aborted_game_may_be_overruled() {
    let text = "[Result \"1-0\"]\n[Reason \"late\"]\n[Overruled \"* aborted\"]\n1. 2 / 6\n1-0";
    let (game, about) = reads(text);
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.ending, Ending::Overruled);
    assert_eq!(
        game.outcome_in_play().map(|outcome| outcome.ending),
        Some(Ending::Aborted)
    );
    assert!(write(&game, &about).contains("[Overruled \"* aborted\"]\n"));
}

#[test]
fn time_ends_the_game_as_its_rules_say() {
    let (game, about) = reads("[Reason \"time\"]\n1. 2 / pass\n2. 3\n0-1");
    let outcome = game.outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.ending),
        (Some(Side::Second), Ending::Time)
    );
    assert_eq!(about.verdict, None);
    assert!(write(&game, &about).contains("[Reason \"time\"]\n"));
    // In the first round nobody loses by time in this game, so somebody else has decided it.
    let (game, about) = reads("[Reason \"time\"]\n1. 2\n0-1");
    assert_eq!(game.outcome(), None);
    assert_eq!(about.verdict.unwrap().reason, "time");
}

#[test]
fn a_time_out_after_which_the_game_goes_on_is_part_of_it() {
    for moves in [
        "[%timeout first]\n1. 6\n2. 2 / 7\n*",
        "1. 2 [%timeout first] / 6\n2. 3\n*",
        "1. 2; end {so} [%timeout second]\n2. 3 / 6\n*",
    ] {
        let (game, about) = reads(moves);
        assert_eq!(game.time_outs().len(), 1, "{moves}");
        assert!(
            write(&game, &about).ends_with(&format!("\n\n{moves}\n")),
            "{}",
            write(&game, &about)
        );
    }
    let (mut game, _) = reads("1. 2; 3 [%timeout second] / 6\n*");
    assert_eq!(game.time_outs(), [(2, Side::Second)]);
    for left in [1, 1, 0] {
        game.take_back();
        assert_eq!(game.time_outs().len(), left);
    }
    assert_eq!(
        wrong("1. pass / pass [%timeout second]\n1/2-1/2"),
        at(2, 16, "record-text-over")
    );
    assert_eq!(
        wrong("1. 2 [%timeout third]\n*"),
        at(2, 16, "record-text-expected-side")
    );
}

#[test]
fn an_illegal_move_is_named_with_its_round_and_rule() {
    let error = read("1. 2 / pass\n2. 3; 3\n*").unwrap_err();
    let fault = error.first().clone();
    assert_eq!((fault.line, fault.column, fault.len), (3, 7, 1));
    let Problem::Illegal {
        text,
        round,
        reason,
    } = fault.problem
    else {
        panic!("{error}");
    };
    assert_eq!((text.as_str(), round, reason.rule.0), ("3", 2, "S1"));
}

#[test]
fn wrong_text_is_shown_where_it_is() {
    assert_eq!(
        wrong("1. 2; q / pass\n*"),
        at(2, 7, "strip-text-expected-cell")
    );
    assert_eq!(
        wrong("1. 2; {x} / pass\n*"),
        at(2, 5, "record-text-expected-move-after")
    );
    assert_eq!(
        wrong("3. 2 / pass\n*"),
        at(
            2,
            1,
            Message::new("record-text-expected-round").with("round", 1)
        )
    );
    assert_eq!(
        wrong("1. 2 / / pass\n*"),
        at(
            2,
            8,
            Message::new("record-text-expected-turn").with("empty", "pass")
        )
    );
    assert_eq!(
        wrong("1. 2; end; 6\n*"),
        at(2, 10, "record-text-other-side")
    );
    assert_eq!(
        wrong("1. 2 / 6; pass\n*"),
        at(
            2,
            11,
            Message::new("record-text-expected-turn-end")
                .with("end", "end")
                .with("empty", "pass")
        )
    );
    assert_eq!(
        wrong("1. 2 {never closed"),
        at(2, 19, "record-text-expected-comment-end")
    );
    assert_eq!(
        wrong("1. 2 [%clk 0:61:00]\n*"),
        at(2, 14, "record-text-expected-clock")
    );
    assert_eq!(
        wrong("[Result \"1-0\"]\n*"),
        at(
            2,
            10,
            Message::new("record-text-expected-result-at-end").with("result", "*")
        )
    );
    assert_eq!(
        wrong("1. pass / pass\n1-0"),
        at(
            3,
            1,
            Message::new("record-text-expected-outcome")
                .with("result", "1/2-1/2")
                .with("reason", "over")
        )
    );
    assert_eq!(
        wrong("1. pass / pass\n2. 2\n1/2-1/2"),
        at(3, 4, "record-text-over")
    );
}

#[test]
fn all_wrong_tags_are_listed() {
    assert_eq!(
        faults("[History \"never\"]\n[Notation \"new\"]\n1. q\n*"),
        [
            at(2, 11, one_of("counts, ignored, loses")),
            at(3, 12, one_of("standard")),
        ]
    );
    assert_eq!(
        faults("[Game \"go\"]\n[Game \"go\"]\n*"),
        [
            at(
                3,
                8,
                Message::new("record-text-tag-twice").with("tag", "Game")
            ),
            at(
                2,
                8,
                Message::new("record-text-expected-game").with("game", "AAA...bbb")
            ),
        ]
    );
    let text = "[Start \"AAA..bbb f 2 1 0 0 0\"]\n[History \"\"]\n*";
    let error = Sheet::parse(text).unwrap().replay::<Strip>().unwrap_err();
    let lines: Vec<_> = error.faults().map(|fault| fault.line).collect();
    assert_eq!(lines, [1, 2]);
}

fn one_of(names: &str) -> Message {
    Message::new("text-expected-one-of").with("names", names)
}

#[test]
fn a_cut_record_is_no_record() {
    let text = format!("{TAGS}1. 2; 3 {{ä}} [%clk 0:04:10] / 6; 7 [%eval x]\n2. pass / 6\n1/2-1/2");
    assert!(Sheet::parse(&text).is_ok());
    for end in 0..text.len() {
        if let Some(cut) = text.get(..end) {
            assert!(Sheet::parse(cut).is_err(), "{cut}");
        }
    }
}

/// Whatever is done to a record, reading it ends in a game or an error; a game is written again.
#[test]
fn mangled_records_never_panic() {
    let whole = format!(
        "{TAGS}[Result \"*\"]\n{{ä}}1. 2; 3 {{\\}}}} [%clk 0:04:10.5] / 6; 7 [%eval x]\n2. pass / 8; end\n*"
    );
    let pieces = [
        ";", "/", "1.", "{", "}", "[%", "\"", "\\", "\n", "end", "pass", "1-0", "ü", "9",
    ];
    let mut random = SplitMix(7);
    let mut read = 0;
    for _ in 0..20_000 {
        let mut text = whole.clone();
        for _ in 0..=random.below(3) {
            let at = text.floor_char_boundary(random.below(text.len() + 1));
            let end = text.ceil_char_boundary((at + random.below(4)).min(text.len()));
            text.replace_range(at..end, pieces[random.below(pieces.len())]);
        }
        let replayed = Sheet::parse(&text).and_then(|sheet| sheet.replay::<Strip>());
        if let Ok((game, about)) = replayed {
            let again = write(&game, &about);
            let (other, other_about) = Sheet::parse(&again)
                .and_then(|sheet| sheet.replay::<Strip>())
                .unwrap();
            assert!(
                other.moves() == game.moves() && other_about == about,
                "{text}\n{again}"
            );
            read += 1;
        }
    }
    assert!(read > 100, "{read} could be read");
}
