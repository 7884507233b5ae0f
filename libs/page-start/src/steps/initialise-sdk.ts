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
import { keptAt } from '@oa-profile/offline';

/** How long the page waits for the SDK. After that the visitor is anonymous. */
const TIMEOUT_MS = 8000;

/**
 * Step 4, in the app only: starts the SDK, so that requests carry the visitor's token; marks the document if the app
 * shows the page in full view; recalls the visitor's kept data, and restores the scroll position.
 *
 * @throws the SDK's own error with its code, or `TIMEOUT`. The page then treats the visitor as anonymous, and says so.
 */
export async function initialiseSdk(loading: Promise<LiffBridge>, store: ProfileStore): Promise<void> {
  // Before the SDK starts: returning visitors should not see the top of the page first.
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
 * Replaces an address that is not the page's own: after the old form of links, or if the SDK did not start and
 * navigate. This must not be done before the SDK has started or failed.
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
      TIMEOUT_MS,
    );
  });
}
