import type { Plugin } from '@oa-profile/plugin-sdk/page';
import type { en } from './locales/en.js';

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

declare module '@oa-profile/i18n/declared' {
  interface DeclaredTexts {
    'profile-report': typeof en;
  }
}
