//! The curve of a lead from turn to turn.

use leptos::prelude::*;

/// The size of the picture.
const SIZE: (f64, f64) = (320.0, 120.0);
/// Numbers that would leave the picture at the top stand below their dots.
const TOP: f64 = 14.0;

/// A lead from turn to turn.
pub(super) struct Curve<'a> {
    /// How far the first side leads: at the start, and after each turn; negative if the second one does.
    pub(super) leads: &'a [i64],
    /// The lead at the edge of the picture.
    pub(super) most: i64,
    /// So many turns the whole game has; the curve may not have come to its end yet.
    pub(super) turns: usize,
    /// The indices of the turns that are marked, with numbers.
    pub(super) named: &'a [usize],
    /// What it shows, for those who don't see it.
    pub(super) label: String,
    /// What stands at its upper and lower edge.
    pub(super) edges: [String; 2],
    /// Which turn is in view: so many have been played.
    pub(super) here: Option<Signal<usize>>,
}

impl Curve<'_> {
    /// The picture: above the line the first side leads, below it the second one.
    pub(super) fn draw(self, id: &'static str) -> AnyView {
        let (width, height) = SIZE;
        let (turns, most) = (self.turns.max(1), self.most.max(1));
        let x = move |index: usize| index as f64 / turns as f64 * width;
        let y = |lead: i64| height / 2.0 - lead as f64 / most as f64 * (height / 2.0 - 6.0);
        // A step at each turn, since nothing lies between two turns.
        let mut line = format!("M0 {:.1}", y(self.leads.first().copied().unwrap_or(0)));
        for (index, lead) in self.leads.iter().enumerate().skip(1) {
            line.push_str(&format!("H{:.1}V{:.1}", x(index), y(*lead)));
        }
        let area = format!("M0 {0}{1}V{0}H0Z", y(0), line.replacen('M', "L", 1));
        let dot = |(number, index): (usize, &usize)| {
            let (x, y) = (x(index + 1), y(self.leads[index + 1]));
            let below = if y < TOP { y + 16.0 } else { y - 8.0 };
            view! { <circle cx=x cy=y r="4" /><text class="number" x=x y=below text-anchor="middle">{number}</text> }
                .into_any()
        };
        let dots: Vec<_> = (1..).zip(self.named).map(dot).collect();
        let here = self.here.map(|here| {
            let line = move || format!("M{:.1} 0V{height}", x(here.get()));
            view! { <path class="here" d=line /> }.into_any()
        });
        let [above, below] = self.edges;
        view! {
            <figure class="curve">
                <svg viewBox=format!("-2 -4 {} {}", width + 8.0, height + 8.0) role="img" aria-label=self.label data-testid=id>
                    <path class="area" d=area /><path class="zero" d=format!("M0 {0}H{width}", y(0)) />{here}<path class="line" d=line />{dots}
                    <text x="2" y="8">{above}</text><text x="2" y=height>{below}</text>
                </svg>
            </figure>
        }
        .into_any()
    }
}
