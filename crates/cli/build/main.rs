//! Prepares the browser app if the server is built in, which is what the feature `serve` says.

#[cfg(feature = "serve")]
mod page;

#[cfg(feature = "serve")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    page::take_in()
}

#[cfg(not(feature = "serve"))]
fn main() {}
