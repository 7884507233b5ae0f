import { intentOfPage, type ProfileStore } from '@oa-profile/plugin-sdk/page';
import { createLateCode } from '@oa-profile/plugin-sdk/internal';

/**
 * Asks about the action that a link from a browser has carried into the app. Only visitors with one load the code for it.
 *
 * @returns A function that stops it.
 */
export function handleLinkAction(store: ProfileStore, onError: (error: unknown) => void): () => void {
  if (!intentOfPage(store.getState().page)?.linkAction) return () => undefined;
  let isStopped = false;
  let stop = (): void => {
    isStopped = true;
  };
  const late = createLateCode(() => import('./ask-about-link-action.js'), onError);
  late.start();
  void late.code.then(({ askAboutLinkAction }) => {
    if (!isStopped) stop = askAboutLinkAction(store);
  });
  return () => stop();
}
