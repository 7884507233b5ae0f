import { createFormatters, type Language } from '@oa-profile/i18n';
import { loadTranslate } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { reviewsSection } from './section.js';
import { reviewsTexts } from './texts.js';

const account = { name: 'Komorebi', countryCode: 'JP' as const, timeZone: 'Asia/Tokyo', currency: 'JPY' };
const data = { average: 4.46, count: 1360, distribution: [0, 0, 0, 0, 0], items: [], endsOn: undefined };

it.each([
  ['en', '4.5 (1,360)', '4.5 out of 5 stars and 1,360 reviews'],
  ['id', '4,5 (1.360)', expect.stringContaining('4,5') as string],
] as const)(
  'the first screen tells the rating in %s, shortly for the eyes and wholly for the ears',
  async (language, text, spoken) => {
    const t = await loadTranslate(reviewsTexts, language as Language);
    const context = { account, language, formatters: createFormatters(language, 'Asia/Tokyo') };
    expect(reviewsSection.highlights?.(data, context, t)).toEqual([
      { kind: 'words', sign: 'rating', text, spoken },
    ]);
  },
);
