import { sectionOf, viewName } from '@oa-profile/plugin-sdk/page';
import type { AnyPluginSection } from '@oa-profile/plugin-sdk';
import { createOpenOverlays, type OpenOverlays } from '@oa-profile/plugin-sdk/internal';
import { createI18n } from '@oa-profile/i18n';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScene, type Scene } from '../testing/create-scene.js';
import { noticeKeys } from '../testing/notice-keys.js';
import { samplePlugins } from '../testing/sample-plugins.js';
import { followLinks } from './follow-links.js';
import { pagePlugins } from './page-plugins.js';
import { loadNamedView } from './load-named-view.js';

const origin = 'https://profile.example';
const page = new EventTarget();
const assign = vi.fn<(address: URL) => void>();
/** Marks the document as left, or no longer. */
const toggleAttribute = vi.fn<(name: string, isOn: boolean) => boolean>();
let stop: () => void;

/** The parts of an element that the target of a click needs here. */
class FakeElement {
  constructor(readonly link: { href: string; target?: string; hasAttribute?: () => boolean }) {}
  closest(selector: string): unknown {
    return selector === 'a' ? { target: '', hasAttribute: () => false, ...this.link } : null;
  }
}

// Importing a view's code for the first time takes as long as the machine takes; nothing here is about that.
let questions: AnyPluginSection;
beforeAll(async () => {
  questions = (await sectionOf(samplePlugins, 'faq'))!;
  await loadNamedView('report', pagePlugins());
}, 60_000);

beforeEach(() => {
  assign.mockClear();
  toggleAttribute.mockClear();
  const location = { origin, pathname: '/@komorebi', search: '', hash: '', assign };
  const history = {
    state: null as unknown,
    length: 1,
    pushState(state: unknown, _: string, address: string | URL = '') {
      this.state = state;
      if (address) location.pathname = new URL(address).pathname;
    },
    replaceState(state: unknown) {
      this.state = state;
    },
  };
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { scrollTo: () => undefined, scrollY: 0 }));
  vi.stubGlobal(
    'document',
    Object.assign(page, { activeElement: null, referrer: '', documentElement: { toggleAttribute } }),
  );
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', history);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** A promise that a test settles when it likes. */
interface Later<Value> {
  promise: Promise<Value>;
  resolve: (value: Value) => void;
  reject: (error: Error) => void;
}
function later<Value>(): Later<Value> {
  const result = {} as Later<Value>;
  result.promise = new Promise((resolve, reject) => Object.assign(result, { resolve, reject }));
  return result;
}

interface Visit extends Scene {
  openOverlays: OpenOverlays;
  /** The code of the section of questions. */
  code: Later<AnyPluginSection>;
}

function open(environment: Parameters<typeof followLinks>[4] = {}): Visit {
  const scene = createScene();
  const openOverlays = createOpenOverlays();
  const code = later<AnyPluginSection>();
  const plugins = pagePlugins(() => Promise.resolve([{ name: 'faq', section: () => code.promise }]));
  stop = followLinks(scene.store, createI18n('en'), openOverlays, plugins, environment);
  return { ...scene, openOverlays, code };
}
const tap = (path: string): boolean => tapLink(`${origin}/@komorebi${path}`);
/** Taps a link. Whether that is left to the browser. */
function tapLink(href: string, more: { target?: string; hasAttribute?: () => boolean } = {}): boolean {
  const click = new Event('click', { cancelable: true });
  Object.defineProperty(click, 'target', { value: new FakeElement({ href, ...more }) });
  return page.dispatchEvent(Object.assign(click, { button: 0 }));
}
const shown = ({ store }: Scene) => store.getState().view;
/** Longer than anything pending takes. */
const pass = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 20));
/** Makes what is open take its time to close. */
function closeLate({ openOverlays }: Visit) {
  const closed = later<void>();
  const settled = vi.spyOn(openOverlays, 'settled').mockReturnValue(closed.promise);
  const isClosing = (times: number) => expect.poll(() => settled).toHaveBeenCalledTimes(times);
  return { closed: () => closed.resolve(), isClosing };
}

