import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openServer } from '../testing/open-server.js';
import { samplePage } from '../testing/sample-page.js';

it('an error page is the same in gzip and without, with the ways of its own visit', async () => {
  const { get, api } = await openServer();
  api.answer(404);
  for (const [account, other] of [
    ['@one', '@two'],
    ['@two', '@one'],
  ]) {
    const plain = await get(`/${account}`);
    const text = await plain.text();
    expect(text).toContain(encodeURIComponent(account ?? ''));
    expect(text).not.toContain(encodeURIComponent(other ?? ''));
    const zipped = await get(`/${account}`, { 'accept-encoding': 'br, gzip' });
    expect(zipped.status).toBe(404);
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(zipped.headers.get('vary')).toBe(plain.headers.get('vary'));
    expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(text);
  }
});

it.each(['One', 'Two <b>'])(
  'the error page of an item that is gone says whose it was, which %s is, and leads to all of its kind',
  async (name) => {
    const icon = { url: 'https://images.example/i?a=1&b=2', width: 96, height: 96 };
    const data = { items: [{ id: 'q', question: 'Can I book?', answer: 'Yes.' }] };
    const { get } = await openServer({
      page: {
        ...samplePage({ name, icon, statusMessage: 'Closed & happy', contentLanguage: 'ja' }),
        sections: [{ type: 'faq', id: 'faq', data }],
      },
    });
    const response = await get('/@komorebi/faq/gone');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-security-policy')).toContain('img-src');
    const html = await response.text();
    expect(html).toContain(`<strong>${name.replace('<b>', '&lt;b&gt;')}</strong>`);
    expect(html).toMatch(/lang="ja"[^>]*><img[^>]*src="https:\/\/images\.example\/i\?a=1&amp;b=2"/);
    expect(html).toContain('Closed &amp; happy');
    expect(html).toMatch(/href="\/@komorebi\/faq"[^>]*>(?:<[^>]*>)*Show all questions</);
    expect(html).toContain('href="/@komorebi"');
  },
);

it('the error page of an item that is gone says a name alone where nothing else is known', async () => {
  const { get, api } = await openServer({ page: samplePage({ name: 'Only a name', icon: undefined }) });
  const html = await (await get('/@komorebi/faq/gone')).text();
  expect(html).toContain('<strong>Only a name</strong>');
  expect(html).not.toContain('<img');
  api.answer(404);
  expect(await (await get('/@nobody')).text()).not.toContain('<strong>');
});
