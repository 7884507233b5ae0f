import type { AccountPage } from '@oa-profile/api-client';
import { describe, expect, it } from 'vitest';
import { openServer } from '../testing/open-server.js';
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
    expect(html).toMatch(/<h1[^>]*lang="ja"[^>]*>お品書き</);
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
