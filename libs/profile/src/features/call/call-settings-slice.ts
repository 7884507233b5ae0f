import type { CallSetting, ResponseModeSetting } from '@oa-profile/api-client/schemas';
import type { Reducer } from 'redux';
import { createEvents } from '../../core/store/create-events.js';
import { createLoadEvents, notAsked, type LoadState } from '../../core/store/create-load.js';
import type { ProfileState } from '../../core/store/create-store.js';

/** How an account takes calls. */
export interface CallSettings {
  setting: CallSetting;
  responseMode: ResponseModeSetting;
}

/** What is known of how the account takes calls. */
export interface CallSettingsState {
  load: LoadState;
  /** What the server said last; it stays while it is asked again. */
  settings?: CallSettings;
  /** How soon a chat is usually answered; absent while, or where, that is not known. */
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

/** How the account takes calls, also before the state of it has come. */
export const selectCallSettings = ({ callSettings = initialState }: ProfileState): CallSettingsState =>
  callSettings;

declare module '../../core/store/create-store.js' {
  interface LateState {
    callSettings: CallSettingsState;
  }
}
