//! The browser app: compiled, made loadable, and put together with its files in `target/web`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use brotli::enc::BrotliEncoderParams;

use crate::files;
use crate::shell::{self, note, step};
use crate::wasm::{TARGET, Toolchain};

/// A WebAssembly module of the app.
struct Module {
    /// Its crate, and the name of its library.
    name: &'static str,
    /// The profile it is compiled with.
    profile: &'static str,
    /// The most bytes that it may have, and that it may have when compressed.
    limits: [usize; 2],
}

/// The page, and the computer opponent, which only its worker loads.
///
/// The page's goal was 1 500 000 bytes when there was one game; its limit keeps what is reached
/// with the others, clocks, dice and matches from being lost.
const MODULES: [Module; 2] = [
    Module {
        name: "web",
        profile: "wasm",
        limits: [1_830_000, 500_000],
    },
    Module {
        name: "thinker",
        profile: "wasm-fast",
        limits: [1_000_000, 250_000],
    },
];
const SERVICE_WORKER: &str = "sw.js";

/// Where the bundle lies: the server takes it from there into its program.
pub(crate) fn folder() -> PathBuf {
    files::root().join("target/web")
}

/// Makes the bundle; what is up to date is left as it is.
pub(crate) fn build() -> Result<()> {
    let compiled = step("Browser app: compile", compile)?;
    let loadable = step("Browser app: make it loadable", || make_loadable(&compiled))?;
    step("Browser app: collect its files", || collect(&loadable))
}

/// The sizes of the app's modules, raw and compressed, a line for each.
///
/// # Errors
///
/// If they are over the limits.
pub(crate) fn sizes() -> Result<String> {
    let mut said = Vec::new();
    let mut fit = true;
    for Module { name, limits, .. } in MODULES {
        let path = folder().join(loadable_name(name));
        let wasm = fs::read(&path).with_context(|| format!("{} is not built", path.display()))?;
        // As the server sends it.
        let mut compressed = Vec::new();
        brotli::BrotliCompress(
            &mut wasm.as_slice(),
            &mut compressed,
            &BrotliEncoderParams::default(),
        )?;
        let (raw, compressed) = (wasm.len(), compressed.len());
        fit &= raw <= limits[0] && compressed <= limits[1];
        said.push(format!(
            "{name}: {raw} bytes of {}, compressed by brotli {compressed} of {}",
            limits[0], limits[1]
        ));
    }
    let said = said.join("\n");
    if !fit {
        bail!("the browser app is too large\n{said}");
    }
    Ok(said)
}

/// A module's file in the bundle.
fn loadable_name(module: &str) -> String {
    format!("{module}_bg.wasm")
}

fn compile() -> Result<Vec<PathBuf>> {
    let toolchain = Toolchain::find()?;
    note(format_args!("compiler: {}", toolchain.name()));
    let folder = files::target().join(TARGET);
    let compile = |Module { name, profile, .. }| {
        let mut cargo = toolchain.cargo_build();
        let package = files::package(name)?;
        shell::run(cargo.args(["--package", &package, "--lib", "--profile", profile]))?;
        Ok(folder.join(profile).join(format!("{name}.wasm")))
    };
    MODULES.into_iter().map(compile).collect()
}

/// Runs the helper program `bundle`, unless it has already made its files from just this input.
fn make_loadable(compiled: &[PathBuf]) -> Result<PathBuf> {
    let folder = files::target().join("loadable");
    let stamp = files::target().join("loadable.stamp");
    let helper = files::root().join("xtask/bundle");
    let mut input = Vec::new();
    for file in [helper.join("src/main.rs"), helper.join("Cargo.toml")]
        .iter()
        .chain(compiled)
    {
        input.extend(fs::read(file)?);
    }
    let digest = files::digest(&input);
    let there = |module: Module| folder.join(loadable_name(module.name)).is_file();
    if fs::read_to_string(&stamp).is_ok_and(|old| old == digest) && MODULES.into_iter().all(there) {
        return Ok(folder);
    }
    if folder.is_dir() {
        fs::remove_dir_all(&folder)?;
    }
    let mut cargo = shell::cargo();
    cargo
        .args(["run", "--release", "--package", "bundle", "--"])
        .arg(&folder)
        .args(compiled);
    shell::run(&mut cargo)?;
    files::write(&stamp, digest.as_bytes())?;
    Ok(folder)
}

fn collect(loadable: &Path) -> Result<()> {
    let mut bundle = BTreeMap::new();
    for folder in [loadable, &files::root().join("crates/web/static")] {
        for file in files::below(folder)? {
            bundle.insert(files::name_below(folder, &file), fs::read(&file)?);
        }
    }
    // The page fetches the texts of its languages and books.
    let locales = files::locales();
    for file in files::below(&locales)? {
        let name = format!("locales/{}", files::name_below(&locales, &file));
        bundle.insert(name, fs::read(&file)?);
    }
    for book in ["rules.json", "guide.json"] {
        for (game, file) in files::of_games(book)? {
            bundle.insert(format!("data/{game}/{book}"), fs::read(&file)?);
        }
    }
    if !bundle.contains_key("index.html") {
        bail!("crates/web/static/index.html is missing");
    }
    if let Some(worker) = bundle.remove(SERVICE_WORKER) {
        let worker = [precache(&bundle).as_bytes(), &worker].concat();
        bundle.insert(SERVICE_WORKER.to_owned(), worker);
    }
    files::fill(&folder(), &bundle)
}

/// The first line of the service worker: every file with a digest of its content, and one of all.
fn precache(bundle: &BTreeMap<String, Vec<u8>>) -> String {
    let files: BTreeMap<String, String> = bundle
        .iter()
        .map(|(name, bytes)| (format!("/{name}"), files::digest(bytes)))
        .collect();
    let list = serde_json::json!(files).to_string();
    let version = files::digest(list.as_bytes());
    format!("const PRECACHE = {{ version: \"{version}\", files: {list} }};\n")
}
