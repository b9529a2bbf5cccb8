// The worker that checks a finished game. It hears the address of a record, or a file with one, and answers
// with the text of the record and what `audit` says of it.
import init, { audit } from "/auditor.js";

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

self.onmessage = async ({ data: source }) => {
  try {
    const from = typeof source === "string" ? await fetched(source) : source;
    const [record, key] = await Promise.all([from.text(), server(), ready]);
    self.postMessage([record, audit(record, key)]);
  } catch (error) {
    reportError(error);
  }
};
