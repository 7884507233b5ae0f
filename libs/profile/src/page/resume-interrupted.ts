import type { i18n } from 'i18next';
import type { ProfileStore } from '../core/store/create-store.js';

/**
 * Continues, once, the action that a login has interrupted. To be called as soon as the visitor can be known; actions
 * begun on this page do not count. Only visitors who return from a login load the code for it.
 *
 * @throws when that code or its texts cannot be loaded.
 */
export async function resumeInterrupted(store: ProfileStore, i18n: i18n): Promise<void> {
  const action = store.takeInterrupted();
  if (!action) return;
  const { resumeAction } = await import('./resume-action.js');
  await resumeAction(store, i18n, action);
}
