//! Short names for what a module imports from its script. The long ones end in hashes, which no
//! compression makes smaller, and stand in the module as well as in the script.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Result, ensure};
use walrus::ModuleConfig;

/// The number of digits of the hash at the end of a name.
const HASH: usize = 16;

/// Gives the imports of the module called `name` in `folder` short names, in its script too.
pub(crate) fn shorten(folder: &Path, name: &str) -> Result<()> {
    let wasm = folder.join(format!("{name}_bg.wasm"));
    let script = folder.join(format!("{name}.js"));
    let mut module = ModuleConfig::new()
        .generate_name_section(false)
        .generate_producers_section(false)
        .parse(&fs::read(&wasm)?)?;
    let mut short = BTreeMap::new();
    for import in module
        .imports
        .iter_mut()
        .filter(|import| is_hashed(&import.name))
    {
        let next = format!("i{}", short.len());
        let known = short.entry(import.name.clone()).or_insert(next);
        import.name.clone_from(known);
    }
    let mut text = fs::read_to_string(&script)?;
    for (long, short) in &short {
        ensure!(text.contains(long.as_str()), "{long} is not in {name}.js");
        text = text.replace(long.as_str(), short);
    }
    fs::write(script, text)?;
    fs::write(wasm, module.emit_wasm())?;
    Ok(())
}

fn is_hashed(name: &str) -> bool {
    let hash = name.rsplit('_').next().unwrap_or_default();
    name.starts_with("__wb") && hash.len() == HASH && hash.chars().all(|c| c.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::is_hashed;

    #[test]
    fn only_names_with_a_hash_are_shortened() {
        assert!(is_hashed("__wbg_call_0d95a51e29d4fb50"));
        assert!(!is_hashed("__wbindgen_init_externref_table"));
        assert!(!is_hashed("__wasm_split_load_tora_short"));
    }
}
