//! The story of a turn: each action is played as what it is, and then everything rests.

use e2e::{Browser, Stage, Window, control};
use serde_json::json;

use crate::assassin::looks_right;
use crate::turn::{end_turn, start_local};

/// An Archer and a Cannon with its crew, each with an enemy before it.
const TORA: &str = "tora-short/rulebook 8g/9/9/9/4A1s2/9/2C3a2/1SS6/G8 c 2 1 0:0 0 -";

const ARROWS: &str = ".board .arrow:not(.under)";

/// Notes each kind of motion that appears on the board from now on.
const WATCH: &str = "
    self.motions = [];
    self.stands = () => {
        const box = document.querySelector('.board').getBoundingClientRect();
        return [box.x + scrollX, box.y + scrollY, box.width, box.height].map(Math.round).join();
    };
    self.stood = self.stands();
    const note = () => document.querySelectorAll('.board [data-motion]').forEach(element => {
        const kind = element.dataset.motion;
        if (self.motions.at(-1) !== kind && !self.motions.includes(kind)) self.motions.push(kind);
    });
    const options = { subtree: true, childList: true, attributes: true, attributeFilter: ['data-motion'] };
    new MutationObserver(note).observe(document.querySelector('.board'), options);";

/// Stops everything half-way as soon as this kind of motion runs, and says so.
const HALT: &str = "
    self.halted = false;
    const later = self.setTimeout;
    self.setTimeout = (next, time) => later(() => self.halted || next(), time);
    const look = () => {
        const found = document.querySelector(`.board [data-motion=${arguments[0]}]`);
        const all = document.getAnimations();
        const own = all.find(animation => found?.contains(animation.effect.target));
        const half = own && own.effect.getComputedTiming().progress > .45;
        if (half) { all.forEach(animation => animation.pause()); self.halted = true; }
        else requestAnimationFrame(look);
    };
    look();";

/// Whether it has stopped. If a motion has passed unseen, on a machine that stood still, it is shown again.
const HALTED: &str = "
    const moves = document.querySelector('.board [data-motion]') || document.getAnimations().length > 0;
    self.rested = moves ? 0 : (self.rested ?? 0) + 1;
    if (self.rested > 40) {
        self.rested = 0;
        document.querySelector(arguments[0]).click();
    }
    return self.halted";

/// Nothing moves on the page, and nothing waits for the next picture: the frames asked for in a while.
const FRAMES: &str = "
    const before = self.requestAnimationFrame;
    let asked = 0;
    self.requestAnimationFrame = next => { asked += 1; return before.call(self, next); };
    setTimeout(() => { self.requestAnimationFrame = before; done(asked + document.getAnimations().length); }, 600);";

/// A browser with pictures that move, in which turns end without a question.
async fn moving(stage: &Stage, window: Window) -> Browser {
    let player = stage.browser(window).await;
    player.moving().await;
    player.goto(&stage.url("/settings")).await;
    player.press("settings-confirm-end").await;
    player
}

/// A game at one screen that begins in this position.
pub(crate) async fn begin(stage: &Stage, player: &Browser, position: &str) {
    let encoded = position.replace(' ', "%20").replace('/', "%2F");
    player
        .goto(&stage.url(&format!("/play#position={encoded}")))
        .await;
    player.reload().await;
    player.see(&control("new-position-board")).await;
    player.press("mode-same-screen").await;
    player.press("start").await;
    player.see(&control("moves")).await;
}

/// The kinds of motion while the last turn is shown once more.
async fn shown_again(player: &Browser) -> Vec<String> {
    player.script(WATCH, Vec::new()).await;
    player.press("board-replay").await;
    at_rest(player).await;
    let motions = player.script("return self.motions", Vec::new()).await;
    let stood = player.script("return self.stood", Vec::new()).await;
    let stands = player.script("return self.stands()", Vec::new()).await;
    assert_eq!(stands, stood, "the board has moved");
    serde_json::from_value(motions).expect("names")
}

