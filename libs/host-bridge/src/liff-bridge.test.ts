import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWebBridge } from './index.js';
import { createLiffBridge } from './liff.js';
import { sdkDouble, started } from './testing/sdk-double.js';

beforeEach(() => void vi.stubGlobal('location', { href: 'https://profile.example/liff/@komorebi' }));
afterEach(() => vi.unstubAllGlobals());

describe('the bridge of the app', () => {
  it('the bridge of the app behaves as in an anonymous browser until the SDK has started', async () => {
    const bridge = createLiffBridge({ liffId: '1-a', load: () => Promise.resolve(sdkDouble()) });
    expect(bridge.getAccessToken()).toBeUndefined();
    expect(bridge.getViewType()).toBeUndefined();
    await bridge.start();
    expect(bridge.getAccessToken()).toBe('token-1');
    expect(bridge.getViewType()).toBe('full');
  });

  it('the bridge of the app starts the SDK once, however often `start` is called', async () => {
    const sdk = sdkDouble();
    const load = vi.fn(() => Promise.resolve(sdk));
    const bridge = createLiffBridge({ liffId: '1-a', load });
    await Promise.all([bridge.start(), bridge.start()]);
    expect(load).toHaveBeenCalledOnce();
    expect(sdk.init).toHaveBeenCalledExactlyOnceWith({ liffId: '1-a' });
  });

  it("the bridge of the app passes the SDK's own error on and stays anonymous", async () => {
    const error = Object.assign(new Error('bad id'), { code: 'INVALID_CONFIG' });
    const load = () => Promise.resolve(sdkDouble({ init: () => Promise.reject(error) }));
    const bridge = createLiffBridge({ liffId: 'wrong', load });
    await expect(bridge.start()).rejects.toBe(error);
    expect(bridge.getAccessToken()).toBeUndefined();
  });

  it.each([
    ['has started', () => Promise.resolve(), 8000],
    ['has failed', () => Promise.reject(new Error('bad id')), 8000],
    ['has taken too long', () => new Promise<void>(() => undefined), 1],
  ])('the bridge of the app is starting until the SDK %s, and no longer', async (_, init, timeout) => {
    const load = () => Promise.resolve(sdkDouble({ init }));
    const bridge = createLiffBridge({ liffId: '1-a', load, timeout });
    expect(bridge.starting()).toBeUndefined();
    const order: string[] = [];
    const start = bridge.start().then(
      () => order.push('start'),
      (error: unknown) => {
        order.push('start');
        if (timeout === 1) expect(error).toMatchObject({ code: 'TIMEOUT' });
      },
    );
    const starting = bridge.starting()?.then(() => order.push('starting'));
    expect(starting).toBeDefined();
    await Promise.all([start, starting]);
    // What waits for the start itself goes on first: it recalls whose data are shown.
    expect(order).toEqual(['start', 'starting']);
    expect(bridge.starting()).toBeUndefined();
  });

  it('the bridge of the app tells that the visitor is known before anything that waits for that goes on', async () => {
    const bridge = createLiffBridge({ liffId: '1-a', load: () => Promise.resolve(sdkDouble()) });
    const order: string[] = [];
    let goOn = (): void => undefined;
    const start = bridge.start(() => {
      order.push(`known with ${bridge.getAccessToken()}`);
      return new Promise((resolve) => (goOn = resolve));
    });
    const starting = bridge.starting()?.then(() => order.push('starting'));
    await expect.poll(() => order).toEqual(['known with token-1']);
    goOn();
    await Promise.all([start, starting]);
    expect(order).toEqual(['known with token-1', 'starting']);
  });

  it('the bridge of the app has started in time once its visitor is known, however long what is told so takes', async () => {
    vi.useFakeTimers();
    const bridge = createLiffBridge({
      liffId: '1-a',
      load: () => Promise.resolve(sdkDouble()),
      timeout: 8000,
    });
    const known = vi.fn(() => new Promise<void>(() => undefined));
    const ended = vi.fn();
    void bridge.start(known).then(ended, ended);
    await expect.poll(() => known).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(ended).not.toHaveBeenCalled();
    // What waits for the visitor does not go on with the token of somebody else, for whom the page is loaded again.
    expect(bridge.starting()).toBeDefined();
  });

  it('the bridge of the app uses an SDK that has taken too long as soon as it has started, and tells so', async () => {
    let answer = (): void => undefined;
    const init = (): Promise<void> => new Promise((resolve) => (answer = resolve));
    const load = () => Promise.resolve(sdkDouble({ init }));
    const bridge = createLiffBridge({ liffId: '1-a', load, timeout: 1 });
    const known = vi.fn();
    await expect(bridge.start(known)).rejects.toMatchObject({ code: 'TIMEOUT' });
    expect([bridge.isVisitorUnknown(), bridge.getAccessToken()]).toEqual([true, undefined]);
    expect(known).not.toHaveBeenCalled();
    answer();
    await expect.poll(() => known).toHaveBeenCalledOnce();
    expect([bridge.isVisitorUnknown(), bridge.getAccessToken()]).toEqual([false, 'token-1']);
  });

  it('the bridge of the app has no token for a visitor who is not logged in', async () => {
    const bridge = createLiffBridge({
      liffId: '1-a',
      load: () => Promise.resolve(sdkDouble({ getAccessToken: () => null })),
    });
    await bridge.start();
    expect(bridge.getAccessToken()).toBeUndefined();
  });

  it('the bridge of the app installs the configured plugins before the SDK starts', async () => {
    const calls: string[] = [];
    const sdk = sdkDouble({
      use: (plugin: { name: string }) => void calls.push(`use ${plugin.name}`),
      init: () => Promise.resolve(void calls.push('init')),
    });
    const plugin = `data:text/javascript,export default class { name = 'stand-in' }`;
    await createLiffBridge({ liffId: '1-a', load: () => Promise.resolve(sdk), pluginUrls: [plugin] }).start();
    expect(calls).toEqual(['use stand-in', 'init']);
  });

  it('the bridge of the app opens links outside the web view, and in a browser in a tab without access to this one', async () => {
    const { bridge, sdk } = await started();
    bridge.openUrl('https://example.com/');
    expect(sdk.openWindow).toHaveBeenCalledWith({ url: 'https://example.com/', external: true });

    const open = vi.fn();
    vi.stubGlobal('window', { open });
    const { bridge: outside } = await started({ isInClient: () => false });
    outside.openUrl('https://example.com/');
    expect(open).toHaveBeenCalledWith('https://example.com/', '_blank', 'noopener,noreferrer');
  });
});

