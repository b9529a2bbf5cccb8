//! Pictures of pixels, one after the other, as a GIF file.

use std::borrow::Cow;
use std::collections::HashMap;

use gif::{DisposalMethod, Encoder, Frame, Repeat};

/// The colors of the file: the last one of 256 stands for what stays as it was.
const COLORS: usize = 255;
const UNCHANGED: u8 = 255;
/// How far colors of the file are apart at least, as the sum of the differences of red, green and blue.
const APART: u32 = 12;

/// The pictures are not what an animation can be made of.
#[derive(Debug, thiserror::Error)]
pub enum AnimationError {
    /// A picture has another number of pixels than the animation.
    #[error("a picture has {0} bytes instead of {1}")]
    Size(usize, usize),
    /// The file can't be written.
    #[error("the animation can't be written: {0}")]
    Gif(#[from] gif::EncodingError),
}

type Result<T> = std::result::Result<T, AnimationError>;

/// An animation in the making. Of each picture only what has changed is stored.
pub struct Animation {
    encoder: Encoder<Vec<u8>>,
    size: (u16, u16),
    palette: Palette,
    /// The colors of the last picture.
    last: Option<Vec<u8>>,
}

impl Animation {
    /// An animation of this width and height in pixels. It gets the colors of these pictures, which are pixels row by
    /// row: red, green, blue, and a byte that does not matter.
    ///
    /// # Errors
    ///
    /// If the file can't be written.
    pub fn new(size: (u16, u16), samples: &[Vec<u8>]) -> Result<Self> {
        let palette = Palette::of(samples);
        let mut encoder = Encoder::new(Vec::new(), size.0, size.1, &palette.bytes())?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Self {
            encoder,
            size,
            palette,
            last: None,
        })
    }

    /// Adds a picture that stays for so many milliseconds.
    ///
    /// # Errors
    ///
    /// If it has another size than the animation.
    pub fn add(&mut self, pixels: &[u8], ms: u32) -> Result<()> {
        let (width, height) = (usize::from(self.size.0), usize::from(self.size.1));
        let bytes = width * height * 4;
        if pixels.len() != bytes {
            return Err(AnimationError::Size(pixels.len(), bytes));
        }
        let colors = pixels.as_chunks::<4>().0.iter();
        let colors: Vec<u8> = colors.map(|pixel| self.palette.nearest(pixel)).collect();
        let changed = match &self.last {
            Some(last) => changed(&colors, last, width),
            None => Area {
                left: 0,
                top: 0,
                width,
                height,
            },
        };
        let small = |length: usize| u16::try_from(length).unwrap_or(u16::MAX);
        let frame = Frame {
            delay: u16::try_from(ms / 10).unwrap_or(u16::MAX),
            dispose: DisposalMethod::Keep,
            transparent: Some(UNCHANGED),
            left: small(changed.left),
            top: small(changed.top),
            width: small(changed.width),
            height: small(changed.height),
            buffer: Cow::Owned(changed.part(&colors, self.last.as_deref(), width)),
            ..Frame::default()
        };
        self.encoder.write_frame(&frame)?;
        self.last = Some(colors);
        Ok(())
    }

    /// The GIF file.
    ///
    /// # Errors
    ///
    /// If it can't be written.
    pub fn finish(self) -> Result<Vec<u8>> {
        Ok(self.encoder.into_inner()?)
    }
}

/// A part of a picture.
struct Area {
    left: usize,
    top: usize,
    width: usize,
    height: usize,
}

impl Area {
    /// The colors of this part; where nothing has changed since the last picture, the one that says so.
    fn part(&self, colors: &[u8], last: Option<&[u8]>, width: usize) -> Vec<u8> {
        let mut part = Vec::with_capacity(self.width * self.height);
        for row in self.top..self.top + self.height {
            for at in row * width + self.left..row * width + self.left + self.width {
                let same = last.is_some_and(|last| last[at] == colors[at]);
                part.push(if same { UNCHANGED } else { colors[at] });
            }
        }
        part
    }
}

/// The smallest part that has all that changed; one pixel if nothing did.
fn changed(colors: &[u8], last: &[u8], width: usize) -> Area {
    let (mut left, mut right, mut top, mut bottom) = (usize::MAX, 0, usize::MAX, 0);
    for (at, _) in colors
        .iter()
        .zip(last)
        .enumerate()
        .filter(|(_, (a, b))| a != b)
    {
        let (x, y) = (at % width, at / width);
        (left, right) = (left.min(x), right.max(x));
        (top, bottom) = (top.min(y), bottom.max(y));
    }
    if left > right {
        (left, right, top, bottom) = (0, 0, 0, 0);
    }
    Area {
        left,
        top,
        width: right - left + 1,
        height: bottom - top + 1,
    }
}

