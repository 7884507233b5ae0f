import type { CDPSession } from 'playwright';

/** Call stack of a request: the code that made it, and its callers. */
interface Stack {
  callFrames: readonly { url: string }[];
  parent?: Stack | undefined;
}

/**
 * Counts a page's requests. The depth of a request is the number of files that had to be loaded one after the other,
 * itself included: the document has depth 1, files named in its markup have depth 2.
 *
 * @returns a function that returns the counts so far
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
    const isSameOrigin = new URL(url).origin === origin;
    if (isSameOrigin) own.add(requestId);
    const sources = [initiator.url, ...filesOf(initiator.stack)].flatMap((source) =>
      source === undefined ? [] : [depths.get(source) ?? 0],
    );
    if (isSameOrigin && type !== 'Image') depths.set(url, Math.max(0, ...sources) + 1);
  });
  // Answered from the browser's cache: not a request.
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
