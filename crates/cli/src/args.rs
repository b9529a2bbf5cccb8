//! The command line.

use std::env;
use std::path::PathBuf;

use clap::{Arg, Command, CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::analyze::Analyze;
use crate::audit::Audit;
use crate::completions::Completions;
use crate::count::{Legal, Perft, Turns};
use crate::dice;
use crate::games::Start;
use crate::json::Json;
use crate::man::Man;
use crate::play::Play;
use crate::print;
use crate::puzzles::PuzzlesCommand;
use crate::record;
use crate::rules::Rules;
use crate::score::Score;
use crate::selfplay::SelfPlay;
use crate::serve::Serve;
use crate::tournament::TournamentCommand;

/// TigerDen: the home of tiger games.
#[derive(Debug, Parser)]
#[command(
    name = "tigerden",
    version,
    propagate_version = true,
    arg_required_else_help = true
)]
#[command(after_help = "\
Exit codes:
  0  done
  1  it could not be done: a file can't be written, there is no terminal, ...
  2  wrong input; the message shows the place that is wrong
128+n  `play` was ended by the signal n; the game is saved if it has a file")]
pub(crate) struct Args {
    /// A folder with set-ups, terrain boards and families of your own: tora/setups/NAME.setup,
    /// tora/terrain/NAME.terrain, convoy/families/NAME.family
    #[arg(
        long,
        global = true,
        value_name = "FOLDER",
        env = "TIGERDEN_FILES",
        display_order = 900
    )]
    pub(crate) files: Option<PathBuf>,
    #[command(subcommand)]
    pub(crate) command: CliCommand,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub(crate) enum CliCommand {
    /// Run the game hall as a server, with its page, games and computer opponents
    #[command(after_help = "\
The variable TIGERDEN_LOG says what is logged to standard error, such as `debug`.

Example:
  tigerden serve --listen 127.0.0.1:8080 --data /var/lib/tigerden")]
    #[cfg_attr(not(feature = "serve"), command(hide = true))]
    Serve(Serve),
    /// List the games and their options
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
  tigerden play tora-long --points 79 --reset --save board.txt
  tigerden play --record game.txt --save game.txt

In the game, ? shows the keys.")]
    Play(Play),
    /// Print the legal moves of a position, one a line
    #[command(after_help = "\
If there are no moves, standard error says why.

Example:
  tigerden legal \"$(tigerden start tora-short)\"")]
    Legal(Legal),
    /// Count the sequences of moves from a position
    #[command(after_help = "\
The last line is `nodes N`. A sequence that ends the game earlier does not count. Draws by quiet play, repetition or lack of \
pieces end no sequence: the counts of other programs go on past them, too.

Example:
  tigerden start tora-long | tigerden perft - 2 --divide")]
    Perft(Perft),
    /// Count the positions that the rest of the turn can lead to
    #[command(after_help = "\
The last line is `turns N`.

Example:
  tigerden turns \"$(tigerden start tora-short)\"")]
    Turns(Turns),
    /// Read the rules: the chapters of a rule book, or a rule with its diagrams
    #[command(after_help = "\
Examples:
  tigerden rules tora-short
  tigerden rules tora-short T-M3
  tigerden rules brandubh --all --language de | less")]
    Rules(Rules),
    /// Print boards, pieces, positions and more, as PDF or SVG
    #[command(subcommand)]
    Print(print::PrintCommand),
    /// Check, show or convert the record of a game
    #[command(subcommand)]
    Record(record::RecordCommand),
    /// Show points as markers on a score card of TORA
    #[command(after_help = "\
A filled circle is a marker. What is past the capacity of a card is counted in laps: the point after a full card \
empties it.

Examples:
  tigerden score A 9
  tigerden score B-optional 65535 --compound")]
    Score(Score),
    /// Score what a tournament plays
    #[command(subcommand)]
    Tournament(TournamentCommand),
    /// Check everything that the record of a finished game can prove
    #[command(after_help = "\
The record is played by the rules; every sealed note has to open as what was sealed when it was made, the dice have \
to fall as promised, and no clock may show more than it can. The first thing that is wrong is named with its round and \
its rule; the exit code is then 2.

Example:
  curl -s http://localhost:8080/api/games/ew2vg51bk21d/record | tigerden audit -")]
    Audit(Audit),
    /// Check the dice of a game that was played on a server
    #[command(subcommand)]
    Dice(dice::DiceCommand),
    /// Let the engine analyze a position: depth, positions searched, score, best line
    #[command(
        visible_alias = "analyse",
        after_help = "\
The score is in points for the side to move, or says in how many turns it wins or loses.

Examples:
  tigerden analyze \"$(tigerden start tora-short)\" --time-ms 5000
  tigerden start tora-long | tigerden analyze - --depth 4"
    )]
    Analyze(Analyze),
    /// Let the engine play against itself
    #[command(
        name = "selfplay",
        after_help = "\
Every turn is checked against the rules; the exit code is 1 if one was not legal.

Example:
  tigerden selfplay tora-short --games 100 --level-a 10 --level-b 3 --out games"
    )]
    SelfPlay(SelfPlay),
    /// Solve puzzles, mine them from games of the engine, and check them by the rules
    #[command(subcommand)]
    Puzzles(PuzzlesCommand),
    /// Run as an engine for chess programs that speak UCI, on standard input and output
    #[command(after_help = "\
The UCI option UCI_Variant chooses the game; the page on UCI in the book has all commands.

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

impl Args {
    /// Reads the command line, and whether the answer is to be JSON.
    pub(crate) fn read() -> Result<(Self, bool), clap::Error> {
        let mut command = taking_negatives(Self::command());
        let matches = command.try_get_matches_from_mut(env::args_os())?;
        let args = Self::from_arg_matches(&matches).map_err(|error| error.format(&mut command))?;
        let mut last = &matches;
        while let Some((_, below)) = last.subcommand() {
            last = below;
        }
        let json = last.try_get_one::<bool>("json");
        Ok((args, matches!(json, Ok(Some(true)))))
    }
}

/// The command, whose arguments take `-1` for a value: what is wrong with it is said where the value is
/// read.
fn taking_negatives(command: Command) -> Command {
    let takes = |arg: Arg| {
        let values = arg.get_action().takes_values();
        arg.allow_negative_numbers(values)
    };
    command.mut_args(takes).mut_subcommands(taking_negatives)
}
