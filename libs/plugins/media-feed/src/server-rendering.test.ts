import { renderOnServer } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { mediaFeedPlugin } from './media-feed-plugin.js';

const picture = { url: 'https://pictures.example.com/1.jpg', width: 960, height: 720, alt: 'カップ' };
const items = Array.from({ length: 30 }, (_, index) => ({
  id: `number-${index}`,
  kind: 'photo',
  publishedAt: new Date(Date.UTC(2026, 10, 20 - index)).toISOString(),
  caption: `<b>${index}番目</b>`,
  pictures: [picture],
}));
const render = (data: unknown, overrides = {}): Promise<string> =>
  renderOnServer(mediaFeedPlugin, { status: 'Success', data }, overrides);

it('the section links to every post in the HTML, so that none needs script', async () => {
  const html = await render({ items });
  for (const { id } of items) expect(html).toContain(`href="/@komorebi/story/${id}"`);
  expect(html).not.toMatch(/<dialog|<video|\sstyle=/);
});

it('the section counts ages from the time of rendering', async () => {
  expect(await render({ items }, { now: new Date('2026-11-20T00:30:00Z') })).toContain('30 minutes ago');
});

it('the section drops addresses that are not http(s)', async () => {
  const [item] = items;
  const unsafe = { ...item, videoUrl: 'javascript:alert(1)', pictures: [{ ...picture, url: 'data:,' }] };
  const alone = { ...item, id: 'alone', videoUrl: 'javascript:alert(1)' };
  const html = await render({ items: [unsafe, alone] });
  expect(html).not.toMatch(/javascript:|data:,/);
  expect(html).toContain('story/alone');
});

it('the section has no follow button while it is not known whether the visitor follows', async () => {
  expect(await render({ items })).not.toContain('Follow');
  const follow = { isFollowing: true, followers: 12, pending: false };
  expect(await render({ items }, { follow })).toMatch(/12 followers.*aria-pressed="true"/);
});

it('the section renders nothing without posts', async () => {
  expect(await render({ items: [] })).toBe('');
});
