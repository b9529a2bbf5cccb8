//! Texts that are compared with files.

use std::path::PathBuf;

/// If this is set, files are written anew instead of compared.
const RENEW: &str = "RENEW_SPOKEN";

/// Compares what was heard with the file of this name under `tests/spoken`.
///
/// # Panics
///
/// If it differs, with the lines that do; `target/e2e` has the whole text then.
pub fn compare_spoken(name: &str, heard: &str) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let file = folder.join("tests/spoken").join(name);
    if std::env::var_os(RENEW).is_some() {
        std::fs::write(&file, heard).expect("the file is written");
        return;
    }
    let known = std::fs::read_to_string(&file).unwrap_or_default();
    if known == heard {
        return;
    }
    let folder = folder.join("../../target/e2e");
    std::fs::create_dir_all(&folder).expect("target/e2e can be made");
    std::fs::write(folder.join(name), heard).expect("the text is written");
    panic!(
        "tests/spoken/{name} differs from what is heard (target/e2e/{name}). Read it, and if it is right run the test \
        again with {RENEW}=1.\n{}",
        difference(&known, heard)
    );
}

/// The lines that differ: `-` before those of the first text, `+` before those of the second, with some around them.
fn difference(old: &str, new: &str) -> String {
    const AROUND: usize = 3;
    let (old, new): (Vec<&str>, Vec<&str>) = (old.lines().collect(), new.lines().collect());
    let marked = marked(&old, &new);
    let near = |at: usize| {
        let from = at.saturating_sub(AROUND);
        let to = (at + AROUND + 1).min(marked.len());
        marked[from..to].iter().any(|(mark, _)| *mark != ' ')
    };
    let mut shown = String::new();
    let mut left_out = false;
    for (at, (mark, line)) in marked.iter().enumerate() {
        if near(at) {
            shown.push_str(&format!("{mark} {line}\n"));
        } else if !left_out {
            shown.push_str("  …\n");
        }
        left_out = !near(at);
    }
    shown
}

/// All lines of both texts, those that both have once.
fn marked<'a>(old: &[&'a str], new: &[&'a str]) -> Vec<(char, &'a str)> {
    // The length of the longest common part of what follows each pair of places.
    let mut common = vec![vec![0_usize; new.len() + 1]; old.len() + 1];
    for i in (0..old.len()).rev() {
        for j in (0..new.len()).rev() {
            common[i][j] = match old[i] == new[j] {
                true => common[i + 1][j + 1] + 1,
                false => common[i + 1][j].max(common[i][j + 1]),
            };
        }
    }
    let (mut i, mut j, mut marked) = (0, 0, Vec::new());
    while i < old.len() || j < new.len() {
        if i < old.len() && j < new.len() && old[i] == new[j] {
            marked.push((' ', old[i]));
            (i, j) = (i + 1, j + 1);
        } else if j == new.len() || i < old.len() && common[i + 1][j] >= common[i][j + 1] {
            marked.push(('-', old[i]));
            i += 1;
        } else {
            marked.push(('+', new[j]));
            j += 1;
        }
    }
    marked
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_differs_is_shown_with_its_surroundings() {
        let old = "a\nb\nc\nd\ne\nf\ng\nh";
        let new = "a\nb\nc\nd\ne\nf\nG\nh\ni";
        let shown = "  …\n  d\n  e\n  f\n- g\n+ G\n  h\n+ i\n";
        assert_eq!(difference(old, new), shown);
        assert_eq!(difference("", "a"), "+ a\n");
        assert_eq!(difference("a\nb", "b"), "- a\n  b\n");
    }
}
