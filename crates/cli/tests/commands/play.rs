//! What `play` refuses before it begins, and what it does when it is told to end.

#[cfg(target_os = "linux")]
use std::io::{BufRead, BufReader, Read};
#[cfg(target_os = "linux")]
use std::process::{Child, ChildStdout, Command, Stdio};
#[cfg(target_os = "linux")]
use std::time::{Duration, Instant};

use crate::{refuses, says, tigerden};

#[test]
fn play_needs_a_terminal_and_spares_files() {
    let path = std::env::temp_dir().join(format!("tigerden-test-{}.txt", std::process::id()));
    std::fs::write(&path, "mine").unwrap();
    let name = path.to_str().unwrap();
    says(
        &refuses(&["play", "tora-short", "--save", name], ""),
        &["exists already"],
    );
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "mine");
    std::fs::remove_file(&path).unwrap();
    let both = refuses(&["play", "--record", name, "--option", "quiet=off"], "");
    says(&both, &["--record", "cannot be used with"]);
    says(
        &refuses(&["play", "tora-short", "--level", "11"], ""),
        &["11", "from 1 to 10"],
    );
    let alone = refuses(&["play", "tora-short", "--side", "first"], "");
    says(&alone, &["expected --level LEVEL, too"]);
    let assert = tigerden(&["play", "tora-short", "--save", name])
        .assert()
        .code(1);
    says(
        &String::from_utf8_lossy(&assert.get_output().stderr),
        &["needs a terminal"],
    );
    assert!(!path.exists());
}

/// A game in a terminal, which `script` gives to the program.
#[cfg(target_os = "linux")]
struct Game {
    terminal: Child,
    shown: BufReader<ChildStdout>,
    pid: String,
}

#[cfg(target_os = "linux")]
impl Game {
    /// Begins to play and waits for the screen of the game.
    fn new(arguments: &str, language: &str) -> Self {
        Self::after("true", arguments, language)
    }

    /// The same after a command of the shell.
    fn after(command: &str, arguments: &str, language: &str) -> Self {
        let program = assert_cmd::cargo::cargo_bin("tigerden");
        let play = format!(
            "{command}; stty cols 100 rows 30 < /dev/tty; LC_ALL={language} {} play {arguments} < /dev/tty & \
             echo pid $!; wait $!; echo code $?",
            program.display()
        );
        let mut terminal = Command::new("script")
            .args(["-qc", &play, "/dev/null"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut shown = BufReader::new(terminal.stdout.take().unwrap());
        let mut line = String::new();
        shown.read_line(&mut line).unwrap();
        let pid = line.trim().strip_prefix("pid ").unwrap().to_owned();
        let mut game = Self {
            terminal,
            shown,
            pid,
        };
        game.until("\u{1b}[?1049h");
        game
    }

    /// What is shown up to this text.
    fn until(&mut self, text: &str) -> String {
        let mut said = Vec::new();
        while !said.ends_with(text.as_bytes()) {
            let mut byte = [0];
            self.shown.read_exact(&mut byte).unwrap();
            said.extend(byte);
        }
        String::from_utf8(said).unwrap()
    }

    /// What is shown after a signal, once the terminal has been given back.
    fn ended_by(mut self, signal: &str) -> String {
        let signal = format!("-{signal}");
        let killed = Command::new("kill").args([&signal, &self.pid]).status();
        assert!(killed.unwrap().success());
        self.until("\u{1b}[?1049l");
        let mut said = String::new();
        self.shown.read_to_string(&mut said).unwrap();
        self.terminal.wait().unwrap();
        said
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_signal_ends_the_game_as_shells_expect() {
    let folder = tempfile::tempdir().unwrap();
    for (signal, code) in [("TERM", 143), ("INT", 130)] {
        let file = folder.path().join(signal);
        let game = Game::new(&format!("tora-short --save {}", file.display()), "C");
        let said = game.ended_by(signal);
        let ended = format!("ended by SIG{signal}");
        says(&said, &["Saved to", &ended, &format!("code {code}")]);
        assert!(std::fs::read_to_string(file).unwrap().starts_with('['));
    }
}

/// The game ends and is saved when its terminal is gone; the shell has run this command before.
#[cfg(target_os = "linux")]
fn ends_with_its_terminal(command: &str) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game");
    let mut game = Game::after(
        command,
        &format!("tora-short --save {}", file.display()),
        "C",
    );
    game.until("help");
    std::fs::remove_file(&file).unwrap();
    game.terminal.kill().unwrap();
    game.terminal.wait().unwrap();
    let state = format!("/proc/{}/stat", game.pid);
    let began = Instant::now();
    while std::fs::read_to_string(&state).is_ok_and(|state| !state.contains(") Z ")) {
        assert!(began.elapsed() < Duration::from_secs(20), "it goes on");
        std::thread::sleep(Duration::from_millis(50));
    }
    assert!(std::fs::read_to_string(file).unwrap().starts_with('['));
}

#[cfg(target_os = "linux")]
#[test]
fn a_game_ends_with_its_terminal() {
    ends_with_its_terminal("true");
}

/// As in a shell that `nohup` has started: it doesn't tell the game that the terminal is gone.
#[cfg(target_os = "linux")]
#[test]
fn a_game_ends_with_its_terminal_where_nobody_tells_it() {
    ends_with_its_terminal("trap '' HUP");
}

#[cfg(target_os = "linux")]
#[test]
fn the_game_speaks_the_language_of_the_user() {
    for (arguments, language, word) in [
        ("tora-short", "de_DE.UTF-8", "Hilfe"),
        ("tora-short --language de", "C", "Hilfe"),
        ("tora-short --language en", "de_DE.UTF-8", "help"),
        ("tora-short", "fr_FR.UTF-8", "help"),
    ] {
        let mut game = Game::new(arguments, language);
        let shown = game.until(word);
        let others = if word == "help" { "am Zug" } else { "to move" };
        assert!(
            !shown.to_lowercase().contains(others),
            "{language}: {shown}"
        );
        says(&game.ended_by("TERM"), &["ended by SIGTERM"]);
    }
}
