import { beginsAsOurs, isGone, untilCut, type SavedPages } from './saved-pages.js';
import type { OfflinePage } from './offline-page.js';
import { isPlain, pageKeyOf } from './page-key.js';
import { timeLimit } from './time-limit.js';

export interface Navigation {
  address: URL;
  /** Loads the page from the network. */
  load: () => Promise<Response>;
  /** Loads it again, past the browser's cache. */
  loadPastCache: () => Promise<Response>;
  pages: SavedPages;
  offlinePage: Pick<OfflinePage, 'find'>;
  /** Whether a page that has led to the address stays, and says itself that nothing answers. */
  hasPageThatStays: () => Promise<boolean>;
  /** What the network has begun to answer here has not ended: what is saved is asked for. */
  hasBeenCut: boolean;
  /** Loads the address again in the page that this answer is for, with `hasBeenCut`. Rejects if it cannot. */
  loadSaved: () => Promise<void>;
  /** Called with work that continues after the answer. */
  keepAlive: (work: Promise<unknown>) => void;
}

/** How long the network may be silent, before and after a document has begun, until a saved page is shown. */
const TIMEOUT_MS = 8000;
/** How long a page that stays waits where nothing is saved. A server of ours has said by then that it has failed. */
const PATIENCE_MS = 12_000;

/**
 * Answers from the network if possible: nobody is shown an old page while a new one can be had. A saved page is for when
 * there is no network or it is too slow; where none is saved, a page says that there is no network, since what a browser
 * shows of a worker's failure is not meant for visitors. But a page that has led to the address stays, and says so.
 *
 * A document is shown while it arrives. A network can also die in the middle of one: then the saved page is loaded in its
 * place.
 *
 * Redirects and errors are passed on as they are. But what another server has said in place of a saved page, such as the
 * portal of a network, may come from the browser's cache, long after that network: it is shown only if it is said again.
 */
export async function answerNavigation(navigation: Navigation): Promise<Response> {
  try {
    return await answerOrFail(navigation);
  } catch (error) {
    const said = (await stays(navigation)) ?? (await navigation.offlinePage.find().catch(ignore));
    if (said) return said;
    throw error;
  }
}

async function answerOrFail(navigation: Navigation): Promise<Response> {
  const { address, load, loadPastCache, pages, hasBeenCut, loadSaved, keepAlive } = navigation;
  const key = pageKeyOf(address);
  const loading = load().then(orFailure);
  const patience = timeLimit(PATIENCE_MS);
  /** The answer, however late, unless a page would wait for it. */
  const late = async (): Promise<Response> =>
    (await patience.within(loading)) ?? (await stays(navigation)) ?? loading;
  if (key === undefined) return late();

  /** The answer, unless it fails. If it is a page, it is saved, even if it is too late to be shown. */
  function take(loads: Promise<Response>): Promise<Response | undefined> {
    const taken = loads.then((answer) => {
      // Any other page may contain an opener.
      if (isPlain(address) || isGone(answer)) keepAlive(pages.take(key ?? '', answer.clone()).catch(ignore));
      return answer;
    }, ignore);
    keepAlive(taken);
    return taken;
  }

  /** The document of an answer while it arrives, and the saved page in its place if the network dies meanwhile. */
  const show = (answer: Response): Response =>
    answer.status >= 500 ? answer : untilCut(answer, TIMEOUT_MS, { onCut: loadSaved, keepAlive });

  const taken = take(loading);
  const finding = pages.find(key).catch(ignore);
  const limit = timeLimit(TIMEOUT_MS);
  const kept = hasBeenCut ? await limit.within(finding) : undefined;
  if (kept) {
    // The browser's cache may have the half of it, and takes it for whole. For the next visit.
    void take(loadPastCache().then(orFailure));
    return kept;
  }
  const answer = await limit.within(taken);
  // The storage may be as silent as the network.
  const saved = await limit.within(finding);
  if (!saved) return answer ?? late();
  const isOurs = answer && (await limit.within(isForVisitors(answer)));
  if (answer && isOurs) return show(answer);
  // No more is to be had from a silent network.
  if (isOurs === undefined) return saved;
  const again = timeLimit(TIMEOUT_MS);
  const fresh = await again.within(take(loadPastCache().then(orFailure)));
  const isFreshOurs = fresh && (await again.within(isForVisitors(fresh)));
  if (!fresh || isFreshOurs === undefined) return saved;
  return isFreshOurs ? show(fresh) : fresh;
}

/** Browsers that get no content stay where they are. */
const stays = async ({ hasPageThatStays }: Navigation): Promise<Response | undefined> =>
  (await hasPageThatStays().catch(ignore)) ? new Response(null, { status: 204 }) : undefined;

/** Whether an answer is shown in place of a saved page. An error of the server is passed on, too. */
const isForVisitors = async (answer: Response): Promise<boolean> =>
  answer.status >= 500 || beginsAsOurs(answer.clone());

/** Firefox resolves a failed navigation preload with an error response. */
function orFailure(answer: Response): Response {
  if (answer.type === 'error') throw new TypeError('There is no network');
  return answer;
}

/** For failures of the network or of storage: without storage, no page is saved. */
const ignore = (): undefined => undefined;
