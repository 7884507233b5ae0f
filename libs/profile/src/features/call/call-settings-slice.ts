import type { CallSetting, ResponseModeSetting } from '@oa-profile/api-client/schemas';
import type { Reducer } from 'redux';
import { createEvents } from '../../core/store/create-events.js';
import { createLoadEvents, notAsked, type LoadState } from '../../core/store/create-load.js';
import type { ProfileState } from '../../core/store/create-store.js';

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

const initialState: CallSettingsState = { load: notAsked };

const { event, reduce } = createEvents<CallSettingsState>('callSettings');

export const loadEvents = createLoadEvents<CallSettingsState, CallSettings>(event, (load, settings) => ({
  load,
  ...(settings && { settings }),
}));

export const replyTimeLoaded = event<number | undefined>('replyTimeLoaded', (_state, replyMinutes) => ({
  replyMinutes,
}));

export const callSettingsReducer: Reducer<CallSettingsState> = (state = initialState, action) =>
  reduce(state, action);

/** How the account takes calls; the initial state before the slice is added. */
export const selectCallSettings = ({ callSettings = initialState }: ProfileState): CallSettingsState =>
  callSettings;

declare module '../../core/store/create-store.js' {
  interface LateState {
    callSettings: CallSettingsState;
  }
}
