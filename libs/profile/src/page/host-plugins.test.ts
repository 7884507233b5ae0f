import type { AccountPage, PageSection } from '@oa-profile/api-client';
import type { SectionOutline } from '@oa-profile/plugin-sdk/page';
import { createI18n } from '@oa-profile/i18n';
import { defineSection, type AnyPluginSection, type SectionPlugin } from '@oa-profile/plugin-sdk';
import type { SectionSource } from '@oa-profile/plugin-sdk/internal';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { array, object, string } from 'valibot';
import { completeSections } from '../surface/sections/server/complete-sections.js';
import { findItem } from '../surface/sections/find-item.js';
import { createScene } from '../testing/create-scene.js';
import { renderPage } from '../testing/render-page.js';
import { describeView } from './describe-view.js';
import { pagePlugins } from './page-plugins.js';

const schema = object({ items: array(object({ id: string(), name: string() })) });

/** A plugin that a host has written for itself. */
const ownPlugin = (source: SectionSource): AnyPluginSection =>
  defineSection<{ items: { id: string; name: string }[] }>({
    type: 'events',
    texts: { namespace: 'events', load: () => Promise.resolve({ title: 'What is on' }) },
    schema,
    source,
    isEmpty: ({ items }) => items.length === 0,
    Section: ({ data: { items }, context }) =>
      createElement('a', { href: context.itemHref('tasting') }, items[0]?.name),
    View: ({ data: { items }, itemId }) =>
      createElement('p', null, `View of ${items.find(({ id }) => id === itemId)?.name}`),
    itemCard({ items }, itemId) {
      const event = items.find(({ id }) => id === itemId);
      return event && { title: event.name, description: 'An evening' };
    },
  });

const listOf = (section: AnyPluginSection): readonly SectionPlugin[] => [
  { name: section.type, section: () => Promise.resolve(section) },
];
const data = { items: [{ id: 'tasting', name: 'Tasting night' }] };
const view = { name: 'item', plugin: 'events', itemId: 'tasting' } as const;

/** An account page answered by the API, completed as a server does it. */
async function completed(
  sections: PageSection[],
  plugins: readonly SectionPlugin[],
  result: unknown,
  patience?: number,
) {
  const answer =
    typeof result === 'function' ? (result as () => Promise<Response>) : () => Response.json({ result });
  const { store, services } = createScene({ plugins, answer });
  const { account } = store.getState().page;
  const page: AccountPage = { account, sections, subPages: [], nearbyPlaces: [] };
  const onError = vi.fn<(error: unknown) => void>();
  return {
    onError,
    page: await completeSections(await services.api(), page, {
      plugins,
      onError,
      ...(patience && { patience }),
    }),
  };
}

