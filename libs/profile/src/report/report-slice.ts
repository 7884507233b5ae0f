import type { CallStatus } from '@oa-profile/api-client';
import type { Report } from '@oa-profile/api-client/schemas';
import type { ErrorCode } from '@oa-profile/errors';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { emptyDraft, type ReportDraft } from './report-draft.js';

/** A report that may have reached the server, though no answer said so. */
export interface UnsettledReport {
  report: Report;
  transactionId: string;
}

/** The visitor's report of the account: kept while the page is open, and nowhere else. */
export interface ReportState {
  draft: ReportDraft;
  status: CallStatus;
  code?: ErrorCode;
  /** Sent again, it goes under its own id, so that the server can drop the repeat. */
  unsettled?: UnsettledReport;
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
    sendStarted: ({ draft }, { payload }: PayloadAction<UnsettledReport>) => ({
      draft,
      status: 'Loading' as const,
      unsettled: payload,
    }),
    sendSucceeded: () => ({ draft: emptyDraft, status: 'Success' as const }),
    /** The server has refused: it has not acted, and would repeat its refusal of this id. */
    sendRefused: ({ draft }, { payload: code }: PayloadAction<ErrorCode>) => ({
      draft,
      status: 'Failure' as const,
      code,
    }),
    sendFailed(state, { payload }: PayloadAction<ErrorCode>) {
      state.status = 'Failure';
      state.code = payload;
    },
  },
});

export const { draftChanged, sendStarted, sendSucceeded, sendRefused, sendFailed } = reportSlice.actions;
export const reportReducer: typeof reportSlice.reducer = reportSlice.reducer;