describe('a link that is tapped without a network', () => {
  beforeEach(() => vi.stubGlobal('navigator', { onLine: false }));

  it.each([
    ['a file', `${origin}/@komorebi/contact.vcf`, {}],
    ['a file to be saved', `${origin}/@komorebi/visit.ics`, { hasAttribute: () => true }],
    ['an address of another account', `${origin}/@shanlan/place/nearby`, {}],
    ['another language', `${origin}/@komorebi?lang=ja`, {}],
    ['another account', `${origin}/@shanlan`, {}],
    ['another site', 'https://maps.example/?q=1', {}],
    ['another site in a new tab', 'https://maps.example/?q=1', { target: '_blank' }],
    ['another site’s fragment', 'https://maps.example/@komorebi#map', {}],
  ])('a link to %s says so, closes what lies before the message, and stays', async (_, href, more) => {
    const visit = open();
    const close = vi.fn();
    visit.openOverlays.add(close);
    expect(tapLink(href, more)).toBe(false);
    await expect.poll(() => noticeKeys(visit)).toEqual(['error.network']);
    expect(close).toHaveBeenCalledOnce();
    expect(assign).not.toHaveBeenCalled();
    expect(toggleAttribute).not.toHaveBeenCalledWith('data-leaving', true);
  });

  it.each(['tel:+81312345678', 'mailto:a@b.example', 'line://nv/chat', `${origin}/@komorebi#hours`])(
    'a link that needs no network is left to the browser: %s',
    async (href) => {
      const visit = open();
      expect(tapLink(href)).toBe(true);
      await pass();
      expect(noticeKeys(visit)).toEqual([]);
    },
  );

  it('a link leads to a page that the device has kept', async () => {
    const match = vi.fn((path: string) =>
      Promise.resolve(path === '/@komorebi?lang=ja' ? new Response() : undefined),
    );
    vi.stubGlobal('caches', { match });
    const visit = open();
    tapLink(`${origin}/@komorebi?lang=ja`);
    await expect.poll(() => assign).toHaveBeenCalledOnce();
    // Where the page was opened is in its links, and makes no other page of them.
    tapLink(`${origin}/@komorebi?lang=ja&key=poster&addFriendRoute=search`);
    await expect.poll(() => assign).toHaveBeenCalledTimes(2);
    expect(noticeKeys(visit)).toEqual([]);
    match.mockRejectedValueOnce(new DOMException('', 'SecurityError'));
    tapLink(`${origin}/@komorebi?lang=ja`);
    await expect.poll(() => noticeKeys(visit)).toEqual(['error.network']);
  });

  it('a link is left to the browser once there is a network', () => {
    vi.stubGlobal('navigator', { onLine: true });
    open();
    expect(tapLink('https://maps.example/', { target: '_blank' })).toBe(true);
    expect(tapLink(`${origin}/@komorebi/contact.vcf`)).toBe(true);
  });
});

describe('a link on a saved page, where the browser has a connection', () => {
  const links = [
    ['a file', `${origin}/@komorebi/contact.vcf`, {}],
    ['a file to be saved', `${origin}/@komorebi/visit.ics`, { hasAttribute: () => true }],
    ['another language', `${origin}/@komorebi?lang=ja`, {}],
    ['another account', `${origin}/@shanlan`, {}],
    ['another site', 'https://maps.example/?q=1', {}],
    ['another site in a new tab', 'https://maps.example/?q=1', { target: '_blank' }],
  ] as const;
  afterEach(() => void vi.useRealTimers());

  it.each(links)('a link to %s is followed if anything answers', async (_, href, more) => {
    const fetch = vi.fn(() => Promise.resolve(new Response(null, { status: 503 })));
    vi.stubGlobal('fetch', fetch);
    const visit = open({ savedAt: new Date() });
    expect(tapLink(href, more)).toBe(false);
    await expect.poll(() => assign).toHaveBeenCalledOnce();
    expect(String(assign.mock.calls[0]?.[0])).toBe(href);
    expect(fetch).toHaveBeenCalledOnce();
    expect(noticeKeys(visit)).toEqual([]);
  });

  it.each(links)(
    'a link to %s says so and stays if nothing answers for four seconds',
    async (_, href, more) => {
      vi.useFakeTimers();
      vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
        return new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        );
      });
      const visit = open({ savedAt: new Date() });
      tapLink(href, more);
      await vi.advanceTimersByTimeAsync(3_999);
      expect(noticeKeys(visit)).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(noticeKeys(visit)).toEqual(['error.network']);
      expect(assign).not.toHaveBeenCalled();
    },
  );
});

