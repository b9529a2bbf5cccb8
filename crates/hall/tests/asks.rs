//! Each step of each gesture of every game says what it asks for, in every language.

mod begun;

use std::collections::BTreeSet;

use game::{Composer, Touched, Value};
use texts::{FluentValue, Texts};
use tigerden_hall::gestures;

#[test]
fn each_step_of_every_gesture_has_a_sentence() {
    let languages = ["en", "de"].map(|language| Texts::of(language).unwrap());
    let mut asked = BTreeSet::new();
    for mut table in begun::tables() {
        for turn in 0..6 {
            let offers = table.offers();
            if offers.is_empty() {
                break;
            }
            let mut steps = BTreeSet::from([Vec::new()]);
            for offer in &offers {
                for gesture in &offer.gestures {
                    let touches = gesture.ordered.iter().chain(&gesture.any_order);
                    let touches: Vec<_> = touches.copied().collect();
                    // After the last touch nothing is asked, unless another gesture goes on.
                    steps.extend((1..touches.len()).map(|len| touches[..len].to_vec()));
                }
            }
            for touched in steps {
                let mut composer = Composer::new(gestures(&offers));
                let taken = touched
                    .iter()
                    .all(|touch| composer.touch(*touch) == Touched::More);
                assert!(taken, "{touched:?}");
                let ask = table.ask(&touched).unwrap();
                for language in &languages {
                    let arg = |(name, value): &(&'static str, Value)| match value {
                        Value::Number(number) => (*name, FluentValue::from(*number)),
                        other => panic!("{name}: {other:?}"),
                    };
                    let args: Vec<_> = ask.args.iter().map(arg).collect();
                    let said = language.text(ask.key, &args).unwrap_or_default();
                    assert!(
                        !said.is_empty() && !said.contains('{'),
                        "{}: {said}",
                        ask.key
                    );
                }
                asked.insert(ask.key);
            }
            table.play(&offers[(turn * 7) % offers.len()].text).unwrap();
        }
    }
    for key in [
        "tora-ask-usual-crew",
        "tigerchess-ask-jump",
        "convoy-ask-boat",
    ] {
        assert!(asked.contains(key), "{key} of {asked:?}");
    }
}
