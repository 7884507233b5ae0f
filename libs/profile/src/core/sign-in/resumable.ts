import type { ProfileServices } from '../store/services.js';

/**
 * Runs an action that continues by itself if the visitor leaves the page during it: for the app's own login, when the
 * visitor's token has expired.
 */
export async function resumable<Result>(
  { interruptedCache }: ProfileServices,
  basicSearchId: string,
  action: string,
  run: () => Promise<Result>,
): Promise<Result> {
  interruptedCache.set(basicSearchId, action);
  try {
    return await run();
  } finally {
    // Another action may have taken its place and still be pending. After an expired sign-in the entry cannot be read.
    const remembered = interruptedCache.get(basicSearchId) ?? action;
    if (remembered === action) interruptedCache.delete(basicSearchId);
  }
}
