import { beginsAsOurs, isGone, type SavedPages } from './saved-pages.js';
import type { OfflinePage } from './offline-page.js';
import { isPlain, pageKeyOf } from './page-key.js';

export interface Navigation {
  address: URL;
  /** Loads the page from the network. */
  load: () => Promise<Response>;
  /** Loads it again, past the browser's cache. */
  loadPastCache: () => Promise<Response>;
  pages: SavedPages;
  offlinePage: Pick<OfflinePage, 'find'>;
  /** Called with work that continues after the answer. */
  keepAlive: (work: Promise<unknown>) => void;
}

/** How long to wait for the network before a saved page is shown. */
const TIMEOUT_MS = 8000;

/**
 * Answers from the network if possible: nobody is shown an old page while a new one can be had. A saved page is for when
 * there is no network or it is too slow; where none is saved, a page says that there is no network, since what a browser
 * shows of a worker's failure is not meant for visitors.
 *
 * Redirects and errors are passed on as they are. But what another server has said in place of a saved page, such as the
 * portal of a network, may come from the browser's cache, long after that network: it is shown only if it is said again.
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

async function answerOrFail(navigation: Navigation): Promise<Response> {
  const { address, load, loadPastCache, pages, keepAlive } = navigation;
  const key = pageKeyOf(address);
  const loading = load().then(orFailure);
  if (key === undefined) return loading;

  /** The answer, unless it fails or is late. If it is a page, it is saved, even then. */
  async function inTime(loads: Promise<Response>): Promise<Response | undefined> {
    const taken = loads.then((answer) => {
      // Any other page may contain an opener.
      if (isPlain(address) || isGone(answer)) keepAlive(pages.take(key ?? '', answer.clone()).catch(ignore));
      return answer;
    }, ignore);
    keepAlive(taken);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), TIMEOUT_MS);
    });
    const answer = await Promise.race([taken, timeout]);
    clearTimeout(timer);
    return answer;
  }

  let answer = await inTime(loading);
  if (answer && (answer.status >= 500 || (await beginsAsOurs(answer.clone()).catch(ignore)))) return answer;
  const saved = await pages.find(key).catch(ignore);
  if (answer && saved) answer = await inTime(loadPastCache().then(orFailure));
  return answer ?? saved ?? loading;
}

/** Firefox resolves a failed navigation preload with an error response. */
function orFailure(answer: Response): Response {
  if (answer.type === 'error') throw new TypeError('There is no network');
  return answer;
}

/** For failures of the network or of storage: without storage, no page is saved. */
const ignore = (): undefined => undefined;
