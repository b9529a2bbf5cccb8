//! `GET /api/tournaments/{id}/sheets/{sheet}`: lists to print and to take along.

use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use tournament::event::Tournament;
use tournament::sheet::Sheet;

use crate::games::GameError;
use crate::http::app::App;
use crate::http::error::ApiError;
use crate::http::extract::Question;
use crate::limits::Work;
use crate::tournaments::Fault;

/// What can be asked.
#[derive(Deserialize)]
pub(crate) struct Asked {
    /// How the list is written.
    #[serde(default, rename = "as")]
    form: Form,
    /// Of which round; the last one, if it isn't said.
    round: Option<usize>,
}

/// How a list is written.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Form {
    /// Columns of equal width.
    #[default]
    Text,
    /// Comma-separated values.
    Csv,
    /// JSON.
    Json,
}

/// Writes a list.
pub(crate) async fn sheet(
    State(app): State<App>,
    path: Result<Path<(String, String)>, axum::extract::rejection::PathRejection>,
    Question(asked): Question<Asked>,
) -> Result<Response, ApiError> {
    let Path((id, sheet)) = path.map_err(|_| Fault::NoTournament)?;
    let live = app.tournaments().get(&id).await?;
    let desk = app.node().workers().desk(Work::Load).await?;
    let held = app.tournaments().lock(&live).await?;
    desk.work(|| write(&held.tournament, &sheet, &asked))
}

fn write(of: &Tournament, sheet: &str, asked: &Asked) -> Result<Response, ApiError> {
    let round = asked.round.unwrap_or(of.rounds().len());
    let no_round = || Fault::NoRound(round);
    let list = match sheet {
        "standings" => Sheet::standings(of),
        "wall-chart" => Sheet::wall_chart(of),
        "pairings" => Sheet::pairings(of, round).ok_or_else(no_round)?,
        "score-sheets" => {
            let sheets = Sheet::score_sheets(of, round).ok_or_else(no_round)?;
            return all(&sheets, asked.form);
        }
        "report" => {
            let report = of.report().ok_or(Fault::NoReport)?;
            return Ok(answer("text/plain", report.to_string()));
        }
        _ => return Err(ApiError::NoRoute),
    };
    match asked.form {
        Form::Json => json(&list),
        _ => all(&[list], asked.form),
    }
}

/// Several lists, one after the other.
fn all(lists: &[Sheet], form: Form) -> Result<Response, ApiError> {
    let written = |write: fn(&Sheet) -> String, between: &str| {
        let texts: Vec<String> = lists.iter().map(write).collect();
        texts.join(between)
    };
    match form {
        Form::Text => Ok(answer("text/plain", written(Sheet::text, "\n"))),
        Form::Csv => Ok(answer("text/csv", written(Sheet::csv, "\r\n"))),
        Form::Json => json(&lists),
    }
}

fn json(lists: &impl Serialize) -> Result<Response, ApiError> {
    let text = serde_json::to_string(lists).map_err(GameError::from)?;
    Ok(answer("application/json", text))
}

fn answer(kind: &str, text: String) -> Response {
    let kind = format!("{kind}; charset=utf-8");
    ([(CONTENT_TYPE, kind)], text).into_response()
}
