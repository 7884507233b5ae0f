import * as v from 'valibot';
import { demand, demandEqual, demandFields, inWords } from '../broken.js';
import { demandRefusal } from '../demands.js';
import { profileApi, rule, type TriableRule } from '../rule.js';
import { sectionsWithEndpoint } from '../sections-of.js';
import { writes } from './calls.js';

/** What is personal in the data of sections. */
const personalData = v.object({
  points: v.optional(v.number(), 0),
  items: v.optional(
    v.array(v.object({ used: v.optional(v.boolean(), false), drawState: v.optional(v.unknown()) })),
    [],
  ),
  plans: v.optional(v.array(v.object({ joined: v.optional(v.boolean(), false) })), []),
});

/** Nobody gets somebody's data, or changes them, without a token. */
export const anonymousRules: readonly TriableRule[] = [
  rule({
    name: 'anonymous.relation',
    says: 'The relation of an anonymous visitor is unspecified.',
    about: profileApi.operation('getRelation'),
    sentence: 'An anonymous visitor is `unspecified`.',
    async try(backend) {
      const accountId = await backend.accountId();
      const relation = await backend.visitor().getRelation(accountId);
      demandEqual('friendshipType', relation.friendshipType, 'unspecified');
      demand(relation.favorite !== 'true', {
        field: 'favorite',
        expected: 'no favourite without a friend',
        found: inWords(relation.favorite),
      });
    },
  }),
  rule({
    name: 'anonymous.follow',
    says: 'An anonymous visitor follows nobody.',
    about: profileApi.operation('getFollow'),
    sentence: 'An anonymous visitor follows nobody.',
    async try(backend) {
      demandFields(await backend.visitor().getFollow(backend.account), { isFollowing: false, following: 0 });
    },
  }),
  rule({
    name: 'anonymous.sections',
    says: 'Without a token no section has points, used coupons, draws or joined plans of somebody.',
    about: profileApi.heading('Who calls'),
    sentence:
      'The page server calls without a token and without `origin`, so nothing that it gets may be personal.',
    async try(backend) {
      for (const { plugin } of await sectionsWithEndpoint(backend, ({ personal }) => personal === true)) {
        const options = { schema: personalData };
        const { points, items, plans } = await backend.visitor().getSubPagePlugin(plugin, options);
        demandEqual('points', points, 0);
        for (const [index, { used, drawState }] of items.entries()) {
          demandEqual(`items.${index}.used`, used, false);
          demandEqual(`items.${index}.drawState`, drawState ?? 'notEntered', 'notEntered');
        }
        for (const [index, { joined }] of plans.entries())
          demandEqual(`plans.${index}.joined`, joined, false);
      }
    },
  }),
  rule({
    name: 'anonymous.writes',
    says: 'Without a token everything but a report is refused as 401 UNAUTHORIZED.',
    about: profileApi.operation('follow'),
    sentence: 'The token is missing where one is needed, or it is not valid.',
    needs: ['write'],
    async try(backend) {
      const ids = { searchId: backend.account, accountId: await backend.accountId() };
      for (const { ask } of writes.filter(({ anonymous }) => !anonymous))
        await demandRefusal(backend, ask(backend.visitor(), ids), 'UNAUTHORIZED');
    },
  }),
];
