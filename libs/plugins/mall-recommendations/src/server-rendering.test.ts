import { renderOnServer } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { mallRecommendationsSection } from './section.js';

const account = { accountId: 'oa-shanlan', searchId: '@shanlan', name: '<b>山嵐</b>', badge: 'verified' };
const item = {
  id: 'sticker',
  title: 'こもれびさんの一日',
  url: 'https://stickers.example.com/komorebi',
  picture: { url: 'https://pictures.example.com/sticker.png', width: 720, height: 720 },
  price: { amount: 250, currency: 'JPY' },
  assetKind: 'sticker',
};
const data = { accounts: [account], items: [item] };

it('the section has links to accounts and shops in the HTML, so that neither needs script', async () => {
  const html = await renderOnServer(mallRecommendationsSection, { status: 'Success', data });
  expect(html).toContain('href="/@shanlan"');
  expect(html).toContain('href="https://stickers.example.com/komorebi"');
  expect(html).not.toMatch(/<b>|\sstyle=/);
});

it('the section gives an item’s kind and price in the language of the page', async () => {
  const html = await renderOnServer(
    mallRecommendationsSection,
    { status: 'Success', data },
    { language: 'th' },
  );
  expect(html).toContain('สติกเกอร์');
  expect(html).toContain('¥250');
  expect(html).toContain('lang="ja">こもれびさんの一日');
});

it('the section marks an account’s language if it differs from the page’s', async () => {
  const accounts = [{ ...account, name: '山嵐茶行', category: '茶行', contentLanguage: 'zh-TW' }];
  const render = (language: 'ja' | 'zh-TW'): Promise<string> =>
    renderOnServer(
      mallRecommendationsSection,
      { status: 'Success', data: { accounts, items: [] } },
      { language },
    );
  const html = await render('ja');
  expect(html).toMatch(/ lang="zh-TW"[^>]*>山嵐茶行</);
  expect(html).toMatch(/ lang="zh-TW"[^>]*>茶行</);
  expect(await render('zh-TW')).not.toContain('lang=');
});

it('the section makes only http(s) links and links to search ids', async () => {
  const wrong = {
    accounts: [{ ...account, searchId: '//evil.example.com' }, account],
    items: [{ ...item, url: 'javascript:alert(1)' }],
  };
  const html = await renderOnServer(mallRecommendationsSection, { status: 'Success', data: wrong });
  expect(html).not.toMatch(/javascript:|evil/);
});
