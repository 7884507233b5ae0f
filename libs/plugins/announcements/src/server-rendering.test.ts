import { renderOnServer } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { announcementsSection } from './section.js';

const items = Array.from({ length: 30 }, (_, index) => ({
  id: `number-${index}`,
  title: `Announcement ${index}`,
  body: `Body ${index}.`,
  publishedAt: '2026-11-20T09:00:00+09:00',
}));

it('the section marks no announcement as new on the server, which does not know what was read', async () => {
  const html = await renderOnServer(announcementsSection, { status: 'Success', data: { items } });
  expect(html).not.toContain('New');
});

it.each([
  ['an hour ago', '2026-11-21T11:00:00+09:00', true],
  ['in an hour', '2026-11-21T13:00:00+09:00', false],
  ['nobody can tell when', 'on Thursday', false],
  ['in the year of databases', '0001-01-01T00:00:00Z', false],
])('an announcement that ends %s is told as ended or not, by the clock', async (_, until, isOver) => {
  const data = {
    items: [
      { id: 'first', title: 'We open late', publishedAt: '2026-11-20T09:00:00+09:00', until },
      { id: 'second', title: 'Cake again', publishedAt: '2026-11-19T09:00:00+09:00' },
    ],
  };
  const html = await renderOnServer(announcementsSection, { status: 'Success', data });
  expect(html.includes('>Ended<')).toBe(isOver);
  expect(html.indexOf('We open late') > html.indexOf('Cake again')).toBe(isOver);
});
