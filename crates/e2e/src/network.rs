//! What a page has received over the network.

use serde_json::{Value, json};

use crate::Browser;

impl Browser {
    /// All addresses that the page has asked for since the last call, and all that the server's API has
    /// sent it: the bodies of answers and the messages of sockets. Call this before the page is left:
    /// the browser forgets the bodies then.
    ///
    /// # Panics
    ///
    /// If the browser's log can't be read, or lacks the body of an answer.
    pub async fn received(&self) -> Vec<String> {
        let mut received = Vec::new();
        for entry in self.log("performance").await {
            let text = entry["message"].as_str().expect("a message");
            let event: Value = serde_json::from_str(text).expect("an event as JSON");
            let (name, event) = (&event["message"]["method"], &event["message"]["params"]);
            let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
            match name.as_str().unwrap_or_default() {
                "Network.webSocketFrameReceived" => {
                    received.push(text(&event["response"]["payloadData"]));
                }
                "Network.responseReceived" => {
                    let address = text(&event["response"]["url"]);
                    if address.contains("/api/") {
                        let id = json!({ "requestId": event["requestId"] });
                        let answer = self.devtools("Network.getResponseBody", id).await;
                        assert_eq!(answer["base64Encoded"], json!(false), "{address}");
                        received.push(text(&answer["body"]));
                    }
                    received.push(address);
                }
                _ => {}
            }
        }
        received
    }
}
