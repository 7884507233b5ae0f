import type { HostBridge } from './host-bridge.js';
import type { LiffSdk } from './load-liff.js';
import { copyText, shareBySystem } from './web-bridge.js';

/** Options of {@link createLiffBridge}. */
export interface LiffBridgeOptions {
  liffId: string;
  /**
   * Loads the SDK. Called once, by {@link LiffBridge.start}.
   * @default the pluggable SDK with the modules this package uses
   */
  load?: () => Promise<LiffSdk>;
  /**
   * Plugins of the SDK, installed before it starts: modules of the page's own origin whose default export is a
   * class. This is how local runs bring a stand-in for the app.
   */
  pluginUrls?: readonly string[];
}

/** The bridge of the messaging app's web view. */
export interface LiffBridge extends HostBridge {
  /**
   * Starts the app SDK, once. Until then, and for ever when it fails, the bridge answers like an anonymous browser.
   *
   * @throws the SDK's own error, whose `code` tells what was wrong.
   */
  start(): Promise<void>;
}

/** Creates the bridge of the messaging app. Nothing of the SDK is loaded before it is started. */
export function createLiffBridge({
  liffId,
  load = () => import('./load-liff.js').then(({ loadLiff }) => loadLiff()),
  pluginUrls = [],
}: LiffBridgeOptions): LiffBridge {
  let sdk: LiffSdk | undefined;
  let starting: Promise<void> | undefined;
  let renewing: Promise<boolean> | undefined;

  async function startOnce(): Promise<void> {
    const liff = await load();
    for (const url of pluginUrls) {
      const module = (await import(/* @vite-ignore */ url)) as { default: new () => { name: string } };
      liff.use(new module.default());
    }
    await liff.init({ liffId });
    sdk = liff;
  }

  /** In the app, starting the SDK again takes over the app's present token. */
  async function renewOnce(): Promise<boolean> {
    const before = sdk?.getAccessToken();
    try {
      await sdk?.init({ liffId });
    } catch {
      // Then the old token is all there is.
    }
    return Boolean(sdk) && sdk?.getAccessToken() !== before;
  }

  return {
    origin: 'liff',
    start: () => (starting ??= startOnce()),
    getAccessToken: () => sdk?.getAccessToken() ?? undefined,
    getViewType: () => sdk?.getContext()?.viewType,
    getSdkVersion: () => sdk?.getVersion(),
    getOs: () => sdk?.getOS() ?? undefined,
    canLogIn: () => Boolean(sdk && !sdk.isInClient() && !sdk.isLoggedIn()),
    logIn: () => sdk?.login({ redirectUri: location.href }),
    renewAccessToken: () => (renewing ??= renewOnce()),
    close() {
      if (!sdk?.isInClient()) return false;
      sdk.closeWindow();
      return true;
    },
    getAppVersion: () => sdk?.getLineVersion() ?? undefined,
    isInsideApp: () => sdk?.isInClient() ?? false,
    openInBrowser: (url) => sdk?.openWindow({ url, external: true }),
    async share(content) {
      if (!sdk?.isApiAvailable('shareTargetPicker')) return shareBySystem(content);
      const { title, url } = content;
      try {
        const result = await sdk.shareTargetPicker([{ type: 'text', text: `${title}\n${url}` }]);
        // The SDK answers nothing when the visitor closes the picker.
        return result ? 'shared' : 'dismissed';
      } catch {
        return 'unavailable';
      }
    },
    openUrl: (url) => {
      if (sdk) sdk.openWindow({ url, external: true });
      else window.open(url, '_blank', 'noopener,noreferrer');
    },
    copyText,
  };
}
