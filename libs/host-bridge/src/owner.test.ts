import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWebBridge } from './index.js';
import { createLiffBridge } from './liff.js';
import { sdkDouble, started, type SdkOverrides } from './testing/sdk-double.js';

beforeEach(() => void vi.stubGlobal('location', { href: 'https://profile.example/liff/@komorebi' }));
afterEach(() => vi.unstubAllGlobals());

const ownerWith = async (overrides: SdkOverrides): Promise<string | undefined> =>
  (await started(overrides)).bridge.getOwner();
const withId = (userId: string | undefined): SdkOverrides => ({ getContext: () => ({ userId }) });

describe('the owner of saved data', () => {
  it('the owner of saved data is the same for the same visitor, whatever the token, and differs between visitors', async () => {
    const mei = await ownerWith(withId('U1'));
    expect(mei).toMatch(/^[\w+/]{43}=$/);
    expect(await ownerWith({ ...withId('U1'), getAccessToken: () => 'another' })).toBe(mei);
    expect(await ownerWith(withId('U2'))).not.toBe(mei);
  });

  it('the owner of saved data reveals neither the user id nor the token, and is not the plain hash of the id', async () => {
    const owner = await ownerWith(withId('U1'));
    expect(owner).not.toMatch(/U1|token/);
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('U1'));
    expect(owner).not.toBe(btoa(String.fromCharCode(...new Uint8Array(digest))));
  });

  it("the owner of saved data is taken from the ID token if the app's context has no user id", async () => {
    const byToken = await ownerWith({ ...withId(undefined), getDecodedIDToken: () => ({ sub: 'U1' }) });
    expect(byToken).toBe(await ownerWith(withId('U1')));
  });

  it.each<[string, SdkOverrides]>([
    ['is not logged in', { getAccessToken: () => null }],
    ['has an id that the page may not know', withId(undefined)],
  ])('the owner of saved data is undefined if the visitor %s', async (_, overrides) => {
    expect(await ownerWith(overrides)).toBeUndefined();
  });

  it('the owner of saved data is undefined without Web Crypto', async () => {
    vi.stubGlobal('crypto', {});
    expect(await ownerWith({})).toBeUndefined();
  });

  it('the owner of saved data is undefined in a browser, and in the app before the SDK has started', () => {
    expect(createWebBridge().getOwner()).toBeUndefined();
    const bridge = createLiffBridge({ liffId: '1-a', load: () => Promise.resolve(sdkDouble()) });
    expect(bridge.getOwner()).toBeUndefined();
  });

  it('the owner of saved data is known before the token becomes available', async () => {
    const sdk = sdkDouble();
    const bridge = createLiffBridge({ liffId: '1-a', load: () => Promise.resolve(sdk) });
    const seen: (string | undefined)[] = [];
    vi.spyOn(crypto.subtle, 'digest').mockImplementation(() => {
      seen.push(bridge.getAccessToken());
      return Promise.resolve(new ArrayBuffer(32));
    });
    await bridge.start();
    vi.restoreAllMocks();
    expect(seen).toEqual([undefined]);
    expect(bridge.getOwner()).toBeDefined();
  });

  it('the owner of saved data is undefined after another tab has logged somebody else in or the visitor out', async () => {
    let token: string | null = 'token-1';
    const { bridge } = await started({ getAccessToken: () => token });
    expect(bridge.getOwner()).toBeDefined();
    token = 'token-2';
    expect(bridge.getOwner()).toBeUndefined();
    token = null;
    expect(bridge.getOwner()).toBeUndefined();
  });

  it('the owner of saved data stays the same after the token was renewed', async () => {
    let token = 'old';
    const { bridge } = await started({
      // Outside the app, where renewing does not leave the page.
      isInClient: () => false,
      getAccessToken: () => token,
      logout: () => void (token = 'new'),
    });
    const owner = bridge.getOwner();
    expect(await bridge.renewAccessToken()).toBe(true);
    expect(bridge.getOwner()).toBe(owner);
  });
});

describe('a page', () => {
  it.each([
    ['https://profile.example/liff/@komorebi?code=1&state=2&liffClientId=3', true],
    ['https://profile.example/liff/@komorebi?lang=en', false],
  ])('a page knows whether the visitor has returned from a login (%s)', async (href, cameFromLogin) => {
    vi.stubGlobal('location', { href });
    vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
    expect((await started()).bridge.cameFromLogin()).toBe(cameFromLogin);
  });
});
