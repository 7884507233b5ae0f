import type { CallStatus } from '@oa-profile/api-client';
import type { CallSetting, ResponseModeSetting } from '@oa-profile/api-client/schemas';
import type { ErrorCode } from '@oa-profile/errors';
import type { Reducer } from 'redux';
import { createEvents } from '../../core/store/create-events.js';
import type { ProfileState } from '../../core/store/create-store.js';

/** How an account takes calls. */
export interface CallSettings {
  setting: CallSetting;
  responseMode: ResponseModeSetting;
}

/** What is known of how the account takes calls. */
export interface CallSettingsState {
  /** Of several questions, only the answer to the last counts. */
  load: { status: CallStatus; code?: ErrorCode; attempt: number };
  /** What the server said last; it stays while it is asked again. */
  settings?: CallSettings;
  /** How soon a chat is usually answered; absent while, or where, that is not known. */
  replyMinutes?: number | undefined;
}

const initialState: CallSettingsState = { load: { status: 'None', attempt: 0 } };

const { event, reduce } = createEvents<CallSettingsState>('callSettings');

export const loadStarted = event('loadStarted', ({ load }) => ({
  load: { status: 'Loading', attempt: load.attempt + 1 },
}));

export const loadSucceeded = event<{ attempt: number; settings: CallSettings }>(
  'loadSucceeded',
  ({ load }, { attempt, settings }) =>
    attempt === load.attempt ? { load: { status: 'Success', attempt }, settings } : {},
);

export const loadFailed = event<{ attempt: number; code: ErrorCode }>(
  'loadFailed',
  ({ load }, { attempt, code }) =>
    attempt === load.attempt ? { load: { status: 'Failure', attempt, code } } : {},
);

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
