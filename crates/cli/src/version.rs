//! The command `version`: what this program is and was built with.

use std::io::{self, Write};

use serde::Serialize;

use crate::failure::Failure;
use crate::json::{self, Json};

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The answer to `version --json`.
#[derive(Serialize)]
struct Version {
    program: &'static str,
    version: &'static str,
    /// Whether `serve` is there.
    serve: bool,
}

pub(crate) fn run(json: Json) -> Result<(), Failure> {
    let version = Version {
        program: "tigerden",
        version: VERSION,
        serve: cfg!(feature = "serve"),
    };
    if json.json {
        return json::print(&version);
    }
    writeln!(io::stdout().lock(), "tigerden {VERSION}")?;
    Ok(())
}
