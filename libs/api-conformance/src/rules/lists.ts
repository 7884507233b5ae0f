import * as v from 'valibot';
import type { Backend } from '../backend.js';
import { Broken, demand, demandEqual, NotTried } from '../broken.js';
import { demandNoMisfit } from '../demands.js';
import { flawsIn, repeatedIds } from '../flaws.js';
import { profileApi, rule, type TriableRule } from '../rule.js';
import { sectionsWithEndpoint, type SectionWithEndpoint } from '../sections-of.js';
import { askAll, resultOf } from './calls.js';

const LISTS = ['MEDIA', 'COUPON', 'EZSTORE'];

/** A list that has more pages does not end. */
const MOST_PAGES = 200;

const listPage = v.object({
  items: v.optional(v.array(v.object({ id: v.string() })), []),
  total: v.optional(v.number()),
  nextCursor: v.optional(v.string()),
});

interface WholeList {
  ids: string[];
  pages: number;
  totals: (number | undefined)[];
}

async function readList(backend: Backend, { plugin }: SectionWithEndpoint): Promise<WholeList> {
  const list: WholeList = { ids: [], pages: 0, totals: [] };
  let cursor: string | undefined;
  do {
    const { items, total, nextCursor } = await backend
      .visitor()
      .getSubPagePlugin(plugin, { schema: listPage, ...(cursor && { cursor }) });
    list.ids.push(...items.map(({ id }) => id));
    list.totals.push(total);
    list.pages += 1;
    demand(list.pages <= MOST_PAGES && (!nextCursor || nextCursor !== cursor), {
      field: 'nextCursor',
      expected: 'the end of the list, at some time',
      found: `page ${list.pages} leads on to ${nextCursor}`,
    });
    cursor = nextCursor;
  } while (cursor);
  return list;
}

/** The account's lists that have more than one page. */
async function longLists(backend: Backend): Promise<WholeList[]> {
  const lists: WholeList[] = [];
  for (const section of await sectionsWithEndpoint(backend, ({ plugin }) => LISTS.includes(plugin ?? '')))
    lists.push(await readList(backend, section));
  const long = lists.filter(({ pages }) => pages > 1);
  if (!long.length) throw new NotTried('No list of the account has more than one page.');
  return long;
}

const inOneOrder = 'Pages of a list are joined without gap and in one order.';

/** Lists come in pages that are joined. */
export const listRules: readonly TriableRule[] = [
  rule({
    name: 'lists.ids',
    says: 'Each item of a list has an id of its own.',
    about: profileApi.heading('Answers'),
    sentence: 'Of items of a list that have the same id, only the first is shown.',
    try: (backend) =>
      askAll(backend, backend.visitor(), (exchange) =>
        demandNoMisfit(flawsIn(repeatedIds, resultOf(exchange)), '', exchange),
      ),
  }),
  rule({
    name: 'lists.joined',
    says: 'The pages of a list are joined: no item comes twice.',
    about: profileApi.operation('getSubPagePlugin'),
    sentence: inOneOrder,
    async try(backend) {
      for (const { ids } of await longLists(backend))
        demandNoMisfit(
          repeatedIds(
            ids.map((id) => ({ id })),
            'items',
          ),
          '',
        );
    },
  }),
  rule({
    name: 'lists.total',
    says: 'A list that tells its total has as many items on all pages together, and tells the same on each page.',
    about: profileApi.operation('getSubPagePlugin'),
    sentence: 'How many posts there are on all pages; absent if not known.',
    async try(backend) {
      const counted = (await longLists(backend)).filter(({ totals }) => totals[0] !== undefined);
      if (!counted.length) throw new NotTried('No list of the account tells its total.');
      for (const { ids, totals } of counted)
        for (const total of totals) demandEqual('total', total, ids.length);
    },
  }),
  rule({
    name: 'lists.order',
    says: 'The items of a list have one order, whenever they are asked.',
    about: profileApi.operation('getSubPagePlugin'),
    sentence: inOneOrder,
    async try(backend) {
      const first = await longLists(backend);
      const again = await longLists(backend);
      for (const [index, { ids }] of first.entries()) {
        const other = again[index]?.ids ?? [];
        if (ids.join() !== other.join())
          throw new Broken({ field: 'items', expected: ids.join(', '), found: other.join(', ') });
      }
    },
  }),
];
