import { namespaces, openCache, type Cache } from '@oa-profile/storage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWebBridge } from './index.js';
import { createLiffBridge, type LiffBridge } from './liff.js';
import { sdkDouble, started, type SdkOverrides } from './testing/sdk-double.js';

/** The tab's own storage, which outlives the page. */
function createArea() {
  const items = new Map<string, string>();
  return {
    items,
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}
let session: ReturnType<typeof createArea>;
let unclaimed: Cache<string>;
beforeEach(() => {
  session = createArea();
  vi.stubGlobal('window', { sessionStorage: session });
  unclaimed = openCache(namespaces.unclaimed, { parse: String });
  vi.stubGlobal('location', { href: 'https://profile.example/liff/@komorebi' });
});
afterEach(() => vi.unstubAllGlobals());

/** The next page in this tab, whose SDK does not start. */
async function withoutSdk(): Promise<LiffBridge> {
  const load = () => Promise.resolve(sdkDouble({ init: () => Promise.reject(new Error('Failed to fetch')) }));
  const bridge = createLiffBridge({ liffId: '1-a', load });
  await bridge.start().catch(() => undefined);
  return bridge;
}
const withId = (userId: string): SdkOverrides => ({ getContext: () => ({ userId }) });

describe('the last known visitor', () => {
  it('the last known visitor is known until the SDK has started or if it fails to, but never as the current visitor', async () => {
    const { bridge } = await started(withId('U1'));
    const owner = bridge.getOwner();
    expect(owner).toBeDefined();
    expect(bridge.getLastOwner()).toBeUndefined();

    expect(createLiffBridge({ liffId: '1-a' }).getLastOwner()).toBe(owner);
    const next = await withoutSdk();
    expect(next.getLastOwner()).toBe(owner);
    expect(next.getOwner()).toBeUndefined();
    expect(next.getAccessToken()).toBeUndefined();
  });

  it('the last known visitor is kept as a hash, which reveals neither the user id nor the token', async () => {
    await started(withId('U1'));
    expect(JSON.stringify([...session.items])).toContain('lastOwner');
    expect(JSON.stringify([...session.items])).not.toMatch(/U1\b|token-1/);
  });

  it.each<[string, SdkOverrides]>([
    ['nobody', { getAccessToken: () => null }],
    ['somebody whose id the page may not know', { getContext: () => ({}) }],
  ])('the last known visitor is forgotten when the SDK starts and recognises %s', async (_, overrides) => {
    await started(withId('U1'));
    await started(overrides);
    expect((await withoutSdk()).getLastOwner()).toBeUndefined();
  });

  it('the last known visitor is replaced once the SDK recognises somebody else', async () => {
    const { bridge: mei } = await started(withId('U1'));
    const { bridge: somchai } = await started(withId('U2'));
    const last = (await withoutSdk()).getLastOwner();
    expect(last).toBe(somchai.getOwner());
    expect(last).not.toBe(mei.getOwner());
  });

  it('the last known visitor is forgotten if the token is refused and cannot be renewed', async () => {
    let token: string | null = 'token-1';
    const { bridge } = await started({
      ...withId('U1'),
      isInClient: () => false,
      getAccessToken: () => token,
      logout: () => void (token = null),
    });
    await bridge.renewAccessToken();
    expect((await withoutSdk()).getLastOwner()).toBeUndefined();
  });

  it('the last known visitor is undefined in another tab and without storage', async () => {
    await started(withId('U1'));
    vi.stubGlobal('window', { sessionStorage: createArea() });
    expect((await withoutSdk()).getLastOwner()).toBeUndefined();
    vi.stubGlobal('window', {
      get sessionStorage() {
        throw new DOMException('', 'SecurityError');
      },
    });
    await started(withId('U1'));
    expect((await withoutSdk()).getLastOwner()).toBeUndefined();
  });

  it('the last known visitor is undefined if the stored value is invalid', async () => {
    await started(withId('U1'));
    for (const key of session.items.keys()) session.items.set(key, '{"updatedAt":1,"payload":7}');
    expect((await withoutSdk()).getLastOwner()).toBeUndefined();
  });

  it('the last known visitor is undefined in a browser, whose host knows its visitors or has none', () => {
    expect(createWebBridge().getLastOwner()).toBeUndefined();
    expect(createWebBridge({ getOwner: () => 'mei' }).getLastOwner()).toBeUndefined();
  });

  describe.each<[string, SdkOverrides | undefined]>([
    ['the tab has known nobody before', undefined],
    ['the tab has known the same visitor before', withId('U1')],
  ])('while %s', (_, before) => {
    it('what the tab keeps of whoever was not known yet is left for them', async () => {
      if (before) await started(before);
      unclaimed.set('draft', 'Mine.');
      await started(withId('U1'));
      expect(unclaimed.get('draft')).toBe('Mine.');
    });
  });

  it.each<[string, SdkOverrides | undefined, SdkOverrides]>([
    ['somebody else than before', withId('U1'), withId('U2')],
    ['nobody any more', withId('U1'), { getAccessToken: () => null }],
    ['somebody who could be anybody', undefined, withId('')],
  ])('what the tab keeps of whoever was not known yet is deleted for %s', async (_, before, next) => {
    if (before) await started(before);
    unclaimed.set('draft', 'Mine.');
    await started(next);
    expect(unclaimed.get('draft')).toBeUndefined();
  });
});
