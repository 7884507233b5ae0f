import { describe, expect, it } from 'vitest';
import { openServer, type OpenServer } from '../testing/open-server.js';

/** A page server whose API has only one account. */
async function openWithOne(): Promise<OpenServer> {
  const server = await openServer();
  server.api.answerOnly('@komorebi');
  return server;
}

describe('an account id in capital letters', () => {
  const spellings = Array.from({ length: 2 ** 8 }, (_, bits) =>
    [...'komorebi'].map((letter, nth) => (bits & (1 << nth) ? letter.toUpperCase() : letter)).join(''),
  );

  it(
    'an id in capital letters leads to the account’s one page, with the rest of the address, at no cost',
    { timeout: 60_000 },
    async () => {
      const { get, renders, api } = await openServer();
      for (const spelling of spellings) {
        const answer = await get(`/@${spelling}/place?lang=th&key=A1`);
        if (spelling === 'komorebi') continue;
        expect(answer.status, spelling).toBe(301);
        expect(answer.headers.get('location')).toBe('/@komorebi/place?lang=th&key=A1');
      }
      expect(renders()).toBe(1);
      expect(api.requests).toHaveLength(1);
    },
  );

  it('an account id in capital letters has the same page in the app, where nothing may redirect', async () => {
    const { get, renders } = await openServer();
    const texts = new Set<string>();
    for (const spelling of spellings.slice(0, 20)) texts.add(await (await get(`/liff/@${spelling}`)).text());
    expect(texts.size).toBe(1);
    expect([...texts].join()).toContain('"basePath":"/liff/@komorebi"');
    expect(renders()).toBe(1);
  });
});

describe('a link that other apps have changed', () => {
  const swallowed = [
    '。',
    '）',
    '、',
    '.',
    '...',
    '」',
    '!',
    ' ',
    '\u200b',
    '。営業時間は',
    'をご覧ください',
    '>',
    ')."',
  ];
  const path = (text: string): string => encodeURI(text);

  it.each<readonly [string, string]>([
    ...swallowed.map((end) => [`/@komorebi${end}`, '/@komorebi'] as const),
    ...swallowed
      .filter((end) => !end.startsWith('.'))
      .map((end) => [`/@komorebi/place${end}`, '/@komorebi/place'] as const),
    ['/＠komorebi', '/@komorebi'],
    ['/＠ｋｏｍｏｒｅｂｉ', '/@komorebi'],
    ['/@KOMOREBI。', '/@komorebi'],
    // Encoded three times, as `path` encodes it once more.
    ['/%2540komorebi', '/@komorebi'],
    ['/@komorebi%3F', '/@komorebi'],
  ])('a link that other apps have changed leads from %j to %s where that exists', async (given, meant) => {
    const { get } = await openWithOne();
    const answer = await get(`${path(given)}?lang=th`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(`${meant}?lang=th`);
  });

  it.each(['/@nobody。', '/@nobody.', '/＠nobody', '/@komorebi/nowhere。'])(
    'a link that other apps have changed is not found where there is nothing without it: %s',
    async (given) => {
      const { get } = await openWithOne();
      expect((await get(path(given))).status).toBe(404);
    },
  );

  it('a link that other apps have changed leads nowhere else while the account of that very name exists', async () => {
    const { get } = await openServer();
    expect((await get('/@komorebi.')).status).toBe(200);
  });

  it.each(['/liff/@komorebi。', '/liff%2F%40komorebi', '/liff?liff.state=%252F%2540komorebi'])(
    'a link that other apps have changed is answered in the app with the account, without a redirect: %s',
    async (given) => {
      const { get } = await openWithOne();
      const answer = await get(given);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('"basePath":"/liff/@komorebi"');
    },
  );
});

it('a language written in another way is kept in links in ours', async () => {
  const { get } = await openServer();
  for (const [tag, language] of [
    ['zh_TW', 'zh-TW'],
    ['id-ID', 'id'],
    ['yue', 'zh-TW'],
  ] as const)
    expect(await (await get(`/@komorebi?lang=${tag}`)).text()).toContain(`"query":"?lang=${language}"`);
});
