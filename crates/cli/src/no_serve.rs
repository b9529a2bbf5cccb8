//! The command `serve` in a program that was built without the server.

use std::ffi::OsString;

use clap::Args;
use hall::{Catalogue, Hall};

use crate::failure::Failure;

/// Anything: it is refused all the same.
#[derive(Args, Debug)]
#[command(disable_help_flag = true)]
pub(crate) struct Serve {
    #[arg(hide = true, trailing_var_arg = true, allow_hyphen_values = true)]
    rest: Vec<OsString>,
}

/// Says why nothing is served.
pub(crate) fn run(_hall: &Hall, _catalogue: &Catalogue, _serve: &Serve) -> Result<(), Failure> {
    let why = "this program was built without the server and its page; `cargo xtask build` builds one with them";
    Err(Failure::Server(why.to_owned()))
}
