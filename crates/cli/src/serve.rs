//! The command `serve`: runs the game hall as a server.

use std::borrow::Cow;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use hall::{Catalogue, Hall};
use server::{Assets, Config, Engine, Lull, ServeError, Setup};

use crate::failure::Failure;
use crate::words::{self, number};

/// The files of the browser app, with compressed versions beside them.
static WEB: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/web.rs"));

/// Where to serve, and what from.
#[derive(Args, Debug)]
pub(crate) struct Serve {
    /// The address to listen on; port 0 picks a free port
    #[arg(
        long,
        value_name = "ADDRESS",
        default_value = "127.0.0.1:8080",
        env = "TIGERDEN_LISTEN",
        value_parser = address
    )]
    listen: SocketAddr,
    /// The folder in which games are kept; it is created if it is missing
    #[arg(
        long,
        value_name = "FOLDER",
        default_value = "tigerden-data",
        env = "TIGERDEN_DATA"
    )]
    data: PathBuf,
    /// How long the computer may think about a turn, in milliseconds
    #[arg(long, value_name = "NUMBER", default_value_t = 1000, value_parser = number(1u64..))]
    think_ms: u64,
    /// How much memory games may hold that nobody looks at, together with those in use, in MiB
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 256,
        value_parser = number(0u32..)
    )]
    memory_mib: u32,
    /// Take the addresses of users from `X-Forwarded-For`, for a server behind a reverse proxy
    #[arg(long)]
    behind_proxy: bool,
}

fn address(text: &str) -> Result<SocketAddr, String> {
    let expected = "expected an address and a port, such as 127.0.0.1:8080";
    let in_numbers = text.replace("localhost", "127.0.0.1");
    in_numbers.parse().map_err(|_| expected.to_owned())
}

/// Serves until a signal ends it.
pub(crate) fn run(hall: &Hall, catalogue: &Catalogue, serve: &Serve) -> Result<(), Failure> {
    server::start_log();
    let files = WEB
        .iter()
        .map(|(name, bytes)| ((*name).to_owned(), Cow::Borrowed(*bytes)));
    let lull = Lull::default();
    let config = Config {
        listen: serve.listen,
        data: serve.data.clone(),
        setup: Setup {
            behind_proxy: serve.behind_proxy,
            hall: hall.clone(),
            player: Arc::new(Engine::new(serve.think_ms).with_catalogue(catalogue.clone())),
            lull: lull.clone(),
            memory: (serve.memory_mib as usize) << 20,
            ..Setup::new(Assets::new(files))
        },
    };
    let ready = |address: SocketAddr| {
        // Standard output may be closed; the server works all the same.
        let _ = writeln!(io::stdout(), "TigerDen is served on http://{address}/");
        if WEB.is_empty() {
            let said =
                "Without a page: this program was built for tests, not by `cargo xtask build`.";
            let _ = writeln!(io::stderr(), "{said}");
        }
    };
    let runtime = lull.runtime()?;
    let served = runtime.block_on(server::serve(config, ready));
    // Everything is on disk. What is still being checked for somebody ends with the process.
    runtime.shutdown_background();
    served.map_err(Failure::from)
}

impl From<ServeError> for Failure {
    fn from(error: ServeError) -> Self {
        Self::Server(match error {
            ServeError::Listen { address, error } => {
                format!("can't listen on {address}: {}", words::io(&error))
            }
            error => words::without_number(&error.to_string()),
        })
    }
}
