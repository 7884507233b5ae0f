import type { CallStatus } from '@oa-profile/api-client';
import type { PageSection } from '@oa-profile/api-client/schemas';
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

/** What tells sections apart: an id is unique among those of its type only. */
export const sectionKey = ({ type, id }: Pick<PageSection, 'type' | 'id'>): string => `${type} ${id}`;

/** By {@link sectionKey}. */
export type SectionDataState = Readonly<Record<string, SectionData | undefined>>;

type Of<Payload> = PayloadAction<{ key: string } & Payload>;

const sectionDataSlice = createSlice({
  name: 'sectionData',
  initialState: {} as Record<string, SectionData | undefined>,
  reducers: {
    sectionLoadStarted(state, { payload: { key } }: Of<object>) {
      state[key] = { ...state[key], status: 'Loading', more: 'None' };
    },
    sectionLoaded(state, { payload: { key, data } }: Of<{ data: unknown }>) {
      state[key] = { status: 'Success', data, more: 'None' };
    },
    sectionLoadFailed(state, { payload: { key, code } }: Of<{ code: ErrorCode }>) {
      // What was there before stays: it is better than nothing.
      state[key] = { ...state[key], status: 'Failure', code, more: 'None' };
    },
    morePageStarted(state, { payload: { key } }: Of<object>) {
      const section = state[key];
      if (section) section.more = 'Loading';
    },
    /** Whose data they are does not change by it, nor what is on its way. */
    morePageLoaded(state, { payload: { key, data } }: Of<{ data: unknown }>) {
      const section = state[key];
      if (section) Object.assign(section, { data, more: 'None' });
    },
    morePageFailed(state, { payload: { key } }: Of<object>) {
      const section = state[key];
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
