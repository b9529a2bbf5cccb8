//! `print card`.

use clap::Args;
use scorecard::{Card as Kind, Counting};

use super::output::Output;
use crate::failure::Failure;
use crate::score::cards;

/// Which card.
#[derive(Args, Debug)]
pub(crate) struct Card {
    /// The card: `A` for the short board, `B` or `B-optional` for the long board
    #[arg(value_parser = cards())]
    card: Kind,
    /// What the places are worth if markers count compound
    #[arg(long)]
    compound: bool,
    #[command(flatten)]
    output: Output,
}

/// Prints a card for each side.
pub(crate) fn run(card: &Card) -> Result<(), Failure> {
    let counting = match card.compound {
        true => Counting::Compound,
        false => Counting::Plain,
    };
    card.output.write(|job| {
        let page = print::card(job, card.card, counting);
        let title = job
            .words
            .say("print-card", &[("card", card.card.name().into())]);
        Ok((title, vec![page]))
    })
}
