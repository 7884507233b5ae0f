import type { UnansweredMessage } from './messages.js';
import type { WorkerScope } from './worker-scope.js';

/** How long pages may take to answer. One of an older release never does. */
const TIMEOUT_MS = 500;

/** Asks the open pages whether one of them has led to this address, which nothing answers, and stays and says so. */
export async function hasPageThatStays(clients: WorkerScope['clients'], address: URL): Promise<boolean> {
  const pages = await clients.matchAll({ type: 'window' });
  if (pages.length === 0) return false;
  const message: UnansweredMessage = { type: 'unanswered', address: address.href.replace(/#.*/, '') };
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), TIMEOUT_MS);
    for (const page of pages) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(true);
      page.postMessage(message, [port2]);
    }
  });
}
