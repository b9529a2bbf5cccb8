//! The running turn, which the server is told in case time ends it (T-R6).

use e2e::{Stage, control};

use crate::online::{Pair, invite_timed};
use crate::turn::{end_early, end_turn};

/// Counts from now on how often the server is told, and how often it has answered.
const COUNT: &str = "const fetch = self.fetch;
    self.told = { times: 0, answers: 0 };
    self.fetch = async (address, ...more) => {
        const tells = String(address).endsWith('/draft');
        told.times += tells;
        const answer = await fetch(address, ...more);
        told.answers += tells;
        return answer;
    };";

#[tokio::test(flavor = "multi_thread")]
async fn what_waits_to_be_told_is_not_told_after_the_turn() {
    let stage = Stage::start().await;
    let Pair { host, guest, .. } = invite_timed(&stage, Some("fischer 5m+3s")).await;
    host.see("[data-testid=clock-first].runs").await;
    host.script(COUNT, Vec::new()).await;
    host.answer_late(2_000).await;
    host.touch(&["v5h7", "v6h5"]).await;
    host.see_count(&control("step"), 1).await;
    // The server is still being told of the first step, so the second one waits.
    host.touch(&["v6h5", "v7h3"]).await;
    host.see_count(&control("step"), 2).await;
    end_turn(&host).await;
    guest.see_count(&control("move"), 1).await;
    let answered = "return told.answers >= 1";
    host.until("the first step is known", answered, Vec::new())
        .await;
    host.answer_late(0).await;
    end_early(&guest).await;
    host.see_count(&control("move"), 2).await;
    let times = host.script("return told.times", Vec::new()).await;
    assert_eq!(times, 1, "the turn says it all");
    guest.close().await;
    host.close().await;
}
