import type { ProfileServices } from '../store/services.js';

/** An action during which the page may be left. */
export interface Interrupted {
  /** The account's basic search id. */
  searchId: string;
  /** Its name among what features resume. */
  action: string;
  /**
   * Nobody can tell who began it: it goes on only where the login that came between leads back. Not for an action that
   * was begun before the app's SDK had started: that one is of whoever the SDK then knows in this tab.
   */
  needsLogin: boolean;
}

/** The one key of what is interrupted: there is at most one such action. */
export const INTERRUPTED = 'action';

/** Remembers that a visitor is about to leave the page during an action, for the page that comes next. */
export function rememberInterrupted(
  { interruptedCache, host }: ProfileServices,
  searchId: string,
  action: string,
): void {
  const needsLogin = host.getOwner() === undefined && !host.isVisitorUnknown();
  interruptedCache.set(INTERRUPTED, { searchId, action, needsLogin });
}

/**
 * Runs an action that continues by itself if the visitor leaves the page during it: for the app's own login, when the
 * visitor's token has expired, or because the app's SDK leads to another address once it has started.
 */
export async function resumable<Result>(
  services: ProfileServices,
  searchId: string,
  action: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const { interruptedCache } = services;
  rememberInterrupted(services, searchId, action);
  try {
    return await run();
  } finally {
    // Another action may have taken its place and still be pending. After an expired sign-in the entry cannot be read.
    const remembered = interruptedCache.get(INTERRUPTED)?.action ?? action;
    if (remembered === action) interruptedCache.delete(INTERRUPTED);
  }
}
