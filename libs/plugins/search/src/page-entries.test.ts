import { type Plugin, type LinkOf, sectionOf, selectSectionData } from '@oa-profile/plugin-sdk/page';
import { sectionLoaded } from '@oa-profile/plugin-sdk/internal';
import { createI18n, defineTexts } from '@oa-profile/i18n';
import { withHoursTexts } from '@oa-profile/plugin-sdk/hours';
import { describe, expect, it } from 'vitest';
import { calendarIcon } from '@oa-profile/ui';
import { createScene, type Scene, type SceneOptions } from '@oa-profile/profile/testing';
import { samplePlugins } from '@oa-profile/profile/internal/testing';
import { pageEntries } from './page-entries.js';

const questions = (...words: string[]) => ({
  items: words.map((question, place) => ({ id: `q-${place}`, question, answer: `Answer to ${question}` })),
});
const outlined = (id: string, title: string) => ({ id, type: 'faq', title, highlights: [] });

const page: SceneOptions = {
  sections: [
    { type: 'faq', id: 'one', data: questions('Dogs?') },
    { type: 'basic-info', id: 'info', data: {} },
    { type: 'faq', id: 'two', data: questions('Parking?') },
  ],
  page: {
    outline: [
      outlined('faq', 'Questions'),
      { ...outlined('basic-info', 'Facts'), type: 'basic-info' },
      outlined('faq-two', 'More questions'),
    ],
    query: '?lang=en',
  },
};

const entriesOf = async ({ store, services }: Scene, now = new Date()) => {
  const state = store.getState();
  const known = {
    page: state.page,
    plugins: await services.plugins.load(),
    sectionData: selectSectionData(state),
  };
  return pageEntries(known, services, createI18n('en'), now);
};
const found = async (options: SceneOptions) => {
  const scene = createScene(options);
  return { scene, ...(await entriesOf(scene)) };
};

