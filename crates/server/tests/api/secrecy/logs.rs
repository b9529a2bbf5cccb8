//! All that is logged, in full detail.

use std::collections::HashMap;
use std::io;
use std::sync::{Arc, LazyLock, Mutex};

use tracing::level_filters::LevelFilter;
use tracing_subscriber::fmt::MakeWriter;

/// How the log names a game, or its page.
const NAMED: [&str; 2] = ["/api/games/", "/game/"];
/// The length of a game's id.
const ID: usize = 12;

/// All that is logged from now on, by the game that it is about.
#[derive(Clone, Default)]
pub(crate) struct Log(Arc<Mutex<HashMap<String, Vec<String>>>>);

/// The log of this process.
static LOG: LazyLock<Log> = LazyLock::new(|| {
    let log = Log::default();
    tracing_subscriber::fmt()
        .with_max_level(LevelFilter::TRACE)
        .without_time()
        .with_ansi(false)
        .with_writer(log.clone())
        .init();
    log
});

impl Log {
    pub(crate) fn begin() -> Self {
        LOG.clone()
    }

    /// All lines that were logged.
    pub(crate) fn all(&self) -> String {
        let logged = self.0.lock().expect("no panic");
        logged.values().flatten().cloned().collect()
    }

    /// What was logged about games, without their ids and without how long it took.
    pub(crate) fn about(&self, ids: &[String]) -> Vec<String> {
        let logged = self.0.lock().expect("no panic");
        let lines = |(number, id): (usize, &String)| {
            let lines = logged.get(id).cloned().unwrap_or_default().into_iter();
            lines.map(move |line| (number, line)).collect::<Vec<_>>()
        };
        let plain = |(number, line): (usize, String)| {
            let line = ids.iter().fold(line, |line, id| line.replace(id, "ID"));
            let words = line.split_whitespace();
            let words = words.filter(|word| !word.starts_with("latency="));
            format!("{number}: {}", words.collect::<Vec<_>>().join(" "))
        };
        let mut lines: Vec<_> = ids.iter().enumerate().flat_map(lines).map(plain).collect();
        assert!(!lines.is_empty(), "requests are logged");
        // Live connections log while something else is answered.
        lines.sort_unstable();
        lines
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}

impl io::Write for Log {
    /// Takes a whole line.
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(line);
        let named = NAMED.iter().find_map(|named| text.split_once(named));
        let named = named.and_then(|(_, rest)| rest.get(..ID));
        let about = named.unwrap_or_default().to_owned();
        let mut lines = self.0.lock().expect("no panic");
        lines.entry(about).or_default().push(text.into_owned());
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
