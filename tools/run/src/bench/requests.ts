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
  const own = new Set<string>();
  const pictures: string[] = [];
  let requests = 0;
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, initiator, type }) => {
    if (url.startsWith('data:') || type === 'Preflight') return;
    requests += 1;
    if (type === 'Image') pictures.push(url);
    const isOwn = new URL(url).origin === origin;
    if (isOwn) own.add(requestId);
    const sources = [initiator.url, ...filesOf(initiator.stack)].flatMap((source) =>
      source === undefined ? [] : [depths.get(source) ?? 0],
    );
    if (isOwn && type !== 'Image') depths.set(url, Math.max(0, ...sources) + 1);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (own.has(requestId)) bytes += encodedDataLength;
  });
  return () => ({
    'Requests': requests,
    'Requests to its own server': own.size,
    'Files one after the other': Math.max(0, ...depths.values()),
    'Of its own, kB': bytes / 1000,
    'Pictures asked for twice': pictures.length - new Set(pictures).size,
  });
}

function filesOf(stack: Stack | undefined): string[] {
  return stack ? [...stack.callFrames.map(({ url }) => url), ...filesOf(stack.parent)] : [];
}
