//! The key that a server publishes.

use std::io;
use std::path::Path;
use std::time::Duration;

use game::TextError;
use ureq::Agent;

use crate::failure::Failure;
use crate::source::Source;

/// Where servers publish the key with which they sign records.
const PLACE: &str = "/.well-known/tigerden-records.json";
/// How long the server may take, all in all.
const PATIENCE: Duration = Duration::from_secs(10);
/// An answer with a key is much shorter, in bytes.
const MOST: u64 = 64 << 10;

/// What a server answers at this address; if that names no page, where servers publish their key.
///
/// # Errors
///
/// If it is no address over `http`, or the server does not answer with a text.
pub(super) fn fetch(address: &str) -> Result<Source, Failure> {
    let Some(rest) = address.strip_prefix("http://") else {
        let error = TextError::new(0, address.len(), "cli-text-key-address");
        let help = format!("`curl -s {address} > key.json`, then `--key key.json`");
        return Err(Failure::input("--key", address, error).help(help));
    };
    let name = match rest.trim_end_matches('/') {
        host if host.contains('/') => address.to_owned(),
        host => format!("http://{host}{PLACE}"),
    };
    let config = Agent::config_builder()
        .timeout_global(Some(PATIENCE))
        .proxy(None);
    let agent: Agent = config.build().into();
    let text = agent.get(&name).call().and_then(|mut answer| {
        let body = answer.body_mut().with_config();
        body.limit(MOST).read_to_string()
    });
    match text {
        Ok(text) => Ok(Source { name, text }),
        Err(error) => Err(Failure::read(Path::new(&name), io::Error::other(error))),
    }
}
