import { expect } from 'vitest';
import { meanings, schemaOf, type Meanings } from './meanings.js';
import { contract } from './tell-apart.js';

type Fields = Record<string, unknown>;

/** What the contract's examples do not have: of the whole answer, or of the item of a list that has the field. */
const others: Readonly<Record<string, readonly Fields[]>> = {
  // From the smallest order on it would be free, whatever the fee.
  delivery: [{ freeFrom: undefined }],
  coupon: ['notEntered', 'entered', 'lost'].map((drawState) => ({ drawState })),
  'mall-recommendations': [{ relation: { friendshipType: 'friendBlocked', favorite: 'false' } }],
  'reward-card': [
    { expiry: { basis: 'fixed', date: '2026-11-20' } },
    { expiry: { basis: 'firstUse', days: 30 } },
    { points: 15 },
  ],
  CallSetting: [{ acceptance: 'byRequest', minimumAppVersion: undefined }, { minimumAppVersion: '99.0' }],
};

function changed(example: Fields, change: Fields): Fields {
  const [name = ''] = Object.keys(change);
  const list = Object.entries(example).find(
    ([, items]) => Array.isArray(items) && Object.hasOwn(items[0] as Fields, name),
  );
  const whole = list ? { [list[0]]: [{ ...(list[1] as Fields[])[0], ...change }] } : change;
  return JSON.parse(JSON.stringify({ ...example, ...whole })) as Fields;
}

/** While a place is closed for a time, no day is told. */
const withoutClosing = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (name, value: unknown) =>
    name === 'temporarilyClosed' ? undefined : value,
  );

/** The contract's example of an answer, and what it does not have. */
export function samplesOf(type: string): unknown[] {
  const example = contract.exampleOf(schemaOf[type] ?? type) as Fields;
  return [example, withoutClosing(example), ...(others[type] ?? []).map((other) => changed(example, other))];
}

export const meaningsOf = (type: string): Meanings => meanings[type] ?? expect.fail(`no meanings of ${type}`);

/** Fields of the contract that have not been tried. Of a week two days stand for all. */
export const untried = (schema: string, tried: ReadonlySet<string>): string[] =>
  contract
    .fieldsOf(schema)
    .filter((field) => !tried.has(field) && !/\.(?:mon|tue|wed|thu|fri)\b/.test(field));
