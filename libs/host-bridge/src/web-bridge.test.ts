import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWebBridge } from './index.js';

afterEach(() => vi.unstubAllGlobals());

describe('copying', () => {
  const clipboards: Record<string, object> = {
    refuses: { clipboard: { writeText: () => Promise.reject(new Error('denied')) } },
    'does not exist': {},
    'never answers': { clipboard: { writeText: () => new Promise(() => undefined) } },
  };

  /** A document that copies what is selected, or refuses that as well. */
  function stubDocument(execCommand: () => boolean): {
    copied: string[];
    focused: string[];
    fields: unknown[];
  } {
    const seen = { copied: [] as string[], focused: [] as string[], fields: [] as unknown[] };
    class FakeElement {
      value = '';
      style = {};
      parentElement = { append: (field: unknown) => seen.fields.push(field) };
      select = (): void => void seen.copied.push(this.value);
      remove = (): void => void seen.fields.pop();
      focus = (): void => void seen.focused.push('button');
    }
    vi.stubGlobal('HTMLElement', FakeElement);
    vi.stubGlobal('document', {
      activeElement: new FakeElement(),
      createElement: () => new FakeElement(),
      execCommand,
    });
    return seen;
  }

  describe.each(Object.entries(clipboards))('with a clipboard that %s', (_, navigator) => {
    beforeEach(() => {
      vi.useFakeTimers();
      vi.stubGlobal('navigator', navigator);
    });
    afterEach(() => void vi.useRealTimers());

    it('copying selects the text and copies that, and gives the focus back', async () => {
      const seen = stubDocument(() => true);
      const copying = createWebBridge().copyText('a');
      await vi.advanceTimersByTimeAsync(5000);
      await copying;
      expect(seen).toEqual({ copied: ['a'], focused: ['button'], fields: [] });
    });

    it.each([
      () => false,
      () => {
        throw new Error('not here');
      },
    ])('copying fails with a code where nothing can be selected either (%#)', async (execCommand) => {
      const seen = stubDocument(execCommand);
      const outcome = expect(createWebBridge().copyText('a')).rejects.toMatchObject({
        code: 'NATIVE_API_CRASHED',
      });
      await vi.advanceTimersByTimeAsync(5000);
      await outcome;
      expect(seen.fields).toEqual([]);
    });
  });

  it('copying leaves no timer behind', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } });
    await createWebBridge().copyText('a');
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});

describe('a host', () => {
  it('a host overrides some methods, and has the rest from the browser', async () => {
    const opened: string[] = [];
    const host = createWebBridge({
      getAccessToken: () => 'token',
      openUrl: (url) => void opened.push(url),
    });
    expect(host.getAccessToken()).toBe('token');
    host.openUrl('https://shop.example');
    expect(opened).toEqual(['https://shop.example']);
    expect(host.origin).toBe('web');
    expect(await host.renewAccessToken()).toBe(false);
  });
});

it('a host with an undefined method has that from the browser', () => {
  const host = createWebBridge({ getAccessToken: undefined, canLogIn: undefined });
  expect(host.getAccessToken()).toBeUndefined();
  expect(host.canLogIn()).toBe(false);
});

describe('sharing in a browser', () => {
  const content = { title: 'Komorebi', url: 'https://profile.example/@komorebi' };

  it('sharing in a browser is unavailable if the system cannot share, and if it fails', async () => {
    vi.stubGlobal('navigator', {});
    expect(await createWebBridge().share(content)).toBe('unavailable');
    vi.stubGlobal('navigator', { share: () => Promise.reject(new TypeError('bad')) });
    expect(await createWebBridge().share(content)).toBe('unavailable');
  });

  it('sharing in a browser is known to be possible with the system’s share sheet or the host’s own method', () => {
    vi.stubGlobal('navigator', { share: undefined });
    expect(createWebBridge().canShare()).toBe(false);
    expect(createWebBridge({ share: () => Promise.resolve('shared') }).canShare()).toBe(true);
    vi.stubGlobal('navigator', { share: () => Promise.resolve() });
    expect(createWebBridge().canShare()).toBe(true);
  });

  it('sharing in a browser passes title, text and link to the system', async () => {
    const share = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { share });
    const withWords = { ...content, text: 'Komorebi\n3-99-7 Yanaka' };
    expect(await createWebBridge().share(withWords)).toBe('shared');
    expect(share).toHaveBeenCalledExactlyOnceWith(withWords);
  });

  it('sharing in a browser is dismissed if the visitor cancels it', async () => {
    vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('no', 'AbortError')) });
    expect(await createWebBridge().share(content)).toBe('dismissed');
  });
});

describe("the messenger's plain in-app browser", () => {
  it.each([
    ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Safari Line/14.2.0', true],
    ['Mozilla/5.0 (Linux; Android 15) Chrome/131 Mobile Safari/537.36 Line/14.2.0/IAB', true],
    ['Mozilla/5.0 (Macintosh) Safari/605.1.15', false],
    ['Mozilla/5.0 Airline/3', false],
  ])("the messenger's plain in-app browser is recognised by %s: %s", (userAgent, inside) => {
    vi.stubGlobal('navigator', { userAgent });
    expect(createWebBridge().isInsideApp()).toBe(inside);
  });

  it("the messenger's plain in-app browser opens the system’s browser by a parameter in the address", () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    createWebBridge().openInBrowser('https://profile.example/@komorebi?lang=th');
    expect(String(assign.mock.calls[0]?.[0])).toBe(
      'https://profile.example/@komorebi?lang=th&openExternalBrowser=1',
    );
  });
});
