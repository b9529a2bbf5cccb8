//! The rules on score cards: T-P3 to T-P7.
#![expect(clippy::unwrap_used, reason = "a test that can't go on has failed")]

use tigerden_scorecard::{Card, Counting, Digit, FINGERS, Hand, Places, Scale, Tally, TallyError};

const COUNTINGS: [Counting; 2] = [Counting::Plain, Counting::Compound];

fn scale(card: Card, counting: Counting) -> Scale {
    Scale { card, counting }
}

fn all() -> impl Iterator<Item = Scale> {
    let both = |card| COUNTINGS.map(|counting| scale(card, counting));
    Card::ALL.into_iter().flat_map(both)
}

fn shown(tally: &Tally) -> [Vec<u8>; 4] {
    tally.markers.map(|places| places.iter().collect())
}

fn tally(laps: u64, markers: [&[u8]; 4]) -> Tally {
    let markers = markers.map(|column| Places::of(column.iter().copied()).unwrap());
    Tally { laps, markers }
}

#[track_caller]
fn shows(scale: Scale, total: u64, laps: u64, markers: [&[u8]; 4]) {
    let found = scale.tally(total);
    assert_eq!(
        (found.laps, shown(&found)),
        (laps, markers.map(<[u8]>::to_vec))
    );
    assert_eq!(scale.total(&found), Ok(total));
}

/// T-P3: a marker per column, which moves down; a full column carries to the next.
mod t_p3_columns {
    use super::*;

    #[test]
    fn the_marker_moves_down_and_on() {
        let a = scale(Card::A, Counting::Plain);
        shows(a, 0, 0, [&[], &[], &[], &[]]);
        shows(a, 1, 0, [&[1], &[], &[], &[]]);
        shows(a, 4, 0, [&[4], &[], &[], &[]]);
        shows(a, 5, 0, [&[], &[1], &[], &[]]);
        shows(a, 9, 0, [&[4], &[1], &[], &[]]);
        shows(a, 10, 0, [&[], &[], &[1], &[]]);
        shows(a, 20, 0, [&[], &[], &[], &[1]]);
    }

    #[test]
    fn names_are_read_back() {
        for card in Card::ALL {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for wrong in ["", "a", "C", "B optional"] {
            assert!(wrong.parse::<Card>().is_err(), "{wrong}");
        }
    }
}

/// T-P4: what a place in each column is worth.
#[test]
fn t_p4_worth_of_the_columns() {
    let worth = |card| scale(card, Counting::Plain).worth();
    assert_eq!(worth(Card::A), [1, 5, 10, 20]);
    assert_eq!(worth(Card::B), [1, 5, 25, 125]);
    assert_eq!(worth(Card::BOptional), [1, 6, 36, 216]);
}

/// T-P5: capacities, and laps past them.
#[test]
fn t_p5_past_the_capacity_a_lap_begins() {
    let capacity = |card| scale(card, Counting::Plain).capacity();
    assert_eq!(Card::ALL.map(capacity), [99, 624, 1295]);
    let a = scale(Card::A, Counting::Plain);
    shows(a, 99, 0, [&[4], &[1], &[1], &[4]]);
    shows(a, 100, 1, [&[], &[], &[], &[]]);
    shows(a, 19, 0, [&[4], &[1], &[1], &[]]);
}

/// T-P6: markers stay at the lowest places until the column is full.
mod t_p6_compound {
    use super::*;

    #[test]
    fn a_column_counts_down_to_the_next_lower_place() {
        let a = scale(Card::A, Counting::Compound);
        let column: Vec<Vec<u8>> = (0..=10)
            .map(|total| shown(&a.tally(total))[0].clone())
            .collect();
        let wanted: [&[u8]; 11] = [
            &[],
            &[1],
            &[2],
            &[3],
            &[4],
            &[1, 4],
            &[2, 4],
            &[3, 4],
            &[1, 3, 4],
            &[2, 3, 4],
            &[1, 2, 3, 4],
        ];
        assert_eq!(column, wanted);
        shows(a, 11, 0, [&[], &[1], &[], &[]]);
    }

