import type { LateView } from '../../core/feature/feature.js';
import { reportTexts } from './report-texts.js';
import { ReportView } from './report-view.js';

export { resumeReport } from './resume-report.js';

export const lateReport: LateView = {
  Component: ReportView,
  texts: reportTexts,
  card: (_page, t) => ({ title: t('title'), indexed: false }),
};
