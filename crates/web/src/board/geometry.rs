//! Where places are in the picture, and which place is at a point.

use game::{Place, PlaceView, Scene};

use super::keyboard::Arrow;
use super::window::Window;

/// Size of one place in the picture's units.
pub(crate) const UNIT: f32 = 100.0;
/// Room for the labels at the left and the bottom.
const MARGIN: f32 = 56.0;
/// The height of rows beside the board, relative to rows on the board, which matter more; also the
/// largest size of a place there.
const BESIDE: f32 = 0.64;
/// The part of the picture that a box needs if it is not to stand outside the page.
const ROOM: f32 = 0.25;
/// A box farther from its place than this part of the picture is not beside it any more.
const FAR: f32 = 0.4;
/// Room at the other edges.
const EDGE: f32 = 14.0;

/// A board's places as one player sees them.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Layout {
    /// Places from left to right.
    pub(crate) columns: f32,
    /// Places from top to bottom.
    pub(crate) rows: f32,
    /// Labels of the columns in the order seen.
    pub(crate) column_labels: Vec<String>,
    /// Labels of the rows in the order seen.
    pub(crate) row_labels: Vec<String>,
    /// All places, with their centers as seen, in picture units.
    pub(crate) places: Vec<PlaceView>,
    /// The board is seen from the other side.
    pub(crate) flipped: bool,
    /// Labels are shown.
    pub(crate) labelled: bool,
    extent: [f32; 4],
    window: Window,
}

impl Layout {
    /// The layout of a scene.
    pub(crate) fn new(scene: &Scene, flipped: bool, labelled: bool) -> Self {
        let (columns, rows) = (f32::from(scene.board.columns), f32::from(scene.board.rows));
        let margin = if labelled { MARGIN } else { EDGE };
        // Games leave some room of their own beside the board.
        let room = if labelled { MARGIN / 2.0 } else { 0.0 };
        let turn = |mut place: PlaceView| {
            if flipped {
                (place.x, place.y) = (columns - place.x, rows - place.y);
            }
            if !on_board(&place, columns, rows) {
                place.size = place.size.min(BESIDE);
            }
            place.x = seen(place.x, columns, room, 0.0);
            place.y = seen(place.y, rows, 0.0, room);
            place
        };
        let places: Vec<PlaceView> = scene.places.iter().cloned().map(turn).collect();
        let ordered = |labels: &[String]| {
            let mut labels = labels.to_vec();
            if flipped {
                labels.reverse();
            }
            labels
        };
        let mut extent = [-margin, -EDGE, columns * UNIT + EDGE, rows * UNIT + margin];
        for place in &places {
            let reach = place.size * UNIT / 2.0 + EDGE;
            extent[0] = extent[0].min(place.x - reach);
            extent[1] = extent[1].min(place.y - reach);
            extent[2] = extent[2].max(place.x + reach);
            extent[3] = extent[3].max(place.y + reach);
        }
        Self {
            columns,
            rows,
            column_labels: ordered(&scene.board.column_labels),
            row_labels: ordered(&scene.board.row_labels),
            places,
            flipped,
            labelled,
            extent,
            window: Window::WHOLE,
        }
    }

    /// The same with only a part of the picture in view.
    pub(crate) fn through(self, window: Window) -> Self {
        Self { window, ..self }
    }

    /// Whether a place is on the board, not beside it.
    pub(crate) fn holds(&self, place: &PlaceView) -> bool {
        let (x, y) = (place.x / UNIT, place.y / UNIT);
        on_board(
            &PlaceView {
                x,
                y,
                ..place.clone()
            },
            self.columns,
            self.rows,
        )
    }

    /// Left, top, width and height of the whole picture.
    pub(crate) fn frame(&self) -> [f32; 4] {
        let [left, top, right, bottom] = self.extent;
        [left, top, right - left, bottom - top]
    }

