//! The part of a picture that is in view.

/// A part of a picture, which fills the view. Points are fractions of width and height, of the
/// picture or of the view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Window {
    /// How much larger than the whole picture it is drawn, at least 1.
    scale: f32,
    left: f32,
    top: f32,
}

impl Window {
    /// All of the picture.
    pub(crate) const WHOLE: Self = Self {
        scale: 1.0,
        left: 0.0,
        top: 0.0,
    };

    /// The window in which a point of the picture is seen at a point of the view, as far as the edges
    /// of the picture allow.
    pub(crate) fn holding(scale: f32, point: (f32, f32), at: (f32, f32)) -> Self {
        let scale = scale.max(1.0);
        let edge = |point: f32, at: f32| (point - at / scale).clamp(0.0, 1.0 - 1.0 / scale);
        Self {
            scale,
            left: edge(point.0, at.0),
            top: edge(point.1, at.1),
        }
    }

    /// The window with a point of the picture in its middle, as far as the edges allow.
    pub(crate) fn about(scale: f32, point: (f32, f32)) -> Self {
        Self::holding(scale, point, (0.5, 0.5))
    }

    /// The window about all of these points, with so much around them; `None` if there is no such
    /// window of this scale.
    pub(crate) fn over(
        scale: f32,
        points: impl IntoIterator<Item = (f32, f32)>,
        around: (f32, f32),
    ) -> Option<Self> {
        let mut points = points.into_iter();
        let first = points.next()?;
        let (low, high) = points.fold((first, first), |(low, high), (x, y)| {
            ((low.0.min(x), low.1.min(y)), (high.0.max(x), high.1.max(y)))
        });
        let fits = |low: f32, high: f32, around: f32| high - low + 2.0 * around <= 1.0 / scale;
        let middle = ((low.0 + high.0) / 2.0, (low.1 + high.1) / 2.0);
        (fits(low.0, high.0, around.0) && fits(low.1, high.1, around.1))
            .then(|| Self::about(scale, middle))
    }

    /// How much larger than the whole picture it is drawn.
    pub(crate) fn scale(self) -> f32 {
        self.scale
    }

    /// Whether all of the picture is in view.
    pub(crate) fn is_whole(self) -> bool {
        self.scale <= 1.0
    }

    /// Where a point of the picture is seen in the view; not from 0 to 1 if it is out of sight.
    pub(crate) fn seen(self, (x, y): (f32, f32)) -> (f32, f32) {
        ((x - self.left) * self.scale, (y - self.top) * self.scale)
    }

    /// The point of the picture that is seen at a point of the view.
    pub(crate) fn point(self, (x, y): (f32, f32)) -> (f32, f32) {
        (self.left + x / self.scale, self.top + y / self.scale)
    }

    /// Whether a point of the picture is in view, with so much around it.
    pub(crate) fn shows(self, (x, y): (f32, f32), around: (f32, f32)) -> bool {
        let inside = |at: f32, around: f32| {
            let around = around * self.scale;
            (around..=1.0 - around).contains(&at)
        };
        let (x, y) = self.seen((x, y));
        inside(x, around.0) && inside(y, around.1)
    }

    /// The `transform` that draws the picture so, about its left upper corner.
    pub(crate) fn transform(self) -> Option<String> {
        let percent = |edge: f32| -100.0 * edge * self.scale;
        (!self.is_whole()).then(|| {
            let (x, y) = (percent(self.left), percent(self.top));
            format!("translate({x}%, {y}%) scale({})", self.scale)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_stays_inside_the_picture() {
        let corner = Window::about(4.0, (0.01, 0.98));
        assert_eq!(corner.point((0.0, 1.0)), (0.0, 1.0));
        assert_eq!(Window::about(0.5, (0.3, 0.3)), Window::WHOLE);
        assert_eq!(Window::WHOLE.transform(), None);
    }

    #[test]
    fn points_of_picture_and_view_agree() {
        let window = Window::about(2.5, (0.4, 0.6));
        let (x, y) = window.point(window.seen((0.33, 0.71)));
        assert!((x - 0.33).abs() < 1e-6 && (y - 0.71).abs() < 1e-6);
        assert!(window.shows((0.4, 0.6), (0.1, 0.1)));
        assert!(!window.shows((0.1, 0.6), (0.0, 0.0)));
    }

    #[test]
    fn a_window_is_about_all_points_or_there_is_none() {
        let near = [(0.2, 0.3), (0.3, 0.2)];
        let window = Window::over(3.0, near, (0.05, 0.05)).unwrap();
        assert!(near.iter().all(|point| window.shows(*point, (0.04, 0.04))));
        assert_eq!(
            Window::over(3.0, [(0.1, 0.1), (0.5, 0.1)], (0.0, 0.0)),
            None
        );
    }

    #[test]
    fn what_is_under_the_fingers_stays_there() {
        let window = Window::holding(3.0, (0.5, 0.5), (0.2, 0.7));
        let (x, y) = window.seen((0.5, 0.5));
        assert!((x - 0.2).abs() < 1e-6 && (y - 0.7).abs() < 1e-6);
    }
}
