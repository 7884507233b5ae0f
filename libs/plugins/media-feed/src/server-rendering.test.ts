import { renderOnServer } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { mediaFeedSection } from './section.js';

const picture = { url: 'https://pictures.example.com/1.jpg', width: 960, height: 720, alt: 'カップ' };
const items = Array.from({ length: 30 }, (_, index) => ({
  id: `number-${index}`,
  kind: 'photo',
  publishedAt: new Date(Date.UTC(2026, 10, 20 - index)).toISOString(),
  caption: `<b>${index}番目</b>`,
  pictures: [picture],
}));
const render = (data: unknown, overrides = {}): Promise<string> =>
  renderOnServer(mediaFeedSection, { status: 'Success', data }, overrides);

it('the section counts ages from the time of rendering', async () => {
  expect(await render({ items }, { now: new Date('2026-11-20T00:30:00Z') })).toContain('30 minutes ago');
});

it('the section has no follow button while it is not known whether the visitor follows', async () => {
  expect(await render({ items })).not.toContain('Follow');
  const follow = { isFollowing: true, followers: 12, pending: false };
  expect(await render({ items }, { follow })).toMatch(/12 followers.*aria-pressed="true"/);
});

it('the section renders nothing without posts', async () => {
  expect(await render({ items: [] })).toBe('');
});

it.each([
  ['a photo', { pictures: [{ ...picture, alt: undefined }] }, '1 photo'],
  ['a video', { pictures: [], kind: 'video', videoUrl: 'https://pictures.example.com/1.mp4' }, 'Video'],
])('the link of %s without words, alternative and date has a name', async (_, parts, name) => {
  const bare = { id: 'bare', kind: 'photo', ...parts };
  const html = await render({ items: [bare] });
  const [link = ''] = html.slice(html.indexOf('bare"')).split('</a>');
  expect(link).toContain(`>${name}<`);
});