    #[test]
    fn capacities() {
        let capacity = |card| scale(card, Counting::Compound).capacity();
        assert_eq!(Card::ALL.map(capacity), [483, 14_640, 65_535]);
        assert_eq!(scale(Card::A, Counting::Compound).worth(), [1, 11, 22, 44]);
    }
}

/// T-P6: every total is shown as markers that no other total has, and read back.
#[test]
fn t_p6_every_total_there_and_back() {
    for scale in all() {
        let mut seen = std::collections::HashSet::new();
        for total in 0..=scale.capacity() {
            let tally = scale.tally(total);
            assert_eq!(tally.laps, 0);
            assert_eq!(scale.total(&tally), Ok(total), "{scale:?}");
            assert!(seen.insert(tally.markers), "{scale:?}: {total}");
            let lapped = Tally { laps: 3, ..tally };
            assert_eq!(scale.tally(total + 3 * scale.lap()), lapped);
        }
    }
}

/// T-P6: of all ways to put markers on a card, just those are read that counting leads to.
#[test]
fn t_p6_markers_that_never_come_up_are_refused() {
    for scale in all() {
        let columns = scale.card.places().map(|places| {
            let all = (0..1_u16 << places).map(move |bits| {
                Places::of((1..=places).filter(|place| bits >> (place - 1) & 1 == 1)).unwrap()
            });
            all.collect::<Vec<_>>()
        });
        let mut readable = 0;
        for &s1 in &columns[0] {
            for &s2 in &columns[1] {
                for &s3 in &columns[2] {
                    for &s4 in &columns[3] {
                        let markers = [s1, s2, s3, s4];
                        let total = scale.total(&Tally { laps: 0, markers });
                        if let Ok(total) = total {
                            assert_eq!(scale.tally(total).markers, markers);
                            readable += 1;
                        }
                    }
                }
            }
        }
        assert_eq!(readable, scale.lap(), "{scale:?}");
    }
}

#[test]
fn errors_name_the_column() {
    let a = scale(Card::A, Counting::Plain);
    let wrong = |column| Err(TallyError::Markers { column });
    assert_eq!(a.total(&tally(0, [&[], &[2], &[], &[]])), wrong(1));
    assert_eq!(a.total(&tally(0, [&[], &[], &[], &[1, 2]])), wrong(3));
    let compound = scale(Card::A, Counting::Compound);
    assert_eq!(
        compound.total(&tally(0, [&[1, 2], &[], &[], &[]])),
        wrong(0)
    );
    assert_eq!(
        a.total(&tally(u64::MAX, [&[], &[], &[], &[]])),
        Err(TallyError::Laps)
    );
    let last = a.tally(u64::MAX);
    assert_eq!(a.total(&last), Ok(u64::MAX));
    let more = Tally {
        markers: a.tally(99).markers,
        ..last
    };
    assert_eq!(a.total(&more), Err(TallyError::Laps));
    assert_eq!((Places::of([0]), Places::of([9])), (None, None));
}

/// T-P7: the left hand from the little finger inwards is S1 from below, the thumbs are S2 and S3.
#[test]
fn t_p7_ten_fingers() {
    let tally = scale(Card::A, Counting::Plain).tally(69);
    let marked: Vec<_> = FINGERS
        .into_iter()
        .filter(|finger| finger.is_marked(&tally))
        .map(|finger| (finger.hand, finger.digit))
        .collect();
    let wanted = [
        (Hand::Left, Digit::Little),
        (Hand::Left, Digit::Thumb),
        (Hand::Right, Digit::Ring),
    ];
    assert_eq!(marked, wanted);
    let full = scale(Card::A, Counting::Compound).tally(483);
    assert!(FINGERS.into_iter().all(|finger| finger.is_marked(&full)));
}
