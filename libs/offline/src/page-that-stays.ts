import type { UnansweredMessage } from './messages.js';
import type { WorkerScope } from './worker-scope.js';

/**
 * How long pages may take to answer: the one that has led there may be busy, and what the visitor has written in it would be
 * lost with it. One that is frozen never answers, nor does one of an older release, unless it stays.
 */
const TIMEOUT_MS = 3000;

/** Asks the open pages whether one of them has led to this address, which nothing answers, and stays and says so. */
export async function hasPageThatStays(clients: WorkerScope['clients'], address: URL): Promise<boolean> {
  const pages = await clients.matchAll({ type: 'window' });
  if (pages.length === 0) return false;
  const message: UnansweredMessage = { type: 'unanswered', address: address.href.replace(/#.*/, '') };
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), TIMEOUT_MS);
    let asked = pages.length;
    for (const page of pages) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data: stays }) => {
        asked -= 1;
        if (stays || asked === 0) resolve(stays === true);
      };
      page.postMessage(message, [port2]);
    }
  });
}
