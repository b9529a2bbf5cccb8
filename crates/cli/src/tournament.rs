//! The commands of `tournament`: a tournament in one file, which is its log.

mod appeal;
mod decide;
mod export;
mod file;
mod new;
mod people;
mod round;
mod score;
mod show;

use clap::Subcommand;

use crate::failure::Failure;

/// What to do with a tournament.
#[derive(Subcommand, Debug)]
pub(crate) enum TournamentCommand {
    /// Begin a tournament: makes the file that all other commands add to
    #[command(after_help = "\
Examples:
  tigerden tournament new club.log --name \"Club evening\" --by Ann --game tora/short --format tiers \\
    --contest tora-short:49
  tigerden tournament new open.log --name Open --by Ann --game tigerchess --format swiss --rounds 7 \\
    --tie-breaks buchholz-cut,sonneborn-berger")]
    New(new::New),
    /// Register players, each with his rank if it isn't 1
    #[command(after_help = "\
Example:
  tigerden tournament register club.log Ann Bob:3 \"Cleo Dark:2\"")]
    Register(people::Register),
    /// Say that players are there, rest, leave or are back
    Note(people::Note),
    /// Set a player's rank before his first round
    Rank(people::Ranked),
    /// Make somebody an official, or take the role away
    Appoint(people::Appoint),
    /// Pair the next round
    Pair(round::Pair),
    /// Enter the result of a game, or that somebody did not come
    #[command(after_help = "\
The result is 1-0, 0-1 or 1/2 as the players stand in the pairing list, and +/-, -/+ or -/- if somebody did not come.

Examples:
  tigerden tournament result club.log 3 1-0
  tigerden tournament result club.log 1 0-1 --captured-first archers=1 --captured-second cannons=1,command=1")]
    Result(round::Entered),
    /// Decide as a judge; shows what changes in the standings
    #[command(subcommand)]
    Decide(decide::Decide),
    /// Appeal against a decision
    Appeal(appeal::Appeal),
    /// Answer an appeal as the director
    Answer(appeal::Answer),
    /// Confirm the final standing: nothing can happen after that
    Close(people::Close),
    /// Show where everybody stands
    Standings(show::Standings),
    /// Say why a player has his place and rank, or why he was paired as he was
    #[command(after_help = "\
Examples:
  tigerden tournament why club.log Ann
  tigerden tournament why club.log Ann --round 2")]
    Why(show::Why),
    /// Show who plays whom, what is open and what was decided
    Show(show::Show),
    /// Write pairing lists, wall charts and standings for other programs and for paper
    Export(export::Export),
    /// Score a match of TORA, the matches of a player, or a ladder of King's Convoy
    #[command(after_help = "\
The file is a JSON object; its `kind` is \"tora-match\", \"tora-rank-history\" or \"convoy-ladder\". The fields are \
described in the documentation, chapter \"Tournaments\". A match that breaks a rule is answered with the rule's id.

Example:
  tigerden tournament score match.json")]
    Score(score::Score),
}

/// Does it.
pub(crate) fn run(command: &TournamentCommand) -> Result<(), Failure> {
    match command {
        TournamentCommand::New(new) => new.run(),
        TournamentCommand::Register(register) => register.run(),
        TournamentCommand::Note(note) => note.run(),
        TournamentCommand::Rank(rank) => rank.run(),
        TournamentCommand::Appoint(appoint) => appoint.run(),
        TournamentCommand::Pair(pair) => pair.run(),
        TournamentCommand::Result(result) => result.run(),
        TournamentCommand::Decide(decide) => decide.run(),
        TournamentCommand::Appeal(appeal) => appeal.run(),
        TournamentCommand::Answer(answer) => answer.run(),
        TournamentCommand::Close(close) => close.run(),
        TournamentCommand::Standings(standings) => standings.run(),
        TournamentCommand::Why(why) => why.run(),
        TournamentCommand::Show(show) => show.run(),
        TournamentCommand::Export(export) => export.run(),
        TournamentCommand::Score(score) => score.run(),
    }
}
