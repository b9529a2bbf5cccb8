//! The smallest HTTP client: one connection, requests one after the other.

use std::io;
use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;

/// One connection to a server.
pub(crate) struct Http(BufReader<TcpStream>);

impl Http {
    pub(crate) async fn connect(address: SocketAddr) -> io::Result<Self> {
        Self::over(TcpStream::connect(address).await?)
    }

    /// Takes a connection that is there.
    pub(crate) fn over(stream: TcpStream) -> io::Result<Self> {
        stream.set_nodelay(true)?;
        Ok(Self(BufReader::new(stream)))
    }

    pub(crate) async fn get(&mut self, path: &str, token: &str) -> io::Result<(u16, Value)> {
        self.send("GET", path, token, "").await
    }

    pub(crate) async fn post(
        &mut self,
        path: &str,
        token: &str,
        body: &Value,
    ) -> io::Result<(u16, Value)> {
        self.send("POST", path, token, &body.to_string()).await
    }

    async fn send(
        &mut self,
        method: &str,
        path: &str,
        token: &str,
        body: &str,
    ) -> io::Result<(u16, Value)> {
        let seat = if token.is_empty() {
            String::new()
        } else {
            format!("authorization: Bearer {token}\r\n")
        };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: localhost\r\n{seat}content-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            body.len()
        );
        self.0.get_mut().write_all(request.as_bytes()).await?;
        let (mut status, mut length) = (None, None);
        loop {
            let mut line = String::new();
            if self.0.read_line(&mut line).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            let line = line.trim_end().to_ascii_lowercase();
            if let Some(rest) = line.strip_prefix("http/1.1 ") {
                status = rest.split(' ').next().and_then(|text| text.parse().ok());
            } else if let Some(rest) = line.strip_prefix("content-length: ") {
                length = rest.parse().ok();
            } else if line.is_empty() {
                break;
            }
        }
        let (Some(status), Some(length)) = (status, length) else {
            return Err(io::ErrorKind::InvalidData.into());
        };
        let mut body = vec![0; length];
        self.0.read_exact(&mut body).await?;
        Ok((status, serde_json::from_slice(&body)?))
    }
}
