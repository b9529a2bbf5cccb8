//! Whether so many pieces stand on a board that a turn may take long.

use game::Viewer;
use hall::Table;

/// The text of a position with many pieces is longer.
const CROWDED: usize = 100;

/// What is known of the pieces of a game.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Crowd {
    /// There were few pieces after so many plies, when so many positions had been set up.
    few: Option<(usize, usize)>,
}

impl Crowd {
    /// Whether a turn has several actions and there are many pieces, so that what can be done in a turn
    /// can't be counted. To be asked before each change of the game.
    ///
    /// Few pieces stay few, unless moves are taken back or an arbiter sets up a position, so they are
    /// not counted before each turn.
    pub(super) fn is_on(&mut self, table: &dyn Table) -> bool {
        let (plies, set_ups) = (table.plies(), table.set_ups().len());
        let is_known = |(after, before)| after <= plies && before == set_ups;
        if table.turn_end().is_none() || self.few.is_some_and(is_known) {
            return false;
        }
        let many = table.position(Viewer::Public).len() > CROWDED;
        self.few = (!many).then_some((plies, set_ups));
        many
    }
}

#[cfg(test)]
mod tests {
    use hall::{Hall, Options};

    use super::*;

    const FEW: &str =
        "tora-long/rulebook 17/17/17/17/17/17/17/17/17/17/16k/17/17/7K9/17/8A8/8S8 c 1 1 0:0 0 -";
    const MANY: &str = "tora-long/rulebook 17/17/17/17/17/17/17/17/17/9gAsSaaH1/9gA2kAh1/8Sh1GGaKS1/8Hs2h1sc1/9CS1cha2/8a1aSAHAS1/9ssCAHaS1/8As1SaSaA1 c 3 5 0:0 0 -";

    fn table(position: &str) -> Box<dyn Table> {
        let hall = Hall::all();
        hall.open(position, &Options::default())
            .expect("a position")
    }

    #[test]
    fn many_pieces_are_seen_each_time() {
        let mut crowd = Crowd::default();
        let table = table(MANY);
        assert!(crowd.is_on(&*table));
        assert!(crowd.is_on(&*table));
    }

    #[test]
    fn pieces_are_counted_again_when_they_may_have_become_more() {
        let mut crowd = Crowd::default();
        let mut table = table(FEW);
        let action = table.offers().swap_remove(0).text;
        table.play(&action).expect("a legal action");
        assert!(!crowd.is_on(&*table));
        assert_eq!(crowd.few, Some((1, 0)));
        assert!(table.take_back());
        assert!(!crowd.is_on(&*table));
        assert_eq!(crowd.few, Some((0, 0)));
        table.play(&action).expect("a legal action");
        assert!(!crowd.is_on(&*table));
        assert_eq!(crowd.few, Some((0, 0)), "not counted again");
        table.set_up(MANY, "test").expect("a position");
        assert!(crowd.is_on(&*table));
    }

    #[test]
    fn one_action_a_turn_is_no_crowd() {
        let start = Hall::all().start("convoy", &Options::default());
        let start = start.expect("a start");
        assert!(!Crowd::default().is_on(&*start));
    }
}