/// Waits until what is shown has been shown.
async fn at_rest(player: &Browser) {
    let rests = "return document.querySelector('.board [data-motion]') === null
        && document.getAnimations().length === 0
        && document.querySelector('[data-testid=board-replay]') !== null
        && (self.motions === undefined || self.motions.length > 0)";
    player
        .until("the board does not rest", rests, Vec::new())
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn each_kind_of_action_is_played_as_what_it_is() {
    let stage = Stage::start().await;
    let jumps = "tigerchess 3qk3/3p4/8/3p4/2S5/8/8/3QK3 w - - 0 9 Tt - - -";
    let holds = "convoy 13/13/13/13/13/13/6k6/13/13/13/t3nt7/13/13 t 0 1";
    // Each with touches, and the motions that are seen.
    let turns: [(&str, &str, &[&str], &[&str]); 4] = [
        (
            "archer",
            TORA,
            &["v5h5", "v4h6", "v5h7"],
            &["march", "shot", "fall"],
        ),
        ("cannon", TORA, &["v3h3", "v3h7"], &["help", "ball", "fall"]),
        ("swordsman", jumps, &["c4", "e6", "c8"], &["jump", "fall"]),
        ("convoy", holds, &["a3", "d3"], &["march", "help", "fall"]),
    ];
    for window in [Window::Desktop, Window::Phone] {
        let player = moving(&stage, window).await;
        for (name, position, touches, motions) in turns {
            begin(&stage, &player, position).await;
            player.touch(touches).await;
            settle(&player, name).await;
            let seen = shown_again(&player).await;
            for motion in motions {
                assert!(
                    seen.iter().any(|kind| kind == motion),
                    "{name}: {motion} in {seen:?}"
                );
            }
            assert!(player.count(ARROWS).await > 0, "{name}: no arrow stays");
            picture(&player, name, motions).await;
            // Whoever comes back later sees what was played last.
            player.reload().await;
            player.see_count(&control("move"), 1).await;
            player.see(".board .last").await;
        }
        player.close().await;
    }
}

/// Ends the turn that has been touched, where it needs an end.
async fn settle(player: &Browser, name: &str) {
    if name == "archer" || name == "cannon" {
        player.see_count(&control("step"), 1).await;
        end_turn(player).await;
    }
    player.see_count(&control("move"), 1).await;
    at_rest(player).await;
}

/// A picture of the middle of a motion.
async fn picture(player: &Browser, name: &str, motions: &[&str]) {
    let kind = motions
        .iter()
        .find(|kind| **kind != "march" && **kind != "help");
    player.script(HALT, vec![json!(kind)]).await;
    player.press("board-replay").await;
    let replay = vec![json!(control("board-replay"))];
    player.until("nothing is half-way", HALTED, replay).await;
    player.screenshot(&format!("story-{name}")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_of_the_computer_is_played_and_told_and_then_everything_rests() {
    let stage = Stage::start().await;
    let player = moving(&stage, Window::Desktop).await;
    let page = stage.url("/play?mode=computer");
    start_local(&player, &page, &["game-convoy", "side-second"]).await;
    player.see_count(&control("move"), 1).await;
    player.reload().await;
    player.see_count(&control("move"), 1).await;
    // What was played last is marked after a reload, too.
    let marked = "return document.querySelectorAll('.board .last').length";
    let marked = player.script(marked, Vec::new()).await;
    assert_eq!(marked, json!(2));
    player.script(WATCH, Vec::new()).await;
    let mine = player.script(FIRST_MOVE, Vec::new()).await;
    let mine: Vec<String> = serde_json::from_value(mine).expect("a place");
    player.touch(&[&mine[0]]).await;
    let target = player.targets().await;
    player.touch(&[&target[0]]).await;
    player.see_count(&control("move"), 3).await;
    at_rest(&player).await;
    player.see_text(&control("said"), "goes from").await;
    player.see_text(&control("told"), "goes from").await;
    assert!(player.count(ARROWS).await > 0);
    let busy = player.slow_script(FRAMES, Vec::new()).await;
    assert_eq!(busy, json!(0), "the page does not rest");
    looks_right(&player, "story-told").await;
    // The next touch takes the arrow away. The computer may have taken the boat that moved.
    let mine = player.script(FIRST_MOVE, Vec::new()).await;
    let mine: Vec<String> = serde_json::from_value(mine).expect("a place");
    player.touch(&[&mine[0]]).await;
    player.see_count(".board .selected", 1).await;
    assert_eq!(player.count(ARROWS).await, 0);
    player.close().await;
}

/// A place where a gesture can begin.
const FIRST_MOVE: &str = "return [document.querySelector('.board .cell.grip').dataset.place]";

#[tokio::test(flavor = "multi_thread")]
async fn speed_is_a_setting_and_who_wants_no_motion_sees_none() {
    let stage = Stage::start().await;
    let player = moving(&stage, Window::Phone).await;
    player.press("settings-speed-slow").await;
    looks_right(&player, "story-speed").await;
    begin(&stage, &player, TORA).await;
    player.touch(&["v5h5", "v4h6", "v5h7"]).await;
    settle(&player, "archer").await;
    let longest = "self.longest = 0;
        new MutationObserver(() => document.querySelectorAll('.board .flight').forEach(flight => {
            self.longest = Math.max(self.longest, parseInt(flight.style.getPropertyValue('--takes')));
        })).observe(document.querySelector('.board'), { subtree: true, childList: true });";
    let mut times = Vec::new();
    for speed in ["slow", "fast"] {
        let page = player.client().current_url().await.expect("an address");
        player.goto(&stage.url("/settings")).await;
        player.press(&format!("settings-speed-{speed}")).await;
        player.goto(page.as_str()).await;
        player.see_count(&control("move"), 1).await;
        player.script(longest, Vec::new()).await;
        shown_again(&player).await;
        let time = player.script("return self.longest", Vec::new()).await;
        times.push(time.as_u64().expect("a time"));
    }
    assert!(times[0] > 3 * times[1] && times[1] > 0, "{times:?}");
    let page = player.client().current_url().await.expect("an address");
    player.goto(&stage.url("/settings")).await;
    player.press("settings-animation").await;
    player.goto(page.as_str()).await;
    player.see_count(&control("move"), 1).await;
    player.script(WATCH, Vec::new()).await;
    player.press("board-replay").await;
    let busy = player.slow_script(FRAMES, Vec::new()).await;
    assert_eq!(busy, json!(0));
    let motions = player.script("return self.motions", Vec::new()).await;
    assert_eq!(motions, json!([]));
    assert!(player.count(ARROWS).await > 0);
    player.close().await;
}
