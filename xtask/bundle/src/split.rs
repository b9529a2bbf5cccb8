//! Taking a module apart: what only a function marked `#[wasm_split]` needs becomes a file of its
//! own, and what several of them need becomes shared files. A script beside them fetches a part
//! with all that it needs when the function is first called.
//!
//! Small shared files are not worth a request. Those of the part that the first page needs go into
//! the script, and all others together into one file, which is fetched with the first part that
//! needs some of them.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, ensure};
use walrus::ModuleConfig;
use wasm_split_cli_support::{Options, SplitWasm};

/// The script that fetches the parts.
const SCRIPT: &str = "parts.js";
/// The list of the parts, each with its files, for whoever measures them.
const LIST: &str = "parts.json";

/// Shared files of at most so many bytes are not fetched one by one: a request costs more than they do.
const SMALL: usize = 400;
/// The name of the file that has those of all parts but the first.
const GATHERED: &str = "small_pieces";
/// What the script does with such a file: one that it has itself, and one that is a part of the file `GATHERED`.
const SMALL_SCRIPT: &str = "\
const wasm = (bytes) => new Response(bytes, { headers: { \"content-type\": \"application/wasm\" } });
const inline = async (text) => wasm(Uint8Array.from(atob(text), (c) => c.charCodeAt(0)));
let gathered;
async function gather() {
    const file = await fetch(new URL(\"./GATHERED\", import.meta.url));
    if (!file.ok) throw new Error(`${file.url}: ${file.status}`);
    return file.arrayBuffer();
}
async function cut(from, to) {
    gathered ??= gather();
    try {
        return wasm((await gathered).slice(from, to));
    } catch (error) {
        gathered = undefined;
        throw error;
    }
}
";

/// Whether a module has functions marked `#[wasm_split]`.
pub(crate) fn has_parts(wasm: &[u8]) -> bool {
    let mark = b"__wasm_split_load_";
    wasm.windows(mark.len()).any(|window| window == mark)
}

/// Writes the parts of the module called `name` into `folder`; what is left is the module that
/// loads them. It must have been linked with `--emit-relocs`. The first page needs the part `first`.
///
/// Parts fit only the module with which they were linked. `stamp` is in their names, so that no
/// other module's parts can be taken for them.
pub(crate) fn split(
    folder: &Path,
    name: &str,
    stamp: &str,
    first: &str,
    wasm: &[u8],
) -> Result<Vec<u8>> {
    let main = folder.join(format!("{name}.rest.wasm"));
    let (link, module) = (format!("./{SCRIPT}"), format!("./{name}.js"));
    let mut options = Options::new(wasm);
    options.output_dir = folder;
    options.main_out_path = &main;
    options.link_name = &link;
    options.main_module = &module;
    let split = wasm_split_cli_support::transform(options).map_err(|error| anyhow!("{error:#}"))?;
    place(folder, stamp, first, split)?;
    let rest = fs::read(&main)?;
    fs::remove_file(&main)?;
    Ok(rest)
}

/// Brings the parts to their last form and name, and tells the script about it.
fn place(folder: &Path, stamp: &str, first: &str, split: SplitWasm) -> Result<()> {
    let script = folder.join(SCRIPT);
    let mut links = fs::read_to_string(&script)?;
    let needed = split.prefetch_map.get(first);
    let needed = needed.with_context(|| format!("there is no part {first}"))?;
    let needed: BTreeSet<String> = needed.iter().cloned().collect();
    let mut gathered = Vec::new();
    let mut renamed = BTreeMap::new();
    let files: BTreeSet<PathBuf> = split.split_modules.into_iter().collect();
    for file in files {
        let old = file.file_stem().and_then(OsStr::to_str);
        let old = old.context("a part's name is no text")?;
        let fetched = format!("fetch(new URL(\"./{old}.wasm\", import.meta.url))");
        // A part without anything of its own is not fetched.
        let used = links.contains(&fetched);
        let part = lean(&fs::read(&file)?)?;
        fs::remove_file(&file)?;
        if !used {
            continue;
        }
        if part.len() <= SMALL {
            let small = if needed.contains(old) {
                format!("inline(\"{}\")", base64(&part))
            } else {
                let from = gathered.len();
                gathered.extend_from_slice(&part);
                format!("cut({from}, {})", gathered.len())
            };
            links = links.replace(&fetched, &small);
            continue;
        }
        let new = old.replace("split_", "part_").replace("chunk_", "shared_");
        let new = format!("{new}-{stamp}.wasm");
        links = links.replace(
            &fetched,
            &format!("fetch(new URL(\"./{new}\", import.meta.url))"),
        );
        fs::write(folder.join(&new), part)?;
        renamed.insert(old.to_owned(), new);
    }
    ensure!(
        links.matches("fetch(new URL(").count() == renamed.len(),
        "the script of the parts is not in the form that is expected here"
    );
    let file = format!("{GATHERED}-{stamp}.bin");
    links.insert_str(0, &SMALL_SCRIPT.replace("GATHERED", &file));
    fs::write(&script, links)?;
    fs::write(folder.join(&file), gathered)?;
    let mut parts: BTreeMap<_, Vec<_>> = split
        .prefetch_map
        .into_iter()
        .map(|(part, files)| {
            let files = files.iter().filter_map(|file| renamed.get(file)).cloned();
            (part, files.collect())
        })
        .collect();
    parts.insert(GATHERED.to_owned(), vec![file]);
    fs::write(folder.join(LIST), serde_json::to_vec_pretty(&parts)?)?;
    Ok(())
}

/// A module without names, without types that it does not use, and without the room in numbers
/// that linkers leave.
fn lean(wasm: &[u8]) -> Result<Vec<u8>> {
    let mut module = ModuleConfig::new()
        .generate_name_section(false)
        .generate_producers_section(false)
        .parse(wasm)?;
    walrus::passes::gc::run(&mut module);
    let notes: Vec<_> = module.customs.iter().map(|(id, _)| id).collect();
    for id in notes {
        module.customs.delete(id);
    }
    Ok(module.emit_wasm())
}

/// The text that browsers' `atob` reads.
fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let bits = (0..3).fold(0, |bits, i| {
            bits << 8 | u32::from(*three.get(i).unwrap_or(&0))
        });
        for i in 0..4 {
            let digit = DIGITS[(bits >> (18 - 6 * i) & 63) as usize];
            text.push(if i <= three.len() {
                char::from(digit)
            } else {
                '='
            });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::base64;

    /// RFC 4648, section 10.
    #[test]
    fn base64_as_in_its_standard() {
        let pairs = [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg=="),
        ];
        for (plain, coded) in pairs {
            assert_eq!(base64(plain.as_bytes()), coded);
        }
    }
}
