// The worker that reads records. It hears the address of a record, or a file with one, and answers with the text
// of the record and what `audit` says of it; or what `booklet` takes, and answers with its pages or why there are none;
// or an object whose `unroll` is a record, and answers with what `unroll` says.
import init, { audit, booklet, unroll } from "/auditor.js";

const ready = init();

async function fetched(path) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

// Without a connection a file can still be checked, but not whose signature it has.
async function server() {
  try {
    return (await (await fetched("/.well-known/tigerden-records.json")).json()).key;
  } catch {
    return undefined;
  }
}

async function checked(source) {
  const from = typeof source === "string" ? await fetched(source) : source;
  const [record, key] = await Promise.all([from.text(), server(), ready]);
  return [record, audit(record, key)];
}

async function printed(request) {
  await ready;
  try {
    return [booklet(...request)];
  } catch (why) {
    return [undefined, String(why)];
  }
}

async function unrolled(record) {
  await ready;
  return [unroll(record)];
}

function answer(asked) {
  if (Array.isArray(asked)) return printed(asked);
  return typeof asked.unroll === "string" ? unrolled(asked.unroll) : checked(asked);
}

self.onmessage = async ({ data: asked }) => {
  try {
    self.postMessage(await answer(asked));
  } catch (error) {
    reportError(error);
  }
};
