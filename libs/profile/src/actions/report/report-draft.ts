import { reportReasons, type ReportReason } from '@oa-profile/api-client/internal';
import { REPORT_DETAIL_LIMIT } from '@oa-profile/api-client/internal/schemas';
import type { Report } from '@oa-profile/api-client';
import { viewName, viewPath } from '@oa-profile/plugin-sdk/page';
import type { View } from '@oa-profile/plugin-sdk/internal';

/** What the visitor has filled in so far. */
export interface ReportDraft {
  reason: ReportReason | undefined;
  detail: string;
  agreed: boolean;
  /**
   * What the report is about, if it was sent before the app's SDK had started, which may load another page: see
   * {@link reportedPath}.
   */
  sentFrom?: string | undefined;
}

/** A report before anything is filled in. */
export const emptyDraft: ReportDraft = { reason: undefined, detail: '', agreed: false };

/** What is taken up of a draft that was kept. The agreement is asked for again, in the language of this page. */
export function parseReportDraft(kept: object): Partial<ReportDraft> {
  const { reason, detail, sentFrom } = kept as Partial<Record<keyof ReportDraft, unknown>>;
  return {
    reason: reportReasons.find((known) => known === reason),
    detail: typeof detail === 'string' ? detail : '',
    ...(typeof sentFrom === 'string' && { sentFrom }),
  };
}

/** The address of the item that is reported in a view; '' where a report is about the account. */
export const reportedPath = (view: View): string =>
  viewName(view) === 'report' && 'itemId' in view ? viewPath(view) : '';

/** Fields of the form, as they follow each other. */
const reportFields = ['reason', 'detail', 'agreed'] as const;

export type ReportField = (typeof reportFields)[number];

/** Between the line that names what the report is about and the visitor's own words. */
const GAP = '\n\n';

/** How many characters the visitor's own words may have, beside what the report is about. */
export const detailLimit = (about: string | undefined): number =>
  REPORT_DETAIL_LIMIT - (about ? about.length + GAP.length : 0);

/** The fields that prevent a draft from being sent, in the order of the form. */
export function mistakesIn({ reason, detail, agreed }: ReportDraft, about?: string): ReportField[] {
  const fine: Record<ReportField, boolean> = {
    reason: reason !== undefined,
    detail: detail.length <= detailLimit(about),
    agreed,
  };
  return reportFields.filter((field) => !fine[field]);
}

/**
 * The report to send for a draft; undefined while there are mistakes in it.
 *
 * @param about What it is about if it is not the account as a whole: comes before the visitor's own words.
 */
export function reportOf(draft: ReportDraft, about?: string): Report | undefined {
  const { reason } = draft;
  if (reason === undefined || mistakesIn(draft, about).length > 0) return undefined;
  const detail = [about, draft.detail.trim()].filter(Boolean).join(GAP);
  return { reason, agreed: true, ...(detail && { detail }) };
}
