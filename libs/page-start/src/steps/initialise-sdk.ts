import { type ProfileStore, viewHref } from '@oa-profile/plugin-sdk/page';
import { loseConnection, viewOfAddress } from '@oa-profile/plugin-sdk/internal';
import type { LiffBridge } from '@oa-profile/host-bridge';
import { goOnUnknown, recallVisitor, rememberScrollPosition } from '@oa-profile/profile/internal';
import { savedAt } from '@oa-profile/offline';
import type { Page } from '../page.js';

/**
 * How long after the first paint the page still waits for the SDK, in milliseconds. Making it interactive takes as long
 * again on a slow phone, and two seconds after the first paint it must be.
 */
const PATIENCE_MS = 1000;

/**
 * Step 4, in the app only: starts the SDK, so that requests carry the visitor's token; marks the document if the app
 * shows the page in full view; recalls the visitor's saved data, and restores the scroll position. If the SDK is slow,
 * the steps after this one do not wait for it; what is done for the visitor does.
 *
 * @throws the SDK's own error with its code, or `TIMEOUT`. The page then treats the visitor as anonymous, and says so.
 * An error that comes after the page has gone on is marked and logged in the same words.
 */
export async function initialiseSdk(loading: Promise<LiffBridge>, { store, log }: Page): Promise<void> {
  const initialised = initialise(loading, store);
  if (await isWithinPatience(initialised)) return;
  goOnUnknown(store);
  initialised.catch((error: unknown) => {
    performance.mark('boot 4 app SDK failed');
    log.capture(error, 'boot 4 app SDK');
  });
}

/** @throws what the promise is rejected with, if it is in time. */
function isWithinPatience(done: Promise<void>): Promise<boolean> {
  const now = performance.now();
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? now;
  const late = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), Math.min(PATIENCE_MS, painted + PATIENCE_MS - now));
  });
  return Promise.race([done.then(() => true), late]);
}

async function initialise(loading: Promise<LiffBridge>, store: ProfileStore): Promise<void> {
  // Before the SDK starts: returning visitors should not see the top of the page first.
  rememberScrollPosition(store);
  try {
    const liff = await loading;
    // Before anything that has waited for the visitor goes on; also where that is later than the page could wait.
    await liff.start(() => recallVisitor(store));
    if (liff.getViewType() === 'full') document.documentElement.classList.add('full-view');
  } catch (error) {
    store.dispatch(loseConnection({ isExpected: savedAt() !== undefined }));
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
