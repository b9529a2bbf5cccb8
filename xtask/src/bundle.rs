//! The browser app: compiled, made loadable, and put together with its files in `target/web`.

use std::collections::BTreeMap;
use std::fs;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::thread::{self, ScopedJoinHandle};

use anyhow::{Context, Result, bail, ensure};

use crate::files;
use crate::first;
use crate::helpers::Helper;
use crate::shell::{self, note, step};
use crate::sizes;
use crate::wasm::{TARGET, Toolchain};

/// A WebAssembly module of the app.
struct Module {
    /// Its crate.
    name: &'static str,
    /// The profile it is compiled with.
    profile: &'static str,
    /// What the compiler is told for all that is in it, the standard library included.
    flags: &'static str,
    /// What the linker is told.
    linked: &'static [&'static str],
}

/// Those of `.cargo/config.toml`, which these replace; and the places of panics, which users can't look up,
/// would be 3 % of the page.
const SMALL: &str =
    "--cfg=erase_components --cfg=sha2_backend_soft=\"compact\" -Zlocation-detail=none";

/// The page, and what only workers load: the computer opponent and the check of finished games.
const MODULES: [Module; 3] = [
    Module {
        name: "web",
        profile: "wasm",
        flags: SMALL,
        // With this the helper can take the module apart.
        linked: &["-Clink-arg=--emit-relocs"],
    },
    Module {
        name: "thinker",
        profile: "wasm-fast",
        flags: "",
        linked: &[],
    },
    Module {
        name: "auditor",
        profile: "wasm",
        flags: SMALL,
        linked: &[],
    },
];
/// The list of the page's parts that the helper writes.
const PARTS: &str = "parts.json";
const SERVICE_WORKER: &str = "sw.js";
/// What the page does before anything is drawn.
const FIRST_SCRIPT: &str = "first.js";

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

/// The files of each part of the page, by the part's name.
///
/// # Errors
///
/// If the page is not built.
pub(crate) fn parts() -> Result<BTreeMap<String, Vec<String>>> {
    let list = files::target().join("loadable").join(PARTS);
    serde_json::from_str(&files::read(&list)?).with_context(|| format!("{}", list.display()))
}

/// A module's file in the bundle.
pub(crate) fn loadable_name(module: &str) -> String {
    format!("{module}_bg.wasm")
}

fn compile() -> Result<Vec<PathBuf>> {
    let toolchain = Toolchain::find()?;
    note(format_args!("compiler: {}", toolchain.name()));
    let folder = files::target().join(TARGET);
    let compile = |module: &Module| {
        let Module {
            name,
            profile,
            flags,
            linked,
        } = module;
        let mut cargo = toolchain.cargo("rustc");
        if !flags.is_empty() {
            cargo.env("RUSTFLAGS", flags);
        }
        cargo.args(["--package", &files::package(name)?, "--lib"]);
        shell::run(cargo.args(["--profile", profile, "--"]).args(*linked))?;
        Ok(folder.join(profile).join(format!("{name}.wasm")))
    };
    // Side by side: at its end, compiling a module keeps one processor busy for a minute.
    thread::scope(|scope| {
        let compile = &compile;
        let modules: Vec<_> = MODULES
            .iter()
            .map(|module| scope.spawn(move || compile(module)))
            .collect();
        let helpers = scope.spawn(|| {
            Helper::Bundle.compile()?;
            Helper::First.compile()
        });
        let compiled: Result<_> = modules.into_iter().map(joined).collect();
        joined(helpers)?;
        compiled
    })
}

fn joined<T>(thread: ScopedJoinHandle<'_, T>) -> T {
    thread.join().unwrap_or_else(|panic| resume_unwind(panic))
}

