import type { HeaderNames } from '@oa-profile/api-client';
import { openerPlatforms, origins } from '@oa-profile/api-client/internal';
import type { Backend, VisitorOptions } from '../backend.js';
import { Broken } from '../broken.js';
import { findingOf } from '../finding-of.js';
import { longest } from './longest.js';

/** The languages of the page, in which an account may have its texts. */
export const languages = ['en', 'ja', 'zh-TW', 'th', 'id', 'ko'] as const;

/** What the headers say of a caller; a header without values does not compile. */
type Caller = Required<Pick<VisitorOptions, Exclude<keyof HeaderNames, 'accessToken' | 'transactionId'>>>;

/** Keys and routes come from addresses that others have made. */
const words = [longest(200), 'a b&c="d"', '友だち 🏮'];

const values: { readonly [Header in keyof Caller]: readonly NonNullable<Caller[Header]>[] } = {
  callOrigin: origins,
  // Other services ask in languages that the page does not have.
  contentLanguage: [...languages, 'vi'],
  openerPlatform: openerPlatforms,
  openerKey: words,
  addFriendRoute: [...words].reverse(),
};

const headers = Object.keys(values) as (keyof Caller)[];

/** Callers with each of the values, and no more than needed for that. */
const callers: readonly Partial<Caller>[] = Array.from(
  { length: Math.max(...headers.map((header) => values[header].length)) },
  (_, index) => Object.fromEntries(headers.map((name) => [name, values[name][index % values[name].length]])),
);

/** Asks as the usual caller, then as all kinds of them. If one is refused, says which header it is. */
export async function askAsEachCaller(
  backend: Backend,
  ask: (caller: VisitorOptions) => Promise<void>,
): Promise<void> {
  await ask({});
  for (const caller of callers) {
    try {
      await ask(caller);
    } catch (error) {
      for (const header of headers)
        await ask({ [header]: caller[header] }).catch((reason: unknown) => {
          throw new Broken({
            ...findingOf(reason, backend),
            field: backend.headerNames[header],
            expected: `the same as for any other value than ${caller[header]}`,
          });
        });
      throw error;
    }
  }
}
