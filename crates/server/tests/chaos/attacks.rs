//! Strangers who want to keep the server from its work.
//!
//! The server runs with its usual limits. The strangers have addresses of their own on the loopback
//! network; meanwhile somebody at another address plays, and must hardly notice.

pub(crate) mod computers;
pub(crate) mod halves;
pub(crate) mod invalid;
pub(crate) mod names;
pub(crate) mod pings;
pub(crate) mod positions;
pub(crate) mod rematches;
pub(crate) mod slow;

mod bystander;
mod wire;

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::time::Instant;

use tempfile::TempDir;
use tokio::net::{TcpSocket, TcpStream};

use crate::child::{Child, Manner, START};
use crate::http::Http;
use crate::process::Spent;
use crate::report::{Report, ms};
use bystander::Bystander;

/// Memory that an attack may cost beside what the server uses anyhow, in bytes.
const MEMORY: u64 = 64 << 20;

/// A server under attack, and somebody who plays on it.
struct Siege {
    child: Child,
    bystander: Bystander,
    /// What the server used before.
    memory: u64,
    spent: Spent,
    began: Instant,
    _folder: TempDir,
}

impl Siege {
    async fn begin() -> Self {
        Self::begin_with(None).await
    }

    /// With another number of games that an address may begin in an hour.
    async fn begin_with(games_per_hour: Option<NonZeroU32>) -> Self {
        let folder = TempDir::new().expect("a folder for the database");
        let manner = Manner {
            usual: true,
            games_per_hour,
            ..Manner::default()
        };
        let child = Child::start_as(folder.path(), &manner, START).await;
        let bystander = Bystander::start(child.address()).await;
        Self {
            memory: child.memory(),
            spent: Spent::by(child.id()),
            child,
            began: Instant::now(),
            bystander,
            _folder: folder,
        }
    }

    fn address(&self) -> SocketAddr {
        self.child.address()
    }

    /// Lets the server use so many bytes more.
    fn allow(&mut self, bytes: u64) {
        self.memory += bytes;
    }

    /// Ends it; reports how the bystander fared and what the server's memory has grown by.
    async fn end(mut self, report: &mut Report) {
        let grown = self.child.memory().saturating_sub(self.memory);
        report.say(format!("{} kB more memory", grown / 1000));
        let cpu = (Spent::by(self.child.id()) - self.spent).cpu.as_secs_f64();
        let share = 100.0 * cpu / self.began.elapsed().as_secs_f64();
        report.say(format!("{share:.0} % of a processor"));
        report.check(grown < MEMORY, "it took too much memory");
        let fared = self.bystander.end().await;
        report.say(format!(
            "somebody else played {} turns meanwhile, median {}, slowest {}",
            fared.turns,
            ms(fared.median),
            ms(fared.slowest)
        ));
        report.check(fared.turns > 0, "nobody else could play");
        report.check(
            fared.slowest < bystander::PATIENCE,
            "somebody else had to wait too long",
        );
        self.child.kill().await;
    }
}

/// Connects from stranger number `from`, an address of the loopback network.
async fn connect(from: u8, to: SocketAddr) -> io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::from((Ipv4Addr::new(127, 0, 1, from), 0)))?;
    socket.connect(to).await
}

/// The same for requests one after the other.
async fn http(from: u8, to: SocketAddr) -> io::Result<Http> {
    Http::over(connect(from, to).await?)
}