    /// The aspect ratio of the picture: its width divided by its height.
    pub(crate) fn aspect(&self) -> f32 {
        let [_, _, width, height] = self.frame();
        width / height
    }

    /// The size of a place relative to a place on the board.
    pub(crate) fn scale(&self, place: Place) -> f32 {
        let mut places = self.places.iter();
        places.find(|p| p.place == place).map_or(1.0, |p| p.size)
    }

    /// Width and height of a place's touch area. Beside the board, where there is room, it is
    /// larger than the drawing.
    pub(crate) fn hold(&self, place: &PlaceView) -> (f32, f32) {
        let drawn = place.size * UNIT;
        let wide = |at: f32, count: f32| {
            let cut = !self.holds(place) && place.size >= BESIDE;
            let aligned = at > 0.0 && at < count * UNIT;
            if cut && aligned { UNIT } else { drawn }
        };
        (wide(place.x, self.columns), wide(place.y, self.rows))
    }

    /// The picture's `viewBox`.
    pub(crate) fn view_box(&self) -> String {
        let [left, top, width, height] = self.frame();
        format!("{left} {top} {width} {height}")
    }

    /// The center of a place in picture units.
    pub(crate) fn center(&self, place: Place) -> Option<(f32, f32)> {
        self.places
            .iter()
            .find(|p| p.place == place)
            .map(|p| (p.x, p.y))
    }

    /// Converts fractions of the picture's width and height to a point in picture units.
    pub(crate) fn point(&self, across: f32, down: f32) -> (f32, f32) {
        let [left, top, right, bottom] = self.extent;
        (left + across * (right - left), top + down * (bottom - top))
    }

    /// The center of a place as fractions of the view's width and height.
    pub(crate) fn fraction(&self, place: Place) -> Option<(f32, f32)> {
        let [left, top, right, bottom] = self.extent;
        let (x, y) = self.center(place)?;
        let point = ((x - left) / (right - left), (y - top) / (bottom - top));
        Some(self.window.seen(point))
    }

    /// The distance of a box from the center of its place, as a fraction of the view's height.
    fn gap(&self) -> f32 {
        0.55 * UNIT * self.window.scale() / (self.extent[3] - self.extent[1])
    }

    /// The position of a box about a place, as `top`, `bottom`, `left` and `right` of a style:
    /// below a place in the upper half, above a place in the lower half.
    pub(crate) fn near(&self, place: Option<Place>) -> [String; 4] {
        let at = place.and_then(|place| self.fraction(place));
        let (across, down) = at.unwrap_or((0.5, 0.5));
        let percent = |part: f32| format!("{}%", part * 100.0);
        let auto = || "auto".to_owned();
        let gap = self.gap();
        let [top, bottom] = if down < 0.5 {
            [percent(down + gap), auto()]
        } else {
            [auto(), percent(1.0 - down + gap)]
        };
        let [left, right] = if across < 0.5 {
            [percent((across - 0.08).max(0.0)), auto()]
        } else {
            [auto(), percent((0.92 - across).max(0.0))]
        };
        [top, bottom, left, right]
    }

    /// The position of a box that covers none of these places, as for [`near`](Self::near): below or
    /// above them all; `None` if it would stand too far from `at`, or out of sight.
    pub(crate) fn clear_of(&self, at: Option<Place>, places: &[Place]) -> Option<[String; 4]> {
        let (_, down) = at.and_then(|at| self.fraction(at))?;
        let spots = places.iter().filter_map(|place| self.fraction(*place));
        let (first, last) = spots.fold((down, down), |(first, last), (_, y)| {
            (first.min(y), last.max(y))
        });
        let far = |room: bool, distance: f32| if room { distance } else { 1.0 };
        let below = far(last < 1.0 - ROOM, last - down);
        let above = far(first > ROOM, down - first);
        if below.min(above) > FAR {
            return None;
        }
        let gap = self.gap();
        let percent = |part: f32| format!("{}%", part * 100.0);
        let [_, _, left, right] = self.near(at);
        let auto = "auto".to_owned();
        Some(if above < below {
            [auto, percent(1.0 - first + gap), left, right]
        } else {
            [percent(last + gap), auto, left, right]
        })
    }

