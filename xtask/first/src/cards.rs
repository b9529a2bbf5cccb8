//! The pictures by which people recognize the games: each game's own board, as it is drawn on paper.

use std::collections::BTreeMap;

use anyhow::{Context, Result, anyhow};
use game::{BoardStyle, Viewer};
use hall::{GameInfo, Hall, Options, Table};
use print::{Looks, Picture};

/// Games that begin with an empty board or look like another one are shown later on.
const POSITIONS: [&str; 1] = [
    "tigerchess rfbqkblr/pppppppp/8/3s4/S7/8/PPPPPPPP/RFBQKBLR w KQkq - 0 1 Tt - Od5a4 ABCDEFGH11ABCDEFGH",
];
/// The size of a place and the largest width, in pixels.
const PLACE: f32 = 40.0;
const WIDEST: f32 = 440.0;

/// The picture of each game, by the name of its file.
///
/// # Errors
///
/// If a game can't be shown.
pub(crate) fn all() -> Result<BTreeMap<String, String>> {
    let hall = Hall::all();
    let picture = |info: &'static GameInfo| {
        let svg = picture(&*shown(&hall, info)?).with_context(|| info.id)?;
        Ok((format!("{}.svg", info.id), svg))
    };
    hall::games().map(picture).collect()
}

fn shown(hall: &Hall, info: &GameInfo) -> Result<Box<dyn Table>> {
    let of_game = |text: &&str| text.split(' ').next() == Some(info.id);
    let table = match POSITIONS.into_iter().find(of_game) {
        Some(position) => hall
            .open(position, &Options::default())
            .map_err(|error| error.to_string()),
        None => hall
            .start(info.id, &Options::default())
            .map_err(|error| format!("{error:?}")),
    };
    table.map_err(|why| anyhow!("{}: {why}", info.id))
}

fn picture(table: &dyn Table) -> Result<String> {
    let scene = table.scene(0, Viewer::Public).context("no scene")?;
    let looks = Looks::of(table.info().book);
    let picture = Picture {
        framed: scene.board.style == BoardStyle::Checker,
        labeled: false,
        ..Picture::new(&scene, &looks)
    };
    Ok(picture.svg(PLACE, WIDEST)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_game_has_a_picture_of_its_own_with_pieces() {
        let cards = all().expect("pictures");
        assert_eq!(cards.len(), hall::games().count());
        for (name, svg) in &cards {
            let pieces = svg.matches("<use ").count();
            assert!(pieces >= 14, "{name}: {pieces} pieces");
            assert!(svg.len() < 60_000, "{name}: {} bytes", svg.len());
        }
        let different: std::collections::BTreeSet<_> = cards.values().collect();
        assert_eq!(different.len(), cards.len());
    }
}
