import type { AccountPage } from '@oa-profile/api-client';
import { defineSection, type PluginTexts } from '@oa-profile/plugin-sdk';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { openServer } from '../testing/open-server.js';
import { plugins } from '../testing/plugins.js';
import { samplePage } from '../testing/sample-page.js';

const faq = (id: string, question: string): AccountPage['sections'][number] => ({
  type: 'faq',
  id,
  data: { items: [{ id: `q-${id}`, question, answer: 'Yes.' }] },
});
const menu = { id: 'menu', title: 'お品書き', sections: [faq('menu', 'Is there tea?')] };
const empty = { id: 'empty', title: '準備中', sections: [{ type: 'faq', id: 'none', data: { items: [] } }] };

const open = (subPages: AccountPage['subPages'], sections = [faq('home', 'Can I book?')]) =>
  openServer({ page: { ...samplePage({ contentLanguage: 'ja' }), sections, subPages } });

describe('the tabs of an account with several pages', () => {
  it('the tabs of an account with several pages are on its first page, which has no data of the others', async () => {
    const { get } = await open([menu, empty]);
    const html = await (await get('/@komorebi?lang=en')).text();
    expect(html).toMatch(/href="#top" aria-current="page"[^>]*>Home</);
    expect(html).toMatch(/href="\/@komorebi\/page\/menu\?lang=en" lang="ja">お品書き</);
    expect(html).not.toContain('Is there tea?');
    expect(html).not.toContain('準備中');
  });

  it('the tabs of an account with several pages are on each other page, and lead back', async () => {
    const { get } = await open([menu]);
    const html = await (await get('/@komorebi/page/menu?lang=en')).text();
    expect(html).toMatch(/<h1[^>]*lang="ja"[^>]*><span[^>]*>お品書き</);
    expect(html).toMatch(/class="[^"]*tab[^"]*" href="\/@komorebi\?lang=en">Home</);
    expect(html).toMatch(/href="#top" aria-current="page" lang="ja">お品書き</);
    expect(html).toContain('Is there tea?');
    expect(html).not.toContain('Can I book?');
  });

  it('the tabs of an account with several pages are not shown if there is only one page', async () => {
    const { get } = await open([]);
    expect(await (await get('/@komorebi')).text()).not.toContain('href="#top"');
  });
});

it('nothing yet is said of no account that has another page, nor of one whose sections are not shown in its country', async () => {
  const saysSo = async (page: Partial<AccountPage>, countryCode = 'JP') => {
    const { get } = await openServer({ page: { ...samplePage({ countryCode }), ...page } });
    return (await (await get('/@komorebi?lang=en')).text()).includes('Nothing here yet.');
  };
  expect(await saysSo({})).toBe(true);
  expect(await saysSo({ subPages: [empty] })).toBe(true);
  expect(await saysSo({ subPages: [menu] })).toBe(false);
  expect(await saysSo({ sections: menu.sections }, 'US')).toBe(false);
  expect(await saysSo({}, 'nowhere')).toBe(false);
});

it('nothing yet is said of no account whose sections or pages could not be read, are switched off, or have no plugin', async () => {
  const unreadable = { type: 7, id: 'faq' } as unknown as AccountPage['sections'][number];
  const ofNoPlugin = { type: 'hologram', id: 'cup', data: {} };
  const saysSo = async (page: object, env = {}) => {
    const { get } = await openServer({ page: { ...samplePage(), ...page }, env });
    return (await (await get('/@komorebi?lang=en')).text()).includes('Nothing here yet.');
  };
  expect(await saysSo({ sections: [] })).toBe(true);
  expect(await saysSo({ sections: null })).toBe(true);
  expect(await saysSo({ sections: 'all of them' })).toBe(false);
  expect(await saysSo({ sections: [unreadable] })).toBe(false);
  expect(await saysSo({ subPages: { menu } })).toBe(false);
  expect(await saysSo({ subPages: [{ ...menu, sections: [unreadable] }] })).toBe(false);
  expect(await saysSo({ sections: menu.sections }, { SWITCHED_OFF: 'faq' })).toBe(false);
  expect(await saysSo({ sections: [ofNoPlugin] })).toBe(false);
  expect(await saysSo({ subPages: [{ ...menu, sections: [ofNoPlugin] }] })).toBe(false);
});

