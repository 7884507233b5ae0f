import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { accountPage } from './schemas/account-page.js';
import { basicInfo } from './schemas/index.js';
import { optionalTelephone, shortText, text, webUrl } from './schemas/building-blocks.js';
import { clientOf } from './testing/fake-api.js';
import { account } from './testing/wire.js';

describe('a text longer than its limit', () => {
  it.each([
    ['a name', shortText, 500],
    ['any other text', text, 20_000],
  ])('a text longer than its limit is cut, and ends in an ellipsis: %s', (_, schema, most) => {
    expect(v.parse(schema, 'a'.repeat(most))).toBe('a'.repeat(most));
    expect(v.parse(schema, 'a'.repeat(most + 1))).toBe(`${'a'.repeat(most - 1)}…`);
  });

  it('a text longer than its limit is measured in characters, as the OpenAPI document says, and no emoji is cut in two', () => {
    expect(v.parse(shortText, '🍵'.repeat(500))).toBe('🍵'.repeat(500));
    expect(v.parse(shortText, '🍵'.repeat(501))).toBe(`${'🍵'.repeat(499)}…`);
    expect(v.parse(shortText, `a${'🍵'.repeat(500)}`)).toBe(`a${'🍵'.repeat(498)}…`);
  });

  it('a text longer than its limit is not blank afterwards', () => {
    expect(v.parse(shortText, `${' '.repeat(1000)}Tea`)).toBe('Tea');
  });

  it('a text longer than its limit is left out where a part would mean something else: an address, a telephone number', () => {
    const address = `https://a.example/${'p'.repeat(1982)}`;
    expect(v.parse(webUrl, address)).toBe(address);
    expect(v.is(webUrl, `${address}p`)).toBe(false);
    expect(v.parse(optionalTelephone, '1'.repeat(100))).toBe('1'.repeat(100));
    expect(v.parse(optionalTelephone, '1'.repeat(101))).toBeUndefined();
  });

  it('a text longer than its limit is reported, in data of any section as well', async () => {
    const reported: string[] = [];
    const long = 'a'.repeat(30_000);
    const result = {
      account: { ...account, name: long, description: long, icon: { url: `https://a.example/${long}` } },
      sections: [{ type: 'unheard-of', id: 'a', data: { words: long } }],
    };
    const { client } = clientOf(() => Response.json({ result }), {
      onSkipped: (_, places) => reported.push(...places),
    });
    const page = await client.getAccountPage('@komorebi');
    expect(page.account.name).toHaveLength(500);
    expect(page.account.description).toHaveLength(20_000);
    expect(page.sections[0]?.data).toEqual({ words: `${'a'.repeat(19_999)}…` });
    expect(reported).toEqual([
      'account.name',
      'account.description',
      'account.icon.url',
      'sections.0.data.words',
      'account.icon',
    ]);
  });
});

describe('an address', () => {
  it.each([
    [String.raw`https://evil.example\@good.example/`, 'https://evil.example/@good.example/'],
    [String.raw`https:\\evil.example/`, undefined],
    [String.raw`https://\evil.example/`, 'https://evil.example/'],
    ['https://good.example\n.evil.example/', 'https://good.example.evil.example/'],
    ['https://good.example\t@evil.example/', undefined],
    ['https://good.example%2f@evil.example/', undefined],
    ['HTTPS://A.EXAMPLE:443/../b', 'https://a.example/b'],
    ['https://ｇｏｏｄ。example/', 'https://good.example/'],
    ['https://gооd.example/', 'https://xn--gd-fmca.example/'],
    ['https://こもれび.example/', 'https://xn--28j4cybzb.example/'],
    ['javascript:alert(1)', undefined],
    ['https://a.example/\u202etxt.exe', 'https://a.example/%E2%80%AEtxt.exe'],
  ])('an address is what the URL parser understands, or left out: %j', (sent, read) => {
    expect(v.parse(v.fallback(v.optional(webUrl), undefined), sent)).toBe(read);
  });

  it('an address is not reported when the parser only writes it in another way', async () => {
    const reported: string[] = [];
    const website = { url: 'https://komorebi.example' };
    const data = v.parse(basicInfo, { websites: [website] });
    expect(data.websites).toEqual([{ url: 'https://komorebi.example/' }]);
    const shareImage = { url: 'HTTPS://img.example/カフェ.png', width: 1200, height: 630 };
    const result = { account: { ...account, shareImage } };
    const { client } = clientOf(() => Response.json({ result }), {
      onSkipped: (_, places) => reported.push(...places),
    });
    const page: v.InferOutput<typeof accountPage> = await client.getAccountPage('@komorebi');
    expect(page.account.shareImage?.url).toBe('https://img.example/%E3%82%AB%E3%83%95%E3%82%A7.png');
    expect(reported).toEqual([]);
  });
});

describe('a name', () => {
  it.each([
    ['\u202eknab ruoY', 'knab ruoY'],
    ['Tea \u2066and\u2069 cake', 'Tea and cake'],
    ['Komo\u0000re\u0007bi\u009b', 'Komorebi'],
    ['Tea\nand cake', 'Tea\nand cake'],
    ['👩‍👩‍👧 ❤️', '👩‍👩‍👧 ❤️'],
  ])('a name keeps its letters, and loses what harms the words beside it: %j', (sent, read) => {
    expect(v.parse(shortText, sent)).toBe(read);
  });

  it.each([' \n', '\u200b\u2060', '\u3164', '\u202e\u2066', '\u0000\u0007', '\u2800'])(
    'a name is absent if nothing of it can be seen: %j',
    (sent) => {
      expect(v.is(shortText, sent)).toBe(false);
      expect(v.is(text, sent)).toBe(false);
    },
  );
});
