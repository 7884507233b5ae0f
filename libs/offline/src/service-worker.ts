import type { KeepMessage } from './messages.js';
import { answerNavigation } from './answer-navigation.js';
import { cacheNames, removeCaches } from './cache-names.js';
import { createSavedFiles, isFile } from './saved-files.js';
import { createSavedPages } from './saved-pages.js';
import { createOfflinePage } from './offline-page.js';
import { pageKeyOf, withoutFragment } from './page-key.js';
import { hasPageThatStays } from './page-that-stays.js';
import { workerScope } from './worker-scope.js';

/*
 * Keeps the pages that a visitor has seen, with their files, for when there is no network. Its script shares no files
 * with that of the pages, and must work with the pages of any release.
 */

const { caches, location } = workerScope;
const fetchAnything = (request: Request | string, options?: RequestInit): Promise<Response> =>
  fetch(request, options);
const files = createSavedFiles({ open: () => caches.open(cacheNames.files), fetch: fetchAnything });
const pages = createSavedPages({
  open: () => caches.open(cacheNames.pages),
  fetch: fetchAnything,
  now: Date.now,
  files,
});
const offlinePage = createOfflinePage(() => caches.open(cacheNames.offline));

/** Addresses that are loaded again, since what the network has begun to answer there has not ended. */
const cut = new Set<string>();

workerScope.addEventListener('install', (event) => event.waitUntil(workerScope.skipWaiting()));

workerScope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      removeCaches(caches, Object.values(cacheNames)).catch(() => undefined),
      // The browser then requests a page at once, without waiting for this script to start.
      workerScope.registration.navigationPreload?.enable(),
      // So that files that the first page loads from now on are saved as well.
      workerScope.clients.claim(),
    ]),
  );
});

workerScope.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  const keepAlive = (work: Promise<unknown>): void => event.waitUntil(work);
  if (isFile(address.pathname)) event.respondWith(files.answer(request, keepAlive));
  else if (request.mode === 'navigate') {
    const load = async (): Promise<Response> => (await event.preloadResponse) ?? fetch(request);
    const loadPastCache = (): Promise<Response> => fetch(request, { cache: 'reload' });
    // With its fragment, it would be a step within the page. Without, such a visit costs a step back more.
    const whole = withoutFragment(address.href);
    const loadSaved = async (): Promise<void> => {
      const page = await findPage(event.resultingClientId);
      if (!page) throw new Error('The page has been left, or the browser does not tell it');
      cut.add(whole);
      // A page that has been left meanwhile loads nothing: the next visit asks the network again.
      await page.navigate(whole).finally(() => cut.delete(whole));
    };
    // What a browser fetches early is perhaps never seen, and shown as it is when it is opened.
    const isEarly = request.headers.has('sec-purpose');
    const answer = (): Promise<Response> =>
      answerNavigation({
        address,
        load,
        loadPastCache,
        pages,
        offlinePage,
        hasBeenCut: cut.delete(whole),
        loadSaved,
        hasPageThatStays: () => hasPageThatStays(workerScope.clients, address),
        keepAlive,
      });
    event.respondWith(isEarly ? load() : answer());
  }
});

workerScope.addEventListener('message', (event) => {
  const message = event.data as KeepMessage;
  if (message.type === 'keep') event.waitUntil(keep(message));
});

/** The page that a navigation makes. It can be led elsewhere only a while after its document has begun. */
async function findPage(id: string | undefined): ReturnType<typeof workerScope.clients.get> {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return id ? workerScope.clients.get(id) : undefined;
}

/** Keeps a page and its files. Failures are ignored: the next visit tries again. */
async function keep(message: KeepMessage): Promise<void> {
  const own = [message.address, ...message.files]
    .map((address) => new URL(address))
    .filter(({ origin }) => origin === location.origin);
  const [address, ...loaded] = own;
  const key = address && pageKeyOf(address);
  const paths = loaded.map(({ pathname }) => pathname).filter(isFile);
  await Promise.allSettled([
    key === undefined ? undefined : pages.refresh(key),
    files.keep(paths),
    message.words && offlinePage.keep(message.words),
  ]);
}
