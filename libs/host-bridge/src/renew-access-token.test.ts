import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiffBridge } from './liff.js';
import { started, type SdkOverrides } from './testing/sdk-double.js';

beforeEach(() => void vi.stubGlobal('location', { href: 'https://profile.example/liff/@komorebi' }));
afterEach(() => vi.unstubAllGlobals());

/** A method of a storage that the browser blocks. */
function refuse(): never {
  throw new DOMException('', 'SecurityError');
}

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

  it('a visitor whose token the API refuses gets another one by a logout and a new start of the SDK, once', async () => {
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
    const { bridge } = await started(sdkWithTokens(['old'], { isInClient: () => false }));
    expect(bridge.canLogIn()).toBe(false);
    expect(await bridge.renewAccessToken()).toBe(false);
    expect(bridge.getAccessToken()).toBeUndefined();
    expect(bridge.canLogIn()).toBe(true);
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
