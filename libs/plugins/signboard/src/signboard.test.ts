import { createFormatters } from '@oa-profile/i18n';
import { renderOnServer } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { signboardSection } from './section.js';

const picture = { url: 'https://pictures.example.com/board.jpg', width: 1440, height: 810, alt: '看板' };
const render = (data: unknown, overrides = {}): Promise<string> =>
  renderOnServer(signboardSection, { status: 'Success', data }, overrides);

it('the section shows the text if picture and link are not http(s)', async () => {
  const html = await render({
    picture: { ...picture, url: 'data:image/png;base64,AAAA' },
    text: 'Back at noon',
    url: 'javascript:alert(1)',
  });
  expect(html).toContain('Back at noon');
  expect(html).not.toMatch(/<img|<a |javascript:/);
});

it.each([
  ['an hour ago', '2026-11-21T11:00:00+09:00', false],
  ['in an hour', '2026-11-21T13:00:00+09:00', true],
  ['nobody can tell when', 'after the festival', true],
])('a signboard that ends %s is shown or not, by the clock', async (_, until, isShown) => {
  expect((await render({ text: 'Dinner only', until })).includes('Dinner only')).toBe(isShown);
});

it.each([{}, { text: ' \n' }, { url: 'https://example.com/' }])(
  'nothing is rendered for %j',
  async (data) => {
    expect(await render(data)).toBe('');
  },
);

it('the text of a signboard stands in for an offer, as news', () => {
  const context = {
    account: { name: 'Melati', countryCode: 'ID' as const, timeZone: 'Asia/Jakarta', currency: 'IDR' },
    language: 'en' as const,
    formatters: createFormatters('en', 'Asia/Jakarta'),
  };
  const { highlights } = signboardSection;
  const data = { text: 'Flu vaccine available.', picture: undefined, url: undefined };
  expect(highlights?.(data, context, String)).toMatchObject([{ isFallback: true, isNews: true }]);
  expect(highlights?.({ ...data, text: undefined }, context, String)).toEqual([]);
});
