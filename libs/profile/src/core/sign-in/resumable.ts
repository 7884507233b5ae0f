import type { ProfileServices } from '../store/services.js';

/**
 * Does something that goes on by itself when the page is left meanwhile: for the app's own login, when the visitor's
 * token has expired.
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
    // Another action may have taken its place meanwhile, and still be on its way. Whose sign-in has expired cannot tell.
    const remembered = interruptedCache.get(basicSearchId) ?? action;
    if (remembered === action) interruptedCache.delete(basicSearchId);
  }
}
