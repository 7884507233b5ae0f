import { addTexts } from '@oa-profile/i18n';
import type { i18n } from 'i18next';
import type { ProfileStore } from '../core/store/create-store.js';
import { actionTexts } from '../core/texts/action-texts.js';
import { features } from './features.js';

/** Does what a visitor was about to do when the login came between; nothing for one who came back without it. */
export async function resumeAction(store: ProfileStore, i18n: i18n, action: string): Promise<void> {
  await store.dispatch(async (dispatch, getState, { host, interruptedCache }) => {
    const resumes = features
      .map((feature) => feature.resumes ?? {})
      .find((all) => Object.hasOwn(all, action));
    const resume = host.getAccessToken() === undefined ? undefined : resumes?.[action];
    // A reservation, for one, is chosen anew: what was free may be gone.
    if (!resume) return interruptedCache.delete(getState().page.account.basicSearchId);
    const { go, slice } = await resume();
    if (slice) store.addReducer(slice);
    // What came of it is said in these.
    await Promise.all([dispatch(go), addTexts(i18n, actionTexts)]);
  });
}
