import type { CallSetting, ResponseModeSetting } from '@oa-profile/api-client/schemas';
import {
  createLateState,
  createLoadEvents,
  type LateState,
  type LoadState,
  notAsked,
} from '@oa-profile/plugin-sdk/page';

/** How an account takes calls. What could not be found out is undefined; something is known. */
export interface CallSettings {
  setting: CallSetting | undefined;
  responseMode: ResponseModeSetting | undefined;
}

/** What is known about how the account takes calls. */
export interface CallSettingsState {
  load: LoadState;
  /** The server's last answer; kept during another request. */
  settings?: CallSettings;
  /** How soon a chat is usually answered, in minutes; absent if unknown. */
  replyMinutes?: number | undefined;
}

const callSettings: LateState<CallSettingsState> = createLateState('callSettings', { load: notAsked });
const { event } = callSettings;

/** How the account takes calls. */
export const selectCallSettings: typeof callSettings.select = callSettings.select;

export const loadEvents = createLoadEvents<CallSettingsState, CallSettings>(event, (load, settings) => ({
  load,
  ...(settings && { settings }),
}));

export const replyTimeLoaded = event<number | undefined>('replyTimeLoaded', (_state, replyMinutes) => ({
  replyMinutes,
}));
