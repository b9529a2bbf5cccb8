// Before anything is drawn: the language, the colors, and what the page begins with. The app takes over
// from there; it decides by the same settings.
{
  const root = document.documentElement;
  let prefs = {};
  try {
    prefs = JSON.parse(localStorage.getItem("tigerden.prefs")) ?? {};
  } catch {
    // Without settings everything is as the device is set.
  }
  const known = (tag) => ["en", "de"].find((code) => tag.toLowerCase().split("-")[0] === code);
  root.lang = prefs.lang ?? navigator.languages.map(known).find(Boolean) ?? "en";
  const dark = ["light", "dark"].includes(prefs.theme)
    ? prefs.theme === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "dark" : "light";
  if (location.pathname === "/") root.dataset.first = "home";
}
