// The worker of the computer opponent. It hears [id, "turn" or "opinion", ...what that method of `Thinker` takes]
// and answers [id, texts] or [id, null, reason]; before, when it can hear, [].
import init, { Thinker } from "/thinker.js";

function answer(thinker, [id, what, ...question]) {
  try {
    return [id, what === "opinion" ? thinker.opinion(...question) : thinker.turn(...question)];
  } catch (reason) {
    // Anything else is a fault, of which the page hears as an error.
    if (typeof reason !== "string") throw reason;
    return [id, null, reason];
  }
}

try {
  await init();
  const thinker = new Thinker();
  self.onmessage = ({ data }) => self.postMessage(answer(thinker, data));
  self.postMessage([]);
} catch (error) {
  reportError(error);
}
