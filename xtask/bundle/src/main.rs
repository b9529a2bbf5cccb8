//! Turns compiled WebAssembly into modules that a page can load: `bundle FOLDER STAMP FIRST WASM…`.
//!
//! A module with functions marked `#[wasm_split]` comes apart on the way: see [`split`]. `STAMP`
//! becomes a part of the names of its parts, and `FIRST` is the part that the first page needs.
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
    let [folder, stamp, first, modules @ ..] = arguments.as_slice() else {
        bail!("usage: bundle FOLDER STAMP FIRST WASM…");
    };
    let [stamp, first] = [stamp, first].map(|text| text.to_str());
    let stamp = stamp.context("the stamp is no text")?;
    let first = first.context("the first part's name is no text")?;
    for wasm in modules {
        make_loadable(Path::new(folder), stamp, first, Path::new(wasm))
            .with_context(|| format!("{} can't be made loadable", wasm.display()))?;
    }
    Ok(())
}

fn make_loadable(folder: &Path, stamp: &str, first: &str, wasm: &Path) -> Result<()> {
    fs::create_dir_all(folder)?;
    let name = wasm.file_stem().and_then(|name| name.to_str());
    let name = name.context("its name is no text")?;
    let mut bytes = fs::read(wasm)?;
    let in_parts = split::has_parts(&bytes);
    if in_parts {
        bytes = split::split(folder, name, stamp, first, &bytes)?;
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
