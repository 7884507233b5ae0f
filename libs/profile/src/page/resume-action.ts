import { addTexts } from '@oa-profile/i18n';
import type { i18n } from 'i18next';
import type { ProfileStore } from '../core/store/create-store.js';
import { actionTexts } from '../core/texts/action-texts.js';
import { features } from './features.js';

/** Continues an action that a login has interrupted; does nothing if the visitor returned without logging in. */
export async function resumeAction(store: ProfileStore, i18n: i18n, action: string): Promise<void> {
  await store.dispatch(async (dispatch, getState, { host, interruptedCache }) => {
    const resumes = features
      .map((feature) => feature.resumes ?? {})
      .find((all) => Object.hasOwn(all, action));
    const resume = host.getAccessToken() === undefined ? undefined : resumes?.[action];
    // Some actions are not continued: a reservation, for example, is chosen anew, since its table may be gone.
    if (!resume) {
      interruptedCache.delete(getState().page.account.basicSearchId);
      return;
    }
    const { go, slice } = await resume();
    if (slice) store.addReducer(slice);
    // These texts tell the outcome.
    await Promise.all([dispatch(go), addTexts(i18n, actionTexts)]);
  });
}