describe('the address of another page', () => {
  it('the address of another page has a title, a canonical link and its languages', async () => {
    const { get } = await open([menu]);
    const html = await (await get('/@komorebi/page/menu')).text();
    expect(html).toContain('<title>お品書き | Komorebi Coffee</title>');
    expect(html).toContain('<link rel="canonical" href="https://page.example/@komorebi/page/menu">');
    expect(html).toContain('hreflang="th" href="https://page.example/@komorebi/page/menu?lang=th"');
    expect(await (await get('/@komorebi/sitemap.xml')).text()).toContain(
      '<loc>https://page.example/@komorebi/page/menu</loc>',
    );
  });

  it('the address of another page is a 404 with a link to the account if the page does not exist or is empty', async () => {
    const { get } = await open([menu, empty]);
    for (const id of ['jobs', 'empty']) {
      const response = await get(`/@komorebi/page/${id}`);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('href="/@komorebi"');
    }
  });

  it('the address of another page also exists in the app', async () => {
    const { get } = await open([menu]);
    const html = await (await get('/liff/@komorebi/page/menu')).text();
    expect(html).toContain('Is there tea?');
    expect(html).toMatch(/href="\/liff\/@komorebi"[^>]*>Home</);
  });
});

describe('an item on another page', () => {
  it('an item on another page is found at its address, even if the first page has a section of the same type', async () => {
    const { get } = await open([menu]);
    expect(await (await get('/@komorebi/faq/q-menu')).text()).toMatch(/<h1[^>]*>Is there tea\?</);
    expect(await (await get('/@komorebi/faq/q-home')).text()).toMatch(/<h1[^>]*>Can I book\?</);
    expect((await get('/@komorebi/faq/q-gone')).status).toBe(404);
  });
});

it('a country without sections has no other pages either', async () => {
  const { get } = await openServer({
    page: { ...samplePage({ countryCode: 'US' }), sections: [], subPages: [menu] },
  });
  expect(await (await get('/@komorebi')).text()).not.toContain('お品書き');
  expect((await get('/@komorebi/page/menu')).status).toBe(404);
});

it('the pictures of a section that has ended are not in the row at the head of the page', async () => {
  const until = '2026-11-21T12:00:00+09:00';
  const texts: PluginTexts = { namespace: 'own-fair', load: () => Promise.resolve({ title: 'Fair' }) };
  const url = 'https://images.example/stand.jpg';
  const section = defineSection({
    type: 'fair',
    texts,
    schema: v.object({}),
    source: { kind: 'account-page' },
    isEmpty: () => false,
    until: () => until,
    highlights: () => [{ kind: 'pictures', pictures: [{ url, width: 4, height: 3, alt: 'Our stand' }] }],
    Section: () => null,
  });
  const sections = [{ type: 'fair', id: 'fair', data: {} }];
  const htmlAt = async (minute: string): Promise<string> => {
    const { get } = await openServer({
      page: { ...samplePage(), sections },
      plugins: [...plugins, { name: 'fair', section: () => Promise.resolve(section) }],
      now: () => new Date(`2026-11-21T${minute}:00+09:00`),
    });
    return (await get('/@komorebi?lang=en')).text();
  };
  expect(await htmlAt('11:59')).toContain('alt="Our stand"');
  const ended = await htmlAt('12:00');
  expect(ended).not.toContain('alt="Our stand"');
  expect(ended).not.toContain('aria-label="Photos"');
});

describe('a signboard that has an end', () => {
  const until = '2026-11-21T12:00:00+09:00';
  const board = { type: 'signboard', id: 's', data: { text: 'Dinner only', until } };
  const event = { id: 'event', title: 'Festival', sections: [board] };
  const openAt = (minute: string) =>
    openServer({
      page: { ...samplePage(), sections: [board, faq('a', 'One?'), faq('b', 'Two?')], subPages: [event] },
      now: () => new Date(`2026-11-21T${minute}:00+09:00`),
    });

  it('a signboard that has an end is on the page until then, with all that leads to it', async () => {
    const { get } = await openAt('11:59');
    const html = await (await get('/@komorebi')).text();
    expect(html.match(/Dinner only/g)?.length).toBeGreaterThan(1);
    expect(html).toContain('href="#oa-signboard"');
    expect(html).toContain('/page/event');
    expect((await get('/@komorebi/signboard')).status).toBe(200);
    expect((await get('/@komorebi/page/event')).status).toBe(200);
  });

  it('a signboard that has an end is gone then, with its line, its chip, its address and a page of nothing else', async () => {
    const { get } = await openAt('12:00');
    const html = await (await get('/@komorebi')).text();
    const [, seen = ''] = /<body[^>]*>([^]*?)<script/.exec(html) ?? [];
    expect(seen).toContain('One?');
    expect(seen).not.toContain('Dinner only');
    expect(seen).not.toContain('href="#oa-signboard"');
    expect(seen).not.toContain('/page/event');
    expect((await get('/@komorebi/signboard')).status).toBe(404);
    expect((await get('/@komorebi/page/event')).status).toBe(404);
  });
});
