import type { UnansweredMessage } from './messages.js';
import type { WorkerScope } from './worker-scope.js';

/**
 * How long pages may take to answer. The one that has led there is in sight; it may be busy, and what the visitor has
 * written in it would be lost with it.
 */
const TIMEOUT_MS = 3000;
/** How long others may: one that is frozen never answers, nor does one of an older release that has led elsewhere. */
const HIDDEN_TIMEOUT_MS = 500;

/** Asks the open pages whether one of them has led to this address, which nothing answers, and stays and says so. */
export async function hasPageThatStays(clients: WorkerScope['clients'], address: URL): Promise<boolean> {
  const to = withoutFragment(address.href);
  const open = await clients.matchAll({ type: 'window' });
  // What is loaded again has nothing to stay for, such as the page that says that there is no network.
  const pages = open.filter(({ url }) => withoutFragment(url) !== to);
  if (pages.length === 0) return false;
  const message: UnansweredMessage = { type: 'unanswered', address: to, takesNo: true };
  const isInSight = pages.some(({ visibilityState }) => visibilityState === 'visible');
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), isInSight ? TIMEOUT_MS : HIDDEN_TIMEOUT_MS);
    let asked = pages.length;
    for (const page of pages) {
      const { port1, port2 } = new MessageChannel();
      const heard = ({ data: stays }: MessageEvent): void => {
        asked -= 1;
        if (stays === true || asked === 0) resolve(stays === true);
      };
      port1.addEventListener('message', heard, { once: true });
      port1.start();
      page.postMessage(message, [port2]);
    }
  });
}

const withoutFragment = (address: string): string => address.replace(/#.*/, '');
