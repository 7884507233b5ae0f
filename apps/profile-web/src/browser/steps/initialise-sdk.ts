import { ProfileError } from '@oa-profile/errors';
import type { LiffBridge } from '@oa-profile/host-bridge';
import {
  loseConnection,
  recallVisitor,
  rememberScrollPosition,
  viewHref,
  viewOfAddress,
  type ProfileStore,
} from '@oa-profile/profile';
import { keptAt } from '../kept-at.js';

/** Milliseconds that the page waits for the SDK. Later it goes on without; the visitor is then anonymous. */
const PATIENCE = 8000;

/**
 * Step 4, in the app only: starts the SDK, so that requests carry the visitor's token; marks the document when the
 * app gives the page the full view; recalls what is remembered of the visitor, and restores where they were.
 *
 * @throws the SDK's own error with its code, or `TIMEOUT`. The page goes on as for an anonymous visitor, and says so.
 */
export async function initialiseSdk(loading: Promise<LiffBridge>, store: ProfileStore): Promise<void> {
  // Not only once the SDK has started: whoever comes back should not see the top of the page first.
  rememberScrollPosition(store);
  try {
    const liff = await loading;
    await Promise.race([liff.start(), timeout()]);
    recallVisitor(store);
    if (liff.getViewType() === 'full') document.documentElement.classList.add('full-view');
  } catch (error) {
    store.dispatch(loseConnection({ isExpected: keptAt() !== undefined }));
    throw error;
  } finally {
    putAddressRight(store);
  }
}

/**
 * An old form of links, and a link into the app whose SDK does not start, leave the page at an address that is not its
 * own, which nobody may change before the SDK has had its time.
 */
function putAddressRight(store: ProfileStore): void {
  const { page } = store.getState();
  if (viewOfAddress(page, location)) return;
  const { searchParams } = new URL(location.href);
  const state = searchParams.get('liff.state');
  const params = state === null ? searchParams : new URL(`/liff${state}`, location.href).searchParams;
  params.delete('accountId');
  const query = String(params);
  const path = viewHref({ basePath: page.basePath, query: '' }, page.initialView);
  history.replaceState(history.state, '', query ? `${path}?${query}` : path);
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(
      () => reject(new ProfileError({ code: 'TIMEOUT', message: 'The app SDK did not start' })),
      PATIENCE,
    );
  });
}
