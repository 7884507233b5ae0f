import type { ProfileState } from '../../core/store/create-store.js';
import { initialReportState, type ReportState } from './report-slice.js';

/** The visitor's report, also before its state has come. */
export const selectReport = ({ report = initialReportState }: ProfileState): ReportState => report;
