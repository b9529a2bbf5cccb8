//! Sizes of paper.

/// The room at each edge of a sheet that printers may leave white, in millimeters.
pub(crate) const MARGIN: f32 = 10.0;

/// A size of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8.5 × 11 inches.
    Letter,
}

impl Paper {
    /// All sizes, in the order to offer them.
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// Its name: `a4` or `letter`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::Letter => "letter",
        }
    }

    /// The paper of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|paper| paper.name() == name)
    }

    /// Width and height of an upright sheet, in millimeters.
    #[must_use]
    pub const fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (210.0, 297.0),
            Self::Letter => (215.9, 279.4),
        }
    }

    /// Width and height of a sheet that lies on its side, in millimeters.
    #[must_use]
    pub const fn landscape(self) -> (f32, f32) {
        let (width, height) = self.size();
        (height, width)
    }
}