describe("a host's own section", () => {
  it.each<[SectionSource, PageSection, unknown]>([
    [{ kind: 'account-page' }, { type: 'events', id: 'e', data }, undefined],
    [{ kind: 'sub-page', type: 'MEDIA' }, { type: 'events', id: 'e', pageId: 'home' }, data],
  ])("a host's own section is in the first HTML, with its data from %o", async (source, section, answer) => {
    const plugins = listOf(ownPlugin(source));
    const { page, onError } = await completed([section], plugins, answer);
    const html = await renderPage({ origin: 'web', plugins, sections: page.sections });
    expect(html).toMatch(
      /data-plugin="events".*What is on.*href="\/@komorebi\/events\/tasting".*Tasting night/s,
    );
    expect(onError).not.toHaveBeenCalled();
  });

  it("a host's own section that is too slow for the first HTML is reported by name", async () => {
    const plugins = listOf(ownPlugin({ kind: 'sub-page', type: 'MEDIA' }));
    const section = { type: 'events', id: 'e', pageId: 'home' };
    const never = (): Promise<Response> => new Promise(() => undefined);
    const { page, onError } = await completed([section], plugins, never, 1);
    expect(page.sections).toEqual([section]);
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'TIMEOUT', message: 'The data of events took more than 1 ms' }),
    );
  });

  it("a host's own section can show the recommendations of the account", async () => {
    const recommendation = {
      accounts: [],
      items: [
        {
          id: 'a',
          title: 'Beans',
          url: 'https://a.example',
          picture: { url: 'https://a.example/a.png', width: 4, height: 3 },
        },
      ],
    };
    const plugin = defineSection<{ items: { title: string }[] }>({
      ...ownPlugin({ kind: 'recommendation' }),
      schema: object({ items: array(object({ title: string() })) }),
      Section: ({ data: { items } }) => createElement('p', null, items[0]?.title),
    });
    const plugins = listOf(plugin);
    const { page } = await completed([{ type: 'events', id: 'e' }], plugins, recommendation);
    expect(await renderPage({ origin: 'web', plugins, sections: page.sections })).toContain('Beans');
  });

  it("a host's own section has a view with an address and a preview card of its own", async () => {
    const plugins = listOf(ownPlugin({ kind: 'account-page' }));
    const sections = [{ type: 'events', id: 'e', data }];
    const html = await renderPage({ origin: 'web', plugins, sections, page: { initialView: view } });
    expect(html).toMatch(/<h1[^>]*>.*Tasting night.*View of Tasting night/s);
    const { page } = await completed(sections, plugins, undefined);
    const card = await describeView(view, page, {
      i18n: createI18n('en'),
      plugins: pagePlugins(() => Promise.resolve(plugins)),
    });
    expect(card).toEqual({ title: 'Tasting night', description: 'An evening', indexed: true });
    const getMore = vi.fn<() => Promise<unknown>>();
    expect(await findItem(page, view, { plugins, getMore })).toEqual(page);
    expect(await findItem(page, { ...view, itemId: 'gone' }, { plugins, getMore })).toBeUndefined();
  });

  it.each([
    ['UTC', '2026-11-21T23:30:00Z', 'Nov 21, 2026'],
    ['Asia/Tokyo', '2026-11-21T23:30:00Z', 'Nov 22, 2026'],
    ['America/New_York', '2026-11-22T03:30:00+09:00', 'Nov 21, 2026'],
  ])('a wordless item is called by its day in %s', async (timeZone, publishedAt, title) => {
    const plugins = listOf({ ...ownPlugin({ kind: 'account-page' }), itemCard: () => ({ publishedAt }) });
    const sections = [{ type: 'events', id: 'e', data }];
    const { page } = await completed(sections, plugins, undefined);
    const account = { ...page.account, timeZone };
    const html = await renderPage({ origin: 'web', plugins, sections, account, page: { initialView: view } });
    expect(html).toMatch(new RegExp(`<h1[^>]*>.*${title}`, 's'));
    const card = await describeView(
      view,
      { ...page, account },
      { i18n: createI18n('en'), plugins: pagePlugins(() => Promise.resolve(plugins)) },
    );
    expect(card?.title).toBe(title);
  });

  it("a host's own section is told the account’s opening hours, which another section has", async () => {
    const hours = { timeZone: 'Asia/Tokyo', weekly: { sat: [{ opens: '08:07', closes: '19:00' }] } };
    const plugins = listOf({
      ...ownPlugin({ kind: 'account-page' }),
      Section: ({ context }) => createElement('p', null, context.hours?.weekly.sat?.[0]?.opens),
    });
    const outline: SectionOutline[] = [
      { id: 'info', type: 'basic-info', title: 'Info', highlights: [{ kind: 'hours', hours }] },
    ];
    const sections = [{ type: 'events', id: 'e', data }];
    const html = await renderPage({ origin: 'web', plugins, sections, page: { outline } });
    expect(html).toContain('<p>08:07</p>');
  });

  it("a host's own section replaces a built-in section of its type", async () => {
    const plain = ownPlugin({ kind: 'account-page' });
    const plugins = listOf({ ...plain, Section: () => createElement('strong', null, 'Ours') });
    const html = await renderPage({ origin: 'web', plugins, sections: [{ type: 'events', id: 'e', data }] });
    expect(html).toContain('<strong>Ours</strong>');
    expect(html).not.toContain('Tasting night');
  });
});

describe('a section for which the host has no plugin', () => {
  it.each(['hologram', 'constructor'])(
    'a section of type %s is left out on the server, and reported',
    async (type) => {
      const { page, onError } = await completed([{ type, id: 'x', data }], [], undefined);
      expect(page.sections).toEqual([]);
      expect(onError).toHaveBeenCalledExactlyOnceWith(new RangeError(`Unknown section ${type}`));
    },
  );

  it('a section that the host leaves out is left out on the server, and not reported', async () => {
    const { page, onError } = await completed(
      [{ type: 'hologram', id: 'x', data }],
      [{ name: 'hologram' }],
      undefined,
    );
    expect(page.sections).toEqual([]);
    expect(onError).not.toHaveBeenCalled();
  });

  it('a section for which the host has no plugin has no view', async () => {
    const { page } = await completed([], [], undefined);
    const unknown = { ...page, sections: [{ type: 'events', id: 'e', data }] };
    expect(
      await describeView(view, unknown, { i18n: createI18n('en'), plugins: pagePlugins() }),
    ).toBeUndefined();
  });
});
