//! The player that this device is: a key, made when it is first needed.

use protocol::{ErrorBody, NewPlayer, PlayerKey, PlayerView, RenamePlayer};

use super::held::HeldSeat;
use crate::http::{Failure, post};
use crate::storage;

/// Where the browser keeps it.
const KEY: &str = "player";

/// The player of this device, if there is one.
pub(crate) fn own_player() -> Option<PlayerKey> {
    storage::read(KEY).filter(|key: &PlayerKey| !key.id.is_empty())
}

/// Keeps a player; returns false if the browser does not store it.
pub(crate) fn keep_player(key: &PlayerKey) -> bool {
    storage::write(KEY, key)
}

/// Forgets the player on this device.
pub(crate) fn forget_player() {
    storage::remove(KEY);
}

/// The player of this device under this name: made if there is none, renamed if it has another name.
///
/// # Errors
///
/// If the server is not reached or refuses, or the browser stores nothing.
pub(crate) async fn player_called(name: &str) -> Result<PlayerKey, Failure> {
    let name = name.trim();
    match own_player() {
        Some(key) if key.name == name => Ok(key),
        Some(key) => {
            let view = rename(&key.id, &key.secret, name).await?;
            let name = view.name;
            kept(PlayerKey { name, ..key }).await
        }
        None => make(name).await,
    }
}

/// Gives a player another name. With the name that the player has, this only finds out whose secret it is.
///
/// # Errors
///
/// If the server is not reached, or the secret is another player's.
pub(crate) async fn rename(id: &str, secret: &str, name: &str) -> Result<PlayerView, Failure> {
    let path = format!("/api/players/{id}/name");
    let name = name.to_owned();
    post(&path, Some(secret), &RenamePlayer { name }).await
}

/// The secret is stored before it is sent, so that a lost answer does not cost a player.
async fn make(name: &str) -> Result<PlayerKey, Failure> {
    let draft = match storage::read::<PlayerKey>(KEY) {
        Some(draft) => draft,
        None => {
            let draft = PlayerKey {
                id: String::new(),
                secret: HeldSeat::new().token,
                name: name.to_owned(),
            };
            kept(draft).await?
        }
    };
    let wish = NewPlayer {
        name: draft.name,
        secret: Some(draft.secret),
    };
    let made = post::<PlayerKey>("/api/players", None, &wish).await;
    if matches!(made, Err(Failure::Refused(_))) {
        forget_player();
    }
    kept(made?).await
}

/// Keeps a player.
async fn kept(key: PlayerKey) -> Result<PlayerKey, Failure> {
    if keep_player(&key) {
        return Ok(key);
    }
    Err(Failure::Refused(ErrorBody {
        key: "error-storage".to_owned(),
        message: String::new(),
        rule: None,
        index: None,
        faults: Vec::new(),
        seq: None,
    }))
}