/// Runs the helper program `bundle`, unless it has already made its files from just this input.
fn make_loadable(compiled: &[PathBuf]) -> Result<PathBuf> {
    let folder = files::target().join("loadable");
    let stamp = files::target().join("loadable.stamp");
    let helper_folder = files::root().join("xtask/bundle");
    let (first, _) = sizes::FIRST_GAME;
    let mut input = first.as_bytes().to_vec();
    let mut sources = files::below(&helper_folder)?;
    sources.extend_from_slice(compiled);
    for file in sources {
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
    shell::run(
        Helper::Bundle
            .command()
            .arg(&folder)
            .args([&digest, first])
            .args(compiled),
    )?;
    files::write(&stamp, digest.as_bytes())?;
    Ok(folder)
}

fn collect(loadable: &Path) -> Result<()> {
    let mut bundle = BTreeMap::new();
    for folder in [loadable, &files::root().join("crates/web/static")] {
        for file in files::below(folder)? {
            let name = files::name_below(folder, &file);
            let bytes = fs::read(&file)?;
            let indented = [".js", ".css"].iter().any(|ending| name.ends_with(ending));
            let bytes = if indented { lean(bytes)? } else { bytes };
            bundle.insert(name, bytes);
        }
    }
    add_drawings(&mut bundle)?;
    // The list of parts is not served; `sizes` reads it where it was made.
    bundle.remove(PARTS);
    // The page fetches the texts of its languages and books.
    let locales = files::locales();
    for file in files::below(&locales)? {
        let name = format!("locales/{}", files::name_below(&locales, &file));
        bundle.insert(name, uncommented(&fs::read_to_string(&file)?).into_bytes());
    }
    for book in ["rules.json", "guide.json"] {
        for (game, file) in files::of_games(book)? {
            bundle.insert(format!("data/{game}/{book}"), fs::read(&file)?);
        }
    }
    for (game, file) in files::puzzles()? {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        bundle.insert(format!("data/{game}/puzzles/{name}"), fs::read(&file)?);
    }
    let cards: BTreeMap<String, String> =
        serde_json::from_str(&shell::read(Helper::First.command().arg("cards"))?)?;
    for (name, picture) in cards {
        bundle.insert(format!("cards/{name}"), picture.into_bytes());
    }
    let Some(page) = bundle.remove("index.html") else {
        bail!("crates/web/static/index.html is missing");
    };
    let drawings = files::read(&files::root().join("crates/print/art/house.svg"))?;
    let board = shell::read(&mut Helper::First.command())?;
    let page = first::page(&String::from_utf8(page)?, &drawings, &board)?;
    bundle.insert("index.html".to_owned(), page.into_bytes());
    put_in_front(&mut bundle, FIRST_SCRIPT, &asked()?)?;
    let precache = precache(&bundle)?;
    put_in_front(&mut bundle, SERVICE_WORKER, &precache)?;
    files::fill(&folder(), &bundle)
}

/// Adds the drawings, and their colors before the rules of the page's own style sheet.
fn add_drawings(bundle: &mut BTreeMap<String, Vec<u8>>) -> Result<()> {
    for file in files::below(&files::root().join("crates/print/art"))? {
        let bytes = fs::read(&file)?;
        match file.file_name().and_then(|name| name.to_str()) {
            Some("looks.css") => {
                let sheet = bundle.entry("style.css".to_owned()).or_default();
                *sheet = [lean(bytes)?, std::mem::take(sheet)].concat();
            }
            Some(name) => drop(bundle.insert(format!("art/{name}"), bytes)),
            None => {}
        }
    }
    Ok(())
}

/// Fluent texts without their comments.
fn uncommented(texts: &str) -> String {
    let lines = texts.split_inclusive('\n');
    lines.filter(|line| !line.starts_with('#')).collect()
}

/// A script or style sheet without indentation, empty lines, and comments on lines of their own. They
/// mean nothing there, since no script has a string over several lines.
fn lean(bytes: Vec<u8>) -> Result<Vec<u8>> {
    let text = String::from_utf8(bytes)?;
    let mut lean = String::with_capacity(text.len());
    let mut in_comment = false;
    for line in text.lines().map(str::trim) {
        in_comment |= line.starts_with("/*");
        if !in_comment && !line.is_empty() && !line.starts_with("//") {
            lean.push_str(line);
            lean.push('\n');
        }
        if in_comment && let Some((_, after)) = line.split_once("*/") {
            ensure!(after.is_empty(), "code behind a comment: {line}");
            in_comment = false;
        }
    }
    Ok(lean.into_bytes())
}

/// Gives a script its first line.
fn put_in_front(bundle: &mut BTreeMap<String, Vec<u8>>, name: &str, line: &str) -> Result<()> {
    let script = bundle.get_mut(name);
    let script = script.with_context(|| format!("crates/web/static/{name} is missing"))?;
    script.splice(0..0, line.bytes());
    Ok(())
}

/// The first line of the first script: the files that the app asks for as soon as it is there.
fn asked() -> Result<String> {
    let path = |name: &str| format!("/{name}");
    let later = serde_json::json!({
        "always": sizes::ASKED_ALWAYS.map(path),
        "home": sizes::asked_at_home()?.iter().map(|name| path(name)).collect::<Vec<_>>(),
    });
    Ok(format!("const LATER = {later};\n"))
}

/// The first line of the service worker: every file with a digest of its content, one of all, and
/// the files without which there is no first board.
fn precache(bundle: &BTreeMap<String, Vec<u8>>) -> Result<String> {
    let path = |name: &String| format!("/{name}");
    let files: BTreeMap<String, String> = bundle
        .iter()
        .map(|(name, bytes)| (path(name), files::digest(bytes)))
        .collect();
    let list = serde_json::json!(files).to_string();
    let version = files::digest(list.as_bytes());
    let first: Vec<_> = sizes::first_board()?.iter().map(path).collect();
    let first = serde_json::json!(first);
    Ok(format!(
        "const PRECACHE = {{ version: \"{version}\", files: {list}, first: {first} }};\n"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_lose_their_comments_and_nothing_else() {
        let script = "/**\n * @param {string} a\n */\nf(a) {\n\n    // why\n    return a; // b\n}\n/* c */\n";
        let lean = lean(script.into()).expect("a script");
        assert_eq!(
            String::from_utf8(lean).expect("text"),
            "f(a) {\nreturn a; // b\n}\n"
        );
    }

    #[test]
    fn texts_lose_their_comments_and_nothing_else() {
        let texts = "### File\n\n# $n is a number.\na = { $n } #1\n    # no comment\n";
        assert_eq!(uncommented(texts), "\na = { $n } #1\n    # no comment\n");
    }

    #[test]
    fn code_behind_a_comment_is_not_lost_unnoticed() {
        assert!(lean("/* a */ b();\n".into()).is_err());
    }
}
