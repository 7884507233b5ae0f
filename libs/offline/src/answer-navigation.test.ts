import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerNavigation } from './answer-navigation.js';
import type { SavedPages } from './saved-pages.js';

const OURS = '<!doctype html>\n<html lang="en" data-oa>\n';
const never = new Promise<never>(() => undefined);
const END = '\n</html>\n';
const page = (words: string, status = 200): Response => new Response(`${OURS}${words}${END}`, { status });
/** A document of which the network brings the beginning, and then neither more nor an end. */
const begun = (text: string): Response =>
  new Response(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode(text)) }));
const foreign = (words: string, status = 200): Response => new Response(words, { status });
const offline = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

interface Visit {
  pages: { [Method in keyof SavedPages]: ReturnType<typeof vi.fn<SavedPages[Method]>> };
  loadSaved: ReturnType<typeof vi.fn<() => Promise<void>>>;
  /** Opens an address while `load` stands in for the network. */
  open: (
    path: string,
    load: () => Promise<Response>,
    loadPastCache?: () => Promise<Response>,
    hasBeenCut?: boolean,
  ) => Promise<string>;
  /** The same, of which the document need not end. */
  begin: (...options: Parameters<Visit['open']>) => Promise<Response>;
}

function visit(saved?: string, said?: string, hasPageThatStays = () => Promise.resolve(false)): Visit {
  const pages = {
    find: vi.fn(() => Promise.resolve(saved === undefined ? undefined : page(saved))),
    take: vi.fn(() => Promise.resolve()),
    refresh: vi.fn(() => Promise.resolve()),
  };
  const loadSaved = vi.fn(() => Promise.resolve());
  const begin = (
    path: string,
    load: () => Promise<Response>,
    loadPastCache = offline,
    hasBeenCut = false,
  ): Promise<Response> =>
    answerNavigation({
      address: new URL(path, 'https://page.example'),
      load,
      loadPastCache,
      pages,
      offlinePage: { find: () => Promise.resolve(said === undefined ? undefined : page(said, 503)) },
      hasPageThatStays,
      hasBeenCut,
      loadSaved,
      keepAlive: () => undefined,
    });
  return {
    pages,
    loadSaved,
    begin,
    open: async (...options) => {
      const answer = await begin(...options);
      const text = await answer.text();
      return `${answer.status} ${text.replace(OURS, '').replace(END, '')}`;
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('with a network', () => {
  it('a new page is shown rather than a saved one, and is saved', async () => {
    const { open, pages } = visit('old');
    expect(await open('/@a?lang=en#hours', () => Promise.resolve(page('new')))).toBe('200 new');
    const [key, answer] = pages.take.mock.calls[0] ?? [];
    expect(key).toBe('/@a?lang=en');
    expect(await answer?.text()).toBe(`${OURS}new${END}`);
  });

  it('a page with an opener is not saved', async () => {
    const { open, pages } = visit();
    expect(await open('/@a?key=secret', () => Promise.resolve(page('opened by secret')))).toContain('200');
    expect(pages.take).not.toHaveBeenCalled();
  });

  it.each([403, 404, 410])(
    'a page that is gone (%i) is shown as such, and the device told',
    async (status) => {
      const { open, pages } = visit('old');
      expect(await open('/@a?key=secret', () => Promise.resolve(page('gone', status)))).toBe(
        `${status} gone`,
      );
      const [key, answer] = pages.take.mock.calls[0] ?? [];
      expect(key).toBe('/@a');
      expect(answer?.status).toBe(status);
    },
  );

  it('a server error is shown as it is', async () => {
    const { open } = visit('old');
    expect(await open('/@a', () => Promise.resolve(page('later', 503)))).toBe('503 later');
  });

  it('an answer that is not a page is passed on', async () => {
    const { open, pages } = visit('old');
    expect(await open('/@a/contact.vcf', () => Promise.resolve(page('BEGIN:VCARD')))).toBe('200 BEGIN:VCARD');
    await expect(open('/@a/contact.vcf', offline)).rejects.toThrow('Failed to fetch');
    for (const method of Object.values(pages)) expect(method).not.toHaveBeenCalled();
  });

  it('a page is shown even if the device cannot keep it', async () => {
    const { open, pages } = visit();
    pages.take.mockRejectedValueOnce(new DOMException('There is no room.', 'QuotaExceededError'));
    expect(await open('/@a', () => Promise.resolve(page('new')))).toBe('200 new');
  });
});

describe('without a network', () => {
  it('the saved page is shown, whatever the opener', async () => {
    const { open, pages } = visit('old');
    expect(await open('/@a?lang=en&key=secret', offline)).toBe('200 old');
    expect(pages.find).toHaveBeenCalledExactlyOnceWith('/@a?lang=en');
  });

  it('the saved page is shown instead of Firefox’s error response', async () => {
    const { open, pages } = visit('old');
    expect(await open('/@a', () => Promise.resolve(Response.error()))).toBe('200 old');
    expect(pages.take).not.toHaveBeenCalled();
  });

  // The way there is a redirect to a map.
  it.each(['/@a', '/@a/directions', '/@a/contact.vcf', '/'])(
    'the device says so if nothing was saved of %s, and also if storage fails or the network is silent first',
    async (path) => {
      const { open, pages } = visit(undefined, 'no network');
      expect(await open(path, offline)).toBe('503 no network');
      expect(await open(path, () => Promise.resolve(Response.error()))).toBe('503 no network');
      pages.find.mockRejectedValueOnce(new Error('There is no storage'));
      expect(await open(path, offline)).toBe('503 no network');
      const late = open(
        path,
        () => new Promise((_, reject) => setTimeout(() => reject(new Error()), 20_000)),
      );
      await vi.advanceTimersByTimeAsync(20_000);
      expect(await late).toBe('503 no network');
    },
  );

  it('the browser shows its own error if there are no words for it yet', async () => {
    const { open, pages } = visit();
    await expect(open('/@a', offline)).rejects.toThrow('Failed to fetch');
    pages.find.mockRejectedValueOnce(new Error('There is no storage'));
    await expect(open('/@a', offline)).rejects.toThrow('Failed to fetch');
  });
});

describe('with a network that does not answer', () => {
  it('the saved page is shown after eight seconds, and no earlier', async () => {
    const { open } = visit('old');
    const shown = vi.fn();
    void open('/@a', () => never).then(shown);
    await vi.advanceTimersByTimeAsync(7_999);
    expect(shown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toHaveBeenCalledExactlyOnceWith('200 old');
  });

  it('the answer is awaited if nothing was saved', async () => {
    const { open } = visit();
    let arrive: (answer: Response) => void = () => undefined;
    const shown = open('/@a', () => new Promise((resolve) => (arrive = resolve)));
    await vi.advanceTimersByTimeAsync(20_000);
    arrive(page('at last'));
    expect(await shown).toBe('200 at last');
  });

  it('an answer that comes too late to be shown is saved', async () => {
    const { open, pages } = visit('old');
    let arrive: (answer: Response) => void = () => undefined;
    const shown = open('/@a', () => new Promise((resolve) => (arrive = resolve)));
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await shown).toBe('200 old');
    arrive(page('new'));
    await vi.advanceTimersByTimeAsync(0);
    expect(pages.take).toHaveBeenCalledOnce();
  });
});

describe('an address that nothing answers', () => {
  const paths = ['/@a', '/@a/directions', '/@a/contact.vcf', '/'];
  const stays = vi.fn(() => Promise.resolve(true));
  beforeEach(() => void stays.mockClear());

  it.each(paths)(
    '%s brings no page in place of the one that has led there, which says so itself',
    async (path) => {
      const { open } = visit(undefined, 'no network', stays);
      expect(await open(path, offline)).toBe('204 ');
      expect(await open(path, () => Promise.resolve(Response.error()))).toBe('204 ');
      expect(stays).toHaveBeenCalledTimes(2);
    },
  );

  it.each(paths)(
    '%s is waited for by the page that has led there for twelve seconds, and no longer',
    async (path) => {
      const { open } = visit(undefined, 'no network', stays);
      const shown = vi.fn();
      void open(path, () => never).then(shown);
      await vi.advanceTimersByTimeAsync(11_999);
      expect(stays).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(shown).toHaveBeenCalledExactlyOnceWith('204 ');
      expect(stays).toHaveBeenCalledOnce();
    },
  );

  it('an address that nothing answers is shown as the device has saved it, whatever page has led there', async () => {
    const { open } = visit('old', 'no network', stays);
    expect(await open('/@a', offline)).toBe('200 old');
    expect(stays).not.toHaveBeenCalled();
  });

  it('an address that nothing answers brings the words of the device if pages cannot be asked', async () => {
    const { open } = visit(undefined, 'no network', () => Promise.reject(new Error()));
    expect(await open('/@a', offline)).toBe('503 no network');
  });
});

describe('with a network that dies in the middle of a page', () => {
  it.each([
    ['after the headers', ''],
    ['before it is known whose page it is', '<!doc'],
  ])('the saved page is shown after eight seconds if the network dies %s', async (_, text) => {
    const { open } = visit('old');
    const shown = vi.fn();
    void open('/@a', () => Promise.resolve(begun(text))).then(shown);
    await vi.advanceTimersByTimeAsync(7_999);
    expect(shown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toHaveBeenCalledExactlyOnceWith('200 old');
  });

  it('the eight seconds of a page count from its request, not from its headers', async () => {
    const { open } = visit('old');
    const shown = vi.fn();
    const late = (): Promise<Response> =>
      new Promise((resolve) => setTimeout(() => resolve(begun('')), 7_000));
    void open('/@a', late).then(shown);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(shown).toHaveBeenCalledExactlyOnceWith('200 old');
  });

  it.each([
    ['in the head', OURS],
    ['long after it has begun', `${OURS}${'a'.repeat(5000)}`],
  ])(
    'a page is drawn while it arrives, and after eight seconds of silence %s the saved one is loaded',
    async (_, text) => {
      const { begin, loadSaved } = visit('old');
      const answer = await begin('/@a', () => Promise.resolve(begun(text)));
      const { value } = (await answer.body?.getReader().read()) ?? {};
      expect(new TextDecoder().decode(value)).toBe(text);
      await vi.advanceTimersByTimeAsync(7_999);
      expect(loadSaved).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(loadSaved).toHaveBeenCalledOnce();
    },
  );

  it('a page that arrives slowly is never replaced, however long it takes', async () => {
    const { open, loadSaved } = visit('old');
    const pieces = [OURS, ...'slowly', END];
    const slow = (): Promise<Response> =>
      Promise.resolve(
        new Response(
          new ReadableStream({
            async pull(body) {
              await new Promise((resolve) => setTimeout(resolve, 7_000));
              const piece = pieces.shift();
              if (piece === undefined) body.close();
              else body.enqueue(new TextEncoder().encode(piece));
            },
          }),
        ),
      );
    const shown = open('/@a', slow);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(await shown).toBe('200 slowly');
    expect(loadSaved).not.toHaveBeenCalled();
  });

  it('a page that was cut is replaced by the saved one at once, and a page that was not is not', async () => {
    const broken = (): Promise<Response> =>
      Promise.resolve(
        new Response(
          new ReadableStream({
            start(body) {
              body.enqueue(new TextEncoder().encode(OURS));
              setTimeout(() => body.error(new TypeError('network error')), 100);
            },
          }),
        ),
      );
    const cases = { cut: () => Promise.resolve(new Response(`${OURS}half`)), broken };
    for (const load of Object.values(cases)) {
      const { begin, loadSaved } = visit('old');
      const shown = vi.fn();
      // Browsers never take it for whole.
      void (await begin('/@a', load)).text().catch(shown);
      await vi.advanceTimersByTimeAsync(100);
      expect(loadSaved).toHaveBeenCalledOnce();
      expect(shown).toHaveBeenCalledOnce();
    }
    for (const [load, saved] of [
      [() => Promise.resolve(page('new')), 'old'],
      [() => Promise.resolve(page('later', 503)), 'old'],
      [broken, undefined],
    ] as const) {
      const { begin, loadSaved } = visit(saved);
      void (await begin('/@a', load)).text().catch(() => undefined);
      await vi.advanceTimersByTimeAsync(20_000);
      expect(loadSaved).not.toHaveBeenCalled();
    }
  });

  it('the saved page is shown for a page that was cut, without waiting for the network again', async () => {
    const { open } = visit('old');
    expect(await open('/@a', () => Promise.resolve(page('new')), offline, true)).toBe('200 old');
    // A failure that nothing handles would fail the whole run.
    expect(await open('/@a', offline, offline, true)).toBe('200 old');
    expect(await visit().open('/@a', () => Promise.resolve(page('new')), offline, true)).toBe('200 new');
  });

  it('a page that is stopped or left while it arrives stays so: nothing is loaded in its place', async () => {
    for (const path of ['/@a', '/@a?key=secret']) {
      const { begin, loadSaved } = visit('old');
      const reader = (await begin(path, () => Promise.resolve(begun(OURS)))).body?.getReader();
      await reader?.read();
      // The network is waited for.
      await vi.advanceTimersByTimeAsync(1_000);
      void reader?.cancel();
      await vi.advanceTimersByTimeAsync(20_000);
      expect(loadSaved).not.toHaveBeenCalled();
    }
  });

  it('a page that was cut is asked for past the browser’s cache, which may have the half of it, for the next visit', async () => {
    const { open, pages } = visit('old');
    const half = (): Promise<Response> => Promise.resolve(new Response(`${OURS}half`));
    expect(await open('/@a', half, () => Promise.resolve(page('new')), true)).toBe('200 old');
    await vi.advanceTimersByTimeAsync(0);
    expect(await pages.take.mock.lastCall?.[1].text()).toBe(`${OURS}new${END}`);
  });

  it('a page that cannot be replaced goes on as the network has it, however long it is silent', async () => {
    const { begin, loadSaved } = visit('old');
    loadSaved.mockRejectedValue(new Error('The page has been left'));
    const silent = (...rest: string[]): Promise<Response> =>
      Promise.resolve(
        new Response(
          new ReadableStream({
            start(body) {
              body.enqueue(new TextEncoder().encode(OURS));
              setTimeout(() => {
                for (const text of rest) body.enqueue(new TextEncoder().encode(text));
                body.close();
              }, 20_000);
            },
          }),
        ),
      );
    for (const rest of [['late', END], ['cut']]) {
      const shown = (await begin('/@a', () => silent(...rest))).text();
      await vi.advanceTimersByTimeAsync(20_000);
      expect(await shown).toBe([OURS, ...rest].join(''));
    }
  });

  it('a network that has died in the middle of a page is given up', async () => {
    const { begin } = visit('old');
    const cancel = vi.fn();
    const start = (body: ReadableStreamDefaultController): void =>
      body.enqueue(new TextEncoder().encode(OURS));
    const load = (): Promise<Response> =>
      Promise.resolve(new Response(new ReadableStream({ start, cancel })));
    void (await begin('/@a?key=secret', load)).text().catch(() => undefined);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('a storage as silent as the network does not keep a visitor waiting for ever', async () => {
    const { open, pages } = visit('old', 'no network');
    pages.find.mockReturnValue(never);
    const shown = open('/@a', () => new Promise((_, reject) => setTimeout(reject, 9_000, new Error())));
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await shown).toBe('503 no network');
  });

  it('the page is shown while it arrives if nothing was saved', async () => {
    const { begin } = visit();
    expect((await begin('/@a?key=secret', () => Promise.resolve(begun(OURS)))).status).toBe(200);
  });
});

describe('what another server says in place of a page', () => {
  const statuses = [200, 401, 403, 404, 410, 429];

  it.each(statuses)('another server’s answer is shown (%i) if nothing is saved', async (status) => {
    const { open } = visit();
    expect(await open('/@a', () => Promise.resolve(foreign('portal', status)))).toBe(`${status} portal`);
  });

  it.each(statuses)(
    'another server’s answer (%i) that only the browser’s cache has is not shown instead of a saved page',
    async (status) => {
      const { open } = visit('old');
      const fromCache = () => Promise.resolve(foreign('portal', status));
      expect(await open('/@a', fromCache, offline)).toBe('200 old');
      expect(await open('/@a?key=secret', fromCache, offline)).toBe('200 old');
      expect(await open('/@a', fromCache, () => Promise.resolve(Response.error()))).toBe('200 old');
    },
  );

  it('what another server says in place of a page is shown if it is said again, so that a visitor can log in to a network', async () => {
    const { open } = visit('old');
    const portal = () => Promise.resolve(foreign('portal', 410));
    expect(await open('/@a', portal, portal)).toBe('410 portal');
  });

  it('what another server says in place of a page is followed by the page once the network has it, which is saved', async () => {
    const { open, pages } = visit('old');
    const fromCache = () => Promise.resolve(foreign('portal', 410));
    expect(await open('/@a', fromCache, () => Promise.resolve(page('new')))).toBe('200 new');
    expect(await pages.take.mock.lastCall?.[1].text()).toBe(`${OURS}new${END}`);
  });

  it('what another server says in place of a page costs a page of ours no second request, however it arrives', async () => {
    const { open } = visit('old');
    const again = vi.fn(offline);
    const inPieces = (): Promise<Response> => {
      const pieces = [...new TextEncoder().encode(`${OURS}new${END}`)].map((byte) => new Uint8Array([byte]));
      return Promise.resolve(
        new Response(
          new ReadableStream({
            pull(controller) {
              const next = pieces.shift();
              if (next) controller.enqueue(next);
              else controller.close();
            },
          }),
        ),
      );
    };
    expect(await open('/@a', inPieces, again)).toBe('200 new');
    expect(await open('/@a', () => Promise.resolve(page('gone', 410)), again)).toBe('410 gone');
    expect(await open('/@a', () => Promise.resolve(foreign('later', 503)), again)).toBe('503 later');
    expect(again).not.toHaveBeenCalled();
  });
});
