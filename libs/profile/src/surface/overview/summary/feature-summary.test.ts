import type { Feature, SummaryPart } from '@oa-profile/plugin-sdk/page';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.js';

const feature = (name: string, summary: () => Promise<SummaryPart>): Feature => ({ name, summary });
const saying = (words: string): SummaryPart => ({ Link: () => words });

it('the column on a server leaves out what of a feature cannot be loaded, its words included, and nothing else', async () => {
  const html = await renderPage({
    features: [
      feature('codeless', () => Promise.reject(new Error('no code'))),
      feature('wordless', () =>
        Promise.resolve({
          ...saying('Without words'),
          texts: { namespace: 'wordless', load: () => Promise.reject(new Error('no words')) },
        }),
      ),
      feature('whole', () => Promise.resolve(saying('Whole'))),
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
  const column = html.slice(html.indexOf('data-late="summary"'));
  expect(column).toContain('3-99-7 Yanaka');
  expect(column).toContain('Whole');
  expect(column).not.toContain('Without words');
});
