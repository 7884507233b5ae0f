import { renderOnServer } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { announcementsPlugin } from './announcements-plugin.js';

const items = Array.from({ length: 30 }, (_, index) => ({
  id: `number-${index}`,
  title: `Announcement ${index}`,
  body: `Body ${index}.`,
  publishedAt: '2026-11-20T09:00:00+09:00',
}));

it('the section has every announcement in the HTML with its link, so that none needs script', async () => {
  const html = await renderOnServer(announcementsPlugin, { status: 'Success', data: { items } });
  for (const { id, title } of items) {
    expect(html).toContain(`href="/@komorebi/story/${id}"`);
    expect(html).toContain(title);
  }
});

it('the section marks no announcement as new on the server, which does not know what was read', async () => {
  const html = await renderOnServer(announcementsPlugin, { status: 'Success', data: { items } });
  expect(html).not.toContain('New');
});

it('the section shows an announcement once that the API sends twice', async () => {
  const data = { items: [...items.slice(0, 2), items[0]] };
  const html = await renderOnServer(announcementsPlugin, { status: 'Success', data });
  expect(html.split('Announcement 0')).toHaveLength(2);
});