    /// The place at a point in picture units.
    pub(crate) fn place_at(&self, (x, y): (f32, f32)) -> Option<Place> {
        let over = |p: &&PlaceView| {
            let (width, height) = self.hold(p);
            (p.x - x).abs() <= width / 2.0 && (p.y - y).abs() <= height / 2.0
        };
        self.places.iter().find(over).map(|p| p.place)
    }

    /// Of some places the one whose center is nearest to a point in picture units, and not farther
    /// away than `reach`.
    pub(crate) fn nearest(&self, (x, y): (f32, f32), among: &[Place], reach: f32) -> Option<Place> {
        let far = |p: &&PlaceView| (p.x - x).hypot(p.y - y);
        let among = self.places.iter().filter(|p| among.contains(&p.place));
        let nearest = among.min_by(|a, b| far(a).total_cmp(&far(b)));
        nearest.filter(|p| far(p) <= reach).map(|p| p.place)
    }

    /// The next place in a direction: the nearest one in that quadrant, with preference for places
    /// straight ahead.
    pub(crate) fn beside(&self, place: Place, arrow: Arrow) -> Option<Place> {
        let (x, y) = self.center(place)?;
        let far = |p: &PlaceView| {
            let (dx, dy) = (p.x - x, p.y - y);
            let (ahead, aside) = match arrow {
                Arrow::Up => (-dy, dx.abs()),
                Arrow::Down => (dy, dx.abs()),
                Arrow::Left => (-dx, dy.abs()),
                Arrow::Right => (dx, dy.abs()),
            };
            (ahead > 1.0 && aside <= ahead).then_some(ahead + 2.0 * aside)
        };
        let reach = self.places.iter().filter_map(|p| Some((far(p)?, p.place)));
        reach
            .min_by(|a, b| a.0.total_cmp(&b.0))
            .map(|(_, place)| place)
    }

    /// The places row by row as seen, with the places beside the board in rows of their own.
    pub(crate) fn rows_of_places(&self) -> Vec<Vec<PlaceView>> {
        let mut places: Vec<PlaceView> = Vec::new();
        for place in &self.places {
            let is_before = |other: &PlaceView| (other.y, other.x) <= (place.y, place.x);
            places.insert(places.partition_point(is_before), place.clone());
        }
        let mut rows: Vec<Vec<PlaceView>> = Vec::new();
        for place in places {
            match rows.last_mut() {
                Some(row) if row.first().is_some_and(|f| (f.y - place.y).abs() < 1.0) => {
                    row.push(place)
                }
                _ => rows.push(vec![place]),
            }
        }
        rows
    }
}

fn on_board(place: &PlaceView, columns: f32, rows: f32) -> bool {
    let inside = |at: f32, count: f32| at > 0.0 && at < count;
    inside(place.x, columns) && inside(place.y, rows)
}

/// Converts one coordinate to picture units. Beside the board everything is smaller, and farther
/// away to leave room for the labels.
fn seen(at: f32, count: f32, before: f32, after: f32) -> f32 {
    match at {
        at if at < 0.0 => at * BESIDE * UNIT - before,
        at if at > count => (count + (at - count) * BESIDE) * UNIT + after,
        at => at * UNIT,
    }
}

#[cfg(test)]
mod tests {
    use game::{Board, BoardStyle, Ground};

    use super::*;

    fn scene() -> Scene {
        let place = |i: u16| PlaceView {
            place: Place(i),
            name: format!("p{i}"),
            x: f32::from(i % 3) + 0.5,
            y: f32::from(i / 3) + 0.5,
            size: 1.0,
            ground: Ground::Plain,
            dark: i.is_multiple_of(2),
        };
        Scene {
            places: (0..9).map(place).collect(),
            ..Scene::empty(Board {
                columns: 3,
                rows: 3,
                column_labels: ["a", "b", "c"].map(String::from).to_vec(),
                row_labels: ["3", "2", "1"].map(String::from).to_vec(),
                style: BoardStyle::Checker,
            })
        }
    }

