import { expect, it } from 'vitest';
import { distinctLinks, linkDetails, type SocialLink } from './links.js';

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

it.each([
  'https://www.instagram.com/komorebi',
  'https://instagram.com/komorebi',
  'https://m.instagram.com/komorebi',
])('a link shows the account’s name on the network: %s', (url) => {
  expect(linkDetails({ network: 'instagram', url, handle: '@komorebi' })).toEqual({ handle: '@komorebi' });
});

it('a link to an account without a name shows its address', () => {
  expect(linkDetails({ network: 'facebook', url: 'https://www.facebook.com/komorebi/?ref=page' })).toEqual({
    address: 'facebook.com/komorebi',
  });
  expect(linkDetails({ network: 'note', url: 'https://note.com/%E6%9C%A8%E6%BC%8F' })).toEqual({
    address: 'note.com/木漏',
  });
});

it.each([
  ['https://instagram.com.example.net/login', 'instagram.com.example.net'],
  ['https://notinstagram.com/komorebi', 'notinstagram.com'],
  ['https://www.example.com/instagram.com', 'example.com'],
])('a link to another site than the network shows its host: %s', (url, address) => {
  expect(linkDetails({ network: 'instagram', url, handle: '@komorebi' })).toEqual({
    handle: '@komorebi',
    address,
  });
});

it('linkDetails names the host of a blog', () => {
  expect(linkDetails({ network: 'blog', url: 'https://diary.example.com/', handle: '木漏れ日日記' })).toEqual(
    {
      handle: '木漏れ日日記',
      address: 'diary.example.com',
    },
  );
});

it('linkDetails keeps an address that cannot be decoded as it is', () => {
  expect(linkDetails({ network: 'x', url: 'https://x.com/%E0%A4%A' })).toEqual({ address: 'x.com/%E0%A4%A' });
});

it('linkDetails cuts a very long path', () => {
  const { address = '' } = linkDetails({ network: 'x', url: `https://x.com/${'a'.repeat(300)}` });
  expect(address).toMatch(/^x\.com\/a{40,}…$/);
});

it('linkDetails shows the host of an address whole, however long it is', () => {
  const labels = ['login', 'session', 'verify'];
  for (let count = 0; count < 20; count += 1) {
    const middle = Array.from({ length: count }, (_, index) => labels[index % labels.length]);
    const host = ['instagram.com', ...middle, 'example.net'].join('.');
    for (const path of ['', '/komorebi', `/${'a'.repeat(300)}`])
      for (const handle of [undefined, '@komorebi'])
        expect(linkDetails({ network: 'instagram', url: `https://${host}${path}`, handle }).address).toMatch(
          new RegExp(`^${host.replaceAll('.', String.raw`\.`)}(/|$)`),
        );
  }
});
