import {
  type PageState,
  pageErrorCode,
  type ProfileServices,
  type ProfileThunk,
} from '@oa-profile/plugin-sdk/page';
import { recentAnswering } from './recent-answering.js';
import {
  type CallSettings,
  replyTimeReceived,
  selectCallSettings,
  settingsFailed,
  settingsReceived,
  settingsRequested,
} from './call-settings-slice.js';

const PLACE = 'load callSettings';

/** Loads how the account takes calls. */
export const loadCallSettings = (): ProfileThunk<Promise<void>> => async (dispatch, getState, services) => {
  void dispatch(loadReplyTime());
  dispatch(settingsRequested());
  const { load, settings: known } = selectCallSettings(getState());
  const { attempt } = load;
  try {
    const settings = await readSettings(services, getState().page, known);
    dispatch(settingsReceived({ attempt, settings }));
  } catch (error) {
    services.captureError(error, PLACE);
    dispatch(settingsFailed({ attempt, code: pageErrorCode(error) }));
  }
};

/** One setting that cannot be loaded costs only what it would have told; an earlier one is better than none. */
async function readSettings(
  services: ProfileServices,
  { account: { basicSearchId } }: PageState,
  known: CallSettings | undefined,
): Promise<CallSettings> {
  const { callSetting, responseMode: mode } = recentAnswering(services, basicSearchId) ?? {};
  if (callSetting && mode) return { setting: callSetting, responseMode: mode };
  const api = await services.api();
  const [setting, responseMode] = await Promise.allSettled([
    api.getCallSetting(basicSearchId),
    api.getResponseMode(basicSearchId),
  ]);
  const [failure, other] = [setting, responseMode].filter((answer) => answer.status === 'rejected');
  if (other) throw other.reason;
  if (failure) services.captureError(failure.reason, PLACE);
  return {
    setting: valueOf(setting) ?? known?.setting,
    responseMode: valueOf(responseMode) ?? known?.responseMode,
  };
}

const valueOf = <Value>(answer: PromiseSettledResult<Value>): Value | undefined =>
  answer.status === 'fulfilled' ? answer.value : undefined;

/** Nice to know, but no reason to wait or not to call: it is added when it arrives. */
const loadReplyTime = (): ProfileThunk<Promise<void>> => async (dispatch, getState, services) => {
  const { basicSearchId } = getState().page.account;
  const recent = recentAnswering(services, basicSearchId);
  if (recent) {
    dispatch(replyTimeReceived(recent.replyMinutes));
    return;
  }
  try {
    const api = await services.api();
    const { medianMinutes } = await api.getReplyTime(basicSearchId);
    dispatch(replyTimeReceived(medianMinutes));
  } catch (error) {
    services.captureError(error, 'load replyTime');
  }
};
