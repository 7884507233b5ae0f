import type { CallSetting, ResponseModeSetting } from '@oa-profile/api-client';
import { type LoadState, notAsked, rootReducer } from '@oa-profile/plugin-sdk/page';
import type { ErrorCode } from '@oa-profile/errors';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

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

declare module '@oa-profile/plugin-sdk/declared' {
  interface LazyLoadedSlices {
    callSettings: CallSettingsState;
  }
}

const initialState: CallSettingsState = { load: notAsked };

const callSettingsSlice = createSlice({
  name: 'callSettings',
  initialState,
  reducers: {
    settingsRequested(state) {
      state.load = { status: 'Loading', attempt: state.load.attempt + 1 };
    },
    settingsReceived(
      state,
      { payload: { attempt, settings } }: PayloadAction<{ attempt: number; settings: CallSettings }>,
    ) {
      if (attempt !== state.load.attempt) return;
      state.load = { status: 'Success', attempt };
      state.settings = settings;
    },
    settingsFailed(state, { payload }: PayloadAction<{ attempt: number; code: ErrorCode }>) {
      if (payload.attempt === state.load.attempt) state.load = { status: 'Failure', ...payload };
    },
    replyTimeReceived(state, { payload }: PayloadAction<number | undefined>) {
      state.replyMinutes = payload;
    },
  },
  selectors: {
    /** How the account takes calls. */
    selectCallSettings: (state) => state,
  },
}).injectInto(rootReducer);

export const { settingsRequested, settingsReceived, settingsFailed, replyTimeReceived } =
  callSettingsSlice.actions;

export const { selectCallSettings } = callSettingsSlice.selectors;
