//! The history of a rating as a curve with the band of its deviation, and as a table.

use leptos::prelude::*;
use protocol::{RatingList, RatingPoint};

use super::date;
use crate::i18n::{t, ta};

/// The size of the drawing, and where the axes stand in it.
const WIDTH: i32 = 440;
const HEIGHT: i32 = 270;
const LEFT: i32 = 54;
const RIGHT: i32 = 430;
const TOP: i32 = 12;
const BOTTOM: i32 = 228;
/// With more games, they get no dots.
const MOST_DOTS: usize = 60;
/// Everybody begins so: rating and deviation.
const START: (i32, i32) = (1500, 350);
/// How far the marks on the axis of ratings are apart: the smallest that needs few of them.
const STEPS: [i32; 5] = [50, 100, 200, 500, 1000];
/// How many that are.
const MARKS: i32 = 6;

/// Curve and table.
pub(super) fn history(list: &RatingList) -> AnyView {
    let plot = Plot::of(list);
    let rows: Vec<_> = list.points.iter().rev().map(row).collect();
    view! {
        <figure style="width:100%;margin:0 0 .8em">{plot.draw()}<figcaption>{t("plot-caption")}</figcaption></figure>
        <details>
            <summary>{t("plot-table")}</summary>
            <table style="width:100%;text-align:right;font-variant-numeric:tabular-nums" data-testid="history">
                <thead><tr>
                    <th scope="col" style="text-align:left">{t("plot-date")}</th>
                    <th scope="col">{t("plot-rating")}</th>
                    <th scope="col">{t("plot-deviation")}</th>
                </tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </details>
    }
    .into_any()
}

fn row(point: &RatingPoint) -> AnyView {
    view! { <tr><td style="text-align:left">{date(point.at_us)}</td><td>{point.rating}</td><td>{point.deviation}</td></tr> }
        .into_any()
}

/// The numbers that are drawn.
struct Plot {
    /// Rating and deviation after each game.
    values: Vec<(i32, i32)>,
    /// The number of the game of the first value.
    first: u32,
    /// The lowest and the highest number on the axis of ratings, and the step of its marks.
    low: i32,
    high: i32,
    step: i32,
}

impl Plot {
    fn of(list: &RatingList) -> Self {
        let shown = u32::try_from(list.points.len()).unwrap_or(u32::MAX);
        let whole = shown == list.games;
        let value = |point: &RatingPoint| (point.rating, point.deviation.cast_signed());
        let start = whole.then_some(START).into_iter();
        let values: Vec<_> = start.chain(list.points.iter().map(value)).collect();
        let edges = |sign: i32| {
            values
                .iter()
                .map(move |(rating, away)| rating + sign * away)
        };
        let low = edges(-1).min().unwrap_or_default();
        let high = edges(1).max().unwrap_or_default();
        let fits = |step: &i32| high - low <= MARKS * step;
        let step = STEPS
            .into_iter()
            .find(fits)
            .unwrap_or(STEPS[STEPS.len() - 1]);
        let low = low.div_euclid(step) * step;
        Self {
            values,
            first: list.games.saturating_sub(shown) + u32::from(!whole),
            low,
            high: low + ((high - low - 1).div_euclid(step) + 1).max(1) * step,
            step,
        }
    }

    fn x(&self, index: usize) -> i32 {
        let last = self.values.len().saturating_sub(1).max(1);
        LEFT + (RIGHT - LEFT) * index as i32 / last as i32
    }

    fn y(&self, rating: i32) -> i32 {
        BOTTOM - (BOTTOM - TOP) * (rating - self.low) / (self.high - self.low)
    }

    /// The corners of a line through all games, so many deviations away from the rating.
    fn line(&self, deviations: i32) -> Vec<String> {
        let corner = |(index, (rating, deviation)): (usize, &(i32, i32))| {
            let y = self.y(rating + deviations * deviation);
            format!("{},{y}", self.x(index))
        };
        self.values.iter().enumerate().map(corner).collect()
    }

