import type { CDPSession } from 'playwright';

/** Where a request comes from: the code that made it, and the code that called that. */
interface Stack {
  callFrames: readonly { url: string }[];
  parent?: Stack | undefined;
}

/**
 * Counts what a page asks for. How deep a request lies is the number of files that had to come one after the other before
 * it could be made, itself included: the document is at 1, what its markup names at 2.
 *
 * @returns A function that tells what was asked for until then.
 */
export function followRequests(session: CDPSession, pageUrl: string): () => Record<string, number> {
  const { origin } = new URL(pageUrl);
  const depths = new Map<string, number>();
  const all = new Set<string>();
  const own = new Set<string>();
  const pictures = new Map<string, string>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, initiator, type }) => {
    if (url.startsWith('data:') || type === 'Preflight') return;
    all.add(requestId);
    if (type === 'Image') pictures.set(requestId, url);
    const isOwn = new URL(url).origin === origin;
    if (isOwn) own.add(requestId);
    const sources = [initiator.url, ...filesOf(initiator.stack)].flatMap((source) =>
      source === undefined ? [] : [depths.get(source) ?? 0],
    );
    if (isOwn && type !== 'Image') depths.set(url, Math.max(0, ...sources) + 1);
  });
  // What the browser has already is not asked for.
  const forget = (requestId: string): void => {
    for (const each of [all, own, pictures]) each.delete(requestId);
  };
  session.on('Network.requestServedFromCache', ({ requestId }) => forget(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) forget(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (own.has(requestId)) bytes += encodedDataLength;
  });
  return () => ({
    Requests: all.size,
    'Requests to its own server': own.size,
    'Files one after the other': Math.max(0, ...depths.values()),
    'Of its own, kB': bytes / 1000,
    'Pictures asked for twice': pictures.size - new Set(pictures.values()).size,
  });
}

function filesOf(stack: Stack | undefined): string[] {
  return stack ? [...stack.callFrames.map(({ url }) => url), ...filesOf(stack.parent)] : [];
}
