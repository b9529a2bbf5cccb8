//! Sets and tables against a plain bit set and plain arithmetic, for every board size in use.

use fixedbitset::FixedBitSet;
use proptest::prelude::*;
use tigerden_board::{Bits, Dir, Geometry, Square};

fn plain<const N: usize, const W: usize>(set: Bits<W>) -> Vec<usize> {
    set.iter::<N>().map(Square::index).collect()
}

fn ones(set: FixedBitSet) -> Vec<usize> {
    set.ones().collect()
}

fn fixed(indices: &[usize], size: usize) -> FixedBitSet {
    let mut out = FixedBitSet::with_capacity(size);
    out.extend(indices.iter().copied());
    out
}

fn set<const N: usize, const W: usize>(indices: &[usize]) -> Bits<W> {
    indices
        .iter()
        .filter_map(|&i| Square::<N>::from_index(i))
        .collect()
}

fn operators_agree<const N: usize, const W: usize>(a: &[usize], b: &[usize]) {
    let on = |list: &[usize]| list.iter().map(|i| i % (N * N)).collect::<Vec<_>>();
    let (a, b) = (on(a), on(b));
    let (x, y) = (set::<N, W>(&a), set::<N, W>(&b));
    let (p, q) = (fixed(&a, 64 * W), fixed(&b, 64 * W));
    assert_eq!(plain::<N, W>(x & y), ones(&p & &q));
    assert_eq!(plain::<N, W>(x | y), ones(&p | &q));
    assert_eq!(plain::<N, W>(x ^ y), ones(&p ^ &q));
    assert_eq!(plain::<N, W>(x - y), p.difference(&q).collect::<Vec<_>>());
    assert_eq!(x.and(y), x & y);
    assert_eq!(x.or(y), x | y);
    assert_eq!(x.count() as usize, p.count_ones(..));
    assert_eq!(x.is_empty(), p.is_clear());
    assert_eq!(x.meets(y), !p.is_disjoint(&q));
    assert_eq!(x.first::<N>().map(Square::index), p.minimum());
    assert_eq!(x.last::<N>().map(Square::index), p.maximum());
    assert!(Square::<N>::all().all(|s| x.contains(s) == p.contains(s.index())));
    for by in [0, 1, N, 63, 64, 65, 100] {
        let raised = p.ones().map(|i| i + by).filter(|i| *i < 64 * W);
        let lowered = p.ones().filter_map(|i| i.checked_sub(by));
        let words = |indices: Vec<usize>| {
            let mut words = [0; W];
            indices.iter().for_each(|i| words[i / 64] |= 1 << (i % 64));
            words
        };
        assert_eq!(x.raised(by).words(), &words(raised.collect()));
        assert_eq!(x.lowered(by).words(), &words(lowered.collect()));
    }
}

fn spread_agrees<const N: usize, const W: usize>(a: &[usize]) {
    let tables = Geometry::<N, W>::TABLES;
    let a: Vec<_> = a.iter().map(|i| i % (N * N)).collect();
    let x = set::<N, W>(&a);
    let near = |s: Square<N>| x.iter::<N>().any(|t| s.distance(t) <= 1);
    assert_eq!(
        tables.spread(x),
        Square::<N>::all().filter(|s| near(*s)).collect()
    );
    for dir in Dir::ALL {
        let moved: Bits<W> = x.iter::<N>().filter_map(|s| s.step(dir)).collect();
        assert_eq!(tables.shifted(x, dir), moved, "{dir:?}");
    }
}

fn tables_agree<const N: usize, const W: usize>() {
    let tables = Geometry::<N, W>::TABLES;
    assert_eq!(tables.all().count() as usize, N * N);
    for a in Square::<N>::all() {
        assert_eq!(Square::at(a.v(), a.h()), Some(a));
        assert_eq!(
            (a.turned().v(), a.turned().h()),
            (N + 1 - a.v(), N + 1 - a.h())
        );
        for b in Square::<N>::all() {
            assert_eq!(tables.ring(a).contains(b), a.distance(b) == 1);
            assert_eq!(tables.second_ring(a).contains(b), a.distance(b) == 2);
            let on_ray = |dir| tables.ray(a, dir).contains(b);
            assert_eq!(Dir::ALL.into_iter().find(|d| on_ray(*d)), a.direction(b));
            let mut walked = Bits::EMPTY;
            if let Some(dir) = a.direction(b) {
                let mut at = a.step(dir);
                while let Some(s) = at.filter(|s| *s != b) {
                    walked.insert(s);
                    at = s.step(dir);
                }
            }
            assert_eq!(tables.between(a, b), walked);
            for radius in 0..4 {
                let near = |s: &Square<N>| s.distance(a) <= radius && s.distance(b) <= radius;
                let plain = Square::all().filter(near).collect::<Bits<W>>();
                assert_eq!(tables.near_both(a, b, radius), plain);
            }
        }
    }
}

#[test]
fn tables_agree_with_arithmetic_on_every_size() {
    tables_agree::<7, 1>();
    tables_agree::<8, 1>();
    tables_agree::<9, 2>();
    tables_agree::<11, 2>();
    tables_agree::<13, 3>();
    tables_agree::<17, 5>();
}

proptest! {
    #[test]
    fn sets_agree_with_a_plain_bit_set(
        a in prop::collection::vec(0usize..320, 0..40),
        b in prop::collection::vec(0usize..320, 0..40),
    ) {
        operators_agree::<8, 1>(&a, &b);
        operators_agree::<9, 2>(&a, &b);
        operators_agree::<13, 3>(&a, &b);
        operators_agree::<17, 5>(&a, &b);
    }

    #[test]
    fn spreading_agrees_with_distances(a in prop::collection::vec(0usize..320, 0..12)) {
        spread_agrees::<8, 1>(&a);
        spread_agrees::<9, 2>(&a);
        spread_agrees::<13, 3>(&a);
        spread_agrees::<17, 5>(&a);
    }

    #[test]
    fn the_first_on_a_ray_is_the_nearest(
        a in prop::collection::vec(0usize..289, 0..20),
        from in 0usize..289,
    ) {
        let tables = Geometry::<17, 5>::TABLES;
        let x = set::<17, 5>(&a);
        let from = Square::<17>::from_index(from).expect("on the board");
        for dir in Dir::ALL {
            let nearest = x.iter::<17>().filter(|s| from.direction(*s) == Some(dir))
                .min_by_key(|s| from.distance(*s));
            prop_assert_eq!(tables.first_on_ray(from, dir, x), nearest);
        }
    }
}
