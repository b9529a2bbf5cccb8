//! Ways in which a game on one device ends besides its moves, and what time leaves of a turn.

use game::Side;

use super::Draft;

impl Draft {
    /// A side gives up.
    pub fn resign(&mut self, loser: Side) {
        self.restart();
        self.table.resign(loser);
        self.refresh();
    }

    /// Both agree to a draw.
    pub fn draw(&mut self) {
        self.restart();
        self.table.draw();
        self.refresh();
    }

    /// Both agree that a side wins.
    pub fn award(&mut self, winner: Side) {
        self.restart();
        self.table.agree_award(winner);
        self.refresh();
    }

    /// Time ends the running turn: what is legal of it stands (T-R6). False if nothing does; the
    /// turn is as it was begun then.
    pub fn cut(&mut self) -> bool {
        let declared = self.declared();
        self.restart();
        let stands = self.table.standing_part(&declared);
        let played = stands.iter().all(|text| self.table.play(text).is_ok());
        self.commit();
        self.refresh();
        played && !stands.is_empty()
    }

    /// The time of a side is out.
    pub fn time_out(&mut self, side: Side) {
        self.restart();
        self.table.time_out(side);
        self.refresh();
    }
}
