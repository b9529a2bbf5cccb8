//! Turns compiled WebAssembly into modules that a page can load: `bundle FOLDER STAMP WASM…`.
//!
//! A module with functions marked `#[wasm_split]` comes apart on the way: see [`split`]. `STAMP`
//! becomes a part of the names of its parts.
//!
//! A program of its own, so that `xtask` need not wait for the large libraries it uses.

mod shorten;
mod split;

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let arguments: Vec<OsString> = env::args_os().skip(1).collect();
    let [folder, stamp, modules @ ..] = arguments.as_slice() else {
        bail!("usage: bundle FOLDER STAMP WASM…");
    };
    let stamp = stamp.to_str().context("the stamp is no text")?;
    for wasm in modules {
        make_loadable(Path::new(folder), stamp, Path::new(wasm))
            .with_context(|| format!("{} can't be made loadable", wasm.display()))?;
    }
    Ok(())
}

fn make_loadable(folder: &Path, stamp: &str, wasm: &Path) -> Result<()> {
    fs::create_dir_all(folder)?;
    let name = wasm.file_stem().and_then(|name| name.to_str());
    let name = name.context("its name is no text")?;
    let mut bytes = fs::read(wasm)?;
    let in_parts = split::has_parts(&bytes);
    if in_parts {
        bytes = split::split(folder, name, stamp, &bytes)?;
    }
    Bindgen::new()
        .input_bytes(name, bytes)
        .web(true)?
        .typescript(false)
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        // The parts share the main module's table of functions.
        .keep_lld_exports(in_parts)
        .generate(folder)?;
    shorten::shorten(folder, name)
}
