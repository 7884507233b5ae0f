import { describe, expect, it } from 'vitest';
import { openServer } from '../testing/open-server.js';

const elementOf = (html: string, id: string): unknown => {
  const [, json = 'null'] = new RegExp(`id="${id}">(.*?)</script>`, 's').exec(html) ?? [];
  return JSON.parse(json);
};

describe('the link into the app', () => {
  const linksOf = async (env: Record<string, string>): Promise<unknown> => {
    const { get } = await openServer({ env });
    const html = await (await get('/@komorebi?lang=th')).text();
    return (elementOf(html, 'page-data') as { appLinks: unknown }).appLinks;
  };

  it('the link into the app can open every view with the choices made there', async () => {
    expect(await linksOf({ LIFF_ID: '123-abc' })).toMatchObject({
      open: 'https://liff.line.me/123-abc/%40komorebi?lang=th',
      openAt: 'https://liff.line.me/123-abc/%40komorebi{path}{query}',
    });
  });

  it('the link into the app is configurable', async () => {
    expect(await linksOf({ APP_OPEN_LINK: 'app://open/{searchId}{path}{query}' })).toMatchObject({
      open: 'app://open/%40komorebi?lang=th',
      openAt: 'app://open/%40komorebi{path}{query}',
    });
  });

  it.each(['https://app.example/{searchId}', 'https://app.example/{searchId}{path}'])(
    'the link into the app opens the account only if it is %s',
    async (link) => {
      expect(await linksOf({ APP_OPEN_LINK: link })).toMatchObject({
        open: 'https://app.example/%40komorebi',
      });
      expect(await linksOf({ APP_OPEN_LINK: link })).not.toHaveProperty('openAt');
    },
  );
});
