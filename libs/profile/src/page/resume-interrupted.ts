import type { ProfileStore } from '@oa-profile/plugin-sdk/page';
import type { LatePlugins } from '@oa-profile/plugin-sdk/internal';
import type { i18n } from 'i18next';

/**
 * Continues, once, the actions that a login or the start of the app's SDK has interrupted on the page before. To be
 * called as soon as the page is interactive. Only visitors who have been interrupted load the code for it.
 *
 * @param plugins those of the page
 * @throws when that code or its texts cannot be loaded.
 */
export async function resumeInterrupted(
  store: ProfileStore,
  i18n: i18n,
  plugins: LatePlugins,
): Promise<void> {
  const { interrupted } = store;
  if (!interrupted.length) return;
  store.interrupted = [];
  const { resumeAction } = await import('./resume-action.js');
  // At once, since each may be interrupted again.
  await Promise.all(interrupted.map((one) => resumeAction(store, i18n, one, plugins)));
}
