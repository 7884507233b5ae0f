import { intentOfPage } from '../core/intent/page-intent.js';
import { createLateCode } from '../core/late/late-code.js';
import type { ProfileStore } from '../core/store/profile-store.js';

/**
 * Follows the wish that a link from a browser has carried into the app. Only visitors with one load the code for it.
 *
 * @returns A function that stops it.
 */
export function followWishOfLink(store: ProfileStore, onError: (error: unknown) => void): () => void {
  if (!intentOfPage(store.getState().page)?.wish) return () => undefined;
  let isStopped = false;
  let stop = (): void => {
    isStopped = true;
  };
  const late = createLateCode(() => import('./follow-wish.js'), onError);
  late.start();
  void late.code.then(({ followWish }) => {
    if (!isStopped) stop = followWish(store);
  });
  return () => stop();
}
