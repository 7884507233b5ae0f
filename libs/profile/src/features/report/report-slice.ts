import type { CallStatus } from '@oa-profile/api-client';
import type { ErrorCode } from '@oa-profile/errors';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { emptyDraft, type ReportDraft } from './report-draft.js';

/** The visitor's report of the account: kept while the page is open, and nowhere else. */
export interface ReportState {
  draft: ReportDraft;
  status: CallStatus;
  code?: ErrorCode;
  /** Of a report that has arrived: an earlier attempt had got through, and the draft has not been sent. */
  isEarlier?: boolean;
}

/** Before the visitor has done anything. */
export const initialReportState: ReportState = { draft: emptyDraft, status: 'None' };

const reportSlice = createSlice({
  name: 'report',
  initialState: initialReportState,
  reducers: {
    draftChanged(state, { payload }: PayloadAction<ReportDraft>) {
      state.draft = payload;
    },
    sendStarted: ({ draft }) => ({ draft, status: 'Loading' as const }),
    sendSucceeded: ({ draft }, { payload: isEarlier }: PayloadAction<boolean>) => ({
      draft: isEarlier ? draft : emptyDraft,
      status: 'Success' as const,
      isEarlier,
    }),
    sendFailed: ({ draft }, { payload: code }: PayloadAction<ErrorCode>) => ({
      draft,
      status: 'Failure' as const,
      code,
    }),
    /** Nothing that was sent by an earlier page has got through, or the visitor wants to send another report. */
    anotherWanted: ({ draft }) => ({ draft, status: 'None' as const }),
  },
});

export const { draftChanged, sendStarted, sendSucceeded, sendFailed, anotherWanted } = reportSlice.actions;
export const reportReducer: typeof reportSlice.reducer = reportSlice.reducer;

declare module '../../core/store/create-store.js' {
  interface LateState {
    report: ReportState;
  }
}
