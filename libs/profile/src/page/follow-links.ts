import { dialogClosed, noticed, type ProfileStore, viewName, viewPath } from '@oa-profile/plugin-sdk/page';
import {
  changeEntry,
  entryState,
  type EntryState,
  type LatePlugins,
  type OpenOverlays,
  type PageEnvironment,
  readScrollPosition,
  returnToPosition,
  showSection,
  syncOverlaysWithHistory,
  type View,
  viewOfAddress,
  viewShown,
} from '@oa-profile/plugin-sdk/internal';
import { isPlainClick } from '@oa-profile/ui';
import { lastUsed } from '@oa-profile/ui/internal';
import type { i18n } from 'i18next';
import { flushSync } from 'react-dom';
import { firstPageType, isProfileBefore } from './first-page.js';
import { loadView } from './load-view.js';
import { showLeaving, showStaying } from './show-leaving.js';

const isReload = (): boolean =>
  (performance.getEntriesByType('navigation') as { type?: string }[]).some(({ type }) => type === 'reload');

/** How long a view's code may take. After that, loading the server's page is quicker. */
const TIMEOUT_MS = 4000;

/** When a page that has been scrolled counts as at rest. Browsers limit how often a page may write into its history. */
const REST_MS = 200;

/** How long the network may take to show that it is there. */
const PROBE_MS = 4000;

/**
 * Whether anything answers. A page that the network has brought need not ask: the service worker tells it if nothing
 * does. For one that the device has saved, there was none before, and a browser knows of its connection only.
 */
async function hasNetwork(isSaved: boolean): Promise<boolean> {
  if (!navigator.onLine || !isSaved) return navigator.onLine;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), PROBE_MS);
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: controller.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the service worker can show a page without a network. */
async function isKept(address: URL): Promise<boolean> {
  if (address.origin !== location.origin || !('caches' in globalThis)) return false;
  // Nothing else of the query makes another page.
  const language = address.searchParams.get('lang');
  const key = address.pathname + (language === null ? '' : `?lang=${language}`);
  // Storage can be forbidden.
  const found = await caches.match(key).catch(() => undefined);
  return found !== undefined;
}

/** Files, such as calendar entries, leave the page where it is. An account's id may have dots, too. */
const isFileName = ({ pathname }: URL): boolean => /\/[^@/]+\.\w+$/.test(pathname);

