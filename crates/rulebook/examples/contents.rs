//! The contents of a rule book, and the texts that a translation has to have.

use tigerden_rulebook::{BookError, RuleBook};

const NIM: &str = r#"{
    "book": "nim-rules",
    "chapters": [{
        "title": "nim-play.title",
        "intro": "nim-play",
        "rules": [
            {"id": "N-1", "editions": ["club"]},
            {"id": "N-2", "editions": ["club"], "diagrams": [
                {"position": "3 1", "moves": ["take 3"], "caption": "nim-fig-last"}]}
        ]
    }]
}"#;

fn main() -> Result<(), BookError> {
    let book = RuleBook::read(NIM)?;
    for chapter in &book.chapters {
        println!("{}", chapter.title);
        for rule in &chapter.rules {
            println!("  {} with {} pictures", rule.id, rule.diagrams.len());
        }
    }
    let keys = book.keys();
    println!("needs {} texts", keys.len());
    assert_eq!(keys.len(), 9);
    assert!(keys.contains("N-2.title") && keys.contains("nim-fig-last"));
    Ok(())
}
