//! The browser app: compiled, made loadable, and put together with its files in `target/web`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use brotli::enc::BrotliEncoderParams;

use crate::files;
use crate::shell::{self, note, step};
use crate::wasm::{TARGET, Toolchain};

/// The app as the browser loads it, by its name in the bundle.
const WASM: &str = "web_bg.wasm";
const SERVICE_WORKER: &str = "sw.js";

/// The goal is 1 500 000; this keeps what is reached from being lost on the way there.
const RAW_LIMIT: usize = 1_545_000;
const COMPRESSED_LIMIT: usize = 500_000;

/// Where the bundle lies: the server takes it from there into its program.
pub(crate) fn folder() -> PathBuf {
    files::root().join("target/web")
}

/// Makes the bundle; what is up to date is left as it is.
pub(crate) fn build() -> Result<()> {
    let wasm = step("Browser app: compile", compile)?;
    let loadable = step("Browser app: make it loadable", || make_loadable(&wasm))?;
    step("Browser app: collect its files", || collect(&loadable))
}

/// The app's size, raw and compressed.
///
/// # Errors
///
/// If it is over the limit.
pub(crate) fn sizes() -> Result<String> {
    let path = folder().join(WASM);
    let wasm = fs::read(&path).with_context(|| format!("{} is not built", path.display()))?;
    // As the server sends it.
    let mut compressed = Vec::new();
    brotli::BrotliCompress(
        &mut wasm.as_slice(),
        &mut compressed,
        &BrotliEncoderParams::default(),
    )?;
    let compressed = compressed.len();
    let said = format!(
        "{WASM}: {} bytes, {compressed} compressed by brotli",
        wasm.len()
    );
    if wasm.len() > RAW_LIMIT || compressed > COMPRESSED_LIMIT {
        bail!("{said}; allowed are {RAW_LIMIT} and {COMPRESSED_LIMIT}");
    }
    Ok(said)
}

fn compile() -> Result<PathBuf> {
    let toolchain = Toolchain::find()?;
    note(format_args!("compiler: {}", toolchain.name()));
    let mut cargo = toolchain.cargo_build();
    shell::run(cargo.args(["--package", "web", "--lib", "--profile", "wasm"]))?;
    Ok(files::target().join(TARGET).join("wasm/web.wasm"))
}

/// Runs the helper program `bundle`, unless it has already made its files from just this input.
fn make_loadable(wasm: &Path) -> Result<PathBuf> {
    let folder = files::target().join("loadable");
    let stamp = files::target().join("loadable.stamp");
    let helper = files::root().join("xtask/bundle");
    let mut input = fs::read(wasm)?;
    for file in [helper.join("src/main.rs"), helper.join("Cargo.toml")] {
        input.extend(fs::read(file)?);
    }
    let digest = files::digest(&input);
    if fs::read_to_string(&stamp).is_ok_and(|old| old == digest) && folder.join(WASM).is_file() {
        return Ok(folder);
    }
    if folder.is_dir() {
        fs::remove_dir_all(&folder)?;
    }
    let mut cargo = shell::cargo();
    cargo
        .args(["run", "--release", "--package", "bundle", "--"])
        .args([wasm, &folder]);
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
    let root = files::root();
    for (folder, endings) in [
        ("locales", &[".ftl"][..]),
        ("data", &["/rules.json", "/guide.json"]),
    ] {
        for file in files::below(&root.join(folder))? {
            let name = files::name_below(&root, &file);
            if endings.iter().any(|ending| name.ends_with(ending)) {
                bundle.insert(name, fs::read(&file)?);
            }
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
