import { type Intent, intentAddress } from '@oa-profile/plugin-sdk/page';
import { linkActions, parseIntent, type View, withoutIntent } from '@oa-profile/plugin-sdk/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appLinkOf } from './app-link.js';

const names = fc
  .stringMatching(/^[a-z]{1,8}(-[a-z]{1,8})?$/)
  .filter((name) => !/^(place|report|reservation)$/.test(name));
const views = fc.oneof(
  fc.constantFrom<View>(
    { name: 'profile' },
    { name: 'named', view: 'place' },
    { name: 'named', view: 'reservation' },
    { name: 'named', view: 'report' },
  ),
  names.map((plugin): View => ({ name: 'section', plugin })),
  fc
    .tuple(names, fc.stringMatching(/^[a-z0-9-]{1,40}$/))
    .map(([plugin, itemId]): View => ({ name: 'item', plugin, itemId })),
);
const chosen = ['people', 'day', 'time', 'seat'] as const;
const values = fc
  .dictionary(fc.constantFrom(...chosen), fc.string({ unit: 'grapheme' }), { noNullPrototype: true })
  .filter((each) => Object.keys(each).length > 0);
const intents: fc.Arbitrary<Intent> = fc.record(
  { view: views, linkAction: fc.constantFrom(...linkActions), values },
  { requiredKeys: ['view'] },
);

describe('an intent', () => {
  it('an intent is read from an address as it was written', () => {
    fc.assert(
      fc.property(intents, (intent) => {
        expect(parseIntent(intent.view, intentAddress(intent).query, chosen)).toEqual(intent);
      }),
    );
  });

  it('an intent is the same if a link also carries a language and an opener', () => {
    fc.assert(
      fc.property(intents, (intent) => {
        const appLinks = { open: '#', openAt: 'https://app.example/1/@k{path}{query}' };
        const { href } = appLinkOf({ appLinks, query: '?lang=th&key=k1' }, intent);
        const { pathname, search } = new URL(href);
        expect(pathname.replace('/1/@k', '')).toBe(intentAddress(intent).path);
        expect(parseIntent(intent.view, search, chosen)).toEqual(intent);
        expect(new URLSearchParams(search).get('key')).toBe('k1');
      }),
    );
  });

  it('an intent writes only what was chosen', () => {
    fc.assert(
      fc.property(intents, (intent) => {
        const { query } = intentAddress(intent);
        const written = [...new URLSearchParams(query).keys()];
        expect(written).toEqual([...(intent.linkAction ? ['do'] : []), ...Object.keys(intent.values ?? {})]);
        expect(withoutIntent(query, chosen)).toBe('');
      }),
    );
  });

  it('an intent has the values of its reader’s view, and leaves those of others in the address', () => {
    fc.assert(
      fc.property(intents, fc.subarray([...chosen]), (intent, names) => {
        const { query } = intentAddress(intent);
        const { values: all = {}, linkAction } = intent;
        const [own, others] = [true, false].map((isOwn) =>
          Object.fromEntries(
            Object.entries(all).filter(([name]) => names.some((each) => each === name) === isOwn),
          ),
        );
        const found = parseIntent(intent.view, query, names);
        expect(found.values ?? {}).toEqual(own);
        expect(found.linkAction).toBe(linkAction);
        expect(Object.fromEntries(new URLSearchParams(withoutIntent(query, names)))).toEqual(others);
      }),
    );
  });

  it('an intent is read from any link, since anybody can write one', () => {
    fc.assert(
      fc.property(views, fc.string({ unit: 'binary' }), (view, query) => {
        const intent = parseIntent(view, query, chosen);
        expect(parseIntent(view, intentAddress(intent).query, chosen)).toEqual(intent);
      }),
    );
  });

  it('an intent has the first of two values of the same name', () => {
    const view = { name: 'profile' } as const;
    expect(parseIntent(view, '?people=4&people=5', chosen).values).toEqual({ people: '4' });
  });

  it('an intent ignores an unknown action', () => {
    const view = { name: 'profile' } as const;
    expect(parseIntent(view, '?do=addFriend')).toEqual({ view });
    expect(parseIntent(view, '?do=keep')).toEqual({ view, linkAction: 'keep' });
  });
});

describe('a link into the app', () => {
  const chosenThere = { people: '4', day: '2026-11-28', time: '18:00' };
  const intent: Intent = { view: { name: 'named', view: 'reservation' }, values: chosenThere };
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
