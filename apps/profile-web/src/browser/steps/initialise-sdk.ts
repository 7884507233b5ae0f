import { ProfileError } from '@oa-profile/errors';
import type { LiffBridge } from '@oa-profile/host-bridge';
import { noticed, type ProfileStore } from '@oa-profile/profile';
import { namespaces, openCache } from '@oa-profile/storage';

/** Milliseconds that the page waits for the SDK. Later it goes on without; the visitor is then anonymous. */
const PATIENCE = 8000;

/**
 * Step 4, in the app only: starts the SDK, so that requests carry the visitor's token; marks the document when the
 * app gives the page the full view; restores where the visitor was.
 *
 * @throws the SDK's own error with its code, or `TIMEOUT`. The page stays usable, and tells the visitor.
 */
export async function initialiseSdk(loading: Promise<LiffBridge>, store: ProfileStore): Promise<void> {
  try {
    const liff = await loading;
    await Promise.race([liff.start(), timeout()]);
    if (liff.getViewType() === 'full') document.documentElement.classList.add('full-view');
  } catch (error) {
    store.dispatch(noticed({ tone: 'failure', keys: ['failed.sdk'] }));
    throw error;
  }
  restoreScrollPosition();
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(
      () => reject(new ProfileError({ code: 'TIMEOUT', message: 'The app SDK did not start' })),
      PATIENCE,
    );
  });
}

/** The app may unload the page behind another view, and load it anew when the visitor returns. */
function restoreScrollPosition(): void {
  const positions = openCache<number>(namespaces.scrollPosition, {
    parse: (value) => (typeof value === 'number' && value >= 0 ? value : undefined),
  });
  const saved = positions.get(location.pathname);
  if (saved !== undefined && window.scrollY === 0) window.scrollTo(0, saved);
  addEventListener('pagehide', () => positions.set(location.pathname, window.scrollY));
}
