import { describe, expect, it } from 'vitest';
import { answering, clientOf } from './testing/fake-api.js';

describe('the language of a call', () => {
  it('the language of a call replaces the client’s for that call only', async () => {
    const { client, requests } = clientOf(answering({ count: 1 }), { language: 'en' });
    await client.getFriendCount('@a', { language: 'ja' });
    await client.getFriendCount('@a');
    expect(requests.map(({ headers }) => headers.get('content-language'))).toEqual(['ja', 'en']);
  });

  it('the language of a call can also be chosen for a sub-page', async () => {
    const { client, requests } = clientOf(answering({ items: [] }), { language: 'ko' });
    const plugin = { accountId: 'a', pageId: 'menu', type: 'EZSTORE', pluginId: 'dishes' } as const;
    await client.getSubPagePlugin(plugin, { language: 'th' });
    expect(requests[0]?.headers.get('content-language')).toBe('th');
  });

  it.each(['vi', 'zh-Hant-HK', 'de-CH-1996', 'x-klingon'])(
    'the language of a call can be any that BCP 47 has a tag for, such as %s',
    async (language) => {
      const { client, requests } = clientOf(answering({ count: 1 }), { language });
      await client.getFriendCount('@a');
      await client.getFriendCount('@a', { language });
      expect(requests.map(({ headers }) => headers.get('content-language'))).toEqual([language, language]);
    },
  );

  it.each(['', 'zh_TW', 'Deutsch!', 'en\r\nx: y'])(
    'the language of a call is refused by name where it is no tag: %o',
    async (language) => {
      const { client, requests } = clientOf(answering({ count: 1 }));
      await expect(client.getFriendCount('@a', { language })).rejects.toMatchObject({
        code: 'INVALID_PARAM',
        data: { parameter: 'language', value: language },
      });
      expect(requests).toEqual([]);
    },
  );
});
