import type { ShareContent } from '@oa-profile/host-bridge';
import { dialogOpened } from '../dialogs/dialogs-slice.js';
import { noticed } from '../notices/notices-slice.js';
import type { ProfileThunk } from '../store/create-store.js';

/**
 * Shares a link in the best way the surroundings have: with friends in the app, by the system's sheet in a browser, and
 * where there is neither, by a pop-up with the link to copy.
 */
export const share =
  (content: ShareContent): ProfileThunk<Promise<void>> =>
  async (dispatch, _getState, { host, track }) => {
    track({ name: 'action', label: 'share' });
    const outcome = await host.share(content);
    track({ name: 'outcome', label: `share ${outcome}` });
    if (outcome === 'unavailable') dispatch(dialogOpened({ name: 'share', ...content }));
    // The system's sheet says itself what came of it; the app's picker does not.
    else if (outcome === 'shared' && host.origin === 'liff')
      dispatch(noticed({ tone: 'success', keys: [['actions', 'share.done']] }));
  };
