import { renderOnServer } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { socialMediaSection } from './section.js';

const links = [
  { network: 'instagram', url: 'https://www.instagram.com/komorebi', handle: '<b>@komorebi</b>' },
  { network: 'x', url: 'javascript:alert(1)', handle: '@komorebi' },
  { network: 'blog', url: 'https://diary.example.com/', handle: '木漏れ日日記' },
];

it('the section has the blog’s name and the new-tab label in the language of the page', async () => {
  const state = { status: 'Success', data: { links } } as const;
  const html = await renderOnServer(socialMediaSection, state, { language: 'ko' });
  expect(html).toContain('블로그');
  expect(html).toContain('새 탭에서 열림');
  expect(html).toContain('lang="ja">木漏れ日日記');
});

it('the section renders nothing if no link is left', async () => {
  const data = { links: [{ network: 'x', url: 'javascript:alert(1)' }] };
  expect(await renderOnServer(socialMediaSection, { status: 'Success', data })).toBe('');
});
