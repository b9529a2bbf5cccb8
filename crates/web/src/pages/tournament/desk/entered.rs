//! The result of a game as it is entered: who won, and in TORA the points or the captured pieces.

use leptos::prelude::*;
use tournament::log::{Contest, GameResult};
use tournament::{Captured, Pair, Seat};

use super::super::words;
use crate::i18n::{t, ta};

/// The kinds of pieces in the order of the fields.
const KINDS: [&str; 6] = [
    "event-soldiers",
    "event-archers",
    "event-cannons",
    "event-cavalry",
    "event-command",
    "event-assassins",
];

/// The fields of a result. Copies share their state.
#[derive(Clone, Copy)]
pub(super) struct Entered {
    /// Who won; the outer `None`: nothing is chosen yet.
    winner: RwSignal<Option<Option<Seat>>>,
    points: [RwSignal<String>; 2],
    captured: [[RwSignal<String>; 6]; 2],
}

impl Entered {
    pub(super) fn new() -> Self {
        let text = || RwSignal::new(String::new());
        Self {
            winner: RwSignal::new(None),
            points: [(); 2].map(|()| text()),
            captured: [(); 2].map(|()| [(); 6].map(|()| text())),
        }
    }

    /// Empties the fields.
    pub(super) fn clear(self) {
        self.winner.set(None);
        let fields = self
            .points
            .into_iter()
            .chain(self.captured.into_iter().flatten());
        fields.for_each(|field| field.set(String::new()));
    }

    /// Whether somebody is chosen as the winner, or a draw.
    pub(super) fn chosen(self) -> bool {
        self.winner.with(Option::is_some)
    }

    /// The result; the key of what is wrong or missing.
    pub(super) fn result(self, contest: Contest) -> Result<GameResult, &'static str> {
        let read = |field: RwSignal<String>| field.get();
        result(
            contest,
            self.winner.get(),
            self.points.map(read),
            self.captured.map(|fields| fields.map(read)),
        )
    }

    /// The fields for a game between these two, named by seat.
    pub(super) fn view(self, contest: Contest, names: [String; 2]) -> AnyView {
        let choice = |value: Option<Seat>, label: String, id: &'static str| {
            let chosen = move || self.winner.get() == Some(value);
            view! {
                <button type="button" class="big" data-testid=id aria-pressed=move || chosen().to_string()
                    on:click=move |_| self.winner.set(Some(value))>{label}</button>
            }
            .into_any()
        };
        let wins = |name: &String| ta("event-wins", &[("name", name.clone().into())]);
        let buttons = [
            choice(Some(Seat::A), wins(&names[0]), "wins-a"),
            choice(None, t("event-draw"), "draws"),
            choice(Some(Seat::B), wins(&names[1]), "wins-b"),
        ];
        let tora = matches!(contest, Contest::Tora { .. });
        let points = tora.then(|| self.tora_fields(contest, &names));
        view! {
            <div class="winners" role="group" aria-label=t("event-who-won")>{buttons.into_iter().collect_view()}</div>
            {points}
        }
        .into_any()
    }

    fn tora_fields(self, contest: Contest, names: &[String; 2]) -> AnyView {
        let field = |value: RwSignal<String>, label: String, id: String| {
            view! {
                <label class="field"><span>{label}</span>
                    <input type="number" inputmode="numeric" min="0" max="99" data-testid=id
                        prop:value=move || value.get() on:input=move |event| value.set(event_target_value(&event)) />
                </label>
            }
            .into_any()
        };
        let points = [0, 1].map(|seat| {
            let label = ta("event-points-of", &[("name", names[seat].clone().into())]);
            field(self.points[seat], label, format!("points-{seat}"))
        });
        let assassin = matches!(contest, Contest::Tora { assassin: true, .. });
        let kinds = if assassin { 6 } else { 5 };
        let captured = [0, 1].map(|seat| {
            let legend = ta("event-captured-by", &[("name", names[seat].clone().into())]);
            let fields: Vec<_> = (0..kinds)
                .map(|kind| {
                    let id = format!("captured-{seat}-{kind}");
                    field(self.captured[seat][kind], t(KINDS[kind]), id)
                })
                .collect();
            view! { <fieldset><legend>{legend}</legend><div class="fields">{fields}</div></fieldset> }
                .into_any()
        });
        view! {
            <div class="fields">{points.into_iter().collect_view()}</div>
            <details>
                <summary data-testid="captured">{t("event-captured-title")}</summary>
                <p class="note">{t("event-captured-note")}</p>
                {captured.into_iter().collect_view()}
            </details>
        }
        .into_any()
    }
}

/// A result in words, for the question before it is entered.
pub(super) fn said(names: &[String; 2], result: &GameResult) -> String {
    words::game_result([names[0].as_str(), names[1].as_str()], result)
}

fn result(
    contest: Contest,
    winner: Option<Option<Seat>>,
    points: [String; 2],
    captured: [[String; 6]; 2],
) -> Result<GameResult, &'static str> {
    let mut result = GameResult {
        winner: winner.ok_or("event-no-winner")?,
        ..GameResult::default()
    };
    if !matches!(contest, Contest::Tora { .. }) {
        return Ok(result);
    }
    let number = |text: &String| match text.trim() {
        "" => Ok(0),
        text => text.parse::<u16>().map_err(|_| "event-no-number"),
    };
    let none = |texts: &[String]| texts.iter().all(|text| text.trim().is_empty());
    if !none(captured.as_flattened()) {
        let [a, b] = &captured;
        let one = |texts: &[String; 6]| -> Result<Captured, &'static str> {
            Ok(Captured {
                soldiers: number(&texts[0])?,
                archers: number(&texts[1])?,
                cannons: number(&texts[2])?,
                cavalry: number(&texts[3])?,
                command: number(&texts[4])?,
                assassins: number(&texts[5])?,
            })
        };
        result.captured = Some(Pair {
            a: one(a)?,
            b: one(b)?,
        });
    }
    if !none(&points) {
        let [a, b] = &points;
        result.points = Some(Pair {
            a: number(a)?,
            b: number(b)?,
        });
    }
    if result.points.is_none() && result.captured.is_none() {
        return Err("event-no-points");
    }
    Ok(result)
}

#[cfg(test)]
mod tests {
    use tournament::Board;

    use super::*;

    const TORA: Contest = Contest::Tora {
        board: Board::Short,
        target: 49,
        assassin: false,
    };

    fn texts<const N: usize>(texts: [&str; N]) -> [String; N] {
        texts.map(str::to_owned)
    }

    #[test]
    fn a_game_needs_a_winner_and_one_of_tora_points_or_pieces() {
        let none = || [texts([""; 6]), texts([""; 6])];
        let game = |winner| result(Contest::Game, winner, texts(["9", ""]), none());
        assert_eq!(game(None), Err("event-no-winner"));
        assert_eq!(game(Some(None)).map(|game| game.points), Ok(None));
        let tora = |points, captured| result(TORA, Some(Some(Seat::B)), texts(points), captured);
        assert_eq!(tora(["", ""], none()), Err("event-no-points"));
        assert_eq!(tora(["x", ""], none()), Err("event-no-number"));
        let points = tora(["", "12"], none()).expect("a result").points;
        assert_eq!(points, Some(Pair { a: 0, b: 12 }));
        let pieces = [texts(["1", "", "", "", "", ""]), texts([""; 6])];
        let pieces = tora(["", ""], pieces).expect("a result");
        assert_eq!(pieces.captured.map(|both| both.a.soldiers), Some(1));
        assert_eq!(pieces.points, None, "they follow from the pieces");
    }
}
