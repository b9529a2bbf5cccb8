//! A running `tigerden uci`, as a chess program holds it.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How long an answer may take.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A running engine.
pub(crate) struct Engine {
    child: Child,
    pub(crate) input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    pub(crate) fn new() -> Self {
        let mut child = Command::new(assert_cmd::cargo::cargo_bin("tigerden"))
            .arg("uci")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in output.lines() {
                if sender.send(line.unwrap()).is_err() {
                    break;
                }
            }
        });
        Self {
            input: child.stdin.take(),
            child,
            lines,
        }
    }

    pub(crate) fn send_bytes(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().unwrap();
        input.write_all(bytes).and_then(|()| input.flush()).unwrap();
    }

    pub(crate) fn send(&mut self, line: &str) {
        self.send_bytes(format!("{line}\n").as_bytes());
    }

    /// Everything it says up to the first line that begins so, that line included.
    #[track_caller]
    pub(crate) fn until(&mut self, begins: &str) -> Vec<String> {
        let mut said = Vec::new();
        loop {
            match self.lines.recv_timeout(PATIENCE) {
                Ok(line) => said.push(line),
                Err(error) => panic!("`{begins}` does not come ({error}); it said {said:#?}"),
            }
            if said.last().unwrap().starts_with(begins) {
                return said;
            }
        }
    }

    /// The first line that contains this.
    #[track_caller]
    pub(crate) fn until_one(&mut self, part: &str) -> String {
        loop {
            let line = self.lines.recv_timeout(PATIENCE).unwrap();
            if line.contains(part) {
                return line;
            }
        }
    }

    /// Everything it says until it says no more.
    #[track_caller]
    pub(crate) fn rest(&mut self) -> Vec<String> {
        let mut said = Vec::new();
        loop {
            match self.lines.recv_timeout(PATIENCE) {
                Ok(line) => said.push(line),
                Err(RecvTimeoutError::Disconnected) => return said,
                Err(RecvTimeoutError::Timeout) => panic!("it goes on; it said {said:#?}"),
            }
        }
    }

    /// What it says to a line before it is ready again.
    #[track_caller]
    pub(crate) fn ask(&mut self, line: &str) -> Vec<String> {
        self.send(line);
        self.send("isready");
        let mut said = self.until("readyok");
        said.pop();
        said
    }

    /// The one complaint about a line.
    #[track_caller]
    pub(crate) fn complains(&mut self, line: &str, parts: &[&str]) {
        let said = self.ask(line);
        let [only] = &said[..] else {
            panic!("{line:?}: {said:#?}");
        };
        assert!(only.starts_with("info string "), "{line:?}: {only}");
        for part in parts {
            assert!(only.contains(part), "{line:?}: {only}");
        }
    }

    /// Lets it think; returns its best turn and the reply that it expects.
    #[track_caller]
    pub(crate) fn best_and_reply(&mut self, go: &str) -> (String, Option<String>) {
        self.send(go);
        let said = self.until("bestmove ");
        let last = said.last().unwrap();
        let words: Vec<_> = last.split(' ').collect();
        match words[1..] {
            [best] => (best.to_owned(), None),
            [best, "ponder", reply] => (best.to_owned(), Some(reply.to_owned())),
            _ => panic!("{last}"),
        }
    }

    /// Lets it think; returns its best turn.
    #[track_caller]
    pub(crate) fn best(&mut self, go: &str) -> String {
        self.best_and_reply(go).0
    }

    #[track_caller]
    pub(crate) fn text(&mut self) -> String {
        let said = self.ask("d");
        let text = said.iter().find_map(|line| line.strip_prefix("Text: "));
        text.unwrap().to_owned()
    }

    #[track_caller]
    pub(crate) fn ends(mut self, within: Duration) {
        let asked = Instant::now();
        while asked.elapsed() < within {
            if let Some(status) = self.child.try_wait().unwrap() {
                assert!(status.success(), "{status}");
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
        panic!("it goes on");
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// TORA's short board.
pub(crate) const SHORT: &str =
    "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";
