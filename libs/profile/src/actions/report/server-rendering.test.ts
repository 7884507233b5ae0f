import type { Language } from '@oa-profile/i18n';
import { describe, expect, it } from 'vitest';
import type { SceneOptions } from '../../testing/create-scene.js';
import { renderPage } from '../../testing/render-page.js';

const render = (options: SceneOptions, language?: Language): Promise<string> =>
  renderPage({ page: { initialView: { name: 'named', view: 'report' } }, ...options }, language);

describe('the server', () => {
  it('the server sends the whole form, and says that it needs script', async () => {
    const html = await render({ origin: 'web' });
    expect(html).toContain('What is the problem?');
    expect(html.match(/type="radio"/g)).toHaveLength(4);
    expect(html).not.toContain('checked=""');
    expect(html).toMatch(/<noscript>.*Turn on JavaScript in your browser to send a report/);
    expect(html).not.toMatch(/style="|<script/);
  });

  it('the server sends a form that never puts its content into an address', async () => {
    const html = await render({ origin: 'web' });
    expect(/<form[^>]*>/.exec(html)?.[0]).toContain('method="dialog"');
    expect(html).not.toMatch(/\s(form)?action=/i);
  });

  it('the server mentions sharing the app account only in the app', async () => {
    expect(await render({ origin: 'liff' })).toContain('your account in LINE');
    expect(await render({ origin: 'web' })).not.toContain('your account in LINE');
  });

  it.each(['ja', 'zh-TW', 'th', 'id', 'ko'] as const)(
    'the server leaves no text in English on a page in %s',
    async (tag) => {
      const html = await render({ origin: 'liff' }, tag);
      expect(html).not.toMatch(/problem|Choose|Details|What happened|I agree|Send report/);
      expect(html).not.toMatch(/\b(reason|detail|agreement|sent)\.[a-z]/);
    },
  );
});
