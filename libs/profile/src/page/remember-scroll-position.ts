import { type ProfileStore, viewHref } from '@oa-profile/plugin-sdk/page';
import {
  entryState,
  parseScrollPosition,
  readScrollPosition,
  returnToPosition,
} from '@oa-profile/plugin-sdk/internal';
import { namespaces, openCache } from '@oa-profile/storage';

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
