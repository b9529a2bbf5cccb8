//! A tournament as its director, a clerk with a phone and the players see it.

use e2e::{Browser, Stage, Window, control};
use serde_json::json;

use crate::online::value;

/// Chooses in a list.
pub(crate) async fn choose(who: &Browser, id: &str, option: &str) {
    let css = format!("{} option[value=\"{option}\"]", control(id));
    who.see(&css).await;
    let body = "const list = document.querySelector(arguments[0]);
        list.value = arguments[1];
        list.dispatchEvent(new Event('change', { bubbles: true }))";
    who.script(body, vec![json!(control(id)), json!(option)])
        .await;
}

/// Presses a button that may lie below the bar at the top.
pub(crate) async fn press_there(who: &Browser, id: &str) {
    let body = "document.querySelector(arguments[0])?.scrollIntoView({ block: 'center' })";
    who.see(&control(id)).await;
    who.script(body, vec![json!(control(id))]).await;
    who.press(id).await;
}

/// What is wrong with a page wherever it is shown.
pub(crate) async fn look(who: &Browser, name: &str, faults: &mut Vec<String>) {
    who.screenshot(&format!("tournament-{name}")).await;
    let found = [
        who.misfits().await,
        who.raw_texts().await,
        who.accessibility().await,
    ];
    let found = found.into_iter().flatten();
    faults.extend(found.map(|fault| format!("{name}: {fault}")));
}

/// Goes to a part of the tournament's page.
pub(crate) async fn tab(who: &Browser, name: &str) {
    press_there(who, &format!("tab-{name}")).await;
    who.see(&control(&format!("panel-{name}"))).await;
}

/// Enters the result of the game at a table, as one does on a phone.
pub(crate) async fn enter(who: &Browser, table: usize, result: &str) {
    press_there(who, &format!("enter-{table}")).await;
    press_there(who, result).await;
    press_there(who, "enter-result").await;
    who.see_text(&control("entered"), &format!("table {table},"))
        .await;
}

/// Founds an event of so many rounds, whose games are played on the server or `at_tables`.
pub(crate) async fn found(
    director: &Browser,
    stage: &Stage,
    name: &str,
    rounds: &str,
    at_tables: bool,
) {
    director.goto(&stage.url("/tournaments")).await;
    director.write(&control("found-name"), name).await;
    director.write(&control("found-director"), "Dora").await;
    if at_tables {
        director.press("event-place-table").await;
    } else {
        director.write(&control("found-choosing"), "0").await;
    }
    director.write(&control("found-rounds"), rounds).await;
    press_there(director, "found-now").await;
    director
        .see_text(&control("state"), "Players can register.")
        .await;
}

/// Founds an event at real boards, and enters players.
pub(crate) async fn founded(director: &Browser, stage: &Stage, players: &[&str]) -> String {
    found(director, stage, "Spring Cup", "3", true).await;
    director.press("enter").await;
    for (number, name) in (1..).zip(players) {
        director.write(&control("enter-name"), name).await;
        director.press("enter-now").await;
        director.see_count("[data-testid=players] li", number).await;
    }
    let address = director.client().current_url().await.expect("an address");
    address.as_str().to_owned()
}

