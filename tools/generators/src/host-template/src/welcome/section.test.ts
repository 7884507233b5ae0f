import { languages } from '@oa-profile/i18n';
import { renderOnServer } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { welcomeTexts } from './texts.js';
import { welcomeSection } from './section.js';

const data = { text: 'いつでもお立ち寄りください。', name: 'Mori' };
const render = (data: unknown, overrides = {}): Promise<string> =>
  renderOnServer(welcomeSection, { status: 'Success', data }, overrides);

it.each(languages)('the section is rendered by a server, with its texts in %s', async (language) => {
  const html = await render(data, { language, account: { contentLanguage: 'ja' } });
  const { title = '', from = '' } = await welcomeTexts.load(language);
  expect(html).toContain(title);
  expect(html).toContain(from.replace('{{name}}', data.name));
  expect(html).toContain(data.text);
});

it('the section marks the owner’s words with their language if the page has another', async () => {
  const html = await render(data, { language: 'en', account: { contentLanguage: 'ja' } });
  expect(html).toMatch(/lang="ja"[^>]*>(<p>)?いつでも/);
});

it('the section shows what an owner wrote as text, even if it looks like markup', async () => {
  expect(await render({ text: '<b>Hello</b>' })).toContain('&lt;b&gt;Hello&lt;/b&gt;');
});

it('the section reports data without a text', async () => {
  expect(await render({ name: 'Mori' })).not.toContain('Mori');
});
