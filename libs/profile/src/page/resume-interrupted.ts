import type { i18n } from 'i18next';
import type { ProfileStore } from '../core/store/create-store.js';

/**
 * Continues, once, the action that a login or the start of the app's SDK has interrupted on the page before. To be
 * called as soon as the page is interactive. Only visitors who have been interrupted load the code for it.
 *
 * @throws when that code or its texts cannot be loaded.
 */
export async function resumeInterrupted(store: ProfileStore, i18n: i18n): Promise<void> {
  const { interrupted } = store;
  if (!interrupted) return;
  store.interrupted = undefined;
  const { resumeAction } = await import('./resume-action.js');
  await resumeAction(store, i18n, interrupted);
}
