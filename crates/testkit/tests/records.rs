//! What a record may look like, and what is said of one that is wrong.
#![expect(clippy::unwrap_used, reason = "a test that can't go on has failed")]

mod strip;

use std::time::Duration;

use game::record::{About, Note, RecordError, RecordFault, Sheet, Variation, Verdict, write};
use game::{Ending, Game, Message, Side, SplitMix};
use strip::Strip;

/// Strip has turns of several moves; its positions begin with the strip.
const TAGS: &str = "[Variant \"AAA...bbb\"][FEN \"f 2 1 0 0 0\"]\n";

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

/// Line, column and message of all that is wrong.
#[track_caller]
fn faults(moves: &str) -> Vec<(usize, usize, Message)> {
    let error = read(moves)
        .map(|(game, _)| game.position().to_string())
        .unwrap_err();
    let place = |fault: &RecordFault| (fault.line, fault.column, fault.message.clone());
    error.faults().map(place).collect()
}

/// The only fault.
#[track_caller]
fn wrong(moves: &str) -> (usize, usize, Message) {
    let mut faults = faults(moves);
    assert_eq!(faults.len(), 1, "{faults:?}");
    faults.remove(0)
}

fn at(line: usize, column: usize, message: impl Into<Message>) -> (usize, usize, Message) {
    (line, column, message.into())
}

#[test]
fn a_whole_game() {
    let text = concat!(
        "[Event \"?\"]\n",
        "[Site \"?\"]\n",
        "[Date \"????.??.??\"]\n",
        "[Round \"?\"]\n",
        "[White \"Ann\"]\n",
        "[Black \"?\"]\n",
        "[Result \"1/2-1/2\"]\n",
        "[Variant \"AAA...bbb\"]\n",
        "[SetUp \"1\"]\n",
        "[FEN \"f 2 1 0 0 0\"]\n",
        "[Termination \"normal\"]\n",
        "[Reason \"over\"]\n",
        "[Annotator \"Cleo\"]\n",
        "\n",
        "{Before the game.}\n",
        "1. 2; 3 {good \\} {[%clk 0:04:10]} / 6; 7 {[%eval x]}\n",
        "2. pass {so!} / pass\n",
        "1/2-1/2\n",
    );
    let (game, about) = Sheet::parse(text)
        .and_then(|sheet| sheet.replay::<Strip>())
        .unwrap();
    assert_eq!(game.position().to_string(), "AA..Abb.b f 2 3 0 0 2");
    let tags: Vec<_> = about.tags.iter().collect();
    assert_eq!(tags, [("White", "Ann"), ("Annotator", "Cleo")]);
    // The notes at the end of the first turn belong to its end, the third ply.
    let clock = Note::Clock(Duration::from_secs(250));
    assert_eq!(
        about.notes[&3],
        [Note::Comment("good \\".to_owned()), clock]
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
    // In the first round nobody loses by time in this game.
    assert_eq!(
        wrong("[Reason \"time\"]\n1. 2\n0-1"),
        at(2, 10, impossible("time", "0-1"))
    );
    // The clock of the other side does not run.
    assert_eq!(
        wrong("[Reason \"time\"]\n1. 2 / pass\n2. 3\n1-0"),
        at(2, 10, impossible("time", "1-0"))
    );
}

#[test]
fn a_time_out_after_which_the_game_goes_on_is_part_of_it() {
    for moves in [
        "{[%timeout first]}\n1... 6\n2. 2 / 7\n*",
        "1. 2 {[%timeout first]} / 6\n2. 3\n*",
        "1. 2; end {so} {[%timeout second]}\n2. 3 / 6\n*",
    ] {
        let (game, about) = reads(moves);
        assert_eq!(game.time_outs().len(), 1, "{moves}");
        assert!(
            write(&game, &about).ends_with(&format!("\n\n{moves}\n")),
            "{}",
            write(&game, &about)
        );
    }
    let (mut game, _) = reads("1. 2; 3 {[%timeout first]} / 6\n*");
    assert_eq!(game.time_outs(), [(2, Side::First)]);
    for left in [1, 0] {
        game.take_back();
        assert_eq!(game.time_outs().len(), left);
    }
    assert_eq!(
        wrong("1. pass / pass {[%timeout second]}\n1/2-1/2"),
        at(2, 17, "record-text-over")
    );
    assert_eq!(
        wrong("1. 2 {[%timeout second]}\n*"),
        at(2, 7, "record-text-no-clock")
    );
    assert_eq!(
        wrong("1. 2 {[%timeout third]}\n*"),
        at(2, 7, "record-text-expected-side")
    );
}

#[test]
fn a_clock_without_a_time_is_refused_with_its_place() {
    for clock in ["[%clk]", "[%clk 4:10]", "[%clk soon]", "[%clk -0:00:01]"] {
        assert_eq!(
            wrong(&format!("1. 2 {{so {clock}}} / 6\n*")),
            at(2, 10, "record-text-expected-time"),
            "{clock}"
        );
    }
    reads("1. 2 {[%clock] [%clk 0:04:10]} / 6\n*");
}

#[test]
fn an_illegal_move_is_named_with_its_round_and_rule() {
    let error = read("1. 2 / pass\n2. 3; 3\n*").unwrap_err();
    let fault = error.first().clone();
    assert_eq!((fault.line, fault.column, fault.len), (3, 7, 1));
    let illegal = |round: u32| {
        Message::new("record-text-illegal")
            .with("move", "3")
            .with("round", round)
            .with_key("reason", "strip-illegal")
            .with("rule", "S1")
    };
    assert_eq!(fault.message, illegal(2));
    // Counted as the record counts.
    assert_eq!(wrong("11. 2 / pass\n12. 3; 3\n*"), at(3, 8, illegal(12)));
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
        wrong("1. 2 / pass\n3. 3\n*"),
        at(3, 1, Message::new(NUMBER).with("number", "2."))
    );
    assert_eq!(
        wrong("1... 2 / pass\n*"),
        at(2, 1, Message::new(NUMBER).with("number", "1."))
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
        at(2, 6, "record-text-open-comment")
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
        at(3, 1, "record-text-over")
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
        faults("[Event \"go\"]\n[Event \"go\"]\n*"),
        [at(
            3,
            9,
            Message::new("record-text-tag-twice").with("tag", "Event")
        )]
    );
    assert_eq!(
        faults("[Event \"go]\n[Site go]\n[1 \"\"]\n*"),
        [
            at(2, 12, "record-text-expected-quote"),
            at(3, 7, "record-text-expected-quote"),
            at(4, 2, "record-text-expected-tag-name"),
        ]
    );
    let text = "[Variant \"AAA..bbb\"]\n[FEN \"f 2 1 0 0 0\"]\n[History \"\"]\n*";
    let error = Sheet::parse(text).unwrap().replay::<Strip>().unwrap_err();
    let lines: Vec<_> = error.faults().map(|fault| fault.line).collect();
    assert_eq!(lines, [1, 3]);
}

