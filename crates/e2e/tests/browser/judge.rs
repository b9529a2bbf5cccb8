//! The judge of a game with Assassins (T-X13): sees both, decides, and nobody else learns where they are.

use std::collections::BTreeSet;

use e2e::{Browser, Stage, Window, control};

use crate::assassin::{choose, hold, looks_right, says};
use crate::online::value;
use crate::turn::end_early;

/// The judge, two players who hide Assassins, and somebody who watches.
struct Court {
    judge: Browser,
    host: Browser,
    guest: Browser,
    watcher: Browser,
}

impl Court {
    /// The judge creates the game, takes no side, and invites both.
    async fn open(stage: &Stage) -> Self {
        let judge = stage.watched_browser(Window::Desktop).await;
        judge.goto(&stage.url("/play?mode=friend")).await;
        judge.press("game-tora-long").await;
        choose(&judge, "option-assassins", "on").await;
        judge.press("new-arbiter").await;
        judge.see(&control("new-judge")).await;
        assert_eq!(judge.count(&control("seat-0-lair")).await, 0);
        assert_eq!(judge.count(&control("side-first")).await, 0);
        looks_right(&judge, "judge-new").await;
        judge.press("start").await;
        let invitations = [
            value(&judge, "invite-first").await,
            value(&judge, "invite-second").await,
        ];
        looks_right(&judge, "judge-invites").await;
        let address = judge.client().current_url().await.expect("an address");
        let address = address
            .as_str()
            .split('#')
            .next()
            .expect("a page")
            .to_owned();

        // The second side may come first.
        let guest = stage.watched_browser(Window::Phone).await;
        guest.goto(&invitations[1]).await;
        guest.see(&control("arbiter-sees")).await;
        guest.see_text(&control("join"), "Opposition").await;
        choose(&guest, "seat-1-lair", "v11").await;
        looks_right(&guest, "judge-invited").await;
        guest.press("join-seat").await;
        let host = stage.watched_browser(Window::Desktop).await;
        host.goto(&invitations[0]).await;
        choose(&host, "seat-0-lair", "v7").await;
        host.press("join-seat").await;
        let watcher = stage.watched_browser(Window::Desktop).await;
        watcher.goto(&address).await;
        let court = Self {
            judge,
            host,
            guest,
            watcher,
        };
        for viewer in court.all() {
            viewer.see(&control("moves")).await;
        }
        court.judge.see(&control("arbiter")).await;
        court
    }

    fn all(&self) -> [&Browser; 4] {
        [&self.judge, &self.host, &self.guest, &self.watcher]
    }

    async fn see_moves(&self, count: usize) {
        for viewer in self.all() {
            viewer.see_count(&control("move"), count).await;
        }
    }

    async fn close(self) {
        for viewer in [self.judge, self.host, self.guest, self.watcher] {
            viewer.close().await;
        }
    }
}

/// The salts that somebody was sent.
fn salts(received: &[String]) -> BTreeSet<String> {
    let parts = received
        .iter()
        .flat_map(|text| text.split(r#""salt":""#).skip(1));
    let salts = parts.filter_map(|part| part.split('"').next());
    salts.map(str::to_owned).collect()
}

/// Nobody was sent any of these.
fn lack(name: &str, received: &[String], secrets: &BTreeSet<String>) {
    for text in received {
        for secret in secrets {
            assert!(!text.contains(secret), "{name} was sent {secret}: {text}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn t_x13_the_judge_sees_both_assassins_and_moves_them_unseen() {
    let stage = Stage::start().await;
    let court = Court::open(&stage).await;
    let Court {
        judge,
        host,
        guest,
        watcher,
    } = &court;
    says(judge, "v7h17", "Assassin of Challenger").await;
    says(judge, "v11h1", "Assassin of Opposition").await;
    for viewer in [guest, watcher] {
        says(viewer, "v7h17", "empty").await;
    }
    looks_right(judge, "judge-sees").await;

    host.press("button-assassin").await;
    host.touch(&["v6h14"]).await;
    host.see_count(&control("step"), 1).await;
    end_early(host).await;
    court.see_moves(1).await;
    says(judge, "v6h14", "Assassin of Challenger").await;
    judge.see_text(&control("move"), "X v7h17-v6h14").await;
    watcher.see_text(&control("move"), "X").await;

    // Both Assassins are elsewhere by the judge's decision, and each player sees the own one there.
    judge.press("arbiter-for-position").await;
    let text = value(judge, "arbiter-text").await;
    assert!(text.ends_with(" c@v6h14,o@v11h1"), "{text}");
    let wanted = text.replace("c@v6h14,o@v11h1", "c@v5h13,o@v12h2");
    judge.write(&control("arbiter-text"), &wanted).await;
    let reason = control("arbiter-position-reason");
    judge.write(&reason, "Both had misread the board.").await;
    judge.press("arbiter-position-review").await;
    for words in ["v6h14 → v5h13", "v11h1 → v12h2"] {
        judge
            .see_text(&control("arbiter-position-plan"), words)
            .await;
    }
    looks_right(judge, "judge-decides").await;
    judge.press("arbiter-position-confirm").await;
    for viewer in court.all() {
        viewer
            .see_text(&control("arbiter-decided"), "Both had misread the board.")
            .await;
        viewer
            .see_text(&control("decisions"), "Both had misread")
            .await;
    }
    says(judge, "v5h13", "Assassin of Challenger").await;
    says(judge, "v12h2", "Assassin of Opposition").await;
    for (player, place) in [(host, "v5h13"), (guest, "v12h2")] {
        hold(player, true).await;
        says(player, place, "your Assassin").await;
        hold(player, false).await;
    }
    host.see_text(&control("decisions"), "v6h14 → v5h13").await;
    looks_right(host, "judge-decided").await;
    end_early(guest).await;
    court.see_moves(2).await;

    // A spectator who comes back is told no more. The browser forgets the answers of the page that is left.
    let first_visit = watcher.received().await;
    watcher.reload().await;
    watcher.see_count(&control("move"), 2).await;

    let mut sent = Vec::new();
    for viewer in court.all() {
        sent.push(viewer.received().await);
    }
    let [of_judge, of_host, of_guest, mut of_watcher] = sent.try_into().expect("four");
    of_watcher.extend(first_visit);
    let (hosts, guests) = (salts(&of_host), salts(&of_guest));
    // At the start, after the own turn, and in the judge's position.
    assert_eq!((hosts.len(), guests.len()), (3, 3));
    let both: BTreeSet<String> = hosts.union(&guests).cloned().collect();
    assert_eq!(salts(&of_judge), both);
    let with = |salts: &BTreeSet<String>, places: &[&str]| {
        let places = places.iter().map(|&place| place.to_owned());
        salts.iter().cloned().chain(places).collect::<BTreeSet<_>>()
    };
    let hosts = with(&hosts, &["v7h17", "v6h14", "v5h13", "\"v7\"", "c@"]);
    let guests = with(&guests, &["v11h1", "v12h2", "\"v11\"", "o@"]);
    lack("the opponent", &of_guest, &hosts);
    lack("the other opponent", &of_host, &guests);
    lack("who watches", &of_watcher, &hosts);
    lack("who watches", &of_watcher, &guests);

    host.press("resign").await;
    host.press("resign-sure").await;
    for viewer in court.all() {
        viewer.press("report-start").await;
        viewer
            .see_text(&control("report-verdict"), "✓ All in order")
            .await;
        let lines = viewer.text(&control("report-lines")).await;
        assert!(lines.contains("6 seals opened"), "{lines}");
    }
    looks_right(watcher, "judge-report").await;
    court.close().await;
}
