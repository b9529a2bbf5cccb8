//! A program without the server.

use crate::{prints, says, tigerden};

#[test]
fn nothing_is_served_and_the_reason_is_said() {
    for arguments in [&["serve"][..], &["serve", "--listen", "127.0.0.1:0"]] {
        let refused = tigerden(arguments).assert().code(1).stdout("");
        let said = String::from_utf8_lossy(&refused.get_output().stderr).into_owned();
        says(&said, &["without the server"]);
    }
    assert!(!prints(&["--help"], "").contains("serve "));
    says(&prints(&["version", "--json"], ""), &["\"serve\": false"]);
}
