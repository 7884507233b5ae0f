import { defineTexts, languages, type Language } from '@oa-profile/i18n';
import { defineSection } from '@oa-profile/plugin-sdk';
import type { SectionSource } from '@oa-profile/plugin-sdk/internal';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { createScene, type Scene } from '../../testing/create-scene.js';
import { itemWords, localWords } from './item-words.js';

const dishes = v.object({ items: v.array(v.object({ id: v.string(), name: v.string() })) });
const load = vi.fn((): Promise<{ title: string }> => Promise.resolve({ title: 'Dishes' }));

const pluginFrom = (source: SectionSource) =>
  defineSection<v.InferOutput<typeof dishes>>({
    type: 'dishes',
    texts: defineTexts(
      'sample-dishes',
      Object.fromEntries(languages.map((language) => [language, load])) as Record<Language, typeof load>,
    ),
    schema: dishes,
    source,
    isEmpty: () => false,
    Section: () => null,
    itemTitle: ({ items }, itemId) => items.find(({ id }) => id === itemId)?.name,
  });

const account = {
  accountId: 'a-1',
  basicSearchId: '@1',
  countryCode: 'JP',
  timeZone: 'Asia/Tokyo',
  currency: 'JPY',
  name: '木漏れ日珈琲',
  contentLanguage: 'ja',
};
const inJapanese = { items: [{ id: 'toast', name: 'あんバタートースト' }] };
const shown = { type: 'dishes', id: 'lunch', data: { items: [{ id: 'toast', name: 'Toast' }] } };
const asked = { plugin: 'dishes', itemId: 'toast' };

function sceneOf(source: SectionSource, answer: (url: string) => unknown): Scene {
  return createScene({
    sections: [{ ...shown, pageId: 'menu' }],
    plugins: [{ name: 'dishes', section: () => Promise.resolve(pluginFrom(source)) }],
    answer: ({ url, headers }) =>
      headers.get('content-language') === 'ja'
        ? Response.json({ result: answer(url) })
        : new Response('', { status: 404 }),
  });
}

const wordsIn = ({ services, store }: Scene, item = asked) =>
  itemWords(services, store.getState().page, item, { language: 'ja' });

describe('an item’s title in the language around the account', () => {
  it('an item’s title in the language around the account is read from the same section of the page in that language', async () => {
    const other = { type: 'dishes', id: 'dinner', data: { items: [{ id: 'toast', name: '別のトースト' }] } };
    const scene = sceneOf({ kind: 'account-page' }, () => ({
      account,
      sections: [other],
      subPages: [{ id: 'menu', title: 'メニュー', sections: [{ ...shown, data: inJapanese }] }],
    }));
    expect(await wordsIn(scene)).toEqual({ language: 'ja', title: 'あんバタートースト' });
  });

  it('an item’s title in the language around the account is requested from the sub-page that the section comes from', async () => {
    const scene = sceneOf({ kind: 'sub-page', type: 'EZSTORE' }, (url) =>
      url.includes('/sub-page/menu/plugin/EZSTORE/lunch') ? inJapanese : { account, sections: [shown] },
    );
    expect(await wordsIn(scene)).toEqual({ language: 'ja', title: 'あんバタートースト' });
  });

  it('an item’s title in the language around the account is unknown if the answer has no such item, or is invalid', async () => {
    const source: SectionSource = { kind: 'account-page' };
    const without = sceneOf(source, () => ({ account, sections: [{ ...shown, data: inJapanese }] }));
    expect((await wordsIn(without, { ...asked, itemId: 'cake' })).title).toBeUndefined();
    const misfit = sceneOf(source, () => ({ account, sections: [{ ...shown, data: 'nonsense' }] }));
    expect((await wordsIn(misfit)).title).toBeUndefined();
  });

  it('an item’s title in the language around the account fails with the failed request', async () => {
    const scene = createScene({ answer: () => new Response('', { status: 500 }) });
    await expect(wordsIn(scene)).rejects.toMatchObject({ code: 'HTTP_ABNORMAL' });
  });
});

describe('a section in the language around the account', () => {
  const sectionIn = ({ services, store }: Scene) =>
    localWords(services, store.getState().page, 'dishes', 'ja');

  it('a section in the language around the account has its data and its texts', async () => {
    const scene = sceneOf({ kind: 'account-page' }, () => ({
      account,
      sections: [{ ...shown, data: inJapanese }],
    }));
    const words = await sectionIn(scene);
    expect(words).toMatchObject({ language: 'ja', contentLanguage: 'ja', data: inJapanese });
    expect((words.t as (key: string) => string)('title')).toBe('Dishes');
  });

  it('a section in the language around the account has loaded its texts before the answer has come, for a network that goes', async () => {
    load.mockClear();
    const scene = createScene({
      sections: [shown],
      plugins: [{ name: 'dishes', section: () => Promise.resolve(pluginFrom({ kind: 'account-page' })) }],
      answer: () => new Promise<never>(() => undefined),
    });
    // It is given up once the call's time is over.
    sectionIn(scene).catch(() => undefined);
    await expect.poll(() => load).toHaveBeenCalledOnce();
  });
});
