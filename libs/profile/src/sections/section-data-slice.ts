import type { CallStatus } from '@oa-profile/api-client';
import type { ErrorCode } from '@oa-profile/errors';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What is known of a section whose data do not come with the page. */
export interface SectionData {
  status: CallStatus;
  /** What the API answered last; absent until it has. */
  data?: unknown;
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
      const { data } = state[id] ?? {};
      state[id] = { status: 'Loading', more: 'None', ...(data !== undefined && { data }) };
    },
    sectionLoaded(state, { payload: { id, data } }: Of<{ data: unknown }>) {
      state[id] = { status: 'Success', data, more: 'None' };
    },
    sectionLoadFailed(state, { payload: { id, code } }: Of<{ code: ErrorCode }>) {
      state[id] = { status: 'Failure', code, more: 'None' };
    },
    morePageStarted(state, { payload: { id } }: Of<object>) {
      const section = state[id];
      if (section) section.more = 'Loading';
    },
    morePageFailed(state, { payload: { id } }: Of<object>) {
      const section = state[id];
      if (section) section.more = 'Failure';
    },
  },
});

export const { sectionLoadStarted, sectionLoaded, sectionLoadFailed, morePageStarted, morePageFailed } =
  sectionDataSlice.actions;
export const sectionDataReducer: typeof sectionDataSlice.reducer = sectionDataSlice.reducer;
