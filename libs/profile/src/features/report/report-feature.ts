import type { Feature } from '../../core/feature.js';

/** Reporting the account. */
export const reportFeature = {
  name: 'report',
  views: { report: () => import('./late-report.js').then(({ lateReport }) => lateReport) },
} satisfies Feature;
