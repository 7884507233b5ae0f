import { expect, it } from 'vitest';
import { distinctLinks } from './distinct-links.js';
import type { SocialLink } from './social-link.js';

const instagram = (url: string, handle?: string): SocialLink => ({ network: 'instagram', url, handle });
const first = instagram('https://www.instagram.com/komorebi', '@komorebi');

it.each([
  instagram('https://www.instagram.com/komorebi', '@komorebi'),
  instagram('http://instagram.com/komorebi/'),
  instagram('https://instagram.com/komorebi?igsh=abc', 'Komorebi'),
])('distinctLinks drops another address of the same account: $url', (again) => {
  expect(distinctLinks([first, again])).toEqual([first]);
});

it('distinctLinks keeps several accounts of one network', () => {
  const beans = instagram('https://www.instagram.com/komorebi.beans');
  expect(distinctLinks([first, beans])).toEqual([first, beans]);
});

it('distinctLinks keeps two blogs with the same name on different sites', () => {
  const blog = (url: string): SocialLink => ({ network: 'blog', url, handle: '@komorebi' });
  expect(
    distinctLinks([blog('https://ameblo.jp/komorebi'), blog('https://komorebi.hatenablog.com')]),
  ).toHaveLength(2);
});

it('distinctLinks keeps addresses that differ in their query', () => {
  const video = (id: string): SocialLink => ({
    network: 'youtube',
    url: `https://www.youtube.com/watch?v=${id}`,
  });
  expect(distinctLinks([video('a'), video('b')])).toHaveLength(2);
});

it('distinctLinks keeps the same name on two networks', () => {
  const threads: SocialLink = {
    network: 'threads',
    url: 'https://www.threads.net/@komorebi',
    handle: '@komorebi',
  };
  expect(distinctLinks([first, threads])).toEqual([first, threads]);
});
