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
});
