import { pageErrorCode } from '../../core/errors/page-error-code.js';
import type { ProfileThunk } from '../../core/store/create-store.js';
import {
  loadFailed,
  loadStarted,
  loadSucceeded,
  replyTimeLoaded,
  selectCallSettings,
} from './call-settings-slice.js';

/** Asks how the account takes calls. */
export const loadCallSettings = (): ProfileThunk<Promise<void>> => async (dispatch, getState, services) => {
  dispatch(loadStarted());
  const { attempt } = selectCallSettings(getState()).load;
  const { basicSearchId } = getState().page.account;
  try {
    void dispatch(loadReplyTime());
    const api = await services.api();
    const [setting, responseMode] = await Promise.all([
      api.getCallSetting(basicSearchId),
      api.getResponseMode(basicSearchId),
    ]);
    dispatch(loadSucceeded({ attempt, settings: { setting, responseMode } }));
  } catch (error) {
    services.captureError(error, 'load callSettings');
    dispatch(loadFailed({ attempt, code: pageErrorCode(error) }));
  }
};

/** Good to know, but no reason to wait, or not to call: it is added when it comes. */
const loadReplyTime = (): ProfileThunk<Promise<void>> => async (dispatch, getState, services) => {
  try {
    const api = await services.api();
    const { medianMinutes } = await api.getReplyTime(getState().page.account.basicSearchId);
    dispatch(replyTimeLoaded(medianMinutes));
  } catch (error) {
    services.captureError(error, 'load replyTime');
  }
};
