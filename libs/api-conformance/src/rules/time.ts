import { demand, NotTried } from '../broken.js';
import { profileApi, rule, type TriableRule } from '../rule.js';
import { askSection, sectionsWithEndpoint } from '../sections-of.js';
import { askAll } from './calls.js';

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
    says: 'The data of all sections, asked for together, are answered while the page server waits for them.',
    about: profileApi.heading('Time and retries'),
    sentence: 'The page server waits 2,000 ms for the data of a section.',
    async try(backend) {
      const { sections, account } = await backend.page();
      const own = await sectionsWithEndpoint(backend).catch(() => []);
      const recommends = sections.some(({ type }) => type === 'mall-recommendations');
      if (!own.length && !recommends) throw new NotTried('The account has no section with an endpoint.');
      const server = backend.visitor({ isPageServer: true });
      const before = backend.exchanges.length;
      await Promise.all([
        ...own.map((section) => askSection(server, section)),
        ...(recommends ? [server.getRecommendation(account.accountId)] : []),
      ]);
      for (const exchange of backend.exchanges.slice(before))
        demand(exchange.milliseconds <= backend.sectionBudget, {
          expected: `an answer within ${backend.sectionBudget} ms`,
          found: `${Math.round(exchange.milliseconds)} ms`,
          exchange,
        });
    },
  }),
];
