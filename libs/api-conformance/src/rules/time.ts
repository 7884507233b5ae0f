import type { Backend } from '../backend.js';
import { demand, NotTried } from '../broken.js';
import { profileApi, rule, type TriableRule } from '../rule.js';
import { askSection, sectionsWithEndpoint } from '../sections-of.js';
import { askAll } from './calls.js';

/** Demands that the last answer came while the page server would still wait for it. */
function demandInTime(backend: Backend): void {
  const exchange = backend.lastExchange();
  demand(exchange.milliseconds <= backend.sectionBudget, {
    expected: `an answer within ${backend.sectionBudget} ms`,
    found: `${Math.round(exchange.milliseconds)} ms`,
    exchange,
  });
}

/** Answers are there while somebody still waits for them. */
export const timeRules: readonly TriableRule[] = [
  rule({
    name: 'time.calls',
    says: 'Every read is answered within the time of a call, without a retry.',
    about: profileApi.heading('Time and retries'),
    sentence:
      'A call has 10,000 ms in total, retries included: up to 3, after 100, 200 and 400 ms, each plus up to 20 % at random.',
    try: (backend) => askAll(backend, backend.visitor()),
  }),
  rule({
    name: 'time.sections',
    says: 'Data of sections are answered while the page server waits for them.',
    about: profileApi.heading('Time and retries'),
    sentence: 'The page server waits 2,000 ms for the data of a section.',
    async try(backend) {
      const { sections, account } = await backend.page();
      const own = await sectionsWithEndpoint(backend).catch(() => []);
      const recommends = sections.some(({ type }) => type === 'mall-recommendations');
      if (!own.length && !recommends) throw new NotTried('The account has no section with an endpoint.');
      for (const section of own) {
        await askSection(backend.visitor(), section);
        demandInTime(backend);
      }
      if (recommends) {
        await backend.visitor().getRecommendation(account.accountId);
        demandInTime(backend);
      }
    },
  }),
];
