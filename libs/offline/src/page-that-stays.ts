import type { UnansweredMessage } from './messages.js';
import { withoutFragment } from './page-key.js';
import type { WorkerScope } from './worker-scope.js';

/**
 * How long pages may take to answer. The one that has led there is in sight; it may be busy, and what the visitor has
 * written in it would be lost with it.
 */
const TIMEOUT_MS = 3000;
/**
 * How long others may: one that is frozen never answers, nor does the page that says that there is no network, which is
 * loaded again, nor one of an older release that has led elsewhere.
 */
const SHORT_TIMEOUT_MS = 500;

/** Asks the open pages whether one of them has led to this address, which nothing answers, and stays and says so. */
export async function hasPageThatStays(clients: WorkerScope['clients'], address: URL): Promise<boolean> {
  const pages = await clients.matchAll({ type: 'window' });
  if (pages.length === 0) return false;
  const to = withoutFragment(address.href);
  const message: UnansweredMessage = { type: 'unanswered', address: to, takesNo: true };
  const awaited = new Set(pages);
  return new Promise((resolve) => {
    const settle = (): void => {
      if (awaited.size === 0) resolve(false);
    };
    setTimeout(() => {
      for (const page of pages)
        if (page.visibilityState !== 'visible' || withoutFragment(page.url) === to) awaited.delete(page);
      settle();
    }, SHORT_TIMEOUT_MS);
    setTimeout(() => resolve(false), TIMEOUT_MS);
    for (const page of pages) {
      const { port1, port2 } = new MessageChannel();
      const heard = ({ data: stays }: MessageEvent): void => {
        awaited.delete(page);
        if (stays === true) resolve(true);
        else settle();
      };
      port1.addEventListener('message', heard, { once: true });
      port1.start();
      page.postMessage(message, [port2]);
    }
  });
}