describe('a link whose address nothing answers', () => {
  /** Asks the page about an address that nothing answers. */
  let ask: (address: string) => boolean;
  const onUnanswered = (stays: typeof ask) => {
    ask = stays;
    return () => (ask = () => false);
  };

  it.each([
    ['a file', `${origin}/@komorebi/contact.vcf`],
    ['another language', `${origin}/@komorebi?lang=ja`],
    ['another account', `${origin}/@shanlan`],
    ['another page of the account', `${origin}/@komorebi/page/menu`],
  ])('a link to %s leaves the page as it was, which says so once', async (_, href) => {
    const visit = open({ onUnanswered });
    expect(tapLink(`${href}#part`)).toBe(true);
    const close = vi.fn();
    visit.openOverlays.add(close);
    expect(ask(href)).toBe(true);
    await expect.poll(() => noticeKeys(visit)).toEqual(['error.network']);
    expect(close).toHaveBeenCalledOnce();
    expect(toggleAttribute.mock.lastCall).toEqual(['data-leaving', false]);
    expect(ask(href)).toBe(false);
  });

  it('a link whose address nothing answers is another one if the visitor was not led there by this page', async () => {
    const visit = open({ onUnanswered });
    expect(ask(`${origin}/@shanlan`)).toBe(false);
    tapLink(`${origin}/@shanlan`);
    expect(ask(`${origin}/@komorebi/contact.vcf`)).toBe(false);
    await pass();
    expect(noticeKeys(visit)).toEqual([]);
  });
});

describe('a link whose code cannot be loaded', () => {
  it("a link whose code cannot be loaded leads to the server's page", async () => {
    const visit = open();
    tap('/faq');
    visit.code.reject(new Error('offline'));
    await expect.poll(() => assign).toHaveBeenCalledOnce();
    expect(String(assign.mock.calls[0]?.[0])).toBe(`${origin}/@komorebi/faq`);
  });

  it('a link whose code cannot be loaded stays on the page without a network, closes what lies before the message, and can be tapped again', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const visit = open();
    const close = vi.fn();
    visit.openOverlays.add(close);
    tap('/faq');
    visit.code.reject(new Error('offline'));
    await expect.poll(() => noticeKeys(visit)).toEqual(['error.network']);
    expect(close).toHaveBeenCalledOnce();
    expect(assign).not.toHaveBeenCalled();
    expect(location.pathname).toBe('/@komorebi');

    vi.stubGlobal('navigator', { onLine: true });
    tap('/faq');
    await expect.poll(() => assign).toHaveBeenCalledOnce();
  });

  it('a link whose code cannot be loaded takes nobody away from where they have gone meanwhile, and closes nothing there', async () => {
    const visit = open();
    const close = vi.fn();
    tap('/faq');
    tap('/report');
    await expect.poll(() => shown(visit)).toEqual({ name: 'named', view: 'report' });
    visit.openOverlays.add(close);
    visit.code.reject(new Error('offline'));
    await pass();
    expect(close).not.toHaveBeenCalled();
    expect(assign).not.toHaveBeenCalled();
    expect(location.pathname).toBe('/@komorebi/report');
  });

  it('a link whose code cannot be loaded gives way to a link that is followed while overlays close for it', async () => {
    const visit = open();
    const { closed, isClosing } = closeLate(visit);
    tap('/faq');
    visit.code.reject(new Error('offline'));
    await isClosing(1);
    tap('/report');
    await isClosing(2);
    closed();
    await expect.poll(() => shown(visit)).toEqual({ name: 'named', view: 'report' });
    expect(assign).not.toHaveBeenCalled();
  });
});

it('of two links followed while a pop-up closes, only the last one is written into the history', async () => {
  const visit = open();
  const { closed, isClosing } = closeLate(visit);
  const pushState = vi.spyOn(history, 'pushState');
  visit.code.resolve(questions);
  tap('/faq');
  await isClosing(1);
  tap('/report');
  await isClosing(2);
  closed();
  await expect.poll(() => shown(visit)).toEqual({ name: 'named', view: 'report' });
  expect(pushState.mock.calls.map(([, , address]) => String(address))).toEqual([
    `${origin}/@komorebi/report`,
  ]);
});

