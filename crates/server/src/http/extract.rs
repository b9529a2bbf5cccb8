//! What handlers take from a request: the body, the token and the address.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::Json;
use axum::extract::rejection::{QueryRejection, StringRejection};
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use serde::de::DeserializeOwned;

use crate::http::app::App;
use crate::http::error::ApiError;
use crate::id::PlayerId;
use crate::token::Token;

/// A JSON body.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Self, ApiError> {
        let Json(body) = Json::from_request(request, app).await?;
        Ok(Self(body))
    }
}

/// A body that is a text.
pub(crate) async fn text(app: &App, request: Request) -> Result<String, ApiError> {
    let text = String::from_request(request, app).await;
    text.map_err(|rejection| match rejection {
        StringRejection::InvalidUtf8(_) => ApiError::NoText,
        too_long if too_long.status() == StatusCode::PAYLOAD_TOO_LARGE => ApiError::TooLarge,
        _ => ApiError::Cut,
    })
}

/// What is asked behind the `?` of an address.
pub(crate) struct Question<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Question<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let asked = Query::from_request_parts(parts, app).await;
        let said = |rejection: QueryRejection| {
            let why = std::error::Error::source(&rejection).map(ToString::to_string);
            ApiError::Question(why.unwrap_or_default())
        };
        asked.map(|Query(asked)| Self(asked)).map_err(said)
    }
}

/// The game or tournament that a path names.
pub(crate) struct GameId(pub(crate) String);

impl FromRequestParts<App> for GameId {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        // Only a path that is not UTF-8 can't be read, and no game is called so.
        let id = Path::from_request_parts(parts, app).await;
        let Path(id) = id.map_err(|_| ApiError::NoGame)?;
        Ok(Self(id))
    }
}

/// The player whom a path names.
pub(crate) struct OfPlayer(pub(crate) PlayerId);

impl FromRequestParts<App> for OfPlayer {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let id = Path::<String>::from_request_parts(parts, app).await;
        let Path(id) = id.map_err(|_| ApiError::NoPlayer)?;
        PlayerId::read(&id)
            .map(Self)
            .map_err(|_| ApiError::NoPlayer)
    }
}

/// The token that was sent, if one was.
pub(crate) struct Bearer(pub(crate) Option<Token>);

impl FromRequestParts<App> for Bearer {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, ApiError> {
        let Some(value) = parts.headers.get(AUTHORIZATION) else {
            return Ok(Self(None));
        };
        let text = value.to_str().map_err(|_| ApiError::NoToken)?;
        let (scheme, token) = text.split_once(' ').ok_or(ApiError::NoToken)?;
        if !scheme.eq_ignore_ascii_case("bearer") {
            return Err(ApiError::NoToken);
        }
        Ok(Self(Some(Token::sent(token.trim()))))
    }
}

/// The address that the request comes from.
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<App> for Address {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let proxied = app.behind_proxy().then(|| forwarded_for(&parts.headers));
        let direct = || {
            let info = parts.extensions.get::<ConnectInfo<SocketAddr>>();
            info.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |info| info.0.ip())
        };
        Ok(Self(proxied.flatten().unwrap_or_else(direct)))
    }
}

/// The address that the nearest proxy has seen. Anything before it may be forged.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?;
    last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_proxy_is_believed() {
        let mut headers = HeaderMap::new();
        headers.append("x-forwarded-for", "10.0.0.1, 10.0.0.2".parse().unwrap());
        headers.append("x-forwarded-for", "10.0.0.3, 10.0.0.4".parse().unwrap());
        assert_eq!(forwarded_for(&headers), "10.0.0.4".parse().ok());
    }
}
