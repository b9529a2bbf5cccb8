//! The command line.

use std::path::PathBuf;

use clap::{Parser, Subcommand};

use crate::analyze::Analyze;
use crate::completions::Completions;
use crate::count::{Legal, Perft, Turns};
use crate::dice;
use crate::games::Start;
use crate::json::Json;
use crate::man::Man;
use crate::play::Play;
use crate::record;
use crate::rules::Rules;
use crate::selfplay::SelfPlay;
use crate::serve::Serve;

/// TigerDen: the home of tiger games.
#[derive(Debug, Parser)]
#[command(
    name = "tigerden",
    version,
    propagate_version = true,
    arg_required_else_help = true
)]
#[command(after_help = "Wrong input ends with exit code 2 and shows the place that is wrong.")]
pub(crate) struct Args {
    /// A folder with set-ups, terrain boards and families of your own, named after their games:
    /// tora/setups/NAME.setup, tora/terrain/NAME.terrain, convoy/families/NAME.family
    #[arg(long, global = true, value_name = "FOLDER", env = "TIGERDEN_FILES")]
    pub(crate) files: Option<PathBuf>,
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Serve the game hall: page, games and computer opponents in this one program
    #[command(after_help = "\
TIGERDEN_LOG says what is logged to standard error, such as `debug`.

Example:
  tigerden serve --listen 127.0.0.1:8080 --data /var/lib/tigerden")]
    #[cfg_attr(not(feature = "serve"), command(hide = true))]
    Serve(Serve),
    /// List the games with their options
    Games(Json),
    /// Print the start position of a game
    #[command(after_help = "\
Examples:
  tigerden start tora-short
  tigerden start tora-short --option edition=quicksheet --first setup=aggressive
  tigerden start tigerchess --first wish=open --second wish=open
  tigerden start tigerchess --dice $(printf 'any text' | sha256sum | cut -c1-64)")]
    Start(Start),
    /// Play a game in the terminal
    #[command(after_help = "\
Examples:
  tigerden play tora-short --save game.txt
  tigerden play tora-short --level 3 --side second
  tigerden play --record game.txt --save game.txt

In the game, ? shows the keys.")]
    Play(Play),
    /// Print the legal moves of a position, one a line; if there are none, standard error says why
    #[command(after_help = "\
Example:
  tigerden legal \"$(tigerden start tora-short)\"")]
    Legal(Legal),
    /// Count the sequences of moves from a position; the last line is `nodes N`
    #[command(after_help = "\
A sequence that ends the game earlier does not count. Draws by quiet play, repetition or lack of
pieces end no sequence here: tables of such counts, those of other programs too, go on past them.

Example:
  tigerden start tora-long | tigerden perft - 2 --divide")]
    Perft(Perft),
    /// Count the positions that the rest of the turn can lead to; the last line is `turns N`
    #[command(after_help = "\
Example:
  tigerden turns \"$(tigerden start tora-short)\"")]
    Turns(Turns),
    /// Read the rules: the chapters of a rule book, or a rule with its diagrams
    #[command(after_help = "\
Examples:
  tigerden rules tora-short
  tigerden rules tora-short T-M3
  tigerden rules brandubh --all --lang de | less")]
    Rules(Rules),
    /// Check, show or convert the record of a game
    #[command(subcommand)]
    Record(record::RecordCommand),
    /// Check the dice of a game on a server
    #[command(subcommand)]
    Dice(dice::DiceCommand),
    /// Let the engine think about a position: depth, positions seen, score, best line
    #[command(
        visible_alias = "analyse",
        after_help = "\
The score is in points for the side to move, or says in how many turns the game is decided.

Examples:
  tigerden analyze \"$(tigerden start tora-short)\" --time-ms 5000
  tigerden start tora-long | tigerden analyze - --depth 4"
    )]
    Analyze(Analyze),
    /// Let the engine play against itself
    #[command(
        name = "selfplay",
        after_help = "\
Every turn is checked by the rules; the exit code is 1 if one was not legal.

Example:
  tigerden selfplay tora-short --games 100 --level-a 10 --level-b 3 --out games"
    )]
    SelfPlay(SelfPlay),
    /// Be an engine for chess programs that speak UCI, over standard input and output
    #[command(after_help = "\
The option UCI_Variant chooses the game; the book's page on UCI has all commands.

Example:
  printf 'uci\\nposition startpos\\ngo depth 4\\n' | tigerden uci")]
    Uci,
    /// Print a script that completes commands in a shell
    #[command(after_help = "\
Examples:
  tigerden completions bash > ~/.local/share/bash-completion/completions/tigerden
  tigerden completions zsh > ~/.zfunc/_tigerden
  tigerden completions fish > ~/.config/fish/completions/tigerden.fish")]
    Completions(Completions),
    /// Write a manual page for each command into a folder
    #[command(after_help = "\
Example:
  tigerden man ~/.local/share/man/man1")]
    Man(Man),
    /// Print the version of the program
    Version(Json),
}
