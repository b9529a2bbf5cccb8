// The first page's board until the app is there: it answers touches by the table in the page, which the rules
// have filled in, and notes them for the app, which makes the same touches again.
// Other pages have no board there.
document.querySelector(":root:not([data-first]) #first main")?.remove();
{
  const board = document.querySelector(":root[data-board] #first .board");
  // The states that touches lead to (`xtask/first/src/touches.rs`), and the number of the one in view: `null` if
  // the table doesn't go as far.
  const table = JSON.parse(document.getElementById("first-touches")?.textContent ?? "[]");
  let now = 0;
  let pressed = null;
  const touches = [];

  const CORNERS = "M-24 -46h-22v22m0 48v22h22m48 0h22v-22m0 -48v-22h-22";
  // The drawings at the corners of a place: their center, counted from that of the place, and their size.
  const MARKS = {
    "mark-acted": [-34, 34, 26], "mark-bound": [-34, -34, 26], "mark-searched": [34, 34, 26],
    "mark-danger": [34, -33, 32], "mark-finish": [34, -34, 34],
  };

  const cells = new Map([...board?.querySelectorAll(".cell") ?? []].map((cell) => [cell.dataset.place, cell]));
  const [, , highlights, pieces, marks, targets] = board?.querySelectorAll(":scope > .layer") ?? [];
  const centers = new Map([...cells].map(([place, { firstChild }]) =>
    [place, ["x", "y"].map((side) => Number(firstChild.getAttribute(side)) + 50)]));

  const square = (place, kind) => {
    const [x, y] = centers.get(place).map((at) => at - 46);
    return `<rect class="${kind}" x="${x}" y="${y}" width="92" height="92" rx="8"/>`;
  };
  const sign = (place, kind) => {
    const corners = `<path class="strike" d="${CORNERS}"/><path class="strike ${kind}" d="${CORNERS}"/>`;
    const inside = kind ? corners : `<circle class="target" r="15"/>`;
    return `<g transform="translate(${centers.get(place).join(" ")}) scale(1)">${inside}</g>`;
  };
  const mark = (place, name) => {
    const [x, y] = centers.get(place);
    const [right, below, size] = MARKS[name];
    return `<use href="#${name}" x="${x + right - size / 2}" y="${y + below - size / 2}" width="${size}" height="${size}"/>`;
  };

  const show = (state) => {
    const { selected = [], moves = [], attacks = [], finish, moved = [] } = state;
    const taken = new Set();
    for (const piece of pieces.children) {
      const { from } = piece.dataset;
      const at = moved.find((move) => move[0] === from)?.[1] ?? from;
      const [x, y] = centers.get(at);
      piece.style.transform = `translate(${x}px, ${y}px) scale(1)`;
      taken.add(at);
    }
    const finished = finish ? [finish] : [];
    const squares = [...selected.map((at) => square(at, "selected")), ...finished.map((at) => square(at, "finish"))];
    highlights.innerHTML = squares.join("");
    marks.innerHTML = (state.marks ?? []).map(([at, name]) => mark(at, name)).join("");
    const signs = [...moves.map((at) => sign(at, taken.has(at) ? "own" : null)), ...attacks.map((at) => sign(at, "on"))];
    targets.innerHTML = [...signs, ...finished.map((at) => mark(at, "mark-finish"))].join("");
    for (const [place, cell] of cells) {
      const target = attacks.includes(place) ? "attack" : moves.includes(place) ? "move" : null;
      cell.classList.toggle("live", place in table[0].next || target !== null || selected.includes(place));
      if (target) cell.dataset.target = target;
      else delete cell.dataset.target;
    }
  };

  const touch = (place) => {
    touches.push(place);
    const next = table[now]?.next;
    const to = next ? (place in next ? next : table[0].next)[place] : null;
    // A touch that is in no list changes nothing; the app says why.
    if (to === undefined) return;
    now = to;
    if (now !== null) show(table[now]);
  };

  const place = (element) => element?.closest?.("#first .cell")?.dataset.place;
  const listen = (type, then) => document.addEventListener(type, then);
  const release = () => {
    pressed = null;
  };
  if (board) {
    for (const start of Object.keys(table[0].next)) cells.get(start).classList.add("live", "grip");
    listen("pointerdown", (event) => {
      pressed = event.isPrimary && event.button === 0 ? place(event.target) ?? null : null;
    });
    listen("pointercancel", release);
    listen("pointerup", (event) => {
      const from = pressed;
      release();
      const to = place(document.elementFromPoint(event.clientX, event.clientY));
      // A piece was dragged.
      if (!(from in table[0].next) || !to || to === from) return;
      if (table[now]?.selected?.join() !== from) touch(from);
      touch(to);
    });
    listen("click", (event) => {
      const at = place(event.target);
      if (at) touch(at);
    });
  }

  self.early = {
    // The places touched so far, of which nothing is kept here.
    take: () => touches.splice(0),
    // Waits until no touch has begun that has not ended, though not for ever.
    free: async () => {
      for (const end = performance.now() + 3000; pressed !== null && performance.now() < end;) {
        await new Promise((then) => setTimeout(then, 30));
      }
    },
  };
}
