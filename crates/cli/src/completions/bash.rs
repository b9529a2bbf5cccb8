//! Bash, which takes `edition=quicksheet` for three words.

use std::env;
use std::ffi::OsString;
use std::io::{self, Write};
use std::path::Path;

use clap::Command;
use clap_complete::engine::complete;
use clap_complete::env::EnvCompleter;

/// The name of the variable with the index of the word to complete.
const INDEX: &str = "_TIGERDEN_INDEX";

pub(super) struct Bash;

impl EnvCompleter for Bash {
    fn name(&self) -> &'static str {
        "bash"
    }

    fn is(&self, name: &str) -> bool {
        name == "bash"
    }

    fn write_registration(
        &self,
        var: &str,
        name: &str,
        bin: &str,
        _completer: &str,
        buf: &mut dyn Write,
    ) -> io::Result<()> {
        // Only up to the cursor; right after a `=`, which is a word of its own, $2 is empty.
        writeln!(
            buf,
            "\
_complete_{name}() {{
    local IFS=$'\\n'
    local words=(\"${{COMP_WORDS[@]}}\")
    if [[ ${{words[COMP_CWORD]}} != = ]]; then
        words[COMP_CWORD]=\"$2\"
    fi
    COMPREPLY=($({INDEX}=$COMP_CWORD {var}=bash \"$1\" -- \"${{words[@]}}\" 2>/dev/null))
    if [[ ${{#COMPREPLY[@]}} -eq 1 && ${{COMPREPLY[0]}} == *[=/] ]]; then
        compopt -o nospace
    fi
}}
complete -o bashdefault -F _complete_{name} {bin}"
        )
    }

    fn write_complete(
        &self,
        command: &mut Command,
        words: Vec<OsString>,
        folder: Option<&Path>,
        buf: &mut dyn Write,
    ) -> io::Result<()> {
        let index = env::var(INDEX).ok().and_then(|index| index.parse().ok());
        let last = words.len().saturating_sub(1);
        let (words, index) = joined(words, index.unwrap_or(last));
        // Bash completes what stands behind the last `=`.
        let word = words.get(index).map(|word| word.to_string_lossy());
        let known = word.and_then(|word| word.rfind('=')).map_or(0, |at| at + 1);
        for found in complete(command, words, index, folder)? {
            let found = found.get_value().to_string_lossy();
            writeln!(buf, "{}", found.get(known..).unwrap_or_default())?;
        }
        Ok(())
    }
}

/// Joins what bash has parted at each `=`; returns the words and where the one at `index` is now.
fn joined(parts: Vec<OsString>, index: usize) -> (Vec<OsString>, usize) {
    let mut words: Vec<OsString> = Vec::new();
    let mut now = 0;
    let mut open = false;
    for (old, part) in parts.into_iter().enumerate() {
        let sign = part == "=";
        match words.last_mut() {
            Some(last) if (sign || open) && old > 1 => last.push(part),
            _ => words.push(part),
        }
        open = sign;
        if old == index {
            now = words.len() - 1;
        }
    }
    (words, now)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn joins(parts: &[&str], index: usize, words: &[&str], now: usize) {
        let parts = parts.iter().map(OsString::from).collect();
        let words = words.iter().map(OsString::from).collect();
        assert_eq!(joined(parts, index), (words, now));
    }

    #[test]
    fn parted_words_are_joined() {
        joins(&["t", "start", "x"], 2, &["t", "start", "x"], 2);
        joins(&["t", "-o", "a", "=", "b"], 4, &["t", "-o", "a=b"], 2);
        joins(&["t", "-o", "a", "="], 3, &["t", "-o", "a="], 2);
        joins(
            &["t", "-o", "a", "=", "b", ""],
            5,
            &["t", "-o", "a=b", ""],
            3,
        );
        joins(
            &["t", "--o", "=", "a", "=", "b", "x"],
            5,
            &["t", "--o=a=b", "x"],
            1,
        );
    }
}
