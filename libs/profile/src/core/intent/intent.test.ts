import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { View } from '../views/view.js';
import { appLinkOf } from '../../features/add-in-app/app-link.js';
import {
  intentAddress,
  intentParameters,
  parseIntent,
  linkActions,
  withoutIntent,
  type Intent,
} from './intent.js';

const numbers = (from: number, to: number): fc.Arbitrary<string> =>
  fc.integer({ min: from, max: to }).map((number) => String(number).padStart(2, '0'));
const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const times = fc.tuple(numbers(0, 23), numbers(0, 59)).map((parts) => parts.join(':'));
const names = fc
  .stringMatching(/^[a-z]{1,8}(-[a-z]{1,8})?$/)
  .filter((name) => !/^(place|report|reservation)$/.test(name));
const views = fc.oneof(
  fc.constantFrom<View>({ name: 'profile' }, { name: 'place' }, { name: 'reservation' }, { name: 'report' }),
  names.map((plugin): View => ({ name: 'section', plugin })),
  fc
    .tuple(names, fc.stringMatching(/^[a-z0-9-]{1,40}$/))
    .map(([plugin, itemId]): View => ({ name: 'item', plugin, itemId })),
);
const tables = fc
  .record({ people: fc.integer({ min: 1, max: 999 }), day: days, time: times }, { requiredKeys: [] })
  .filter((table) => Object.keys(table).length > 0);
const intents: fc.Arbitrary<Intent> = fc
  .record(
    { view: views, linkAction: fc.constantFrom(...linkActions), table: tables },
    { requiredKeys: ['view'] },
  )
  .map(({ table, ...intent }) => ({
    ...intent,
    ...(intent.view.name === 'reservation' && table && { table }),
  }));

describe('an intent', () => {
  it('an intent is read from an address as it was written', () => {
    fc.assert(
      fc.property(intents, (intent) => {
        expect(parseIntent(intentAddress(intent))).toEqual(intent);
      }),
    );
  });

  it('an intent is the same if a link also carries a language and an opener', () => {
    fc.assert(
      fc.property(intents, (intent) => {
        const appLinks = { open: '#', openAt: 'https://app.example/1/@k{path}{query}' };
        const { href } = appLinkOf({ appLinks, query: '?lang=th&key=k1' }, intent);
        const { pathname, search } = new URL(href);
        expect(parseIntent({ path: pathname.replace('/1/@k', ''), query: search })).toEqual(intent);
        expect(new URLSearchParams(search).get('key')).toBe('k1');
      }),
    );
  });

  it('an intent writes only what was chosen', () => {
    fc.assert(
      fc.property(intents, (intent) => {
        const { query } = intentAddress(intent);
        for (const name of new URLSearchParams(query).keys()) expect(intentParameters).toContain(name);
        expect(withoutIntent(query)).toBe('');
      }),
    );
  });

  it('an intent is built from the valid parts of a link that anybody can write', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (linkAction, people, day, time) => {
        const query = `?${new URLSearchParams({ do: linkAction, people, day, time })}`;
        const intent = parseIntent({ path: '/reservation', query });
        expect(parseIntent(intentAddress(intent ?? { view: { name: 'profile' } }))).toEqual(intent);
      }),
    );
    fc.assert(fc.property(fc.string(), fc.string(), (path, query) => void parseIntent({ path, query })));
  });

  it.each([
    ['people=0', undefined],
    ['people=4.5&day=2026-11-28', { day: '2026-11-28' }],
    ['people=1000&time=18:00', { time: '18:00' }],
    ['day=2026-02-30', undefined],
    ['day=2026-11-28T18:00&people=4', { people: 4 }],
    ['day=28.11.2026', undefined],
    ['time=24:00', undefined],
    ['time=6pm&people=2', { people: 2 }],
    ['people=4&people=5', { people: 4 }],
  ])('an intent ignores invalid values: %s', (query, table) => {
    expect(parseIntent({ path: '/reservation', query: `?${query}` })?.table).toEqual(table);
  });

  it('an intent has a table only in the reservation view', () => {
    expect(parseIntent({ path: '/place', query: '?people=4' })).toEqual({ view: { name: 'place' } });
  });

  it('an intent ignores an unknown action', () => {
    expect(parseIntent({ path: '', query: '?do=addFriend' })).toEqual({ view: { name: 'profile' } });
    expect(parseIntent({ path: '', query: '?do=keep' })).toEqual({
      view: { name: 'profile' },
      linkAction: 'keep',
    });
  });
});

describe('a link into the app', () => {
  const table = { people: 4, day: '2026-11-28', time: '18:00' };
  const intent: Intent = { view: { name: 'reservation' }, table };
  const links = { open: 'https://app.example/1/@k?lang=th' };

  it('a link into the app names the path and what was chosen', () => {
    const appLinks = { ...links, openAt: 'https://app.example/1/@k{path}{query}' };
    expect(appLinkOf({ appLinks, query: '?lang=th' }, intent)).toEqual({
      href: 'https://app.example/1/@k/reservation?lang=th&people=4&day=2026-11-28&time=18%3A00',
      carriesIntent: true,
    });
  });

  it('a link into the app of the host may lead only to the account, and says so', () => {
    expect(appLinkOf({ appLinks: links, query: '?lang=th' }, intent)).toEqual({
      href: links.open,
      carriesIntent: false,
    });
  });
});
