// Starts the app.
import init, { boot } from "/web.js";

try {
  await init();
  await boot();
} catch (error) {
  document.getElementById("load-failed").hidden = false;
  throw error;
}
