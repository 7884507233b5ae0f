import { reportReasons } from '@oa-profile/api-client/internal';
import type { Report } from '@oa-profile/api-client';
import { demand, inWords } from '../broken.js';
import { demandRefusal, demandUnfit, UNFIT } from '../demands.js';
import { profileApi, rule, type TriableRule } from '../rule.js';
import { testReport as report } from './test-report.js';
import { UNKNOWN_TOKEN } from './unknown-token.js';

const wordless: Report = { reason: 'other', agreed: true };

/** Anybody can report an account, with a reason and consent. */
export const reportRules: readonly TriableRule[] = [
  rule({
    name: 'reports.anonymous',
    says: 'A report is taken from an anonymous visitor, for each of the reasons, with and without words.',
    about: profileApi.operation('report'),
    sentence: 'Reporting an account does not require having one.',
    needs: ['write'],
    async try(backend) {
      for (const sent of [...reportReasons.map((reason) => ({ ...report, reason })), wordless]) {
        const { reportId } = await backend.visitor().report(backend.account, sent);
        demand(reportId !== '', { field: 'reportId', expected: 'an id', found: inWords(reportId) });
      }
    },
  }),
  rule({
    name: 'reports.invalid-token',
    says: 'A report with a token that is not valid is refused as 401 UNAUTHORIZED.',
    about: profileApi.operation('report'),
    sentence: 'The token is missing where one is needed, or it is not valid.',
    needs: ['write'],
    try(backend) {
      const stranger = backend.visitor({ token: UNKNOWN_TOKEN });
      return demandRefusal(backend, stranger.report(backend.account, report), 'UNAUTHORIZED');
    },
  }),
  rule({
    name: 'reports.incomplete',
    says: 'A report without a known reason, without consent, or with more than 1,000 characters is refused as 422 INVALID.',
    about: profileApi.operation('report'),
    sentence: UNFIT,
    needs: ['write'],
    async try(backend) {
      for (const wrong of [{ reason: 'boredom' }, { agreed: false }, { detail: 'a'.repeat(1001) }]) {
        const call = backend.visitor().report(backend.account, { ...report, ...wrong } as Report);
        await demandRefusal(backend, call, 'INVALID');
      }
    },
  }),
  rule({
    name: 'reports.unfit',
    says: 'A body that is no report is refused as 422 INVALID.',
    about: profileApi.operation('report'),
    sentence: UNFIT,
    needs: ['token', 'write'],
    try(backend) {
      const path = `${encodeURIComponent(backend.account)}/report`;
      return demandUnfit(backend, path, ['', '{', '[]', '{"reason":"spam"}']);
    },
  }),
];
