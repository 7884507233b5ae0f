import { sectionOf } from '@oa-profile/plugin-sdk/page';
import { createI18n } from '@oa-profile/i18n';
import { expect, it, vi } from 'vitest';
import { outlineOnce } from './outline-once.js';
import { plugins } from '../testing/plugins.js';
import { samplePage } from '../testing/sample-page.js';

it('outlineOnce asks a plugin for its outline once, however often an answer is rendered', async () => {
  const faq = await sectionOf(plugins, 'faq');
  const highlights = vi.fn(() => []);
  type Options = Parameters<typeof outlineOnce>[0];
  const options = (sections: Options['sections']): Options => ({
    plugins: [{ name: 'faq', section: () => Promise.resolve({ ...faq!, highlights }) }],
    account: samplePage().account,
    sections,
    i18n: createI18n('en'),
  });
  const items = [{ id: '1', question: 'Where?', answer: 'Here.' }];
  const sections = [{ type: 'faq', id: 'faq', data: { items } }];
  const outline = await outlineOnce(options(sections));
  expect(outline).toMatchObject([{ type: 'faq' }]);
  expect(await outlineOnce(options(sections))).toBe(outline);
  expect(highlights).toHaveBeenCalledOnce();
  // Another answer with the same content.
  await outlineOnce(options([...sections]));
  expect(highlights).toHaveBeenCalledTimes(2);
});
