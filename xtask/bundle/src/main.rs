//! Turns compiled WebAssembly into modules that a page can load: `bundle FOLDER WASM…`.
//!
//! A program of its own, so that `xtask` need not wait for the large library it uses.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let arguments: Vec<PathBuf> = env::args_os().skip(1).map(PathBuf::from).collect();
    let [folder, modules @ ..] = arguments.as_slice() else {
        bail!("usage: bundle FOLDER WASM…");
    };
    for wasm in modules {
        Bindgen::new()
            .input_path(wasm)
            .web(true)?
            .typescript(false)
            .omit_default_module_path(false)
            .remove_name_section(true)
            .remove_producers_section(true)
            .generate(folder)
            .with_context(|| format!("{} can't be made loadable", wasm.display()))?;
    }
    Ok(())
}
