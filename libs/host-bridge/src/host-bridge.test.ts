import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLiffBridge, createWebBridge, type LiffSdk } from './index.js';

/** The edge: an SDK as the app would give it. */
function sdkDouble(overrides: Partial<Record<keyof LiffSdk, unknown>> = {}) {
  return {
    use: vi.fn(),
    init: vi.fn(async () => undefined),
    getAccessToken: () => 'token-1',
    getContext: () => ({ viewType: 'full' }),
    getLineVersion: () => '14.2.0',
    isInClient: () => true,
    isLoggedIn: () => true,
    login: vi.fn(),
    closeWindow: vi.fn(),
    getOS: () => 'ios',
    getVersion: () => '2.31.0',
    isApiAvailable: () => true,
    shareTargetPicker: vi.fn(async () => ({ status: 'success' })),
    openWindow: vi.fn(),
    ...overrides,
  } as unknown as LiffSdk;
}

afterEach(() => vi.unstubAllGlobals());

describe('the bridge of the app', () => {
  it('answers like an anonymous browser until the SDK has started', async () => {
    const bridge = createLiffBridge({ liffId: '1-a', load: async () => sdkDouble() });
    expect(bridge.getAccessToken()).toBeUndefined();
    expect(bridge.getViewType()).toBeUndefined();
    await bridge.start();
    expect(bridge.getAccessToken()).toBe('token-1');
    expect(bridge.getViewType()).toBe('full');
  });

  it('starts the SDK once, however often it is asked to', async () => {
    const sdk = sdkDouble();
    const load = vi.fn(async () => sdk);
    const bridge = createLiffBridge({ liffId: '1-a', load });
    await Promise.all([bridge.start(), bridge.start()]);
    expect(load).toHaveBeenCalledOnce();
    expect(sdk.init).toHaveBeenCalledExactlyOnceWith({ liffId: '1-a' });
  });

  it("passes the SDK's own error on and stays anonymous", async () => {
    const error = Object.assign(new Error('bad id'), { code: 'INVALID_CONFIG' });
    const load = async () => sdkDouble({ init: () => Promise.reject(error) });
    const bridge = createLiffBridge({ liffId: 'wrong', load });
    await expect(bridge.start()).rejects.toBe(error);
    expect(bridge.getAccessToken()).toBeUndefined();
  });

  it('has no token for a visitor who is not logged in', async () => {
    const bridge = createLiffBridge({
      liffId: '1-a',
      load: async () => sdkDouble({ getAccessToken: () => null }),
    });
    await bridge.start();
    expect(bridge.getAccessToken()).toBeUndefined();
  });

  it('installs the configured plugins before the SDK starts', async () => {
    const calls: string[] = [];
    const sdk = sdkDouble({
      use: (plugin: { name: string }) => void calls.push(`use ${plugin.name}`),
      init: async () => void calls.push('init'),
    });
    const plugin = `data:text/javascript,export default class { name = 'stand-in' }`;
    await createLiffBridge({ liffId: '1-a', load: async () => sdk, pluginUrls: [plugin] }).start();
    expect(calls).toEqual(['use stand-in', 'init']);
  });

  it('opens links outside the web view', async () => {
    const sdk = sdkDouble();
    const bridge = createLiffBridge({ liffId: '1-a', load: async () => sdk });
    await bridge.start();
    bridge.openUrl('https://example.com/');
    expect(sdk.openWindow).toHaveBeenCalledWith({ url: 'https://example.com/', external: true });
  });
});

describe('copying', () => {
  it('fails with a code when the surroundings refuse or have no clipboard', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
    await expect(createWebBridge().copyText('a')).rejects.toMatchObject({ code: 'NATIVE_API_CRASHED' });
    vi.stubGlobal('navigator', {});
    await expect(createWebBridge().copyText('a')).rejects.toMatchObject({ code: 'NATIVE_API_CRASHED' });
  });
});

const content = { title: 'Komorebi', url: 'https://profile.example/@komorebi' };

