//! A record in which a clock shows more than it can.

use hall::Hall;
use tigerden_audit::audit;

fn main() {
    let record = "\
[Result \"*\"]
[Variant \"lancerchess\"]
[TimeControl \"300+3\"]

1. e2e4 {[%clk 0:04:58]} e7e5 {[%clk 0:05:01]}
2. d2d4 {[%clk 0:05:02]}
*
";
    match audit(&Hall::all(), record) {
        Ok(proof) => println!("{} times on clocks, all possible", proof.clock_times),
        Err(fault) => println!("{fault}"),
    }
}
