//! The packages for crates.io: made, unpacked apart from this workspace, and compiled there.
//!
//! A file that lies outside its crate, or that `include` forgets, is missing there, so that
//! compiling fails. Compiling each package alone would take as long as all tests together; one
//! workspace of the unpacked packages reuses the dependencies that the other gates have compiled.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::shell::{self, step};
use crate::{bundle, files};

/// What every package holds beside its code.
const ALWAYS: [&str; 3] = ["README.md", "LICENSE-APACHE", "LICENSE-MIT"];

/// A crate that is published.
struct Package {
    name: String,
    version: String,
    /// Whether other crates can use it.
    library: bool,
}

impl Package {
    /// The name of its archive without the ending, and of the folder in it.
    fn stem(&self) -> String {
        format!("{}-{}", self.name, self.version)
    }
}

/// Makes all packages and checks them.
///
/// # Errors
///
/// If one can't be made, lacks a file or does not compile.
pub(crate) fn run() -> Result<()> {
    // The program's package holds the browser app.
    bundle::build()?;
    let packages = published()?;
    step(format_args!("{} packages", packages.len()), || {
        make(&packages)
    })?;
    let unpacked = unpack(&packages)?;
    for package in &packages {
        is_whole(package, &unpacked.join(package.stem()))?;
    }
    step("Packages: compile", || compile(&unpacked))
}

/// All crates without `publish = false`.
fn published() -> Result<Vec<Package>> {
    let arguments = ["metadata", "--no-deps", "--format-version", "1"];
    let said = shell::read(shell::cargo().args(arguments))?;
    let said: Value = serde_json::from_str(&said)?;
    let all = said["packages"]
        .as_array()
        .context("cargo lists no packages")?;
    let mut published = Vec::new();
    for package in all.iter().filter(|package| package["publish"].is_null()) {
        let text = |key: &str| {
            let text = package[key].as_str().filter(|text| !text.is_empty());
            text.map(str::to_owned)
                .with_context(|| format!("{} has no {key}", package["name"]))
        };
        for key in ["description", "license", "readme", "rust_version"] {
            text(key)?;
        }
        let listed = |key: &str| package[key].as_array().is_some_and(|list| !list.is_empty());
        if !listed("keywords") || !listed("categories") {
            bail!("{} has no keywords or no categories", package["name"]);
        }
        let targets = package["targets"].as_array().into_iter().flatten();
        published.push(Package {
            name: text("name")?,
            version: text("version")?,
            library: targets.into_iter().any(|target| target["kind"][0] == "lib"),
        });
    }
    Ok(published)
}

fn make(packages: &[Package]) -> Result<()> {
    let mut cargo = shell::cargo();
    // Each package is checked below, all at once.
    cargo.args([
        "package",
        "--quiet",
        "--no-verify",
        "--allow-dirty",
        "--target-dir",
    ]);
    cargo.arg(files::target());
    for package in packages {
        cargo.args(["--package", &package.name]);
    }
    shell::run(&mut cargo)
}

/// Unpacks all into a folder of their own and makes that a workspace.
fn unpack(packages: &[Package]) -> Result<PathBuf> {
    let folder = files::target().join("unpacked");
    if folder.is_dir() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    let mut manifest = format!(
        "[workspace]\nresolver = \"3\"\nmembers = [\"tigerden*\"]\n\n{}\n[patch.crates-io]\n",
        profiles()?
    );
    for package in packages {
        let stem = package.stem();
        let archive = files::target().join(format!("package/{stem}.crate"));
        let mut tar = shell::command("tar");
        tar.arg("-xzf").arg(archive).arg("-C").arg(&folder);
        shell::run(&mut tar)?;
        writeln!(manifest, "{} = {{ path = {stem:?} }}", package.name)?;
    }
    files::write(&folder.join("Cargo.toml"), manifest.as_bytes())?;
    fs::copy(files::root().join("Cargo.lock"), folder.join("Cargo.lock"))?;
    Ok(folder)
}

/// The profiles of this workspace: what is compiled as there need not be compiled again.
fn profiles() -> Result<String> {
    let manifest = files::read(&files::root().join("Cargo.toml"))?;
    let mut profiles = String::new();
    let mut inside = false;
    for line in manifest.lines() {
        if line.starts_with('[') {
            inside = line.starts_with("[profile.");
        }
        if inside {
            profiles.push_str(line);
            profiles.push('\n');
        }
    }
    Ok(profiles)
}

/// Checks that a package has the files that the compiler does not need.
fn is_whole(package: &Package, folder: &Path) -> Result<()> {
    let name = &package.name;
    for file in ALWAYS {
        if !folder.join(file).is_file() {
            bail!("the package {name} has no {file}");
        }
    }
    if package.library && files::below(&folder.join("examples"))?.is_empty() {
        bail!("the package {name} has no example");
    }
    if !package.library && !folder.join("web/index.html").is_file() {
        bail!("the package {name} does not hold the browser app");
    }
    Ok(())
}

fn compile(unpacked: &Path) -> Result<()> {
    let mut cargo = shell::cargo();
    cargo.current_dir(unpacked);
    cargo.args([
        "check",
        "--workspace",
        "--lib",
        "--bins",
        "--examples",
        "--target-dir",
    ]);
    shell::run(cargo.arg(files::target()))
}
