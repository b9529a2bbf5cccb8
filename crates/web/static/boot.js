// Starts the app, and keeps it on the device when the browser has nothing else to do, or after a while.
import init, { keep, load, ready, show, step, take_over } from "/web.js";

// Some browsers can't say when they are idle.
const idle = self.requestIdleCallback ?? ((then) => setTimeout(then, 2000));
// Between two steps the page can answer.
const pause = () => new Promise((then) => setTimeout(then));

try {
  await init();
  await load();
  show();
  while (!ready()) {
    await pause();
    step();
  }
  await self.early.free();
  take_over();
  await pause();
  step();
  idle(() => keep(), { timeout: 10_000 });
} catch (error) {
  document.getElementById("load-failed").hidden = false;
  throw error;
}
