import type { PageState } from '@oa-profile/plugin-sdk/page';
import type { FileRequest } from '@oa-profile/plugin-sdk/server';
import { createI18n, type Dictionary, languages, type Language } from '@oa-profile/i18n';
import { renderPage } from '@oa-profile/profile/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lateQueue } from './late-queue.js';
import { queueProfileTexts } from './on-profile/queue-profile-texts.js';
import { queuePlugin } from './queue-plugin.js';
import { queueTexts } from './queue-texts.js';
import { turnFileUrl } from './turn-file-url.js';

afterEach(() => vi.unstubAllGlobals());

const given = { queue: { id: '@1', line: { isOpen: true, waiting: 3 } } };
const inView: Partial<PageState> = { initialView: { name: 'named', view: 'queue' }, given };
const render = (page: Partial<PageState>, language?: Language): Promise<string> =>
  renderPage({ origin: 'web', plugins: [queuePlugin], page }, language);

describe('a page of an account with a line', () => {
  it.each(languages)('a page leads to the line from its shortcuts, in %s', async (language) => {
    const { label } = await queueProfileTexts.load(language);
    expect(await render({ given }, language)).toMatch(new RegExp(`href="/@komorebi/queue".*?${label}`));
  });

  it('a page names the line among the ways to reach the account, unless no numbers are given', async () => {
    const wordsOf = (of: PageState['given']) =>
      queuePlugin.channel({ given: of, basePath: '/@komorebi', query: '' } as PageState, (key) => key)?.label;
    expect(wordsOf(given)).toBe('label');
    expect(wordsOf({ queue: { id: '@1' } })).toBe('label');
    expect(wordsOf({ queue: { id: '@1', line: { isOpen: false, waiting: 3 } } })).toBeUndefined();
  });

  it('a page of an account without a line does not lead there', async () => {
    expect(await render({})).not.toContain('/queue');
  });
});

describe('the view on a server', () => {
  it.each(languages)(
    'the view says how many wait, and that a number needs script, in %s',
    async (language) => {
      const texts = await queueTexts.load(language);
      const html = await render(inView, language);
      expect(html).toMatch(new RegExp(`<h1[^>]*>${texts['title']}</h1>`));
      expect(html).toContain(texts['line.waiting_other']?.replace('{{displayCount}}', '3'));
      expect(html).toMatch(new RegExp(`<noscript>.*${texts['noScript']}`));
      // It cannot know whether the visitor has a number.
      expect(html).not.toContain('type="submit"');
      expect(html).not.toMatch(/\sstyle="|<script/);
    },
  );

  it('the view is there while nobody can tell how many wait', async () => {
    expect(await render({ ...inView, given: { queue: { id: '@1' } } })).toMatch(/<h1[^>]*>Waiting line/);
  });

  it('the view has a card for previews, unless the account has no line', () => {
    const page = { account: {} as PageState['account'], sections: [] };
    expect(lateQueue.card({ ...page, given }, (key) => key)).toMatchObject({ title: 'title', indexed: true });
    expect(lateQueue.card(page, (key) => key)).toBeUndefined();
  });
});

describe('what is asked on the server', () => {
  const settings = { QUEUE_ACCOUNTS: '@tea  @komorebi', QUEUE_URL: 'https://lines.example' };
  const account = { basicSearchId: '@412kmrbi', premiumSearchId: '@komorebi' };
  const { signal } = new AbortController();
  const ask = (of: object = account): unknown =>
    queuePlugin.server.ask({ account: of } as never, { settings, signal });

  it('the line is asked how many wait, by the id that the site knows it by', async () => {
    const fetched = vi.fn((_url: URL) => Promise.resolve(Response.json({ isOpen: true, waiting: 3 })));
    vi.stubGlobal('fetch', fetched);
    expect(await ask()).toEqual({ id: '@komorebi', line: { isOpen: true, waiting: 3 } });
    expect(String(fetched.mock.calls[0]?.[0])).toBe('https://lines.example/queue/@komorebi/line');
  });

  it.each<[string, () => Promise<Response>]>([
    ['cannot be reached', () => Promise.reject(new TypeError('no network'))],
    ['answers rubbish', () => Promise.resolve(new Response('<html>'))],
    ['answers something else', () => Promise.resolve(Response.json({ waiting: 'many' }))],
  ])('a line that %s costs the page nothing but the number', async (_, fetched) => {
    vi.stubGlobal('fetch', fetched);
    expect(await ask()).toEqual({ id: '@komorebi' });
  });

  it('of an account without a line nothing is asked', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('asked')));
    expect(await ask({ basicSearchId: '@other' })).toBeUndefined();
  });
});

describe('the calendar entry of an expected turn', () => {
  const expectedAt = '2026-11-21T03:40:00.000Z';
  const owner = { shareUrl: 'https://page.example/@komorebi', servedFiles: ['turn'] };
  const linked = new URL(turnFileUrl(owner, 'ja', { number: 47, expectedAt }) ?? '').searchParams;
  const entryOf = (query: URLSearchParams, language: Language = 'ja', has: PageState['given'] = given) =>
    queuePlugin.server.files.turn.answer({
      page: { account: { name: 'Komorebi' }, sections: [], given: has },
      url: owner.shareUrl,
      language,
      i18n: createI18n(language),
      now: new Date('2026-11-21T12:00:00+09:00'),
      query,
    } as unknown as FileRequest);

  it('the entry says what the link says, in its language, and leads back to the view', async () => {
    const file = await entryOf(linked);
    expect(file).toMatchObject({ name: 'turn.ics', contentType: 'text/calendar; charset=utf-8' });
    expect(file?.content).toContain('DTSTART:20261121T034000Z\r\n');
    expect(file?.content).toContain('SUMMARY:47番：Komorebi\r\n');
    expect(file?.content).toContain('URL:https://page.example/@komorebi/queue\r\n');
  });

  it('the link reveals nothing by which the ticket could be used', () => {
    expect([...linked.keys()]).toEqual(['start', 'number', 'lang']);
  });

  it('there is no link while nobody can tell when the turn comes', () => {
    expect(turnFileUrl(owner, 'en', { number: 47, expectedAt: null })).toBeUndefined();
  });

  it.each(['', 'number=47', `start=${expectedAt}`, `start=${expectedAt}&number=<b>`, 'start=soon&number=1'])(
    'the entry is not found at ?%s',
    async (query) => {
      expect(await entryOf(new URLSearchParams(query))).toBeUndefined();
    },
  );

  it('the entry is not found for an account without a line', async () => {
    expect(await entryOf(linked, 'en', {})).toBeUndefined();
  });
});

describe('the words', () => {
  const plural = /_(one|other)$/;
  const wordsOf = (text = ''): string[] =>
    Array.from(text.matchAll(/\{\{(\w+)\}\}/g), ([, name = '']) => name).toSorted();

  it.each(languages)('the words in %s are all there, with all that is filled in', async (language) => {
    const load = async (of: Language): Promise<Dictionary> => ({
      ...(await queueTexts.load(of)),
      ...(await queueProfileTexts.load(of)),
    });
    const [english, texts] = [await load('en'), await load(language)];
    const keys = Object.keys(english).filter((key) => language === 'en' || !key.endsWith('_one'));
    expect(Object.keys(texts).toSorted()).toEqual(keys.toSorted());
    for (const key of keys) {
      expect(texts[key], key).not.toBe('');
      expect(wordsOf(texts[key]), key).toEqual(
        wordsOf(english[key.replace(plural, '_other')] ?? english[key]),
      );
    }
  });
});
