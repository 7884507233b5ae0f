import type { CallStatus, PageSection } from '@oa-profile/api-client';
import type { ErrorCode } from '@oa-profile/errors';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type ProfileState, rootReducer } from '../store/root-reducer.js';

/** What is known of a section whose data do not come with the page. */
export interface SectionData {
  status: CallStatus;
  /** The number of returns at the last request; absent until there is one. */
  returns?: number;
  /** The API's last answer; absent until there is one. */
  data?: unknown;
  /** When the visitor's own data were loaded, in milliseconds; absent while there are none. */
  at?: number;
  /** Why it failed last, until it has loaded. */
  code?: ErrorCode;
  /** Status of loading the next page of a long list. */
  more: 'None' | 'Loading' | 'Failure';
}

/** Identifies a section: ids are unique only within a type. */
export const sectionKey = ({ type, id }: Pick<PageSection, 'type' | 'id'>): string => `${type} ${id}`;

/** By {@link sectionKey}. */
export type SectionDataState = Readonly<Record<string, SectionData | undefined>>;

declare module '../declared/declared.js' {
  interface LazyLoadedSlices {
    sectionData: SectionDataState;
  }
}

const initialState: SectionDataState = {};

const sectionDataSlice = createSlice({
  name: 'sectionData',
  initialState,
  reducers: {
    sectionLoadStarted(
      state,
      { payload: { key, returns } }: PayloadAction<{ key: string; returns: number }>,
    ) {
      state[key] = { ...state[key], status: 'Loading', returns, more: 'None' };
    },
    /** With `at`, the data are the visitor's own. */
    sectionLoaded(
      state,
      { payload: { key, ...loaded } }: PayloadAction<{ key: string; data: unknown; at?: number }>,
    ) {
      state[key] = { status: 'Success', ...loaded, more: 'None' };
    },
    /** Earlier data stay: they are better than nothing. */
    sectionLoadFailed(state, { payload: { key, code } }: PayloadAction<{ key: string; code: ErrorCode }>) {
      state[key] = { ...state[key], status: 'Failure', code, more: 'None' };
    },
    /** Kept data are better than the anonymous ones. The status stays, since nothing has been requested. */
    sectionRecalled(
      state,
      { payload: { key, ...recalled } }: PayloadAction<{ key: string; data: unknown; at: number }>,
    ) {
      state[key] = { status: 'None', more: 'None', ...state[key], ...recalled };
    },
    morePageStarted(state, { payload: { key } }: PayloadAction<{ key: string }>) {
      const section = state[key];
      if (section) section.more = 'Loading';
    },
    /** Neither the owner of the data nor a pending request changes. */
    morePageLoaded(state, { payload: { key, data } }: PayloadAction<{ key: string; data: unknown }>) {
      const section = state[key];
      if (section) Object.assign(section, { data, more: 'None' });
    },
    morePageFailed(state, { payload: { key } }: PayloadAction<{ key: string }>) {
      const section = state[key];
      if (section) section.more = 'Failure';
    },
  },
  selectors: { selectSectionData: (state) => state },
}).injectInto(rootReducer);

export const {
  sectionLoadStarted,
  sectionLoaded,
  sectionLoadFailed,
  sectionRecalled,
  morePageStarted,
  morePageLoaded,
  morePageFailed,
} = sectionDataSlice.actions;

/** What is known of all sections whose data do not come with the page. */
export const selectSectionData: (state: ProfileState) => SectionDataState =
  sectionDataSlice.selectors.selectSectionData;