/// The colors of a file, and which of them is nearest to others.
struct Palette {
    colors: Vec<[u8; 3]>,
    nearest: HashMap<[u8; 3], u8>,
}

impl Palette {
    /// The most frequent colors of pictures that are not nearly the same.
    fn of(samples: &[Vec<u8>]) -> Self {
        let mut counts: HashMap<[u8; 3], u32> = HashMap::new();
        let pixels = samples.iter().flat_map(|sample| sample.as_chunks::<4>().0);
        for [red, green, blue, _] in pixels {
            *counts.entry([*red, *green, *blue]).or_default() += 1;
        }
        let mut counts: Vec<_> = counts.into_iter().collect();
        counts.sort_by_key(|(color, count)| (u32::MAX - count, *color));
        let mut colors: Vec<[u8; 3]> = Vec::with_capacity(COLORS);
        for (color, _) in counts {
            if colors.len() == COLORS {
                break;
            }
            if colors.iter().all(|other| distance(*other, color) >= APART) {
                colors.push(color);
            }
        }
        if colors.is_empty() {
            colors.push([255; 3]);
        }
        Self {
            colors,
            nearest: HashMap::new(),
        }
    }

    /// Red, green and blue of all 256 colors.
    fn bytes(&self) -> Vec<u8> {
        let mut bytes = self.colors.concat();
        bytes.resize((COLORS + 1) * 3, 0);
        bytes
    }

    /// The number of the color nearest to a pixel.
    fn nearest(&mut self, [red, green, blue, _]: &[u8; 4]) -> u8 {
        let color = [*red, *green, *blue];
        let colors = &self.colors;
        *self.nearest.entry(color).or_insert_with(|| {
            let numbered = (0..).zip(colors);
            let nearest = numbered.min_by_key(|(_, other)| distance(**other, color));
            nearest.map_or(0, |(number, _)| number)
        })
    }
}

fn distance(one: [u8; 3], other: [u8; 3]) -> u32 {
    let parts = one.iter().zip(other);
    parts.map(|(a, b)| u32::from(a.abs_diff(b))).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: [u8; 4] = [200, 0, 0, 255];
    const BLUE: [u8; 4] = [0, 0, 200, 255];
    const WHITE: [u8; 4] = [255; 4];

    /// A picture of 4 by 3 pixels: white, but for these.
    fn picture(marks: &[(usize, [u8; 4])]) -> Vec<u8> {
        let mut pixels = [WHITE; 12];
        for (at, color) in marks {
            pixels[*at] = *color;
        }
        pixels.concat()
    }

    #[test]
    fn later_pictures_have_only_what_has_changed() {
        let pictures = [
            picture(&[(0, RED)]),
            picture(&[(0, RED), (6, BLUE)]),
            picture(&[(0, RED), (6, BLUE)]),
        ];
        let mut animation = Animation::new((4, 3), &pictures).expect("a header");
        for (picture, ms) in pictures.iter().zip([1000, 500, 4000]) {
            animation.add(picture, ms).expect("a picture");
        }
        let file = animation.finish().expect("a file");
        let mut decoder = gif::DecodeOptions::new();
        decoder.set_color_output(gif::ColorOutput::RGBA);
        let mut decoder = decoder.read_info(file.as_slice()).expect("a GIF");
        assert_eq!((decoder.width(), decoder.height()), (4, 3));
        let mut read = Vec::new();
        while let Some(frame) = decoder.read_next_frame().expect("a frame") {
            let place = (frame.left, frame.top, frame.width, frame.height);
            read.push((place, frame.delay, frame.buffer[..4].to_vec()));
        }
        assert_eq!(read[0], ((0, 0, 4, 3), 100, RED.to_vec()));
        assert_eq!(read[1], ((2, 1, 1, 1), 50, BLUE.to_vec()));
        let (place, delay, pixel) = &read[2];
        assert_eq!(
            (*place, *delay, pixel[3]),
            ((0, 0, 1, 1), 400, 0),
            "nothing is drawn"
        );
    }

    #[test]
    fn a_picture_of_another_size_is_refused() {
        let sample = [picture(&[])];
        let mut animation = Animation::new((4, 3), &sample).expect("a header");
        let error = animation.add(&[0; 4], 100).expect_err("too small");
        assert!(matches!(error, AnimationError::Size(4, 48)), "{error}");
    }

    #[test]
    fn a_palette_has_the_frequent_colors_as_they_are_and_what_is_nearest_for_others() {
        let near = [254, 254, 254, 255];
        let mut palette = Palette::of(&[picture(&[(0, RED), (1, RED), (2, near)])]);
        assert_eq!(palette.colors, [[255; 3], [200, 0, 0]]);
        assert_eq!(palette.nearest(&near), 0);
        assert_eq!(palette.nearest(&[150, 20, 20, 255]), 1);
        assert_eq!(palette.bytes().len(), 768);
    }
}
