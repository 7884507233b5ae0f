import type { Plugin, SummaryPart } from '@oa-profile/plugin-sdk/page';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.js';

const plugin = (name: string, summary: () => Promise<SummaryPart>): Plugin => ({ name, summary });
const saying = (words: string): SummaryPart => ({ Link: () => words });

it('the column on a server leaves out what of a plugin cannot be loaded, its words included, and nothing else', async () => {
  const html = await renderPage({
    plugins: [
      plugin('codeless', () => Promise.reject(new Error('no code'))),
      plugin('wordless', () =>
        Promise.resolve({
          ...saying('Without words'),
          texts: { namespace: 'wordless', load: () => Promise.reject(new Error('no words')) },
        }),
      ),
      plugin('whole', () => Promise.resolve(saying('Whole'))),
    ],
    page: {
      outline: [
        {
          id: 'basic-info',
          type: 'basic-info',
          title: 'Basic information',
          highlights: [{ kind: 'place', text: '3-99-7 Yanaka' }],
        },
      ],
    },
  });
  const column = html.slice(html.indexOf('data-late="summary column"'));
  expect(column).toContain('3-99-7 Yanaka');
  expect(column).toContain('Whole');
  expect(column).not.toContain('Without words');
});
