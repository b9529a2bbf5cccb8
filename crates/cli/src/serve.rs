//! The game hall, served.

use std::borrow::Cow;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};

use clap::Args;
use engine::{Limits, Player, Score};
use game::Side;
use hall::Table;
use server::{Assets, Config, ServeError, Setup};

use crate::computer::{self, TABLE_MIB};
use crate::failure::Failure;

/// The browser app and its files, compressed ones beside them.
static WEB: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/web.rs"));

/// How far behind the computer must be to take a draw, in hundredths of a point.
const BEHIND: i32 = -50;

/// Where to serve, and what from.
#[derive(Args, Debug)]
pub(crate) struct Serve {
    /// The address to listen on; port 0 takes a free one
    #[arg(
        long,
        value_name = "ADDRESS",
        default_value = "127.0.0.1:8080",
        env = "TIGERDEN_LISTEN"
    )]
    listen: SocketAddr,
    /// The folder that keeps the games; made if it is not there
    #[arg(
        long,
        value_name = "FOLDER",
        default_value = "tigerden-data",
        env = "TIGERDEN_DATA"
    )]
    data: PathBuf,
    /// Milliseconds that the computer may think about a turn
    #[arg(long, value_name = "NUMBER", default_value_t = 1000)]
    think_ms: u64,
    /// A reverse proxy stands before the server and says in `X-Forwarded-For` who calls
    #[arg(long)]
    behind_proxy: bool,
}

/// Serves until told to stop.
pub(crate) fn run(serve: &Serve) -> Result<(), Failure> {
    server::start_log();
    let files = WEB
        .iter()
        .map(|(name, bytes)| ((*name).to_owned(), Cow::Borrowed(*bytes)));
    let config = Config {
        listen: serve.listen,
        data: serve.data.clone(),
        setup: Setup {
            assets: Assets::new(files),
            limits: server::Limits::default(),
            behind_proxy: serve.behind_proxy,
            player: Arc::new(Players::new(serve.think_ms)),
        },
    };
    let ready = |address: SocketAddr| {
        // Nobody may be reading this; the server works all the same.
        let _ = writeln!(io::stdout(), "TigerDen is served on http://{address}/");
        if WEB.is_empty() {
            let said =
                "Without a page: this program was built for tests, not by `cargo xtask build`.";
            let _ = writeln!(io::stderr(), "{said}");
        }
    };
    let runtime = tokio::runtime::Runtime::new()?;
    runtime
        .block_on(server::serve(config, ready))
        .map_err(Failure::from)
}

impl From<ServeError> for Failure {
    fn from(error: ServeError) -> Self {
        Self::Server(error.to_string())
    }
}

/// The computer in the server's games: players that are free keep what they have found out.
struct Players {
    free: Mutex<Vec<Player>>,
    limits: Limits,
}

impl Players {
    fn new(think_ms: u64) -> Self {
        Self {
            free: Mutex::default(),
            limits: Limits::time(think_ms),
        }
    }

    fn with<T>(&self, ask: impl FnOnce(&mut Player) -> T) -> T {
        let free = || self.free.lock().unwrap_or_else(PoisonError::into_inner);
        let mut player = free().pop().unwrap_or_else(|| Player::new(TABLE_MIB));
        let answer = ask(&mut player);
        free().push(player);
        answer
    }
}

impl server::Player for Players {
    fn turn(&self, table: &dyn Table, level: u8, stop: &AtomicBool) -> Result<Vec<String>, String> {
        let request = computer::request(table, level, self.limits);
        let answer = self.with(|player| player.think(&request, stop, &mut |_| ()));
        answer
            .map(|answer| answer.moves)
            .map_err(|error| error.to_string())
    }

    fn takes_draw(
        &self,
        table: &dyn Table,
        side: Side,
        level: u8,
        stop: &AtomicBool,
    ) -> Result<bool, String> {
        let request = computer::request(table, level, self.limits);
        let report = self.with(|player| player.analyse(&request, stop, &mut |_| ()));
        let own_view = table.to_move() == Some(side);
        Ok(
            match report
                .map_err(|error| error.to_string())?
                .map(|report| report.score)
            {
                Some(Score::Points(points)) if own_view => points <= BEHIND,
                Some(Score::Points(points)) => -points <= BEHIND,
                Some(Score::Wins(_)) => !own_view,
                Some(Score::Loses(_)) => own_view,
                None => false,
            },
        )
    }
}