    fn draw(&self) -> AnyView {
        let [upper, middle, lower] = [1, 0, -1].map(|away| self.line(away));
        let band: Vec<String> = upper.iter().chain(lower.iter().rev()).cloned().collect();
        let marks = (0..=(self.high - self.low) / self.step).map(|mark| {
            let rating = self.low + mark * self.step;
            let y = self.y(rating);
            view! {
                <path d=format!("M{LEFT} {y}H{RIGHT}") style="stroke:var(--rule)" />
                <text x=LEFT - 8 y=y + 5 text-anchor="end">{rating}</text>
            }
            .into_any()
        });
        let marks: Vec<_> = marks.collect();
        let dots = (self.values.len() <= MOST_DOTS).then(|| {
            let dot = |(index, (rating, _)): (usize, &(i32, i32))| {
                view! { <circle cx=self.x(index) cy=self.y(*rating) r="4" /> }.into_any()
            };
            self.values.iter().enumerate().map(dot).collect::<Vec<_>>()
        });
        let last = self.first + u32::try_from(self.values.len()).unwrap_or(1) - 1;
        let edge = "fill:none;stroke:var(--soft);stroke-dasharray:5 4";
        view! {
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=self.words() data-testid="plot"
                style="display:block;width:100%;max-width:560px;height:auto;font-size:16px;fill:var(--ink)">
                <polygon points=band.join(" ") style="fill:var(--leaf-soft)" />
                {marks}
                <polyline points=upper.join(" ") style=edge />
                <polyline points=lower.join(" ") style=edge />
                <polyline points=middle.join(" ") style="fill:none;stroke:var(--ink);stroke-width:2.5" />
                {dots}
                <path d=format!("M{LEFT} {TOP}V{BOTTOM}H{RIGHT}") style="fill:none;stroke:var(--ink)" />
                <text x=LEFT y=BOTTOM + 20>{self.first}</text>
                <text x=RIGHT y=BOTTOM + 20 text-anchor="end">{last}</text>
                <text x=(LEFT + RIGHT) / 2 y=BOTTOM + 36 text-anchor="middle">{t("plot-games")}</text>
            </svg>
        }
        .into_any()
    }

    /// What the curve shows, in words.
    fn words(&self) -> String {
        let ratings = || self.values.iter().map(|(rating, _)| *rating);
        let args = [
            ("first", ratings().next().unwrap_or_default().into()),
            ("last", ratings().next_back().unwrap_or_default().into()),
            ("low", ratings().min().unwrap_or_default().into()),
            ("high", ratings().max().unwrap_or_default().into()),
        ];
        ta("plot-words", &args)
    }
}

#[cfg(test)]
mod tests {
    use protocol::RatingShown;

    use super::*;

    fn list(games: u32, ratings: &[i32]) -> RatingList {
        let point = |rating: &i32| RatingPoint {
            at_us: 0,
            rating: *rating,
            deviation: 60,
        };
        RatingList {
            list: "tora-short".to_owned(),
            now: RatingShown {
                rating: 1500,
                deviation: 60,
                provisional: false,
            },
            games,
            points: ratings.iter().map(point).collect(),
        }
    }

    #[test]
    fn everything_is_drawn_between_the_axes() {
        for ratings in [vec![1662], vec![1400, 2300, -800], vec![1500; 200]] {
            let games = u32::try_from(ratings.len()).expect("few");
            let plot = Plot::of(&list(games, &ratings));
            assert_eq!((plot.low % plot.step, plot.high % plot.step), (0, 0));
            for away in [-1, 0, 1] {
                for corner in plot.line(away) {
                    let (x, y) = corner.split_once(',').expect("two numbers");
                    let [x, y]: [i32; 2] = [x, y].map(|number| number.parse().expect("a number"));
                    let inside = (LEFT..=RIGHT).contains(&x) && (TOP..=BOTTOM).contains(&y);
                    assert!(inside, "{corner}");
                }
            }
        }
    }

    #[test]
    fn a_whole_history_begins_with_the_start_and_a_long_one_with_its_first_game() {
        let whole = Plot::of(&list(2, &[1600, 1650]));
        assert_eq!((whole.values.len(), whole.first), (3, 0));
        let long = Plot::of(&list(300, &[1600; 200]));
        assert_eq!((long.values.len(), long.first), (200, 101));
    }
}