const content = { title: 'Komorebi', url: 'https://profile.example/@komorebi' };

describe('sharing in the app', () => {
  it('sharing in the app sends title and link to friends', async () => {
    const { bridge, sdk } = await started();
    expect(await bridge.share(content)).toBe('shared');
    expect(sdk.shareTargetPicker).toHaveBeenCalledExactlyOnceWith([
      { type: 'text', text: 'Komorebi\nhttps://profile.example/@komorebi' },
    ]);
  });

  it('sharing in the app sends the text instead of the title if there is one', async () => {
    const { bridge, sdk } = await started();
    await bridge.share({ ...content, text: 'Komorebi\n3-99-7 Yanaka' });
    expect(sdk.shareTargetPicker).toHaveBeenCalledExactlyOnceWith([
      { type: 'text', text: 'Komorebi\n3-99-7 Yanaka\nhttps://profile.example/@komorebi' },
    ]);
  });

  it('sharing in the app is dismissed if the visitor closes the picker, and unavailable if it fails', async () => {
    expect(await (await started({ shareTargetPicker: () => Promise.resolve() })).bridge.share(content)).toBe(
      'dismissed',
    );
    const refused = { shareTargetPicker: () => Promise.reject(new Error('no')) };
    expect(await (await started(refused)).bridge.share(content)).toBe('unavailable');
  });

  it('sharing in the app falls back to the system’s share sheet without a picker or without the SDK', async () => {
    const share = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { share });
    expect(await (await started({ isApiAvailable: () => false })).bridge.share(content)).toBe('shared');
    expect(await createLiffBridge({ liffId: '1-a' }).share(content)).toBe('shared');
    expect(share).toHaveBeenCalledTimes(2);
  });

  it('sharing in the app knows the version of the app, and opens the visitor’s own browser', async () => {
    const { bridge, sdk } = await started();
    expect(bridge.getAppVersion()).toBe('14.2.0');
    expect(bridge.isInsideApp()).toBe(true);
    bridge.openInBrowser('https://profile.example/');
    expect(sdk.openWindow).toHaveBeenCalledWith({ url: 'https://profile.example/', external: true });
  });
});

describe("the app's page in the messenger's plain in-app browser", () => {
  it("the app's page in the messenger's plain in-app browser is recognised at an address of the app, whether or not the SDK has started", async () => {
    const assign = vi.fn();
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone) Safari Line/14.2.0' });
    vi.stubGlobal('location', { assign, href: 'https://profile.example/liff/@komorebi' });
    const sdk = sdkDouble({ isInClient: () => false });
    const bridge = createLiffBridge({ liffId: '1-a', load: () => Promise.resolve(sdk) });
    expect(bridge.isInsideApp()).toBe(true);
    await bridge.start();
    expect(bridge.isInsideApp()).toBe(true);
    bridge.openInBrowser('https://profile.example/@komorebi');
    expect(String(assign.mock.calls[0]?.[0])).toBe('https://profile.example/@komorebi?openExternalBrowser=1');
    expect(sdk.openWindow).not.toHaveBeenCalled();
  });
});

describe('the visitor of the app', () => {
  it('the visitor of the app can log in outside the app only, and returns to the same address', async () => {
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

  it('the visitor of the app returns from a login without its parameters in the address', async () => {
    const page = 'https://profile.example/liff/@komorebi?lang=th';
    const login = 'code=c&state=s&liffClientId=1&liffRedirectUri=https%3A%2F%2Fprofile.example&liff.hback=2';
    vi.stubGlobal('location', { href: `${page}&${login}#faq` });
    const replaceState = vi.fn();
    vi.stubGlobal('history', { state: 'kept', replaceState });
    await started();
    expect(replaceState).toHaveBeenCalledExactlyOnceWith('kept', '', new URL(`${page}#faq`));
  });

  it('the visitor of the app closes the page in the app, and only there', async () => {
    const { bridge, sdk } = await started();
    expect(bridge.close()).toBe(true);
    expect(sdk.closeWindow).toHaveBeenCalledOnce();
    expect((await started({ isInClient: () => false })).bridge.close()).toBe(false);
    expect(createWebBridge().close()).toBe(false);
  });

  it('the visitor of the app has an operating system and an SDK version', async () => {
    const { bridge } = await started();
    expect([bridge.getOs(), bridge.getSdkVersion()]).toEqual(['ios', '2.31.0']);
  });
});
