// The worker of the computer opponent. It hears [id, ...what `Thinker.turn` takes] and answers
// [id, moves] or [id, null, reason]; before, when it can hear, [].
import init, { Thinker } from "/thinker.js";

function answer(thinker, [id, ...question]) {
  try {
    return [id, thinker.turn(...question)];
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