#[test]
fn all_that_is_wrong_in_the_form_of_the_moves_is_listed() {
    assert_eq!(
        faults("[History \"\"]\n1. 2 ] / 6 [%eval x]\n2. 3 (a line\n*"),
        [
            at(2, 11, one_of("counts, ignored, loses")),
            at(3, 6, "record-text-expected-item"),
            at(3, 12, "record-text-expected-item"),
            at(3, 13, "record-text-expected-separator"),
            at(3, 20, "record-text-expected-item"),
            at(4, 6, "record-text-open-variation"),
        ]
    );
}

#[test]
fn variations_signs_and_other_notes_are_read() {
    let text = "1. 2! $1 (2^01 {or (this} (2 1-0)) {a [%clk 0:00:09] b [%eval +1,2] [%]} / 6 ?!\n\
                % a line of another program {\n*\n{The end.}";
    let (game, about) = reads(text);
    assert_eq!(game.moves().len(), 3);
    let comment = |text: &str| Note::Comment(text.to_owned());
    let eval = Note::Other {
        name: "eval".to_owned(),
        value: "+1,2".to_owned(),
    };
    let clock = Note::Clock(Duration::from_secs(9));
    let variation = |text: &str, notes: Vec<Note>| {
        let notes = Some((1, notes)).filter(|(_, notes)| !notes.is_empty());
        Note::Variation(Variation {
            moves: vec![text.to_owned()],
            notes: notes.into_iter().collect(),
        })
    };
    let inner = vec![comment("or (this"), variation("2", Vec::new())];
    let or = variation("2^01", inner);
    assert_eq!(
        about.notes[&2],
        [or, comment("a"), clock, comment("b"), eval, comment("[ %]")]
    );
    assert_eq!(about.notes[&3], [comment("The end.")]);
}

#[test]
fn a_variation_that_is_wrong_is_an_error_at_its_place() {
    let error = |moves: &str| {
        let error = read(moves).unwrap_err();
        let fault = error.first().clone();
        (fault.line, fault.column, fault.message.key)
    };
    assert_eq!(error("1. 2 (3)\n*"), (2, 7, "record-text-illegal"));
    assert_eq!(
        error("(2) 1. 2\n*"),
        (2, 1, "record-text-expected-move-before")
    );
    assert_eq!(error("1. 2 (2. 2)\n*"), (2, 7, NUMBER));
    assert_eq!(
        error("1. 2 (2 {[%timeout first]})\n*"),
        (2, 6, "record-text-plain-variation")
    );
    let nested = |depth: usize| format!("1. 2 {}{}\n*", "(2 ".repeat(depth), ")".repeat(depth));
    let deep = (2, 54, "record-text-deep-variation");
    assert_eq!(
        [17, 100_000].map(|depth| error(&nested(depth))),
        [deep, deep]
    );
    reads(&nested(16));
}

