import type { ReportReceipt } from '@oa-profile/api-client/schemas';
import {
  createLateState,
  createSubmissionEvents,
  initialSubmission,
  type LateState,
  type SubmissionActions,
  type SubmissionState,
} from '@oa-profile/plugin-sdk/page';
import type { Event } from '@oa-profile/plugin-sdk/internal';
import { emptyDraft, type ReportDraft } from './report-draft.js';

/** The visitor's report of the account, or of an item of its page. */
export interface ReportState extends SubmissionState<ReportDraft, ReportReceipt> {
  /** How the report names its item; undefined for the account. Never kept: the view's address says it. */
  about?: string | undefined;
  /** What else has been reported while the page is open. */
  sent?: readonly (string | undefined)[];
}

const report: LateState<ReportState> = createLateState('report', initialSubmission(emptyDraft));

/** The visitor's report. */
export const selectReport: typeof report.select = report.select;

export const reportActions: SubmissionActions<ReportDraft, ReportReceipt> = createSubmissionEvents(
  report.event,
  emptyDraft,
);

/** Whether what is written has been sent about this. */
export const isSentAbout = (
  { about, confirmed, sent = [] }: ReportState,
  item: string | undefined,
): boolean => sent.includes(item) || (confirmed !== undefined && about === item);

/**
 * The report is about something else now, for which the visitor has not agreed to anything yet. One that is being sent
 * stays as it is.
 */
export const aboutChanged: Event<string | undefined> = report.event<string | undefined>(
  'aboutChanged',
  ({ about: before, sending, draft, confirmed, sent = [] }, about) =>
    sending.status === 'Loading' || about === before
      ? {}
      : {
          about,
          sending: { status: 'None' },
          confirmed: undefined,
          draft: { ...draft, agreed: false },
          sent: confirmed && !confirmed.isEarlier ? [...sent, before] : sent,
        },
);
