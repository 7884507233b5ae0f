import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiffBridge } from './liff.js';
import { started, type SdkOverrides } from './testing/sdk-double.js';

beforeEach(() => void vi.stubGlobal('location', { href: 'https://profile.example/liff/@komorebi' }));
afterEach(() => vi.unstubAllGlobals());

/** A method of a storage that the browser blocks. */
function refuse(): never {
  throw new DOMException('', 'SecurityError');
}

const page = 'https://profile.example/liff/@komorebi';
const link = 'https://liff.line.me/1-a/@komorebi?tokenRenewal=1';

describe('a visitor whose token the API refuses', () => {
  /** An SDK that gets the next of the given tokens each time it starts. */
  function sdkWithTokens(tokens: (string | null)[], overrides: SdkOverrides = {}) {
    let token: string | null = null;
    const init = vi.fn(() => {
      token = tokens[init.mock.calls.length - 1] ?? null;
      return Promise.resolve();
    });
    const logout = vi.fn(() => {
      token = null;
    });
    return { init, logout, getAccessToken: () => token, isLoggedIn: () => token !== null, ...overrides };
  }

  /** The tab's storage, which outlives the page. */
  function tabStorage(broken: Partial<Storage> = {}): void {
    const items = new Map<string, string>();
    const sessionStorage = {
      get length() {
        return items.size;
      },
      key: (index: number) => [...items.keys()][index] ?? null,
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
      ...broken,
    };
    vi.stubGlobal('window', { sessionStorage });
  }
  beforeEach(() => tabStorage());

  describe('in the app', () => {
    /** An address that can be left, and an SDK that makes the permanent link of it while somebody is logged in. */
    function leavable(address = page) {
      const replace = vi.fn();
      vi.stubGlobal('location', { href: address, replace });
      const replaceState = vi.fn();
      vi.stubGlobal('history', { state: null, replaceState });
      const sdk = sdkWithTokens(['old', 'new']);
      const isLoggedIn = sdk.isLoggedIn as () => boolean;
      const createUrlBy = vi.fn((url: string) =>
        isLoggedIn()
          ? Promise.resolve(url.replace('https://profile.example/liff', 'https://liff.line.me/1-a'))
          : Promise.reject(new Error('Could not get Context from server.')),
      );
      return { replace, replaceState, sdk: { ...sdk, permanentLink: { createUrlBy } } };
    }
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('a refused token leads to the permanent link of the page, once, and the SDK is not started again', async () => {
      const { replace, sdk } = leavable();
      const { bridge } = await started(sdk);
      const renewed = Promise.all([bridge.renewAccessToken(), bridge.renewAccessToken()]);
      await expect.poll(() => replace).toHaveBeenCalledExactlyOnceWith(link);
      expect(sdk.init).toHaveBeenCalledOnce();
      expect(sdk.logout).toHaveBeenCalledOnce();
      // Where the app does not follow the link, requests go on without a token.
      await vi.advanceTimersByTimeAsync(8000);
      expect(await renewed).toEqual([false, false]);
      expect(await bridge.renewAccessToken()).toBe(false);
      expect(replace).toHaveBeenCalledOnce();
    });

    it('the page that was opened anew has its own address, and is not left again though its tab is a new one', async () => {
      const { replace, replaceState, sdk } = leavable(`${page}?lang=th&tokenRenewal=1#faq`);
      const { bridge } = await started(sdk);
      expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', new URL(`${page}?lang=th#faq`));
      expect(bridge.cameFromLogin()).toBe(false);
      expect(await bridge.renewAccessToken()).toBe(false);
      expect(replace).not.toHaveBeenCalled();
    });
  });

  it('a token without a permanent link is replaced by a logout and a new start of the SDK, once', async () => {
    const sdk = sdkWithTokens(['old', 'new']);
    const { bridge } = await started(sdk);
    expect(await Promise.all([bridge.renewAccessToken(), bridge.renewAccessToken()])).toEqual([true, true]);
    expect(bridge.getAccessToken()).toBe('new');
    expect(sdk.init).toHaveBeenCalledTimes(2);
    expect(sdk.logout).toHaveBeenCalledOnce();
    expect(await bridge.renewAccessToken()).toBe(false);
    expect(sdk.logout).toHaveBeenCalledOnce();
  });

  it('a visitor whose token the API refuses is told if there is no other token', async () => {
    expect(await (await started(sdkWithTokens(['old', 'old']))).bridge.renewAccessToken()).toBe(false);
    expect(await createLiffBridge({ liffId: '1-a' }).renewAccessToken()).toBe(false);
    tabStorage();
    const init = vi.fn(() => Promise.resolve());
    const { bridge } = await started({ init });
    init.mockRejectedValue(new Error('offline'));
    expect(await bridge.renewAccessToken()).toBe(false);
  });

  it('a visitor whose token the API refuses can log in again outside the app', async () => {
    const sdk = sdkWithTokens(['old'], { isInClient: () => false });
    const { bridge } = await started(sdk);
    expect(bridge.canLogIn()).toBe(false);
    expect(await bridge.renewAccessToken()).toBe(false);
    expect(bridge.getAccessToken()).toBeUndefined();
    expect(bridge.canLogIn()).toBe(true);
    expect(sdk.init).toHaveBeenCalledOnce();
  });

  it.each<[string, () => void]>([
    ['there is no storage', () => vi.stubGlobal('window', {})],
    ['it is blocked', () => tabStorage({ getItem: refuse })],
    ['it refuses what is written', () => tabStorage({ setItem: refuse })],
  ])('a visitor stays if the tab cannot remember a refused token: %s', async (_, breakStorage) => {
    breakStorage();
    const sdk = sdkWithTokens(['old', 'new']);
    expect(await (await started(sdk)).bridge.renewAccessToken()).toBe(false);
    expect(sdk.logout).not.toHaveBeenCalled();
  });

  it('a visitor whose token the API refuses does not enter a loop by a login that leaves the page', async () => {
    const sdk = sdkWithTokens(['old', 'new']);
    await (await started(sdk)).bridge.renewAccessToken();
    const reloaded = sdkWithTokens(['refused', 'another']);
    expect(await (await started(reloaded)).bridge.renewAccessToken()).toBe(false);
    expect(reloaded.logout).not.toHaveBeenCalled();
  });
});
