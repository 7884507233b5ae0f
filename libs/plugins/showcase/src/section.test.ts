import { createFormatters } from '@oa-profile/i18n';
import { changesBetween, digestOf, type HighlightContext } from '@oa-profile/plugin-sdk';
import { loadTranslate, storyContext } from '@oa-profile/plugin-sdk/testing';
import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { showcase } from './data.js';
import { showcaseSection } from './section.js';
import { showcaseTexts } from './texts.js';

const story = storyContext();
const context: HighlightContext = {
  ...story,
  account: { ...story.account, contentLanguage: 'ja' },
  language: 'en',
  formatters: createFormatters('en', 'Asia/Tokyo'),
};
const picture = { url: 'https://pictures.example.com/a.jpg', width: 600, height: 600 };
const product = { id: 'Toast 1', name: '厚切りトースト', picture };
const highlightsOf = (items: object[]) =>
  showcaseSection.highlights?.(parse(showcase, { items }), context, String) ?? [];

it('the first screen gets the picture of each product, named by what it shows or else by the product', () => {
  const shown = { ...product, id: 'Toast 2', picture: { ...picture, alt: 'バターの溶けるトースト' } };
  expect(highlightsOf([product, shown])).toEqual([
    {
      kind: 'pictures',
      pictures: [
        { ...picture, alt: '厚切りトースト', lang: 'ja' },
        { ...picture, alt: 'バターの溶けるトースト', lang: 'ja' },
      ],
    },
  ]);
});

it.each([
  ['sold out', { soldOut: true }],
  ['perhaps sold out', { soldOut: 'soon' }],
  ['without a picture', { picture: undefined }],
  ['with an unsafe picture', { picture: { ...picture, url: 'javascript:alert(1)' } }],
])('the first screen gets nothing of a product %s', (_, more) => {
  expect(highlightsOf([{ ...product, ...more }])).toEqual([]);
});

it('the first screen gets at most six pictures', () => {
  const items = Array.from({ length: 9 }, (_, place) => ({ ...product, id: `${place}` }));
  const [highlight] = highlightsOf(items);
  expect(highlight?.kind === 'pictures' && highlight.pictures).toHaveLength(6);
});

it('the first screen has no more of a long text than names a link: each view of the account has all of them', () => {
  const alt = 'A table by the window. '.repeat(500);
  const [highlight] = highlightsOf([{ ...product, picture: { ...picture, alt } }]);
  expect(highlight?.kind === 'pictures' && highlight.pictures[0]?.alt.length).toBeLessThanOrEqual(120);
});

const item = (id: string, amount: number, more: object = {}) => ({
  id,
  name: 'コーヒー',
  price: { amount, currency: 'JPY' },
  ...more,
});
const before = { items: [item('a', 500), item('b', 700)] };

it.each([
  { why: 'tells another price', after: { items: [item('a', 550), item('b', 700)] }, isNews: true },
  { why: 'tells that something is there or gone', after: { items: [item('a', 500)] }, isNews: true },
  { why: 'says nothing of another order', after: { items: [item('b', 700), item('a', 500)] } },
  { why: 'tells that all are others', after: { items: [item('c', 500), item('d', 700)] }, isNews: true },
  {
    why: 'says nothing of what is sold out',
    after: { items: [item('a', 500, { soldOut: true }), item('b', 700)] },
  },
  {
    why: 'says nothing of another language',
    after: { items: [item('a', 500, { name: 'Coffee' }), item('b', 700)] },
  },
])('$why', async ({ after, isNews = false }) => {
  const t = await loadTranslate(showcaseTexts, 'en');
  const context = {
    account: { name: 'Komorebi', countryCode: 'JP' as const, timeZone: 'Asia/Tokyo', currency: 'JPY' },
    language: 'en' as const,
    formatters: createFormatters('en', 'Asia/Tokyo'),
    now: new Date('2026-11-21T12:00:00+09:00'),
  };
  const digests = [digestOf(showcaseSection, before), digestOf(showcaseSection, after)] as const;
  expect(changesBetween(showcaseSection, digests, context, t)).toEqual(
    isNews ? [{ text: 'Products or prices have changed' }] : [],
  );
});