/// A decision, with what it would change first.
async fn decide(director: &Browser, reason: &str, faults: &mut Vec<String>) {
    director.write(&control("decide-reason"), reason).await;
    press_there(director, "decide-review").await;
    director.see(&control("plan")).await;
    director.see(&control("changes")).await;
    look(director, "plan", faults).await;
    press_there(director, "decide-now").await;
    director.see(&control("decided")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_event_of_eight_from_its_founding_to_the_final_standing() {
    let stage = Stage::start().await;
    let mut faults = Vec::new();
    let director = stage.browser(Window::Desktop).await;
    director.goto(&stage.url("/tournaments")).await;
    director.see(&control("found")).await;
    director.press("tie-breaks").await;
    look(&director, "all", &mut faults).await;
    let players = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hana"];
    let address = founded(&director, &stage, &players).await;

    // A clerk with a phone, by a link.
    tab(&director, "desk").await;
    director.press("appoint").await;
    director.write(&control("official-name"), "Cora").await;
    director.press("appoint-now").await;
    let link = value(&director, "official-link").await;
    assert!(link.contains("#key="), "the secret is behind the #: {link}");
    let clerk = stage.browser(Window::Phone).await;
    clerk.goto(&link).await;
    clerk.see(&control("tab-desk")).await;
    let shown = clerk.client().current_url().await.expect("an address");
    assert!(
        !shown.as_str().contains("key="),
        "the secret leaves the address"
    );
    tab(&clerk, "desk").await;
    clerk
        .see_text(&control("office"), "You are Cora, clerk")
        .await;
    assert_eq!(clerk.count(&control("pair-round")).await, 0);

    // A spectator, who does nothing but look.
    let spectator = stage.browser(Window::Desktop).await;
    spectator.goto(&address).await;
    spectator.see(&control("tab-rounds")).await;
    assert_eq!(spectator.count(&control("tab-desk")).await, 0);
    tab(&spectator, "rounds").await;

    press_there(&director, "pair-round").await;
    for who in [&clerk, &spectator] {
        who.see_text(&control("state"), "Round 1 of 3: 4 tables are open.")
            .await;
    }
    clerk.press("enter-1").await;
    clerk.press("wins-a").await;
    look(&clerk, "result", &mut faults).await;
    clerk.press("back").await;
    for (table, result) in [(1, "wins-a"), (2, "wins-b"), (3, "draws"), (4, "wins-a")] {
        enter(&clerk, table, result).await;
    }
    look(&clerk, "desk", &mut faults).await;
    spectator
        .see_text(&control("state"), "Round 1 of 3 is over.")
        .await;
    spectator.see_text(&control("table-1"), "1 : 0").await;
    spectator.press("pairing-why-1").await;
    spectator
        .see_text(&control("pairing-why"), "Score group 1, of 0 points.")
        .await;

    // In the second round somebody cheats.
    press_there(&director, "pair-round").await;
    clerk.see(&control("enter-4")).await;
    choose(&director, "decide-kind", "cheated").await;
    choose(&director, "decide-table", "2-1").await;
    choose(&director, "decide-seat", "b").await;
    decide(&director, "He used a program at the board.", &mut faults).await;
    for (table, result) in [(2, "draws"), (3, "wins-a"), (4, "wins-b")] {
        enter(&clerk, table, result).await;
    }
    clerk.see(&control("all-in")).await;

    // In the third one a result of the first is put right.
    press_there(&director, "pair-round").await;
    clerk.see(&control("enter-1")).await;
    choose(&director, "decide-kind", "corrected").await;
    choose(&director, "decide-table", "1-1").await;
    press_there(&director, "wins-b").await;
    decide(
        &director,
        "Both players say that the second one won.",
        &mut faults,
    )
    .await;
    spectator.press("round-1").await;
    spectator.see_text(&control("table-1"), "0 : 1").await;
    for table in 1..=3 {
        enter(&clerk, table, "wins-a").await;
    }

    press_there(&director, "close-event").await;
    press_there(&director, "close-event").await;
    for who in [&director, &clerk, &spectator] {
        who.see_text(&control("state"), "the final standing is confirmed")
            .await;
    }
    everything(&director, &clerk, &mut faults).await;
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    spectator.close().await;
    clerk.close().await;
    director.close().await;
}

/// Every part of the page of an event that is over, at a desktop and on a phone, light and dark.
async fn everything(director: &Browser, clerk: &Browser, faults: &mut Vec<String>) {
    for name in [
        "players",
        "rounds",
        "standings",
        "decisions",
        "desk",
        "files",
    ] {
        for who in [director, clerk] {
            tab(who, name).await;
            match name {
                "standings" => {
                    who.see_count("[data-testid=standings] tbody tr", 8).await;
                    who.click("[data-testid=standings] tbody tr:first-child button")
                        .await;
                    who.see_text(&control("reasons"), "Buchholz").await;
                    who.see_text("[data-testid=standings] tbody tr:last-child", "expelled")
                        .await;
                }
                "decisions" => {
                    who.see_text(&control("decision-1"), "M-T11").await;
                    press_there(who, "changed-2").await;
                    who.see(&control("changes")).await;
                }
                "files" => {
                    press_there(who, "event-sheet-wall-chart").await;
                    who.see(&control("printout")).await;
                }
                _ => {}
            }
            look(who, name, faults).await;
        }
    }
    director.dark(true).await;
    look(director, "files-dark", faults).await;
    tab(director, "standings").await;
    look(director, "standings-dark", faults).await;
    clerk.dark(true).await;
    tab(clerk, "rounds").await;
    look(clerk, "rounds-dark", faults).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_registers_with_the_key_of_the_browser_and_appeals() {
    let stage = Stage::start().await;
    let mut faults = Vec::new();
    let director = stage.browser(Window::Desktop).await;
    let address = founded(&director, &stage, &["Ben", "Cleo", "Dan"]).await;

    let player = stage.browser(Window::Phone).await;
    player.goto(&address).await;
    player.write(&control("register-name"), "Ada").await;
    look(&player, "register", &mut faults).await;
    press_there(&player, "register-now").await;
    player.gone(&control("register")).await;
    // The key is kept: after a reload it is the same player, who can do what is his to do.
    player.reload().await;
    player.see(&control("event-withdraw-4")).await;
    assert_eq!(player.count(&control("register")).await, 0);
    assert_eq!(player.count(&control("event-withdraw-1")).await, 0);

    tab(&director, "desk").await;
    press_there(&director, "pair-round").await;
    player.see_text(&control("own-table"), "You play ").await;
    choose(&director, "decide-kind", "penalty").await;
    choose(&director, "decide-player", "4").await;
    director.write(&control("decide-points"), "0.5").await;
    decide(&director, "She came late.", &mut faults).await;

    tab(&player, "decisions").await;
    player
        .see_text(&control("decision-1"), "Ada loses points: ½")
        .await;
    press_there(&player, "appeal-1").await;
    player
        .write(&control("event-appeal-reason"), "The bus was late.")
        .await;
    press_there(&player, "event-appeal-now").await;
    player
        .see_text(&control("appeal"), "Ada has appealed: The bus was late.")
        .await;
    tab(&director, "decisions").await;
    press_there(&director, "answer-1").await;
    director
        .write(&control("event-answer-reason"), "The bus was late indeed.")
        .await;
    press_there(&director, "event-grant").await;
    player
        .see_text(
            &control("answer"),
            "The appeal is granted: The bus was late indeed.",
        )
        .await;
    look(&player, "appeal", &mut faults).await;

    // Nobody else may do that, and a link that is no key says so.
    let stranger = stage.browser(Window::Desktop).await;
    let page = address.split('#').next().unwrap_or_default();
    stranger.goto(&format!("{page}#key=AAAA")).await;
    stranger.see(&control("trouble")).await;

    // In the other language, on the list of those that this browser knows.
    player.goto(&stage.url("/settings")).await;
    player.press("lang-de").await;
    player.goto(&stage.url("/tournaments")).await;
    player.see_text(&control("mine"), "Spring Cup").await;
    look(&player, "all-german", &mut faults).await;
    player.click("[data-testid=mine] a").await;
    for name in ["players", "rounds", "standings", "decisions", "files"] {
        tab(&player, name).await;
        look(&player, &format!("{name}-german"), &mut faults).await;
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    stranger.close_despite(&["401", "403"]).await;
    player.close().await;
    director.close().await;
}

/// Registers with the key of the browser.
pub(crate) async fn registers(player: &Browser, address: &str, name: &str) {
    player.goto(address).await;
    player.write(&control("register-name"), name).await;
    press_there(player, "register-now").await;
    player.gone(&control("register")).await;
}

/// Four programs make keys and register with them; returns their secrets by their numbers.
async fn programs_register(page: &Browser) -> serde_json::Value {
    let body = "const post = (path, secret, body) => fetch(path, { method: 'POST', body: JSON.stringify(body),
            headers: { 'content-type': 'application/json', ...(secret && { authorization: `Bearer ${secret}` }) } })
            .then(answer => answer.json());
        const event = `/api/tournaments/${location.pathname.split('/').pop()}/entries`;
        (async () => {
            const secrets = {};
            for (const [place, name] of ['Ada', 'Ben', 'Cleo', 'Dan'].entries()) {
                const { secret } = await post('/api/players', null, { name });
                const request = crypto.randomUUID();
                await post(event, secret, { request, fact: { registered: { name } } });
                secrets[place + 5] = secret;
            }
            return secrets;
        })().then(done, error => done(String(error)))";
    page.slow_script(body, Vec::new()).await
}

/// At each table of a round at which a program plays, the last of them resigns on the board that the server has
/// started, but for one table.
async fn programs_resign(page: &Browser, secrets: &serde_json::Value, round: usize, but: usize) {
    let body = "const [secrets, round, but] = arguments;
        const get = path => fetch(path).then(answer => answer.json());
        const event = `/api/tournaments/${location.pathname.split('/').pop()}/entries`;
        (async () => {
            for (let tries = 0; tries < 100; tries++) {
                const facts = (await get(event)).entries.map(entry => entry.fact);
                const { tables } = facts.filter(fact => fact.paired)[round - 1].paired;
                const started = facts.map(fact => fact.started).filter(it => it?.round === round);
                if (started.length < tables.length) {
                    await new Promise(soon => setTimeout(soon, 100));
                    continue;
                }
                for (const { table, board } of started) {
                    const secret = tables[table - 1].players.map(player => secrets[player]).findLast(Boolean);
                    if (!secret || table === but) continue;
                    const answer = await fetch(`/api/games/${board}/acts`, {
                        method: 'POST', body: JSON.stringify({ request: crypto.randomUUID(), action: 'resign' }),
                        headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` } });
                    if (!answer.ok) return `${answer.status} at table ${table}`;
                }
                return 'all';
            }
            return 'a board did not start';
        })().then(done, error => done(String(error)))";
    let arguments = vec![secrets.clone(), json!(round), json!(but)];
    let done = page.slow_script(body, arguments).await;
    assert_eq!(done, "all");
}

#[tokio::test(flavor = "multi_thread")]
async fn computers_and_programs_play_an_event_of_eight_that_the_server_starts() {
    let stage = Stage::start().await;
    let director = stage.browser(Window::Desktop).await;
    found(&director, &stage, "Winter Cup", "2", false).await;
    director.press("enter").await;
    for number in 1..=4 {
        choose(&director, "enter-level", &number.to_string()).await;
        let name = format!("Computer {number}");
        director.write(&control("enter-name"), &name).await;
        press_there(&director, "enter-now").await;
        director.see_count("[data-testid=players] li", number).await;
    }
    let secrets = programs_register(&director).await;
    director.see_count("[data-testid=players] li", 8).await;
    tab(&director, "desk").await;
    director.press("appoint").await;
    director.write(&control("official-name"), "Cora").await;
    director.press("appoint-now").await;
    let link = value(&director, "official-link").await;
    let clerk = stage.browser(Window::Phone).await;
    clerk.goto(&link).await;
    tab(&clerk, "desk").await;

    // Each computer meets a program, and no hand has to enter a result.
    press_there(&director, "pair-round").await;
    programs_resign(&director, &secrets, 1, 0).await;
    for who in [&director, &clerk] {
        who.see_text(&control("state"), "Round 1 of 2 is over.")
            .await;
    }

    // Computers play each other to the end, and at the last table a program cheats.
    press_there(&director, "pair-round").await;
    programs_resign(&director, &secrets, 2, 4).await;
    clerk
        .see_text(&control("state"), "Round 2 of 2: one table is open.")
        .await;
    let mut faults = Vec::new();
    choose(&director, "decide-kind", "cheated").await;
    choose(&director, "decide-table", "2-4").await;
    choose(&director, "decide-seat", "b").await;
    decide(&director, "Two programs played as one.", &mut faults).await;
    for who in [&director, &clerk] {
        who.see_text(&control("state"), "Round 2 of 2 is over.")
            .await;
    }
    choose(&director, "decide-kind", "corrected").await;
    choose(&director, "decide-table", "1-1").await;
    press_there(&director, "draws").await;
    decide(&director, "The connection was lost.", &mut faults).await;
    press_there(&director, "close-event").await;
    press_there(&director, "close-event").await;
    for who in [&director, &clerk] {
        who.see_text(&control("state"), "the final standing is confirmed")
            .await;
        tab(who, "standings").await;
        who.see_count("[data-testid=standings] tbody tr", 8).await;
        who.see_text("[data-testid=standings] tbody tr:last-child", "expelled")
            .await;
        look(who, "programs", &mut faults).await;
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    clerk.close().await;
    director.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_of_the_server_opens_by_the_key_and_brings_its_result_back() {
    let stage = Stage::start().await;
    let director = stage.browser(Window::Desktop).await;
    found(&director, &stage, "Evening", "1", false).await;
    let address = director.client().current_url().await.expect("an address");
    let ada = stage.browser(Window::Desktop).await;
    let ben = stage.browser(Window::Phone).await;
    registers(&ada, address.as_str(), "Ada").await;
    registers(&ben, address.as_str(), "Ben").await;
    tab(&director, "desk").await;
    press_there(&director, "pair-round").await;

    for player in [&ada, &ben] {
        player.press("own-board").await;
        player
            .see_text(&control("occasion"), "Evening, round 1, table 1, game 1")
            .await;
        player.see(&control("resign")).await;
    }
    let mut faults = Vec::new();
    look(&ben, "occasion", &mut faults).await;
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    press_there(&ben, "resign").await;
    press_there(&ben, "resign-sure").await;
    director
        .see_text(&control("state"), "Round 1 of 1 is over.")
        .await;
    ada.click(&format!("{} a", control("occasion"))).await;
    tab(&ada, "standings").await;
    ada.see_text("[data-testid=standings] tbody tr:first-child", "Ada")
        .await;
    ada.close().await;
    ben.close().await;
    director.close().await;
}