describe('a link in a pop-up that leads to another document', () => {
  it('a link in a pop-up that leads to another document closes the pop-up first, so that going back leads to the page without it', async () => {
    const visit = open();
    const { closed, isClosing } = closeLate(visit);
    const close = vi.fn();
    visit.openOverlays.add(close);
    tap('?lang=ko');
    await isClosing(1);
    expect(close).toHaveBeenCalledOnce();
    expect(assign).not.toHaveBeenCalled();
    closed();
    await expect.poll(() => String(assign.mock.calls[0]?.[0])).toBe(`${origin}/@komorebi?lang=ko`);
  });

  it('a link in a pop-up that leads to another document is left to the browser if it leads nowhere else, or nothing is open', () => {
    const visit = open();
    const close = vi.fn();
    tap('?lang=ko');
    visit.openOverlays.add(close);
    tap('#faq');
    expect(close).not.toHaveBeenCalled();
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('a link that was taken', () => {
  it.each(['/@shanlan', '/@shanlan.tea', '/liff/@shanlan.tea', '/@komorebi?lang=ko', '/@komorebi/page/menu'])(
    'a link that was taken shows that the document of %s is on its way, until the page is left',
    (path) => {
      open();
      tapLink(`${origin}${path}`);
      expect(toggleAttribute.mock.lastCall).toEqual(['data-leaving', true]);
      window.dispatchEvent(new Event('pagehide'));
      expect(toggleAttribute.mock.lastCall).toEqual(['data-leaving', false]);
    },
  );

  it('no longer shows it if the visitor stays, when asked, or stops the browser', () => {
    const navigation = new EventTarget();
    vi.stubGlobal('navigation', navigation);
    open();
    tapLink(`${origin}/@shanlan`);
    navigation.dispatchEvent(new Event('navigateerror'));
    expect(toggleAttribute.mock.lastCall).toEqual(['data-leaving', false]);
  });

  it.each([
    `${origin}/@komorebi#faq`,
    `${origin}/@komorebi/report`,
    `${origin}/@komorebi/visit.ics?at=1`,
    'tel:0120828828',
    'https://elsewhere.example/',
  ])('a link that was taken shows no such thing if it stays on the page, or leads out: %s', async (href) => {
    const { code } = open();
    tapLink(href);
    expect(toggleAttribute).not.toHaveBeenCalled();
    // A view that never came would be given up long after this test.
    code.resolve(questions);
    await pass();
  });
});

describe('a step of the history', () => {
  interface Entry {
    state: unknown;
    pathname: string;
  }
  /** A browser's history: the entries of one document. */
  function fakeHistory() {
    const entries: Entry[] = [{ state: null, pathname: '/@komorebi' }];
    let index = 0;
    const step = (by: number) => {
      index += by;
      location.pathname = entries[index]?.pathname ?? '';
      window.dispatchEvent(new Event('popstate'));
    };
    vi.stubGlobal('history', {
      get state() {
        return entries[index]?.state;
      },
      length: 1,
      pushState(state: unknown, _: string, address: string) {
        index += 1;
        const { pathname } = new URL(address);
        entries.splice(index, Infinity, { state, pathname });
        location.pathname = pathname;
      },
      replaceState(state: unknown) {
        entries[index] = { state, pathname: location.pathname };
      },
    });
    return { back: () => step(-1), forward: () => step(1) };
  }

  /** A window that can be scrolled. */
  function fakeWindow(): void {
    const scrollTo = ({ top }: { top: number }): void => {
      window.scrollY = top;
      window.dispatchEvent(new Event('scroll'));
    };
    vi.stubGlobal('window', Object.assign(new EventTarget(), { scrollY: 0, innerHeight: 800, scrollTo }));
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
      run();
      return 0;
    });
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = (): void => undefined;
        disconnect = (): void => undefined;
      },
    );
    Object.assign(document, { querySelectorAll: () => [], getElementById: () => null });
  }

  /** A page with a history that can be gone through, and where the visitor is then. */
  function openInHistory() {
    fakeWindow();
    const steps = fakeHistory();
    const visit = open();
    visit.code.resolve(questions);
    const isAt = (name: string, y: number) =>
      expect.poll(() => [viewName(shown(visit)), window.scrollY]).toEqual([name, y]);
    return { ...steps, isAt };
  }

  it('a step of the history leads back to where the page was, and as often as it is taken', async () => {
    const { back, forward, isAt } = openInHistory();
    window.scrollTo({ top: 900 });
    tap('/report');
    await isAt('report', 0);
    for (let round = 1; round <= 3; round += 1) {
      back();
      await isAt('profile', 900);
      forward();
      await isAt('report', 0);
    }
    // Also to where the visitor has gone meanwhile, in a view as well.
    window.scrollTo({ top: 300 });
    await new Promise((resolve) => setTimeout(resolve, 250));
    back();
    await isAt('profile', 900);
    window.scrollTo({ top: 1500 });
    await new Promise((resolve) => setTimeout(resolve, 250));
    forward();
    await isAt('report', 300);
    back();
    await isAt('profile', 1500);
  });

  it('a step of the history writes no position of the page that is still shown into the entry of a view that is loading', async () => {
    const { back, forward, isAt } = openInHistory();
    tap('/report');
    await isAt('report', 0);
    back();
    await isAt('profile', 0);
    forward();
    // The browser may have moved the page before it is asked.
    window.scrollTo({ top: 700 });
    await isAt('report', 0);
    back();
    await isAt('profile', 0);
  });

  it('a step of the history leaves everything to the browser before a view has been opened', async () => {
    fakeWindow();
    fakeHistory();
    const replaceState = vi.spyOn(history, 'replaceState');
    open();
    window.scrollTo({ top: 900 });
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(replaceState).not.toHaveBeenCalled();
  });
});
