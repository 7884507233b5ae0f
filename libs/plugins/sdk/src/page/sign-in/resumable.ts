import type { Interrupted, ProfileServices } from '../store/services.js';

/** The one key of what is interrupted, in the order in which it was begun. */
export const INTERRUPTED = 'actions';

/** Remembers that a visitor is about to leave the page during an action, for the page that comes next. */
export function rememberInterrupted(services: ProfileServices, searchId: string, action: string): void {
  const { interruptedCache, host } = services;
  const needsLogin = host.getOwner() === undefined && !host.isVisitorUnknown();
  // A login is for one action: a visitor who came back without it has given up what they wanted it for.
  const others = needsLogin ? [] : (interruptedCache.get(INTERRUPTED) ?? []).filter(isOther(action));
  interruptedCache.set(INTERRUPTED, [...others, { searchId, action, needsLogin }]);
}

/** Forgets an interrupted action that has ended, or goes on. */
export function forgetInterrupted({ interruptedCache }: ProfileServices, action: string): void {
  // After an expired sign-in the entry cannot be read.
  const others = interruptedCache.get(INTERRUPTED)?.filter(isOther(action)) ?? [];
  if (others.length) interruptedCache.set(INTERRUPTED, others);
  else interruptedCache.delete(INTERRUPTED);
}

const isOther =
  (action: string) =>
  (one: Interrupted): boolean =>
    one.action !== action;

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
  rememberInterrupted(services, searchId, action);
  try {
    return await run();
  } finally {
    forgetInterrupted(services, action);
  }
}
