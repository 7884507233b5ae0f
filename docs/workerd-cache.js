/* global Headers, Response, TextDecoder */

// The cache of workerd.capnp. Standalone workerd has no cache of its own, but calls a service: GET looks up an answer,
// PUT stores one as a whole HTTP message, and PURGE removes it. This one keeps the answers in memory.

const MOST_BYTES = 48_000_000;
const kept = new Map();
let bytes = 0;

function forget(key) {
  bytes -= kept.get(key)?.size ?? 0;
  kept.delete(key);
}

/** Approximate memory of an answer, in bytes. Its address counts: it can be as long as its page. */
const sizeOf = (key, headers, body) =>
  2 * (key.length + headers.flat().join('').length) + body.byteLength + 1000;

/** Splits an HTTP message into its status, headers and body. */
function read(message) {
  const end = endOfHead(message);
  // Of the head only: a part of a text keeps all of it, and headers are kept.
  const [start, ...lines] = new TextDecoder('latin1').decode(message.subarray(0, end)).split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return { status: Number(start.split(' ')[1]), headers, body: plainBody(headers, message.slice(end + 4)) };
}

/** Where the headers of a message end, before an empty line. */
function endOfHead(message) {
  const [CR, LF] = [13, 10];
  const isEnd = (at) =>
    message[at] === CR && message[at + 1] === LF && message[at + 2] === CR && message[at + 3] === LF;
  let end = 0;
  while (end < message.length && !isEnd(end)) end += 1;
  return end;
}

/** The body, decoded if it is chunked. */
function plainBody(headers, body) {
  const isChunked = headers.some(
    ([name, value]) => /^transfer-encoding$/i.test(name) && /chunked/i.test(value),
  );
  if (!isChunked) return body;
  const text = new TextDecoder('latin1').decode(body);
  const parts = [];
  for (let at = 0; ;) {
    const end = text.indexOf('\r\n', at);
    const length = Number.parseInt(text.slice(at, end), 16);
    if (!length) break;
    parts.push(body.slice(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

export default {
  async fetch(request) {
    const key = `${request.headers.get('cf-cache-namespace') ?? ''} ${request.url}`;
    if (request.method === 'PUT') {
      const { status, headers, body } = read(new Uint8Array(await request.arrayBuffer()));
      const [, seconds] = /s-maxage=(\d+)/.exec(new Headers(headers).get('cache-control') ?? '') ?? [];
      if (!seconds) return new Response(null, { status: 204 });
      forget(key);
      const size = sizeOf(key, headers, body);
      kept.set(key, { status, headers, body, size, until: Date.now() + seconds * 1000 });
      bytes += size;
      for (const oldest of kept.keys()) if (bytes > MOST_BYTES) forget(oldest);
      return new Response(null, { status: 204 });
    }
    if (request.method === 'PURGE') {
      const { status } = kept.has(key) ? { status: 200 } : { status: 404 };
      forget(key);
      return new Response(null, { status });
    }
    const found = kept.get(key);
    if (!found || found.until < Date.now()) {
      forget(key);
      return new Response(null, { status: 504, headers: { 'cf-cache-status': 'MISS' } });
    }
    const headers = new Headers(
      found.headers.filter(([name]) => !/^(transfer-encoding|connection)$/i.test(name)),
    );
    headers.set('cf-cache-status', 'HIT');
    return new Response(found.body, { status: found.status, headers });
  },
};
