import { createLoad } from '../../core/store/create-load.js';
import type { ProfileThunk } from '../../core/store/create-store.js';
import { recentAnswering } from './recent-answering.js';
import { loadEvents, replyTimeLoaded, selectCallSettings } from './call-settings-slice.js';

/** Loads how the account takes calls. */
export const loadCallSettings = (): ProfileThunk<Promise<void>> => (dispatch) => {
  void dispatch(loadReplyTime());
  return dispatch(loadSettings());
};

const loadSettings = createLoad({
  place: 'load callSettings',
  events: loadEvents,
  select: selectCallSettings,
  read: async (services, { account: { basicSearchId } }) => {
    const { callSetting, responseMode: mode } = recentAnswering(services, basicSearchId) ?? {};
    if (callSetting && mode) return { setting: callSetting, responseMode: mode };
    const api = await services.api();
    const [setting, responseMode] = await Promise.all([
      api.getCallSetting(basicSearchId),
      api.getResponseMode(basicSearchId),
    ]);
    return { setting, responseMode };
  },
});

/** Nice to know, but no reason to wait or not to call: it is added when it arrives. */
const loadReplyTime = (): ProfileThunk<Promise<void>> => async (dispatch, getState, services) => {
  const { basicSearchId } = getState().page.account;
  const recent = recentAnswering(services, basicSearchId);
  if (recent) {
    dispatch(replyTimeLoaded(recent.replyMinutes));
    return;
  }
  try {
    const api = await services.api();
    const { medianMinutes } = await api.getReplyTime(basicSearchId);
    dispatch(replyTimeLoaded(medianMinutes));
  } catch (error) {
    services.captureError(error, 'load replyTime');
  }
};