#[test]
fn a_file_with_several_games() {
    let text = format!(
        "\u{feff}; a collection\n{TAGS}1. 2 {{an open\n[Event \"in a comment\"]}} / 6\n*\n\n\
         {TAGS}\n1. 2 / 7\n*\n\n{TAGS}1. 2 / 6\n"
    );
    let one = Sheet::parse(&text).unwrap_err();
    let fault = one.first();
    assert_eq!((fault.line, fault.column), (7, 1));
    assert_eq!(fault.message, "record-text-expected-one-game".into());
    let games: Vec<_> = Sheet::all(&text)
        .into_iter()
        .map(|sheet| sheet.and_then(|sheet| sheet.replay::<Strip>()))
        .collect();
    assert_eq!(games.len(), 3);
    assert_eq!(games[0].as_ref().unwrap().0.moves().len(), 3);
    let place = |game: usize| {
        let fault = games[game].as_ref().unwrap_err().first();
        (fault.line, fault.column, fault.message.key)
    };
    assert_eq!(place(1), (9, 8, "record-text-illegal"));
    assert_eq!(place(2), (13, 9, "record-text-expected-result"));
    assert!(Sheet::all(" \n").iter().all(Result::is_err));
}

#[test]
fn a_record_without_its_game_is_refused() {
    let key = |text: &str| {
        let read = Sheet::parse(text).and_then(|sheet| sheet.replay::<Strip>());
        read.map(|_| ()).unwrap_err().first().message.key
    };
    assert_eq!(
        key("[Event \"x\"]\n1. 2\n*"),
        "record-text-expected-variant"
    );
    assert_eq!(key(""), "record-text-expected-variant");
    assert_eq!(
        key("[Variant \"AAA...bbb\"]\n*"),
        "record-text-expected-start"
    );
}

/// Every reason with every result, in a game that the moves leave open: either the game then ends so,
/// or the reason is refused.
#[test]
fn reasons_that_the_moves_exclude_are_refused() {
    for (reason, results) in [
        ("resigned", &["1-0", "0-1"][..]),
        ("agreed", &["1/2-1/2"]),
        ("awarded", &[]),
        ("time", &["0-1"]),
        ("forfeit", &["1-0", "0-1"]),
        ("aborted", &["*"]),
        ("repeated", &[]),
        ("overruled", &[]),
        ("over", &[]),
        ("by the drop of a hat", &["1-0", "0-1", "1/2-1/2"]),
    ] {
        for result in ["1-0", "0-1", "1/2-1/2", "*"] {
            let moves = format!("[Reason \"{reason}\"]\n1. 2 / 6\n2. 3\n{result}");
            if results.contains(&result) {
                reads(&moves);
            } else if result == "*" {
                assert_eq!(wrong(&moves), at(2, 10, "record-text-no-reason"));
            } else {
                assert_eq!(wrong(&moves), at(2, 10, impossible(reason, result)));
            }
        }
    }
}

/// The words of the standard, where a record has no reason of ours.
#[test]
fn terminations_of_other_programs_are_read() {
    for (termination, result, ending) in [
        ("Normal", "1-0", None),
        ("Time forfeit", "0-1", Some(Ending::Time)),
        ("Time forfeit", "1-0", None),
        ("abandoned", "1-0", Some(Ending::Forfeit)),
        ("abandoned", "*", Some(Ending::Aborted)),
        ("unterminated", "*", None),
        ("Ann won by a hair", "1-0", None),
    ] {
        let text = format!("[Termination \"{termination}\"]\n1. 2 / 6\n2. 3\n{result}");
        let (game, about) = reads(&text);
        let found = game.outcome().map(|outcome| outcome.ending);
        assert_eq!(found, ending, "{text}");
        let decided = about.verdict.is_some();
        assert_eq!(decided, ending.is_none() && result != "*", "{text}");
        let written = write(&game, &about);
        let sheet = Sheet::parse(&written).unwrap();
        let (again, about_again) = sheet.replay::<Strip>().unwrap();
        assert_eq!((again.outcome(), about_again), (game.outcome(), about));
    }
}

const NUMBER: &str = "record-text-expected-number";

fn impossible(reason: &str, result: &str) -> Message {
    Message::new("record-text-impossible-reason")
        .with("reason", reason)
        .with("result", result)
}

fn one_of(names: &str) -> Message {
    Message::new("text-expected-one-of").with("names", names)
}

#[test]
fn a_cut_record_is_no_record() {
    let text = format!("{TAGS}1. 2; 3 {{ä}} {{[%clk 0:04:10]}} / 6; 7 (6)\n2. pass / 8\n1/2-1/2");
    let reads = |text| Sheet::parse(text).and_then(|sheet| sheet.replay::<Strip>());
    assert!(reads(&text).is_ok());
    for end in 0..text.len() {
        if let Some(cut) = text.get(..end) {
            assert!(reads(cut).is_err(), "{cut}");
        }
    }
}

/// Whatever is done to a record, reading it ends in a game or an error; a game is written again.
#[test]
fn mangled_records_never_panic() {
    let whole = format!(
        "{TAGS}[Result \"*\"]\n{{ä}}1. 2; 3 {{\\}} {{[%clk 0:04:10.5]}} / 6; 7 (6) {{[%eval x]}}\n2. pass / 8; end\n*"
    );
    let pieces = [
        ";", "/", "1.", "1...", "{", "}", "[%", "]", "(", ")", "$1", "%", "\"", "\\", "\n", "end",
        "pass", "1-0", "ü", "9",
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