    #[test]
    fn arrows_go_to_the_neighbor_seen_there() {
        let layout = Layout::new(&scene(), false, true);
        assert_eq!(layout.beside(Place(4), Arrow::Up), Some(Place(1)));
        assert_eq!(layout.beside(Place(4), Arrow::Right), Some(Place(5)));
        assert_eq!(layout.beside(Place(2), Arrow::Right), None);
        let flipped = Layout::new(&scene(), true, true);
        assert_eq!(flipped.beside(Place(4), Arrow::Up), Some(Place(7)));
        assert_eq!(flipped.column_labels, ["c", "b", "a"]);
    }

    #[test]
    fn a_box_stands_clear_of_the_places_it_speaks_of() {
        let layout = Layout::new(&scene(), false, false);
        let part = |text: &str| text.strip_suffix('%').and_then(|n| n.parse::<f32>().ok());
        // Touched in the middle row, about a place in the row above: below both.
        let [top, bottom, ..] = layout.clear_of(Some(Place(4)), &[Place(1)]).unwrap();
        assert!(part(&top).is_some_and(|top| top > 66.0), "{top}");
        assert_eq!(bottom, "auto");
        // About the row below: above both.
        let [top, bottom, ..] = layout.clear_of(Some(Place(4)), &[Place(7)]).unwrap();
        assert_eq!(top, "auto");
        assert!(
            part(&bottom).is_some_and(|bottom| bottom > 66.0),
            "{bottom}"
        );
        // About both: there is no such place on the board.
        let both = [Place(1), Place(7)];
        assert_eq!(layout.clear_of(Some(Place(4)), &both), None);
        assert_eq!(layout.clear_of(None, &both), None);
    }

    #[test]
    fn points_and_places_agree() {
        let layout = Layout::new(&scene(), true, true);
        for i in 0..9 {
            let (across, down) = layout.fraction(Place(i)).expect("a place of the board");
            assert_eq!(layout.place_at(layout.point(across, down)), Some(Place(i)));
        }
        assert_eq!(layout.place_at((-20.0, 50.0)), None);
    }

    #[test]
    fn places_beside_the_board_are_as_high_as_their_row_at_most() {
        let mut scene = scene();
        for (place, size) in [(9, 1.0), (10, 0.5)] {
            let mut beside = scene.places[1].clone();
            (beside.place, beside.y, beside.size) = (Place(place), 3.5, size);
            scene.places.push(beside);
        }
        let layout = Layout::new(&scene, false, true);
        let touched = [9, 10].map(|i| layout.hold(&layout.places[i]));
        assert_eq!(touched, [(UNIT, BESIDE * UNIT), (0.5 * UNIT, 0.5 * UNIT)]);
    }

    #[test]
    fn places_beside_the_board_leave_room_for_the_labels() {
        let mut scene = scene();
        let mut beside = scene.places[1].clone();
        (beside.place, beside.y, beside.size) = (Place(9), 3.5, 0.6);
        scene.places.push(beside);
        let layout = Layout::new(&scene, false, true);
        let (_, down) = layout.center(Place(9)).expect("a place");
        assert_eq!(down, (3.0 + 0.5 * BESIDE) * UNIT + MARGIN / 2.0);
        assert!(!layout.holds(&layout.places[9]) && layout.holds(&layout.places[8]));
        assert_eq!(layout.beside(Place(7), Arrow::Down), Some(Place(9)));
        let flipped = Layout::new(&scene, true, true);
        assert_eq!(
            flipped.center(Place(9)),
            Some((1.5 * UNIT, -0.5 * BESIDE * UNIT))
        );
    }
}
