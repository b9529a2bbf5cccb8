// Before anything is drawn: the language, the colors, and what the page begins with. The app takes over
// from there; it decides by the same settings.
{
  const root = document.documentElement;
  let prefs = {};
  let kept = [];
  try {
    kept = Object.keys(localStorage);
    prefs = JSON.parse(localStorage.getItem("tigerden.prefs")) ?? {};
  } catch {
    // Without settings everything is as the device is set.
  }
  const known = (tag) => ["en", "de"].find((code) => tag.toLowerCase().split("-")[0] === code);
  const asked = ["en", "de"].find((code) => code === new URLSearchParams(location.search).get("lang"));
  root.lang = asked ?? prefs.lang ?? navigator.languages.map(known).find(Boolean) ?? "en";
  const dark = ["light", "dark"].includes(prefs.theme)
    ? prefs.theme === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.colors = prefs.colors ?? "game";
  root.dataset.pieces = prefs.pieces ?? "game";
  if (location.pathname === "/") root.dataset.first = "home";
  // There will be a list of running games by link.
  const runs = (key) => key.startsWith("tigerden.seat.") && !kept.includes(key.replace(".seat.", ".over."));
  if (kept.some(runs)) root.dataset.links = "";
}