describe('sharing in the app', () => {
  const started = async (overrides: Parameters<typeof sdkDouble>[0] = {}) => {
    const sdk = sdkDouble(overrides);
    const bridge = createLiffBridge({ liffId: '1-a', load: async () => sdk });
    await bridge.start();
    return { bridge, sdk };
  };

  it('sends title and link to friends', async () => {
    const { bridge, sdk } = await started();
    expect(await bridge.share(content)).toBe('shared');
    expect(sdk.shareTargetPicker).toHaveBeenCalledExactlyOnceWith([
      { type: 'text', text: 'Komorebi\nhttps://profile.example/@komorebi' },
    ]);
  });

  it('is dismissed when the visitor closes the picker, and unavailable when it fails', async () => {
    expect(await (await started({ shareTargetPicker: async () => undefined })).bridge.share(content)).toBe(
      'dismissed',
    );
    const refused = { shareTargetPicker: () => Promise.reject(new Error('no')) };
    expect(await (await started(refused)).bridge.share(content)).toBe('unavailable');
  });

  it('falls back to the system where the app has no picker, or did not start', async () => {
    const share = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { share });
    expect(await (await started({ isApiAvailable: () => false })).bridge.share(content)).toBe('shared');
    expect(await createLiffBridge({ liffId: '1-a' }).share(content)).toBe('shared');
    expect(share).toHaveBeenCalledTimes(2);
  });

  it('knows the version of the app, and leads out of it', async () => {
    const { bridge, sdk } = await started();
    expect(bridge.getAppVersion()).toBe('14.2.0');
    expect(bridge.isInsideApp()).toBe(true);
    bridge.openInBrowser('https://profile.example/');
    expect(sdk.openWindow).toHaveBeenCalledWith({ url: 'https://profile.example/', external: true });
  });
});

describe('sharing in a browser', () => {
  it('is unavailable without the system, and when it fails', async () => {
    vi.stubGlobal('navigator', {});
    expect(await createWebBridge().share(content)).toBe('unavailable');
    vi.stubGlobal('navigator', { share: () => Promise.reject(new TypeError('bad')) });
    expect(await createWebBridge().share(content)).toBe('unavailable');
  });

  it('is dismissed when the visitor thinks better of it', async () => {
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
  ])('is told by %s: %s', (userAgent, inside) => {
    vi.stubGlobal('navigator', { userAgent });
    expect(createWebBridge().isInsideApp()).toBe(inside);
  });

  it('hands the page to the system by a parameter of its own', () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    createWebBridge().openInBrowser('https://profile.example/@komorebi?lang=th');
    expect(String(assign.mock.calls[0]?.[0])).toBe(
      'https://profile.example/@komorebi?lang=th&openExternalBrowser=1',
    );
  });
});

describe('the visitor of the app', () => {
  const started = async (overrides: Parameters<typeof sdkDouble>[0] = {}) => {
    const sdk = sdkDouble(overrides);
    const bridge = createLiffBridge({ liffId: '1-a', load: async () => sdk });
    await bridge.start();
    return { bridge, sdk };
  };

  it('can log in outside the app only, and comes back to the same address', async () => {
    vi.stubGlobal('location', { href: 'https://profile.example/liff/@komorebi?lang=th' });
    const { bridge, sdk } = await started({ isInClient: () => false, isLoggedIn: () => false });
    expect(bridge.canLogIn()).toBe(true);
    bridge.logIn();
    expect(sdk.login).toHaveBeenCalledExactlyOnceWith({
      redirectUri: 'https://profile.example/liff/@komorebi?lang=th',
    });
    expect((await started()).bridge.canLogIn()).toBe(false);
    expect(createLiffBridge({ liffId: '1-a' }).canLogIn()).toBe(false);
    expect(createWebBridge().canLogIn()).toBe(false);
  });

  it('gets another token once, by starting the SDK again', async () => {
    let token = 'old';
    const init = vi.fn(async () => {
      token = init.mock.calls.length > 1 ? 'new' : 'old';
    });
    const { bridge } = await started({ init, getAccessToken: () => token });
    expect(await Promise.all([bridge.renewAccessToken(), bridge.renewAccessToken()])).toEqual([true, true]);
    expect(bridge.getAccessToken()).toBe('new');
    expect(init).toHaveBeenCalledTimes(2);
  });

  it('keeps the old token when there is no other', async () => {
    const { bridge } = await started();
    expect(await bridge.renewAccessToken()).toBe(false);
    expect(await createLiffBridge({ liffId: '1-a' }).renewAccessToken()).toBe(false);
  });

  it('closes the page in the app, and only there', async () => {
    const { bridge, sdk } = await started();
    expect(bridge.close()).toBe(true);
    expect(sdk.closeWindow).toHaveBeenCalledOnce();
    expect((await started({ isInClient: () => false })).bridge.close()).toBe(false);
    expect(createWebBridge().close()).toBe(false);
  });

  it('has a system and an SDK of a version', async () => {
    const { bridge } = await started();
    expect([bridge.getOs(), bridge.getSdkVersion()]).toEqual(['ios', '2.31.0']);
  });
});
