import type { HostBridge, ShareContent } from '@oa-profile/host-bridge';
import { dialogOpened } from '../dialogs/dialogs-slice.js';
import { noticed } from '../notices/notices-slice.js';
import type { ProfileThunk } from '../store/create-store.js';

/** Milliseconds that a sheet may take to come up. Later taps count: some web views never say that it has closed. */
const PATIENCE = 3000;

/** When the sheet was asked for that is on its way. */
const askedAt = new WeakMap<HostBridge, number>();

/**
 * Shares a link in the best way the surroundings have: with friends in the app, by the system's sheet in a browser, and
 * where there is neither, by a pop-up with the link to copy. The second tap of a double tap does nothing: it would be
 * refused, and the pop-up open behind the sheet.
 */
export const share =
  (content: ShareContent): ProfileThunk<Promise<void>> =>
  async (dispatch, _getState, { host, track }) => {
    if (Date.now() - (askedAt.get(host) ?? 0) < PATIENCE) return;
    askedAt.set(host, Date.now());
    track({ name: 'action', label: 'share' });
    const outcome = await host.share(content);
    askedAt.delete(host);
    track({ name: 'outcome', label: `share ${outcome}` });
    if (outcome === 'unavailable') dispatch(dialogOpened({ name: 'share', ...content }));
    // The system's sheet says itself what came of it; the app's picker does not.
    else if (outcome === 'shared' && host.origin === 'liff')
      dispatch(noticed({ tone: 'success', keys: [['actions', 'share.done']] }));
  };