describe('what the search looks through', () => {
  it('what the search looks through links to an item’s own view, or to the section itself if views know another one of its type', async () => {
    const { entries, isIncomplete } = await found(page);
    const items = entries.filter(({ section }) => section !== undefined);
    expect(items.map(({ section, title, text, href }) => ({ section, title, text, href }))).toEqual([
      {
        section: 'Questions',
        title: 'Dogs?',
        text: 'Answer to Dogs?',
        href: '/@komorebi/faq/q-0?lang=en',
      },
      { section: 'More questions', title: 'Parking?', text: 'Answer to Parking?', href: '#oa-faq-two' },
    ]);
    expect(isIncomplete).toBe(false);
  });

  it('what the search looks through has the account, its other pages and the title of each section', async () => {
    const { entries } = await found({
      ...page,
      account: { name: 'Komorebi', category: 'Cafe', description: 'Coffee by the cup.' },
      page: { ...page.page, tabs: [{ id: 'menu', title: 'Menu' }] },
    });
    const own = entries.filter(({ section }) => section === undefined);
    expect(own.map(({ title, text, href }) => ({ title, text, href }))).toEqual([
      { title: 'Komorebi', text: 'Cafe\nCoffee by the cup.', href: '#top' },
      { title: 'Menu', href: '/@komorebi/page/menu?lang=en' },
      { title: 'Questions', href: '#oa-faq' },
      { title: 'Facts', href: '#oa-basic-info' },
      { title: 'More questions', href: '#oa-faq-two' },
    ]);
  });

  it('what the search looks through has what plugins offer to do, in the languages of the account, without one that fails', async () => {
    const texts = defineTexts('of-queue', {
      en: () => Promise.resolve({ label: 'Reserve' }),
      ja: () => Promise.resolve({ label: '予約' }),
      'zh-TW': () => Promise.reject(new Error('offline')),
      th: () => Promise.reject(new Error('offline')),
      id: () => Promise.reject(new Error('offline')),
      ko: () => Promise.reject(new Error('offline')),
    });
    const lost = { ...texts, namespace: 'lost', load: () => Promise.reject(new Error('offline')) };
    const reserve: LinkOf = ({ basePath }, t) => ({
      icon: calendarIcon,
      label: t('label'),
      href: `${basePath}/queue`,
    });
    const plugins: Plugin[] = [
      {
        name: 'broken',
        button: () => {
          throw new Error('broken');
        },
      },
      { name: 'silent', button: () => undefined },
      {
        // In the languages of the account only.
        name: 'once',
        texts,
        button: ({ basePath }, t) => {
          if (t('label') !== 'Reserve') throw new Error('broken');
          return { icon: calendarIcon, label: 'Once', href: `${basePath}/once` };
        },
      },
      { name: 'lost', texts: lost, button: reserve },
      { name: 'queue', texts, button: reserve },
      { name: 'search' },
    ];
    const { entries, scene } = await found({ ...page, plugins });
    expect(entries.filter(({ key }) => key.startsWith('plugin'))).toMatchObject([
      { title: 'Once', also: undefined, href: '/@komorebi/once' },
      { title: 'Reserve', titleLang: 'en', also: '予約', href: '/@komorebi/queue' },
    ]);
    expect(scene.errors).toEqual(['search', 'search', 'search', 'search', 'search']);
  });

  it('what the search looks through knows the page’s own words in the languages of the account, too', async () => {
    const plugin = (await sectionOf(samplePlugins, 'faq'))!;
    const inLanguages = defineTexts('faq-in-languages', {
      en: () => Promise.resolve({ title: 'Questions', hours: 'Hours' }),
      ja: () => Promise.resolve({ title: 'よくある質問', hours: '時間' }),
      'zh-TW': () => Promise.resolve({ title: '常見問題', hours: '時間' }),
      th: () => Promise.resolve({ title: 'คำถาม', hours: 'เวลา' }),
      id: () => Promise.reject(new Error('offline')),
      ko: () => Promise.resolve({ title: '질문', hours: '시간' }),
    });
    const faq = {
      ...plugin,
      texts: inLanguages,
      searchEntries: (_data: unknown, _context: unknown, t: (key: string) => string) => [
        { title: t('hours') },
      ],
    };
    const alsoFor = async (account: SceneOptions['account']) => {
      const { entries, isIncomplete } = await found({
        ...page,
        account: { ...account },
        plugins: [{ name: 'faq', section: () => Promise.resolve(faq) }],
      });
      expect(isIncomplete).toBe(false);
      return entries.filter(({ key }) => key.startsWith('faq')).map(({ title, also }) => [title, also]);
    };
    expect((await alsoFor({ countryCode: 'JP', contentLanguage: 'th' })).slice(0, 2)).toEqual([
      ['Questions', 'คำถาม\nよくある質問'],
      ['Hours', 'เวลา\n時間'],
    ]);
    // They are an aid: without them, all is as before.
    expect((await alsoFor({ countryCode: 'ID', contentLanguage: 'en' })).slice(0, 2)).toEqual([
      ['Questions', undefined],
      ['Hours', undefined],
    ]);
  });

  it('what the search looks through has the hours of a service without the days on which the account is closed', async () => {
    const plugin = (await sectionOf(samplePlugins, 'faq'))!;
    const hours = { timeZone: 'Asia/Tokyo', weekly: { fri: [{ opens: '10:00', closes: '15:00' }] } };
    const faq = {
      ...plugin,
      texts: withHoursTexts(plugin.texts, 'orders'),
      searchEntries: () => [{ title: 'Delivery', hours }],
    };
    const special = [{ from: '2027-01-01', to: '2027-01-01', intervals: [], note: 'New Year' }];
    const highlight = { kind: 'hours' as const, hours: { ...hours, special } };
    const outline = [{ ...outlined('faq', 'Questions'), highlights: [highlight] }];
    const scene = createScene({
      sections: page.sections?.slice(0, 1),
      page: { outline },
      plugins: [{ name: 'faq', section: () => Promise.resolve(faq) }],
    });
    const { entries } = await entriesOf(scene, new Date('2026-12-30T12:00:00+09:00'));
    expect(entries.find(({ title }) => title === 'Delivery')?.text).toMatch(/Fri,\sJan\s1 .* New Year$/);
  });

  it('what the search looks through links to the whole section if items have no view', async () => {
    const { View, itemCard, ...plain } = (await sectionOf(samplePlugins, 'faq'))!;
    const { entries } = await found({
      ...page,
      plugins: [{ name: 'faq', section: () => Promise.resolve(plain) }],
    });
    expect(View && itemCard && entries.find(({ key }) => key === 'faq 0')?.href).toBe(
      '/@komorebi/faq?lang=en',
    );
  });

  it('what the search looks through prefers what a section has loaded since to what came with the page', async () => {
    const scene = createScene(page);
    scene.store.dispatch(sectionLoaded({ key: 'faq one', data: questions('Dogs?', 'Cats?') }));
    const { entries } = await entriesOf(scene);
    expect(entries.filter(({ section }) => section).map(({ title }) => title)).toEqual([
      'Dogs?',
      'Cats?',
      'Parking?',
    ]);
  });

  it('what the search looks through contains neither invalid data nor sections that the page leaves out', async () => {
    const [first, ...others] = page.sections ?? [];
    const misfit = await found({ ...page, sections: [{ ...first!, data: 'nonsense' }, ...others] });
    expect(misfit.entries.filter(({ section }) => section).map(({ title }) => title)).toEqual(['Parking?']);
    const leftOut = await found({ ...page, page: { outline: [] } });
    expect(leftOut.entries.map(({ key }) => key)).toEqual(['account']);
  });

  it('what the search looks through omits a section whose code cannot be loaded, and says so', async () => {
    const { entries, isIncomplete, scene } = await found({
      ...page,
      plugins: [{ name: 'basic-info', section: () => Promise.reject(new Error('offline')) }],
    });
    expect(entries.filter(({ section }) => section)).toHaveLength(2);
    expect(isIncomplete).toBe(true);
    expect(scene.errors).toEqual(['search']);
  });
});
