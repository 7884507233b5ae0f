import type { LiffPluginContext } from '@line/liff';
import { LiffMockPlugin } from '@line/liff-mock';
import { readSettings, rememberVisitor } from './settings.js';

type MockData = Record<string, unknown>;
interface MockApi {
  set: (update: (data: MockData) => MockData) => void;
}
type Liff = Record<string, unknown> & { init: (config: { liffId: string }) => Promise<void> };

/** Makes a browser act like the messaging app, configured by the page's address: see {@link readSettings}. */
export default class LocalApp {
  readonly name = 'local-app';

  install(context: LiffPluginContext): void {
    const settings = readSettings();
    const mock = new LiffMockPlugin().install(context) as unknown as MockApi;
    const setToken = (token: string | undefined): void =>
      mock.set((data) => ({
        ...data,
        isLoggedIn: token !== undefined,
        getAccessToken: token ?? null,
        getContext: { ...(data['getContext'] as object), userId: token && `id of ${token}` },
      }));
    mock.set((data) => ({
      ...data,
      isInClient: !settings.isOutside,
      isApiAvailable: settings.picker !== undefined,
      getLineVersion: settings.appVersion,
      getContext: { ...(data['getContext'] as object), type: 'external', viewType: settings.viewType },
    }));
    setToken(settings.visitor);

    const liff = context.liff as unknown as Liff;
    const start = liff.init.bind(liff) as (config: { liffId: string; mock: true }) => Promise<void>;
    let token = settings.visitor;
    liff.init = async (config) => {
      if (settings.error) throw failure(settings.error);
      if (settings.hangs) await heard('sdk-answers');
      const state = new URLSearchParams(location.search).get('liff.state');
      if (state) await leaveFor(`/liff${state}${location.hash}`);
      await start({ ...config, mock: true });
      setToken(token);
      // Calls that the mock does not have.
      Object.assign(liff, {
        login({ redirectUri }: { redirectUri: string }) {
          location.assign(rememberVisitor(redirectUri, settings.login));
        },
        logout() {
          // In the app, the next `init` logs in again.
          token = settings.isOutside ? undefined : settings.renewed;
          setToken(undefined);
        },
        closeWindow: () => window.close(),
        openWindow: ({ url }: { url: string }) => window.open(url, '_blank'),
        shareTargetPicker() {
          if (settings.picker === 'fails') return Promise.reject(failure('FORBIDDEN'));
          return Promise.resolve(settings.picker === 'shared' ? { status: 'success' } : undefined);
        },
      });
    };
  }
}

const failure = (code: string): Error => Object.assign(new Error('The stand-in was asked to fail'), { code });

const heard = (event: string): Promise<unknown> =>
  new Promise((resolve) => window.addEventListener(event, resolve, { once: true }));

const forEver = (): Promise<never> => new Promise(() => undefined);

function leaveFor(address: string): Promise<never> {
  location.replace(address);
  return forEver();
}
