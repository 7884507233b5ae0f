import type { i18n } from 'i18next';
import { flushSync } from 'react-dom';
import { dialogClosed } from '../dialogs/dialogs-slice.js';
import type { ProfileStore } from '../store/create-store.js';
import { loadView } from './load-view.js';
import { viewOfAddress, viewPath, type View } from './view.js';
import { viewShown } from './view-slice.js';

/** What an entry of the browser's history remembers for us. */
interface EntryState {
  /** The entry was opened from the profile, so that going back leads there. */
  opened?: true;
  /** How far the page was scrolled when it was left. */
  scroll?: number;
}

/**
 * Makes links between the profile and its views change the page in place, with the browser's history as it would be
 * without script. A view's code is loaded before the page changes; where it cannot be, the link leads to the server's
 * page. Links work before all this is there, and modified clicks are left to the browser.
 *
 * Answers how to stop.
 */
export function followLinks(store: ProfileStore, i18n: i18n): () => void {
  const { page } = store.getState();
  const hasProfile = page.initialView.name === 'profile';
  const entry = (): EntryState => (history.state ?? {}) as EntryState;
  /** The last link wins when several are followed while code is loading. */
  let wanted = 0;
  let opener: Element | null = null;

  async function show(view: View, onShow: () => void, instead: () => void): Promise<void> {
    const mine = (wanted += 1);
    try {
      if (view.name !== 'profile') await loadView(view, i18n);
    } catch {
      instead();
      return;
    }
    if (mine !== wanted) return;
    onShow();
    store.dispatch(viewShown(view));
    const { scroll = 0 } = entry();
    // Once React has shown it.
    requestAnimationFrame(() => {
      window.scrollTo(0, view.name === 'profile' ? scroll : 0);
      if (view.name === 'profile' && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    });
  }

  function follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || link.target || link.hasAttribute('download')) return;
    const address = new URL(link.href);
    const view = address.origin === location.origin ? viewOfAddress(page, address) : undefined;
    if (!view || isShown(view)) return;
    if (view.name === 'profile') {
      if (!hasProfile) return;
      event.preventDefault();
      if (entry().opened) history.back();
      else
        void show(
          view,
          () => history.pushState({}, '', address),
          () => location.assign(address),
        );
      return;
    }
    event.preventDefault();
    void show(
      view,
      () => {
        // A dialog that the link is in gives the focus back to what opened it: the visitor will come back there.
        flushSync(() => store.dispatch(dialogClosed()));
        opener = document.activeElement;
        history.replaceState({ ...entry(), scroll: window.scrollY } satisfies EntryState, '');
        const state: EntryState = store.getState().view.name === 'profile' ? { opened: true } : {};
        history.pushState(state, '', address);
      },
      () => location.assign(address),
    );
  }

  /** React lets nobody hear of a click on a part of the page that it has not taken over yet. */
  function followEarly(event: MouseEvent): void {
    if (event.target instanceof Element && event.target.closest('[data-late]')) follow(event);
  }

  function isShown(view: View): boolean {
    return viewPath(view) === viewPath(store.getState().view);
  }

  function arrive(): void {
    const view = viewOfAddress(page, location);
    // Without a view of ours, or with a profile that was never rendered, the server's page is the right one.
    if (!view || (view.name === 'profile' && !hasProfile)) location.reload();
    else if (!isShown(view))
      void show(
        view,
        () => undefined,
        () => location.reload(),
      );
  }

  document.addEventListener('click', follow);
  document.addEventListener('click', followEarly, { capture: true });
  window.addEventListener('popstate', arrive);
  performance.mark('links followed');
  return () => {
    document.removeEventListener('click', follow);
    document.removeEventListener('click', followEarly, { capture: true });
    window.removeEventListener('popstate', arrive);
  };
}
