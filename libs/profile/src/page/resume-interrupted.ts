import type { i18n } from 'i18next';
import type { ProfileStore } from '../core/store/create-store.js';

/**
 * Does what a visitor was about to do when the login came between, once. To be called as soon as the visitor can be
 * known: what this page has begun itself is none of that. The code for it is loaded by those who come back from a login.
 *
 * @throws when that code or its texts cannot be loaded.
 */
export async function resumeInterrupted(store: ProfileStore, i18n: i18n): Promise<void> {
  const action = store.takeInterrupted();
  if (!action) return;
  const { resumeAction } = await import('./resume-action.js');
  await resumeAction(store, i18n, action);
}
