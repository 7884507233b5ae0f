import type { CallStatus } from '@oa-profile/api-client';
import type { ErrorCode } from '@oa-profile/errors';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What is known of a section whose data do not come with the page. */
export interface SectionData {
  status: CallStatus;
  /** What the API answered last; absent until it has. */
  data?: unknown;
  /** Why it failed last, until it has been loaded. */
  code?: ErrorCode;
  /** How far the next page of a long list is. */
  more: 'None' | 'Loading' | 'Failure';
}

/** By section id. */
export type SectionDataState = Readonly<Record<string, SectionData | undefined>>;

type Of<Payload> = PayloadAction<{ id: string } & Payload>;

const sectionDataSlice = createSlice({
  name: 'sectionData',
  initialState: {} as Record<string, SectionData | undefined>,
  reducers: {
    sectionLoadStarted(state, { payload: { id } }: Of<object>) {
      state[id] = { ...state[id], status: 'Loading', more: 'None' };
    },
    sectionLoaded(state, { payload: { id, data } }: Of<{ data: unknown }>) {
      state[id] = { status: 'Success', data, more: 'None' };
    },
    sectionLoadFailed(state, { payload: { id, code } }: Of<{ code: ErrorCode }>) {
      // What was there before stays: it is better than nothing.
      state[id] = { ...state[id], status: 'Failure', code, more: 'None' };
    },
    morePageStarted(state, { payload: { id } }: Of<object>) {
      const section = state[id];
      if (section) section.more = 'Loading';
    },
    /** Whose data they are does not change by it, nor what is on its way. */
    morePageLoaded(state, { payload: { id, data } }: Of<{ data: unknown }>) {
      const section = state[id];
      if (section) Object.assign(section, { data, more: 'None' });
    },
    morePageFailed(state, { payload: { id } }: Of<object>) {
      const section = state[id];
      if (section) section.more = 'Failure';
    },
  },
});

export const {
  sectionLoadStarted,
  sectionLoaded,
  sectionLoadFailed,
  morePageStarted,
  morePageLoaded,
  morePageFailed,
} = sectionDataSlice.actions;
export const sectionDataReducer: typeof sectionDataSlice.reducer = sectionDataSlice.reducer;

declare module '../../core/store/create-store.js' {
  interface LateState {
    sectionData: SectionDataState;
  }
}
