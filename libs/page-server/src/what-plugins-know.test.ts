import type { Plugin, LateView } from '@oa-profile/plugin-sdk/page';
import { commonTexts } from '@oa-profile/i18n';
import { expect, it } from 'vitest';
import { openServer } from './testing/open-server.js';
import { samplePage } from './testing/sample-page.js';

/** A line that some accounts have, as only the server knows. */
const lineAt = (accounts: readonly string[]): Plugin => {
  const view: LateView = {
    texts: commonTexts,
    Component: () => 'Take a number',
    card: ({ given }) => (given?.['line'] === 'here' ? { title: 'Line', indexed: true } : undefined),
  };
  return {
    name: 'line',
    views: { line: { load: () => Promise.resolve(view) } },
    server: {
      ask: ({ account }) => (accounts.includes(account.basicSearchId) ? 'here' : undefined),
      files: {
        ticket: {
          path: 'ticket.txt',
          keptBy: 'none',
          answer: ({ page }) =>
            page.given?.['line'] === 'here' ? { contentType: 'text/plain', content: '47' } : undefined,
        },
      },
    },
  };
};

const page = samplePage({});
const { basicSearchId } = page.account;

it.each([
  ['has', [basicSearchId], 200],
  ['does not have', [], 404],
] as const)(
  'a view and a file know what their plugin has asked: an account that %s it',
  async (_, accounts, status) => {
    const { get } = await openServer({ page, plugins: [lineAt(accounts)] });
    for (const path of ['line', 'ticket.txt'])
      expect((await get(`/@komorebi/${path}`)).status, path).toBe(status);
    const sitemap = await (await get('/@komorebi/sitemap.xml')).text();
    expect(sitemap.includes('/@komorebi/line')).toBe(status === 200);
  },
);
