//! Running the speed measurements of all crates, and showing them as a table.
//!
//! A crate's measurements are its bench target `speed`: a plain program that prints a line of JSON
//! for each figure, `{"name": …, "value": …, "unit": …}`.

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::files;
use crate::serve;
use crate::shell;
use crate::tools;

/// Set for the measurements if they are to be short.
const QUICK: &str = "TIGERDEN_QUICK";

/// The browser app, which is measured from outside.
const WEB: &str = "web";
/// The crate that does so.
const WEB_FROM: &str = "e2e";

/// Runs the measurements of these crates, or of all. With `--quick` those that can be short are.
///
/// # Errors
///
/// If one fails, or prints a figure that is not as agreed.
pub(crate) fn run(arguments: &[String]) -> Result<()> {
    let has = |option: &str| arguments.iter().any(|argument| argument == option);
    let (json, quick) = (has("--json"), has("--quick"));
    let wanted: Vec<&String> = arguments
        .iter()
        .filter(|argument| !["--json", "--quick"].contains(&argument.as_str()))
        .collect();
    let crates = measured()?;
    if let Some(unknown) = wanted.iter().find(|name| !crates.contains(name)) {
        bail!(
            "`{unknown}` has no measurements; these have: {}",
            crates.join(", ")
        );
    }
    let mut figures = Vec::new();
    for name in crates
        .iter()
        .filter(|name| wanted.is_empty() || wanted.contains(name))
    {
        eprintln!("==> Measurements of {name}");
        let mut cargo = shell::cargo();
        cargo.args(["bench", "--bench", "speed", "--package"]);
        if name == WEB {
            tools::browser()?;
            cargo.arg(WEB_FROM).env("TIGERDEN_BIN", serve::build()?);
        } else {
            cargo.arg(files::package(name)?);
        }
        if quick {
            cargo.env(QUICK, "1");
        }
        let output = shell::read(&mut cargo)?;
        for line in output.lines() {
            match figure(line) {
                Some(figure) => figures.push(figure.with_context(|| format!("{name}: {line}"))?),
                None => eprintln!("{line}"),
            }
        }
    }
    let all = serde_json::to_string_pretty(&Value::from_iter(figures.iter().map(Figure::json)))?;
    files::write(&files::target().join("bench.json"), all.as_bytes())?;
    if json {
        println!("{all}")
    } else {
        print!("{}", table(&figures))
    }
    Ok(())
}

struct Figure {
    name: String,
    value: f64,
    unit: String,
}

impl Figure {
    fn json(&self) -> Value {
        serde_json::json!({ "name": self.name, "value": self.value, "unit": self.unit })
    }
}

/// Reads a line of output; `None` if it is not meant for us.
fn figure(line: &str) -> Option<Result<Figure>> {
    let value: Value = line
        .starts_with('{')
        .then(|| serde_json::from_str(line).ok())??;
    let text = |key: &str| value[key].as_str().map(str::to_owned);
    let read = || {
        Ok(Figure {
            name: text("name").context("no text `name`")?,
            value: value["value"].as_f64().context("no number `value`")?,
            unit: text("unit").context("no text `unit`")?,
        })
    };
    Some(read())
}

fn table(figures: &[Figure]) -> String {
    let names = figures
        .iter()
        .map(|figure| figure.name.chars().count())
        .max()
        .unwrap_or(0);
    let values: Vec<String> = figures
        .iter()
        .map(|figure| readable(figure.value))
        .collect();
    let width = values.iter().map(String::len).max().unwrap_or(0);
    figures
        .iter()
        .zip(&values)
        .map(|(figure, value)| {
            format!("{:names$}  {value:>width$}  {}\n", figure.name, figure.unit)
        })
        .collect()
}

/// A number with its thousands apart, or with some decimals if it is small.
fn readable(value: f64) -> String {
    if value.abs() < 1000.0 {
        return format!("{value:.3}")
            .trim_end_matches('0')
            .trim_end_matches('.')
            .to_owned();
    }
    let digits = format!("{:.0}", value.abs());
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    if value < 0.0 {
        format!("-{text}")
    } else {
        text
    }
}

/// The crates that measure something.
fn measured() -> Result<Vec<String>> {
    let crates = files::root().join("crates");
    let files = files::below(&crates)?;
    let names = files.iter().filter_map(|file| {
        let name = files::name_below(&crates, file);
        let ends = ["/benches/speed.rs", "/benches/speed/main.rs"];
        let measured = ends.into_iter().find_map(|end| name.strip_suffix(end));
        measured.map(str::to_owned)
    });
    let named = |name: String| {
        if name == WEB_FROM {
            WEB.to_owned()
        } else {
            name
        }
    };
    Ok(names.map(named).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_readable() {
        assert_eq!(readable(0.25), "0.25");
        assert_eq!(readable(128.0), "128");
        assert_eq!(readable(20_512_345.4), "20 512 345");
        assert_eq!(readable(-1234.0), "-1 234");
    }

    #[test]
    fn a_bench_target_may_be_a_folder() {
        let crates = measured().unwrap();
        for name in ["server", "tora"] {
            assert!(crates.iter().any(|measured| measured == name), "{crates:?}");
        }
    }

    #[test]
    fn figures_are_told_from_other_lines() {
        assert!(figure("running").is_none());
        let line = r#"{"name": "perft", "value": 21.5, "unit": "M/s"}"#;
        assert!(figure(line).is_some_and(|figure| figure.is_ok()));
        assert!(figure(r#"{"name": "perft"}"#).is_some_and(|figure| figure.is_err()));
    }
}
