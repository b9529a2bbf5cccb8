//! The hidden Assassin (T-X): by link, with somebody who watches, and at one screen.

use e2e::{Browser, Stage, Window, control, place_of};
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use serde_json::json;

use crate::online::value;
use crate::turn::end_early;

/// Chooses something in a list.
pub(crate) async fn choose(player: &Browser, list: &str, item: &str) {
    let option = format!("{} option[value=\"{item}\"]", control(list));
    player.click(&option).await;
}

/// What a screen reader says about a place.
pub(crate) async fn says(player: &Browser, place: &str, words: &str) {
    let body = "const place = document.querySelector(arguments[0]);
        return place !== null && place.getAttribute('aria-label').includes(arguments[1])";
    let what = format!("{place} does not say `{words}`");
    let arguments = vec![json!(place_of(place)), json!(words)];
    player.until(&what, body, arguments).await;
}

/// Holds the key that shows one's own hidden piece, or lets it go.
pub(crate) async fn hold(player: &Browser, down: bool) {
    let value = 'h';
    let key = match down {
        true => KeyAction::Down { value },
        false => KeyAction::Up { value },
    };
    let actions = KeyActions::new("keyboard".into()).then(key);
    let taken = player.client().perform_actions(actions).await;
    taken.expect("the key is held");
}

/// The size of things and their accessibility are right.
pub(crate) async fn looks_right(player: &Browser, name: &str) {
    player.screenshot(name).await;
    assert_eq!(player.misfits().await, Vec::<String>::new(), "{name}");
    assert_eq!(player.accessibility().await, Vec::<String>::new(), "{name}");
    assert_eq!(player.raw_texts().await, Vec::<String>::new(), "{name}");
}

/// Two players, each of whom hides an Assassin, and somebody who watches.
pub(crate) struct Room {
    pub(crate) host: Browser,
    pub(crate) guest: Browser,
    pub(crate) watcher: Browser,
}

impl Room {
    pub(crate) async fn open(stage: &Stage) -> Self {
        Self::open_timed(stage, None).await
    }

    /// The same with clocks, as the list of time controls names them.
    pub(crate) async fn open_timed(stage: &Stage, clock: Option<&str>) -> Self {
        let host = stage.watched_browser(Window::Desktop).await;
        host.goto(&stage.url("/play?mode=friend")).await;
        for choice in ["game-tora-long", "side-first"] {
            host.press(choice).await;
        }
        choose(&host, "option-assassins", "on").await;
        choose(&host, "seat-0-lair", "v7").await;
        if let Some(clock) = clock {
            choose(&host, "clock", clock).await;
        }
        host.press("start").await;
        let invitation = value(&host, "invite-link").await;
        let address = host.client().current_url().await.expect("an address");
        let guest = stage.watched_browser(Window::Phone).await;
        guest.goto(&invitation).await;
        choose(&guest, "seat-1-lair", "v11").await;
        guest.press("join-seat").await;
        let watcher = stage.watched_browser(Window::Desktop).await;
        watcher.goto(address.as_str()).await;
        let room = Self {
            host,
            guest,
            watcher,
        };
        for viewer in room.all() {
            viewer.see(&control("moves")).await;
        }
        room
    }

    pub(crate) fn all(&self) -> [&Browser; 3] {
        [&self.host, &self.guest, &self.watcher]
    }

    pub(crate) async fn see_moves(&self, count: usize) {
        for viewer in self.all() {
            viewer.see_count(&control("move"), count).await;
        }
    }

    /// The guest's Assassin goes to the host's lines, where a search of the host can find it on v11h10.
    async fn prowl(&self) {
        for (count, place) in [(1, "v11h4"), (2, "v11h7"), (3, "v11h10")] {
            self.guest.press("button-assassin").await;
            self.guest.touch(&[place]).await;
            self.guest.see_count(&control("step"), count).await;
        }
        self.guest.press("end-turn").await;
        self.see_moves(2).await;
    }

    /// The host's Archer goes there and searches.
    async fn search(&self) {
        let host = &self.host;
        host.touch(&["v13h11", "v12h11"]).await;
        host.see_count(&control("step"), 1).await;
        host.touch(&["v12h11"]).await;
        host.press("button-search").await;
    }

