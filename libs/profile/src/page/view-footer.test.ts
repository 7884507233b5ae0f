import { ViewFrame, type Plugin } from '@oa-profile/plugin-sdk/page';
import type { View } from '@oa-profile/plugin-sdk/internal';
import { commonTexts } from '@oa-profile/i18n';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.js';
import { sampleSections } from '../testing/sample-sections.js';

const question = { id: 'book', question: 'Can I book a table?', answer: 'Yes.' };
const sections = [...sampleSections, { type: 'faq', id: 'questions', data: { items: [question] } }];

/** One that a host has chosen. */
const queue: Plugin = {
  name: 'queue',
  views: {
    queue: {
      load: () =>
        Promise.resolve({
          texts: commonTexts,
          Component: () => createElement(ViewFrame, { title: 'Queue', children: null }),
          card: () => ({ title: 'Queue', indexed: true }),
        }),
    },
  },
};

const views: View[] = [
  { name: 'profile' },
  { name: 'named', view: 'queue' },
  { name: 'named', view: 'report' },
  { name: 'item', plugin: 'faq', itemId: 'book' },
];

it.each(views)(
  'the footer of the view $name leads to the same view in each language',
  async (initialView) => {
    const html = await renderPage({ origin: 'web', plugins: [queue], sections, page: { initialView } });
    const footers = html.match(/<footer\b.*?<\/footer>/gs) ?? [];
    expect(footers).toHaveLength(1);
    const [footer = ''] = footers;
    for (const language of ['en', 'ja', 'zh-TW', 'th', 'id', 'ko'])
      expect(footer).toContain(`lang=${language}"`);
  },
);
