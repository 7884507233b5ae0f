import type { CallStatus } from '@oa-profile/api-client';
import type { CallSetting, ResponseModeSetting } from '@oa-profile/api-client/schemas';
import type { ErrorCode } from '@oa-profile/errors';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
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

const callSettingsSlice = createSlice({
  name: 'callSettings',
  initialState,
  reducers: {
    loadStarted({ load }) {
      load.status = 'Loading';
      load.attempt += 1;
      delete load.code;
    },
    loadSucceeded(state, { payload }: PayloadAction<{ attempt: number; settings: CallSettings }>) {
      if (payload.attempt !== state.load.attempt) return;
      state.load.status = 'Success';
      state.settings = payload.settings;
    },
    loadFailed({ load }, { payload }: PayloadAction<{ attempt: number; code: ErrorCode }>) {
      if (payload.attempt !== load.attempt) return;
      load.status = 'Failure';
      load.code = payload.code;
    },
    replyTimeLoaded(state, { payload }: PayloadAction<number | undefined>) {
      state.replyMinutes = payload;
    },
  },
});

export const { loadStarted, loadSucceeded, loadFailed, replyTimeLoaded } = callSettingsSlice.actions;
export const callSettingsReducer: typeof callSettingsSlice.reducer = callSettingsSlice.reducer;

/** How the account takes calls, also before the state of it has come. */
export const selectCallSettings = ({ callSettings = initialState }: ProfileState): CallSettingsState =>
  callSettings;

declare module '../../core/store/create-store.js' {
  interface LateState {
    callSettings: CallSettingsState;
  }
}
