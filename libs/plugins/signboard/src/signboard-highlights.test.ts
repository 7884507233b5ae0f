import { createFormatters } from '@oa-profile/i18n';
import { expect, it } from 'vitest';
import { signboardHighlights } from './signboard-highlights.js';

it('signboardHighlights stands in for an offer as news', () => {
  const context = {
    account: { name: 'Melati', countryCode: 'ID' as const, timeZone: 'Asia/Jakarta', currency: 'IDR' },
    language: 'en' as const,
    formatters: createFormatters('en', 'Asia/Jakarta'),
  };
  const data = { text: 'Flu vaccine available.' } as Parameters<typeof signboardHighlights>[0];
  expect(signboardHighlights(data, context)).toMatchObject([{ isFallback: true, isNews: true }]);
  expect(signboardHighlights({ ...data, text: undefined }, context)).toEqual([]);
});
