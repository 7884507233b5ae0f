import { isGone, type KeptPages } from './kept-pages.js';
import type { OfflinePage } from './offline-page.js';
import { isPlain, pageKeyOf } from './page-key.js';

/** What {@link answerNavigation} needs. */
export interface Navigation {
  address: URL;
  /** Loads the page from the network. */
  load: () => Promise<Response>;
  pages: KeptPages;
  offlinePage: Pick<OfflinePage, 'find'>;
  /** Called with work that continues after the answer. */
  keepAlive: (work: Promise<unknown>) => void;
}

/** How long to wait for the network before a kept page is shown. */
const TIMEOUT_MS = 8000;

/**
 * Answers from the network if possible: nobody is shown an old page while a new one can be had. A kept page is for when
 * there is no network or it is too slow; where none is kept, a page says that there is no network, since what a browser
 * shows of a worker's failure is not meant for visitors. Redirects and server errors are passed on as they are.
 */
export async function answerNavigation(navigation: Navigation): Promise<Response> {
  try {
    return await answerOrFail(navigation);
  } catch (error) {
    const said = await navigation.offlinePage.find().catch(ignore);
    if (said) return said;
    throw error;
  }
}

async function answerOrFail({ address, load, pages, keepAlive }: Navigation): Promise<Response> {
  const key = pageKeyOf(address);
  const loading = load().then((answer) => {
    // Firefox resolves a failed navigation preload with an error response.
    if (answer.type === 'error') throw new TypeError('There is no network');
    // Any other page may contain an opener.
    if (key !== undefined && (isPlain(address) || isGone(answer)))
      keepAlive(pages.take(key, answer.clone()).catch(ignore));
    return answer;
  });
  if (key === undefined) return loading;
  keepAlive(loading.catch(ignore));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), TIMEOUT_MS);
  });
  const inTime = await Promise.race([loading.catch(ignore), timeout]);
  clearTimeout(timer);
  return inTime ?? (await pages.find(key).catch(ignore)) ?? loading;
}

/** For failures of the network or of storage: without storage, no page is kept. */
const ignore = (): undefined => undefined;
