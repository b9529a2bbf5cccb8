//! The server.

use crate::{refuses, says, tigerden};

#[test]
fn wrong_addresses_and_times_are_refused() {
    for (arguments, wanted) in [
        (["serve", "--listen", "here"], "such as 127.0.0.1:8080"),
        (["serve", "--listen", "8080"], "such as 127.0.0.1:8080"),
        (["serve", "--think-ms", "soon"], "expected a whole number"),
    ] {
        says(
            &refuses(&arguments, ""),
            &[arguments[2], arguments[1], wanted],
        );
    }
}

/// The server answers, stops when told to, and has then kept what it was told.
#[cfg(unix)]
#[test]
fn the_hall_is_served_until_told_to_stop() {
    use std::io::{BufRead, BufReader, Read, Write};

    let data = std::env::temp_dir().join(format!("tigerden-served-{}", std::process::id()));
    let mut server = std::process::Command::new(assert_cmd::cargo::cargo_bin("tigerden"))
        .args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--data",
            data.to_str().unwrap(),
        ])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap())
        .read_line(&mut line)
        .unwrap();
    let address = line
        .trim()
        .strip_prefix("TigerDen is served on http://")
        .unwrap();
    let address = address.trim_end_matches('/');

    let mut connection = std::net::TcpStream::connect(address).unwrap();
    let request = "GET /api/health HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n";
    connection.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    connection.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");

    let again = [
        "serve",
        "--listen",
        address,
        "--data",
        data.to_str().unwrap(),
    ];
    let taken = tigerden(&again).assert().code(1);
    says(
        &String::from_utf8_lossy(&taken.get_output().stderr),
        &[
            "can't listen on",
            address,
            "another program listens there already",
        ],
    );

    let stopped = std::process::Command::new("kill")
        .arg(server.id().to_string())
        .status();
    assert!(stopped.unwrap().success());
    assert!(server.wait().unwrap().success());
    std::fs::remove_dir_all(&data).unwrap();
}
