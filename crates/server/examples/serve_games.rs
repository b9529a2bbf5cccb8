//! A game server on a free port: started, asked whether it is well, and stopped.

use std::borrow::Cow;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};

use tigerden_server::{App, Assets, Setup, router};
use tokio::net::TcpListener;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let data = tempfile::tempdir()?;
    let page = Cow::Borrowed(b"<!DOCTYPE html><title>Games</title>".as_slice());
    let assets = Assets::new([("index.html".to_owned(), page)]);
    let app = App::open(data.path(), Setup::new(assets)).await?;

    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?;
    let service = router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let server = tokio::spawn(async move { axum::serve(listener, service).await });
    println!("serving on http://{address}");

    let answer = tokio::task::spawn_blocking(move || ask(address)).await??;
    println!("{answer}");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    app.stop();
    app.close().await;
    server.abort();
    Ok(())
}

fn ask(address: SocketAddr) -> std::io::Result<String> {
    let mut stream = TcpStream::connect(address)?;
    write!(
        stream,
        "GET /api/health HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"
    )?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}
