import { createFormatters } from '@oa-profile/i18n';
import type { HighlightContext } from '@oa-profile/plugin-sdk';
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

it('other goods since the last visit are told in the words of the section', async () => {
  const t = await loadTranslate(showcaseTexts, 'en');
  expect(showcaseSection.sinceLastVisit?.changes(['before'], ['now'], {} as never, t)).toEqual([
    { text: 'Products or prices have changed' },
  ]);
});
