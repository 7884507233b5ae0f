import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLiffBridge, createWebBridge, type LiffSdk } from './index.js';

/** The edge: an SDK as the app would give it. */
function sdkDouble(overrides: Partial<Record<keyof LiffSdk, unknown>> = {}) {
  return {
    use: vi.fn(),
    init: vi.fn(async () => undefined),
    getAccessToken: () => 'token-1',
    getContext: () => ({ viewType: 'full' }),
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
