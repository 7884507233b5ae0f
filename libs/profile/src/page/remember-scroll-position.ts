import { namespaces, openCache } from '@oa-profile/storage';
import type { ProfileStore } from '../core/store/profile-store.js';
import { entryState } from '../core/views/entry-state.js';
import { parseScrollPosition, readScrollPosition, returnToPosition } from '../core/views/scroll-position.js';
import { viewHref } from '../core/views/view.js';

/**
 * Returns visitors of the app to where they were: the app may unload the page behind another view and reload it when
 * they return. The position is kept for as long as the web view is open, independent of its history.
 */
export function rememberScrollPosition(store: ProfileStore): void {
  const positions = openCache(namespaces.scrollPosition, { parse: parseScrollPosition });
  const { page } = store.getState();
  const keyOf = (): string => viewHref({ basePath: page.basePath, query: '' }, store.getState().view);
  const saved = entryState().scroll ?? positions.get(keyOf());
  if (saved && !location.hash) returnToPosition(saved);
  addEventListener('pagehide', () => positions.set(keyOf(), readScrollPosition()));
}