const withoutFragment = ({ href }: URL): string => href.replace(/#.*/, '');

/**
 * Makes links between the profile and its views change the page in place, with the browser's history as it would be
 * without script. A view's code is loaded before the page changes; where it cannot be, the link leads to the server's
 * page. Without a network, a link to anything that the device does not have says so, and the page stays: files, other
 * languages, accounts and sites. Links work before all this is there, and modified clicks are left to the
 * browser.
 *
 * @param environment since when the device has kept this page, if nothing answered, and who tells when nothing does
 * @returns A function that stops it.
 */
export function followLinks(
  store: ProfileStore,
  i18n: i18n,
  openOverlays: OpenOverlays,
  plugins: LatePlugins,
  { savedAt, onUnanswered }: Pick<PageEnvironment, 'savedAt' | 'onUnanswered'> = {},
): () => void {
  const { page } = store.getState();
  const hasProfile = page.initialView.name === 'profile';
  const firstPage = firstPageType(page);
  const isOurs = (): boolean => viewOfAddress(page, location) !== undefined;
  const takeEntriesAway = syncOverlaysWithHistory(openOverlays, isOurs);
  /** Counts followed links: the last one wins if several are followed while code is loading. */
  let wanted = 0;
  let opener: HTMLElement | undefined;
  let release = (): void => undefined;
  /** Whether the history has views of this document: until then the browser alone knows best where the page was. */
  let hasViews = entryState().scroll !== undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const isSaved = savedAt !== undefined;
  /** Where the browser has last been led, without a fragment. */
  let ahead: string | undefined;

  async function show(view: View, before: () => void | Promise<void>, instead: () => void): Promise<void> {
    const mine = (wanted += 1);
    try {
      if (view.name !== 'profile') await Promise.race([loadView(view, i18n, plugins), giveUp()]);
    } catch {
      // By now the visitor may be elsewhere, and be writing there.
      if (mine !== wanted) return;
      await closeAll();
      if (mine === wanted) instead();
      return;
    }
    if (mine !== wanted) return;
    await before();
    if (mine !== wanted) return;
    release();
    store.dispatch(viewShown(view));
    // After React has rendered it.
    requestAnimationFrame(() => {
      const isPage = view.name === 'profile' || view.name === 'page';
      // A fact of the profile card leads there from a view.
      if (isPage && !entryState().scroll && location.hash && showSection(location.hash)) return;
      returnToPlace();
      if (isPage) opener?.focus({ preventScroll: true });
    });
  }

  /** Without a network, all that could be shown in place of this page is a message, unless the device has the other. */
  async function leadTo(address: URL): Promise<void> {
    if ((await hasNetwork(isSaved)) || (await isKept(address))) leaveFor(address);
    else sayUnanswered();
  }

  function sayUnanswered(): void {
    store.dispatch(noticed({ tone: 'failure', keys: ['error.network'] }));
  }

  function leaveFor(address: URL): void {
    lead(address);
    location.assign(address);
  }

  /** To be called when the browser is about to follow a link. */
  function lead(address: URL): void {
    ahead = withoutFragment(address);
    if (!isFileName(address)) showLeaving();
  }

  /** Whether this page has led to an address that nothing answers. It stays then, and says so. */
  function stays(address: string): boolean {
    if (address !== ahead) return false;
    ahead = undefined;
    showStaying();
    void closeAll().then(sayUnanswered);
    return true;
  }

  function returnToPlace(): void {
    release = returnToPosition(entryState().scroll ?? { y: 0 });
  }

  /** To be called before another entry is added. */
  function leave(): void {
    clearTimeout(resting);
    hasViews = true;
    changeEntry({ scroll: readScrollPosition() });
  }

  /** Keeps the entry's position current: once a step of the history has been taken, it cannot be written any more. */
  function onScroll(): void {
    if (!hasViews) return;
    clearTimeout(resting);
    resting = setTimeout(() => {
      const view = viewOfAddress(page, location);
      // While a view is being loaded, the page still shows that of another entry.
      if (view && isShown(view) && !entryState().over) changeEntry({ scroll: readScrollPosition() });
    }, REST_MS);
  }

  /** Closes what is open, including its history entries. */
  async function closeAll(): Promise<void> {
    flushSync(() => {
      store.dispatch(dialogClosed());
      openOverlays.closeDownTo(0);
    });
    await openOverlays.settled();
  }

  const giveUp = (): Promise<never> =>
    new Promise((_, reject) => setTimeout(() => reject(new Error('Timeout')), TIMEOUT_MS));

  function follow(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href) return;
    const address = new URL(link.href);
    const isInside = !link.target && !link.hasAttribute('download') && address.origin === location.origin;
    const view = isInside ? viewOfAddress(page, address) : undefined;
    if ((isSaved || !navigator.onLine) && needsNetwork(address, view)) {
      event.preventDefault();
      void closeAll().then(() => leadTo(address));
      return;
    }
    if (!isInside) return;
    if (!view) {
      lead(address);
      return;
    }
    if (isDocument(view) || isShown(view)) {
      if (!isDocument(view) && address.search === location.search) return;
      // Going back from there must not lead to a menu that has served.
      if (openOverlays.count() > 0) {
        event.preventDefault();
        void closeAll().then(() => leaveFor(address));
      } else lead(address);
      return;
    }
    if (view.name === 'profile') {
      if (isBefore(address)) {
        event.preventDefault();
        history.back();
      } else if (hasProfile) {
        event.preventDefault();
        void show(
          view,
          () => {
            leave();
            history.pushState({}, '', address);
          },
          () => void leadTo(address),
        );
      } else lead(address);
      return;
    }
    event.preventDefault();
    void show(
      view,
      async () => {
        const mine = wanted;
        // A pop-up containing the link returns the focus to its opener: the visitor will come back to that.
        await closeAll();
        if (mine !== wanted) return;
        const { name } = store.getState().view;
        // A link of a view is gone with it: from one post to the next, the way back is still to the first one's link.
        if (name === 'profile' || name === 'page') opener = lastUsed();
        leave();
        const state: EntryState = name === 'profile' ? { opened: true } : {};
        history.pushState(state, '', address);
      },
      () => void leadTo(address),
    );
  }

  /** Whether a link leads out of this document to what only the network has. A call or a mail needs no page. */
  function needsNetwork(address: URL, view: View | undefined): boolean {
    const { protocol, pathname, search, hash } = address;
    if (!view) {
      const isHere = pathname === location.pathname && search === location.search && hash !== '';
      return /^https?:$/.test(protocol) && !(address.origin === location.origin && isHere);
    }
    if (isDocument(view)) return true;
    if (isShown(view)) return search !== location.search;
    return view.name === 'profile' && !hasProfile && !isBefore(address);
  }

  /** Whether going back leads to the profile that a link names. */
  function isBefore({ hash }: URL): boolean {
    if (hash) return false;
    return (
      entryState().opened === true ||
      (firstPage === 'profile' && isProfileBefore(page) && isShown(page.initialView))
    );
  }

  /** React stops clicks on parts of the page that it has not hydrated yet. */
  function followEarly(event: MouseEvent): void {
    if (event.target instanceof Element && event.target.closest('[data-late]')) follow(event);
  }

  /** Whether a view needs sections that are not in this document. That of the profile has those of every view. */
  function isDocument(view: View): boolean {
    if (view.name === 'page') return viewPath(view) !== viewPath(page.initialView);
    const needed = 'plugin' in view ? view.plugin : page.ownViews[viewName(view)]?.sections?.[0];
    return !hasProfile && needed !== undefined && !page.sections.some(({ type }) => type === needed);
  }

  function isShown(view: View): boolean {
    return viewPath(view) === viewPath(store.getState().view);
  }

  function arrive(): void {
    clearTimeout(resting);
    const view = viewOfAddress(page, location);
    // Without a view of ours, or with a profile that was never rendered, only the server has the right page.
    if (!view || (view.name === 'profile' && !hasProfile)) {
      if (view) changeEntry({ returns: true });
      location.reload();
    } else if (!isShown(view))
      void show(
        view,
        () => undefined,
        () => location.reload(),
      );
  }

  // The profile was reloaded as part of going back from a view that had itself been reloaded. In the app the page is
  // there by now (`rememberScrollPosition`), and after the visitor's own reload the browser has seen to it.
  const { scroll, returns } = entryState();
  if (returns) changeEntry({ returns: undefined });
  if (page.origin === 'web' && hasProfile && isOurs() && scroll && (returns || !isReload())) returnToPlace();
  document.addEventListener('click', follow);
  document.addEventListener('click', followEarly, { capture: true });
  window.addEventListener('popstate', arrive);
  window.addEventListener('scroll', onScroll, { passive: true });
  const stopStaying = onUnanswered?.(stays);
  performance.mark('links followed');
  return () => {
    clearTimeout(resting);
    release();
    takeEntriesAway();
    stopStaying?.();
    document.removeEventListener('click', follow);
    document.removeEventListener('click', followEarly, { capture: true });
    window.removeEventListener('popstate', arrive);
    window.removeEventListener('scroll', onScroll);
  };
}
