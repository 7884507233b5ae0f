import type { PageSection } from '@oa-profile/api-client';
import { createI18n, type Texts } from '@oa-profile/i18n';
import type { PluginSection } from '@oa-profile/plugin-sdk';
import { askPlugins } from '@oa-profile/plugin-sdk/internal';
import type { Plugin } from '@oa-profile/plugin-sdk/page';
import { calendarIcon } from '@oa-profile/ui';
import { createElement } from 'react';
import { array, object, pipe, string, transform } from 'valibot';
import { expect, it, onTestFinished, vi } from 'vitest';
import { outlineSections } from '../surface/sections/outline-sections.js';
import { completeSections } from '../surface/sections/server/complete-sections.js';
import { createScene } from '../testing/create-scene.js';
import { renderPage } from '../testing/render-page.js';
import { describeView } from './describe-view.js';
import { pagePlugins } from './page-plugins.js';

interface Events {
  items: { id: string; name: string }[];
}

const texts: Texts<{ title: string }> = {
  namespace: 'events',
  load: () => Promise.resolve({ title: 'What is on' }),
};
const eventOf = (id: string): Events['items'][number] => ({ id, name: `The ${id}` });
const words = (text: string) => () => createElement('p', null, text);
const link = () => ({ icon: calendarIcon, label: 'Tickets', href: '/tickets' });

const views = [
  { name: 'profile' },
  { name: 'section', plugin: 'events' },
  { name: 'item', plugin: 'events', itemId: 'tasting' },
] as const;

/** What there is to read. */
const told = [
  'Komorebi Coffee',
  'Can I book?',
  'What is on',
  'All events',
  'Subscribe',
  'Tonight',
  'Tickets',
  'Under the shortcuts',
  'In the bar',
  'The tasting',
  'One event',
  'The concert',
  'All of them',
];

/** All that a section can be: with another member in its contract, this no longer compiles. */
const section: Required<PluginSection<Events>> = {
  type: 'events',
  texts,
  schema: pipe(
    object({ items: array(object({ id: string(), name: string() })) }),
    transform((read) => read),
  ),
  source: { kind: 'sub-page', type: 'MEDIA', personal: (all: Events) => all },
  isEmpty: ({ items }) => items.length === 0,
  until: () => undefined,
  emptyOn: [],
  highlights: () => [{ kind: 'words', sign: 'info', text: 'Tonight' }],
  paging: { cursorOf: () => undefined, append: (before) => before },
  Section: words('All events'),
  Action: words('Subscribe'),
  Skeleton: words('Soon'),
  View: words('One event'),
  showsFollow: false,
  showAllKey: 'title',
  body: 'card',
  size: 'half',
  itemCard: ({ items }, itemId) => {
    const item = items.find(({ id }) => id === itemId);
    return item && { title: item.name };
  },
  sequence: ({ items }) => ({ ids: items.map(({ id }) => id), showAll: 'All of them' }),
  reportableItem: () => ({ author: 'Mei' }),
  itemTitle: () => 'A name',
  searchEntries: ({ items }) => items.map(({ name }) => ({ title: name })),
  sinceLastVisit: { schema: object({}), digest: () => ({}), changes: () => [] },
};

/** All that a plugin can give the page besides. */
const beside: Required<Omit<Plugin, 'section' | 'texts'>> = {
  name: 'events',
  dialogs: {},
  frames: {},
  isRare: false,
  views: {},
  states: [],
  saves: [],
  resumes: {},
  shortcut: link,
  button: link,
  channel: link,
  freeTimes: () => [{ day: '2026-11-22', minutes: 720, href: '/tickets' }],
  summary: () => Promise.resolve({}),
  since: { digest: () => ({}), load: () => Promise.resolve({ texts, changes: () => [] }) },
  earlierVisit: () => Promise.resolve(undefined),
  UnderShortcuts: words('Under the shortcuts'),
  BarButton: words('In the bar'),
  whenIdle: () => Promise.resolve(),
  server: {
    ask: () => Promise.resolve({}),
    ofSection: () => ({}),
    ofPage: () => ({}),
  },
};

/** The same with another function in the place of each, by its path. What is loaded by `import()` fails as late code does. */
function replaced<Value extends object>(value: Value, by: Replace, path: readonly string[] = []): Value {
  const members = Object.entries(value).map(([name, member]: [string, unknown]): [string, unknown] => {
    const at = [...path, name];
    if (['texts', 'load', 'summary', 'schema'].includes(name)) return [name, member];
    if (typeof member === 'function') return [name, by(at.join('.'), member as AnyFunction)];
    return [name, typeof member === 'object' && member !== null ? replacedIn(member, by, at) : member];
  });
  return Object.fromEntries(members) as Value;
}

const replacedIn = (member: object, by: Replace, path: readonly string[]): object =>
  Array.isArray(member) ? member : replaced(member, by, path);

type AnyFunction = (...given: unknown[]) => unknown;
type Replace = (path: string, real: AnyFunction) => AnyFunction;