    pub(crate) async fn close(self) {
        for viewer in [self.host, self.guest, self.watcher] {
            viewer.close().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn t_x11_nobody_else_is_sent_where_an_assassin_hides() {
    let stage = Stage::start().await;
    let room = Room::open(&stage).await;
    let Room { host, guest, .. } = &room;

    // Only its owner sees it, and only on demand.
    says(host, "v7h17", "empty").await;
    hold(host, true).await;
    says(host, "v7h17", "your Assassin").await;
    looks_right(host, "assassin-shown").await;
    hold(host, false).await;
    says(host, "v7h17", "empty").await;
    for viewer in [guest, &room.watcher] {
        viewer.see(&control("moves")).await;
        says(viewer, "v7h17", "empty").await;
    }
    guest.press("peek").await;
    looks_right(guest, "assassin-phone").await;

    // It acts, twice, and the list of moves tells no more than everybody knows.
    host.press("button-assassin").await;
    says(host, "v7h17", "your Assassin").await;
    looks_right(host, "assassin-composed").await;
    host.touch(&["v6h14"]).await;
    host.see_count(&control("step"), 1).await;
    assert_eq!(host.text(&control("step")).await, "X");
    says(host, "v6h14", "empty").await;
    host.press("button-assassin").await;
    host.touch(&["v6h11"]).await;
    host.see_count(&control("step"), 2).await;
    end_early(host).await;
    room.see_moves(1).await;
    for viewer in room.all() {
        viewer.see_text(&control("move"), "X; X").await;
    }
    host.press("hidden-notes").await;
    host.see_text(
        &control("hidden-list"),
        "Round 1: X v7h17-v6h14; X v6h14-v6h11",
    )
    .await;
    looks_right(host, "assassin-notes").await;

    let owner = host.received().await.join("\n");
    for place in ["v7h17", "v6h14", "v6h11"] {
        assert!(owner.contains(place), "the owner knows {place}");
    }
    for (name, viewer) in [("the opponent", guest), ("who watches", &room.watcher)] {
        let received = viewer.received().await;
        let turn = received.iter().find(|text| text.contains("\"X\""));
        assert!(turn.is_some(), "{name} knows that it acted");
        for text in &received {
            for place in ["v7h17", "v6h14", "v6h11", "\"v7\"", "c@"] {
                assert!(!text.contains(place), "{name} was sent {place}: {text}");
            }
        }
    }
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn t_x6_a_search_is_answered_and_the_turn_goes_on() {
    let stage = Stage::start().await;
    let room = Room::open(&stage).await;
    let Room { host, guest, .. } = &room;

    // In vain: the spaces looked at are marked for everybody, and the turn goes on.
    host.touch(&["v9h17"]).await;
    host.press("button-search").await;
    for viewer in room.all() {
        viewer.see_text(&control("move"), "K v9h17 search").await;
        says(viewer, "v8h16", "searched").await;
    }
    host.see_text(&control("end-turn"), "End turn").await;
    host.see_text(&control("actions-left"), "2").await;
    looks_right(host, "assassin-vain").await;
    end_early(host).await;

    says(guest, "v8h16", "searched").await;
    looks_right(guest, "assassin-vain-seen").await;
    room.prowl().await;
    // Found: it stands there for everybody, and the finder may take it at once.
    room.search().await;
    says(host, "v11h10", "enemy Assassin").await;
    says(guest, "v11h10", "your Assassin").await;
    says(&room.watcher, "v11h10", "Assassin of Opposition").await;
    guest.gone(&control("hidden")).await;
    looks_right(host, "assassin-found").await;
    looks_right(guest, "assassin-found-seen").await;
    host.touch(&["v12h11"]).await;
    host.press("button-take").await;
    says(host, "v11h10", "empty").await;
    end_early(host).await;
    let taken = "A v13h11-v12h11; A v12h11 search v11h10; A v12h11 take v11h10";
    for viewer in room.all() {
        viewer.see_text(&control("moves"), taken).await;
        says(viewer, "v11h10", "empty").await;
    }
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_at_one_screen_hand_it_over() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    player.goto(&stage.url("/play?mode=same-screen")).await;
    player.press("game-tora-long").await;
    choose(&player, "option-assassins", "on").await;
    for (side, lair) in [(0, "v7"), (1, "v11")] {
        let list = format!("seat-{side}-lair");
        assert_eq!(player.count(&control(&list)).await, 0, "covered");
        player.press(&format!("{list}-show")).await;
        choose(&player, &list, lair).await;
        looks_right(&player, "handover-lair").await;
        player.press(&format!("{list}-hide")).await;
        player.gone(&control(&list)).await;
    }
    player.press("start").await;
    for (side, own, other) in [
        ("Challenger", "v7h17", "v11h1"),
        ("Opposition", "v11h1", "v7h17"),
    ] {
        player.see_text(&control("handover"), side).await;
        assert_eq!(player.count(&control("composer")).await, 0);
        for place in [own, other] {
            says(&player, place, "empty").await;
        }
        looks_right(&player, &format!("handover-{}", side.to_lowercase())).await;
        hold(&player, true).await;
        says(&player, own, "empty").await;
        hold(&player, false).await;
        player.press("take-screen").await;
        player.see(&control("composer")).await;
        hold(&player, true).await;
        says(&player, own, "your Assassin").await;
        says(&player, other, "empty").await;
        hold(&player, false).await;
        end_early(&player).await;
    }
    player.see_text(&control("handover"), "Challenger").await;
    player.press("resign").await;
    player.press("resign-sure").await;
    player.see(&control("result")).await;
    // Now that the game is over, both may see everything.
    says(&player, "v7h17", "Assassin").await;
    says(&player, "v11h1", "Assassin").await;
    looks_right(&player, "handover-over").await;
    player.close().await;
}

/// Everybody looks at every picture of the board from now on, and stops half-way through the coming of a piece.
async fn watch(room: &Room, moves: usize) {
    let watch = "self.shades = [];
        const look = () => {
            const piece = document.querySelector('[data-testid=board] .piece.comes');
            const moves = piece?.getAnimations().find(animation => animation.animationName === 'comes');
            if (moves) self.shades.push(Number(getComputedStyle(piece).opacity));
            if (moves?.currentTime > 500) {
                document.getAnimations().forEach(animation => animation.pause());
                self.halfway = true;
            } else requestAnimationFrame(look);
        };
        look()";
    for viewer in room.all() {
        viewer.moving().await;
        viewer.reload().await;
        viewer.see_count(&control("move"), moves).await;
        let still = "return matchMedia('(prefers-reduced-motion: reduce)').matches";
        assert_eq!(viewer.script(still, Vec::new()).await, json!(false));
        viewer.script(watch, Vec::new()).await;
    }
}

/// Everybody has seen a piece come slowly into sight.
async fn all_saw_it_come(room: &Room, picture: &str) {
    for viewer in room.all() {
        let halfway = "return self.halfway";
        viewer
            .until("nothing comes into sight", halfway, Vec::new())
            .await;
        viewer.screenshot(picture).await;
        let shades = viewer.script("return self.shades", Vec::new()).await;
        let shades: Vec<f64> = serde_json::from_value(shades).expect("numbers");
        assert!(shades.is_sorted(), "{shades:?}");
        assert!(
            shades.iter().any(|shade| (0.0..1.0).contains(shade)),
            "{shades:?}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_found_comes_slowly_into_sight() {
    let stage = Stage::start().await;
    let room = Room::open(&stage).await;
    end_early(&room.host).await;
    room.see_moves(1).await;
    room.prowl().await;
    watch(&room, 2).await;
    room.search().await;
    all_saw_it_come(&room, "assassin-comes").await;
    room.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn t_x7_an_assassin_found_on_an_enemy_is_seen_before_it_is_gone() {
    let stage = Stage::start().await;
    let room = Room::open(&stage).await;
    let Room { host, guest, .. } = &room;
    // The host's Archer comes near enough for the guest's Assassin to hide under it.
    host.touch(&["v13h11", "v12h10"]).await;
    host.see_count(&control("step"), 1).await;
    end_early(host).await;
    room.see_moves(1).await;
    for (count, place) in [(1, "v11h4"), (2, "v11h7")] {
        guest.press("button-assassin").await;
        guest.touch(&[place]).await;
        guest.see_count(&control("step"), count).await;
    }
    guest.press("button-assassin").await;
    guest.touch(&["v12h10"]).await;
    guest.press("confirm").await;
    guest.see_count(&control("step"), 3).await;
    guest.press("end-turn").await;
    room.see_moves(2).await;

    watch(&room, 2).await;
    host.touch(&["v12h10"]).await;
    host.press("button-search").await;
    all_saw_it_come(&room, "assassin-passes").await;
    for viewer in room.all() {
        says(viewer, "v12h10", "Archer").await;
        viewer.see_count(".piece.comes", 0).await;
        viewer.see_text(&control("moves"), "search v12h10").await;
    }
    room.close().await;
}
