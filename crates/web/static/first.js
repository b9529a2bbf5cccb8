// Before anything is drawn: the language, the colors, and what the page begins with. The app takes over
// from there; it decides by the same settings.
// The build puts a line in front: LATER, the files that the app asks for as soon as it is there, in English,
// on every page and on the first one.
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
  const home = location.pathname === "/";
  if (home) root.dataset.first = "home";
  // There will be a list of running games by link.
  const runs = (key) => key.startsWith("tigerden.seat.") && !kept.includes(key.replace(".seat.", ".over."));
  if (kept.some(runs)) root.dataset.links = "";
  // The first page's game is at its start and drawn as usual: then its pieces stand where the app will show
  // them. A game is stored with its first turn.
  const stored = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch {
      return null;
    }
  };
  const fresh = !kept.includes(`tigerden.local.${stored("tigerden.home")}`);
  const usual = (prefs.lines ?? "game") === "game" && (prefs.coordinates ?? true) && !prefs.turned && prefs.pieces !== "letters";
  if (home && fresh && usual) root.dataset.board = "";
  // They are fetched beside the app, not after it.
  for (const file of home ? [...LATER.always, ...LATER.home] : LATER.always) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: file.replace("/en/", `/${root.lang}/`) });
    document.head.append(link);
  }
}
