// Starts the app: the same program in the page and in its worker.
import init, { boot } from "/web.js";

try {
  await init();
  await boot();
} catch (error) {
  const failed = globalThis.document?.getElementById("load-failed");
  if (failed) failed.hidden = false;
  throw error;
}
