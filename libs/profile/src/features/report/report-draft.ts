import { reportReasons, type ReportReason } from '@oa-profile/api-client';
import { REPORT_DETAIL_LIMIT, type Report } from '@oa-profile/api-client/schemas';

/** What the visitor has filled in so far. */
export interface ReportDraft {
  reason: ReportReason | undefined;
  detail: string;
  agreed: boolean;
}

/** A report before anything is filled in. */
export const emptyDraft: ReportDraft = { reason: undefined, detail: '', agreed: false };

/** What is taken up of a draft that was kept. The agreement is asked for again, in the language of this page. */
export function parseReportDraft(kept: object): Partial<ReportDraft> {
  const { reason, detail } = kept as Partial<Record<keyof ReportDraft, unknown>>;
  return {
    reason: reportReasons.find((known) => known === reason),
    detail: typeof detail === 'string' ? detail : '',
  };
}

/** Fields of the form, as they follow each other. */
const reportFields = ['reason', 'detail', 'agreed'] as const;

/** One of {@link reportFields}. */
export type ReportField = (typeof reportFields)[number];

/** The fields that prevent a draft from being sent, in the order of the form. */
export function mistakesIn({ reason, detail, agreed }: ReportDraft): ReportField[] {
  const fine: Record<ReportField, boolean> = {
    reason: reason !== undefined,
    detail: detail.length <= REPORT_DETAIL_LIMIT,
    agreed,
  };
  return reportFields.filter((field) => !fine[field]);
}

/** The report to send for a draft; undefined while there are mistakes in it. */
export function reportOf(draft: ReportDraft): Report | undefined {
  const { reason } = draft;
  if (reason === undefined || mistakesIn(draft).length > 0) return undefined;
  const detail = draft.detail.trim();
  return { reason, agreed: true, ...(detail && { detail }) };
}
