//! The rules of each game as a separate part, for programs that load them when they are needed.
//!
//! In the browser, code that only one of these functions needs is in a separate file, fetched by
//! the first call. Elsewhere nothing is loaded, and the functions return at once.

use std::pin::Pin;
use std::sync::Arc;

use convoy::Convoy;
use tigerchess::{LancerChess, TigerChess};
use tora::{Short, Whole};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::{GameInfo, Rules};

type Loaded = Result<Rules, SplitLoaderError>;
type Loading = Pin<Box<dyn Future<Output = Loaded>>>;

/// Loads the rules of a game; `None` if it is not on offer.
///
/// # Errors
///
/// If they can't be fetched; another call tries again.
pub async fn load(info: &GameInfo) -> Option<Result<Rules, SplitLoaderError>> {
    let loading: Loading = match info.id {
        "tora-short" => Box::pin(tora_short()),
        "tora-long" => Box::pin(tora_long()),
        "lancerchess" => Box::pin(lancerchess()),
        "tigerchess" => Box::pin(tigerchess()),
        "convoy" => Box::pin(convoy()),
        _ => return None,
    };
    Some(loading.await)
}

#[wasm_split(tora_short, fallible)]
fn tora_short() -> Loaded {
    Ok(Rules::of::<Short>(Arc::default()))
}

#[wasm_split(tora_long, fallible)]
fn tora_long() -> Loaded {
    Ok(Rules::of::<Whole>(Arc::default()))
}

#[wasm_split(lancerchess, fallible)]
fn lancerchess() -> Loaded {
    Ok(Rules::of::<LancerChess>(Arc::default()))
}

#[wasm_split(tigerchess, fallible)]
fn tigerchess() -> Loaded {
    Ok(Rules::of::<TigerChess>(Arc::default()))
}

#[wasm_split(convoy, fallible)]
fn convoy() -> Loaded {
    Ok(Rules::of::<Convoy>(Arc::default()))
}

#[cfg(test)]
mod tests {
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use super::load;

    #[test]
    fn every_game_on_offer_is_a_part() {
        let mut context = Context::from_waker(Waker::noop());
        for info in crate::games() {
            let Poll::Ready(rules) = pin!(load(info)).poll(&mut context) else {
                panic!("{} has to be waited for", info.id);
            };
            let rules = rules.and_then(Result::ok).expect(info.id);
            assert_eq!(rules.info().id, info.id);
        }
    }
}
