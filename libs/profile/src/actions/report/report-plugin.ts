import type { Plugin } from '@oa-profile/plugin-sdk/page';

/** Reporting the account. */
export const reportPlugin = {
  name: 'page/report',
  states: ['report'],
  resumes: { report: (i18n) => import('./late-report.js').then(({ resumeReport }) => resumeReport(i18n)) },
  views: {
    report: {
      isTask: true,
      ofItems: true,
      load: () => import('./late-report.js').then(({ lateReport }) => lateReport),
    },
  },
} satisfies Plugin;
