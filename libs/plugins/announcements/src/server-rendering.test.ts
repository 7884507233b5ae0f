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
