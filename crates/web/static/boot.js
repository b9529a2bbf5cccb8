// Starts the app, and keeps it on the device when the browser has nothing else to do.
import init, { keep, load, show } from "/web.js";

// Some browsers can't say when they are idle.
const idle = self.requestIdleCallback ?? ((then) => setTimeout(then, 2000));

try {
  await init();
  await load();
  await self.early.free();
  show();
  // The app has drawn what stood here first.
  document.getElementById("first").remove();
  idle(() => keep());
} catch (error) {
  document.getElementById("load-failed").hidden = false;
  throw error;
}
