//! The list of tournaments, as a newcomer finds it and a director fills it.

use e2e::{Stage, Window, control};
use serde_json::json;

use crate::tournament::{look, press_there, tab};

/// In the menu, which has room for it on wide screens.
const LINK: &str = ".top nav a[href=\"/tournaments\"]";
/// On the first page.
const TILE: &str = "a.tile[href=\"/tournaments\"]";

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_finds_what_a_director_lists() {
    let stage = Stage::start().await;
    let mut faults = Vec::new();
    let newcomer = stage.browser(Window::Phone).await;
    newcomer.goto(&stage.url("/")).await;
    newcomer.see(".hero").await;
    faults.extend(newcomer.misfits().await);
    newcomer.click(TILE).await;
    newcomer.see(&control("none-listed")).await;
    look(&newcomer, "list-empty", &mut faults).await;

    let director = stage.browser(Window::Desktop).await;
    director.goto(&stage.url("/tournaments")).await;
    for (name, finds) in [
        ("Autumn Cup", "found-event-finds-all"),
        ("Team practice", "found-event-finds-link"),
    ] {
        director.see(LINK).await;
        director.click(LINK).await;
        director.write(&control("found-name"), name).await;
        director.write(&control("found-director"), "Dora").await;
        press_there(&director, finds).await;
        look(&director, "list-choice", &mut faults).await;
        press_there(&director, "found-now").await;
        director
            .see_text(&control("state"), "Players can register.")
            .await;
    }
    newcomer.reload().await;
    let rows = format!("{} li", control("listed"));
    newcomer.see_count(&rows, 1).await;
    newcomer.see_text(&rows, "Autumn Cup").await;
    newcomer.see_text(&rows, "Swiss, 5 rounds").await;
    newcomer.see_text(&rows, "Players can register").await;
    look(&newcomer, "list", &mut faults).await;
    newcomer.click(&format!("{rows} a")).await;
    newcomer.see(&control("register")).await;

    // The director lists the other one, too, and takes it out again.
    tab(&director, "desk").await;
    press_there(&director, "event-listing-add").await;
    director.see(&control("event-listing-remove")).await;
    look(&director, "list-desk", &mut faults).await;
    newcomer.goto(&stage.url("/tournaments")).await;
    newcomer.see_count(&rows, 2).await;
    press_there(&director, "event-listing-remove").await;
    director.see(&control("event-listing-add")).await;
    newcomer.reload().await;
    newcomer.see_count(&rows, 1).await;
    assert_eq!(faults, Vec::<String>::new());
    newcomer.close().await;
    director.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_list_goes_on_and_a_silent_server_is_asked_again() {
    let stage = Stage::start().await;
    let visitor = stage.browser(Window::Phone).await;
    visitor.goto(&stage.url("/")).await;
    visitor.see(".hero").await;
    // A server with three tournaments that shows two at once, and is not there at first.
    let answers = r#"
        const one = (id) => ({ id, name: 'Cup ' + id, game: 'Chess', format: { 'round-robin': { cycles: 1 } },
            phase: 'running', players: 4, rounds: 2, founded_us: 1 });
        const answer = (body) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
        const own = window.fetch;
        let asked = 0;
        window.fetch = (path, init) => {
            if (!String(path).startsWith('/api/tournaments')) return own(path, init);
            asked += 1;
            if (asked === 1) return Promise.reject(new TypeError('no network'));
            return Promise.resolve(path.endsWith('?before=b')
                ? answer({ tournaments: [one('c')], more: false })
                : answer({ tournaments: [one('a'), one('b')], more: true }));
        };"#;
    visitor.script(answers, vec![json!(null)]).await;
    visitor.click(TILE).await;
    visitor.see(&control("list-failed")).await;
    let mut faults = Vec::new();
    look(&visitor, "list-failed", &mut faults).await;
    press_there(&visitor, "list-again").await;
    let rows = format!("{} li", control("listed"));
    visitor.see_count(&rows, 2).await;
    press_there(&visitor, "list-more").await;
    visitor.see_count(&rows, 3).await;
    visitor
        .see_text(&format!("{rows}:last-child"), "Cup c")
        .await;
    visitor.gone(&control("list-more")).await;
    look(&visitor, "list-long", &mut faults).await;
    assert_eq!(faults, Vec::<String>::new());
    visitor.close().await;
}
