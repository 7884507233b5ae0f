import type { HostBridge, ShareContent } from '@oa-profile/host-bridge';
import { dialogOpened } from '../dialogs/dialogs-slice.js';
import { noticed } from '../notices/notices-slice.js';
import type { ProfileThunk } from '../store/profile-store.js';

/** How long a share sheet may take to appear. Later taps count: some web views never report that it has closed. */
const OPENING_MS = 3000;

/** When the pending sheet was requested. */
const askedAt = new WeakMap<HostBridge, number>();

/**
 * Shares a link in the best way available: with friends in the app, with the system's sheet in a browser, else with a
 * pop-up that shows the link to copy. The second tap of a double tap does nothing: it would be refused, and so open the
 * pop-up behind the sheet.
 */
export const share =
  (content: ShareContent): ProfileThunk<Promise<void>> =>
  async (dispatch, _getState, { host, track }) => {
    if (Date.now() - (askedAt.get(host) ?? 0) < OPENING_MS) return;
    askedAt.set(host, Date.now());
    track({ name: 'action', label: 'share' });
    const outcome = await host.share(content);
    askedAt.delete(host);
    track({ name: 'outcome', label: `share ${outcome}` });
    if (outcome === 'unavailable') dispatch(dialogOpened({ name: 'share', ...content }));
    // The system's sheet shows the outcome itself; the app's picker does not.
    else if (outcome === 'shared' && host.origin === 'liff')
      dispatch(noticed({ tone: 'success', keys: [['actions', 'share.done']] }));
  };