/** What is read on the profile, in the view of the section and in that of an item, by the view and the words. */
async function readAll(by: Replace): Promise<readonly string[]> {
  const schema = pipe(
    section.schema,
    transform((read) => by('schema', () => read)() as Events),
  );
  const own: Plugin = {
    ...replaced(beside, by),
    texts,
    section: () => Promise.resolve({ ...replaced(section, by), schema }),
  };
  const sections: PageSection[] = [
    { type: 'events', id: 'events', pageId: 'home', data: { items: ['tasting', 'concert'].map(eventOf) } },
    { type: 'faq', id: 'faq', data: { items: [{ id: 'book', question: 'Can I book?', answer: 'Yes.' }] } },
  ];
  const account = { name: 'Komorebi Coffee', features: ['reservation' as const] };
  const scene = createScene({ origin: 'web', account, plugins: [own] });
  const all = await scene.services.plugins.load();
  const complete = { plugins: all, onError: () => undefined };
  const api = await scene.services.api();
  const page = await completeSections(
    api,
    { account: scene.store.getState().page.account, sections, subPages: [], nearbyPlaces: [] },
    complete,
  );
  const i18n = createI18n('en');
  const given = await askPlugins(api, page, { ...complete, settings: {} });
  const outline = await outlineSections({ ...page, ...complete, i18n });
  const read: string[] = [];
  for (const initialView of views) {
    const described =
      initialView.name === 'profile' ||
      (await describeView(
        initialView,
        { ...page, given },
        {
          i18n,
          plugins: pagePlugins(() => Promise.resolve(all)),
          now: new Date('2026-11-21T12:00:00+09:00'),
        },
      ));
    if (described) read.push(`${initialView.name}: its address`);
    const { sections: shown } = page;
    const html = await renderPage({
      origin: 'web',
      account,
      plugins: [own],
      sections: shown,
      page: { initialView, outline, given },
    });
    const words = html.replaceAll(/<[^<>]*>/g, '\n').split('\n');
    read.push(...told.filter((each) => words.includes(each)).map((each) => `${initialView.name}: ${each}`));
  }
  return read;
}

const called = new Set<string>();
const whole = await readAll((path, real) => (...given) => {
  called.add(path);
  return real(...given);
});

/** What stands in more than one of the views, by its words. */
const everywhere = (...words: string[]): string[] =>
  words.flatMap((each) => views.map(({ name }) => `${name}: ${each}`));
const ofSection = ['profile: All events', 'profile: Subscribe', 'section: All events', 'section: Subscribe'];
const besideItem = ['item: The concert', 'item: All of them'];
const ofItem = ['item: The tasting', 'item: One event', ...besideItem];

/** What is not there without the answer of a function; of all others nothing is missing. */
const costs: Readonly<Record<string, readonly string[]>> = {
  // Highlights may rely on data that are not empty.
  isEmpty: everywhere('Tonight'),
  highlights: everywhere('Tonight'),
  schema: [...everywhere('Tonight'), ...ofSection, 'item: its address', ...ofItem],
  'source.personal': [...ofSection, 'item: One event'],
  Section: ['profile: All events', 'section: All events'],
  Action: ['profile: Subscribe', 'section: Subscribe'],
  View: ['item: One event'],
  itemCard: ['item: its address', ...ofItem],
  sequence: besideItem,
  shortcut: everywhere('Tickets'),
  UnderShortcuts: everywhere('Under the shortcuts'),
};

/** React calls them: a boundary beside each catches what they throw, on the server one that waits for the browser. */
const rendered = ['Section', 'Action', 'View', 'UnderShortcuts', 'source.personal'];

it.each([...called])(
  'a plugin whose %s throws costs no more of a page and its views than its own answer',
  async (name) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    const read = await readAll((path, real) =>
      path === name
        ? () => {
            throw new Error(`${name} is broken`);
          }
        : real,
    );
    expect(whole.filter((each) => !read.includes(each)).sort()).toEqual([...(costs[name] ?? [])].sort());
    // What reaches React in the browser takes the part of the page with it, which may be more than one section.
    expect(log.mock.calls.length > 0).toBe(rendered.includes(name));
  },
);

it('the page calls most of what a plugin gives it before anybody taps', () => {
  const all: string[] = ['schema'];
  const listed: Replace = (path, real) => {
    all.push(path);
    return real;
  };
  replaced(section, listed);
  replaced(beside, listed);
  // The rest is asked where a tap, a failure or another plugin wants it, each within a `try` or a promise of its own.
  expect(all.filter((path) => !called.has(path))).toEqual([
    'paging.append',
    'Skeleton',
    'reportableItem',
    'itemTitle',
    'searchEntries',
    'sinceLastVisit.digest',
    'sinceLastVisit.changes',
    'since.digest',
    'earlierVisit',
    'BarButton',
    'whenIdle',
    'server.ofPage',
  ]);
});
