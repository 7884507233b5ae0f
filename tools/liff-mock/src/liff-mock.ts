import type { LiffPluginContext } from '@line/liff';
import { LiffMockPlugin } from '@line/liff-mock';
import { readWishes, rememberVisitor } from './wishes.js';

type MockData = Record<string, unknown>;
interface MockApi {
  set: (update: (data: MockData) => MockData) => void;
}
type Liff = Record<string, unknown> & { init: (config: { liffId: string }) => Promise<void> };

/** Makes a browser act like the messaging app, configured by the page's address: see {@link readWishes}. */
export default class LocalApp {
  readonly name = 'local-app';

  install(context: LiffPluginContext): void {
    const wishes = readWishes();
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
      isInClient: !wishes.isOutside,
      isApiAvailable: wishes.picker !== undefined,
      getLineVersion: wishes.appVersion,
      getContext: { ...(data['getContext'] as object), type: 'external', viewType: wishes.viewType },
    }));
    setToken(wishes.visitor);

    const liff = context.liff as unknown as Liff;
    const start = liff.init.bind(liff) as (config: { liffId: string; mock: true }) => Promise<void>;
    let token = wishes.visitor;
    liff.init = async (config) => {
      if (wishes.error) throw failure(wishes.error);
      if (wishes.hangs) await heard('sdk-answers');
      const state = new URLSearchParams(location.search).get('liff.state');
      if (state) await leaveFor(`/liff${state}${location.hash}`);
      await start({ ...config, mock: true });
      setToken(token);
      // Calls that the mock does not have.
      Object.assign(liff, {
        login({ redirectUri }: { redirectUri: string }) {
          location.assign(rememberVisitor(redirectUri, wishes.login));
        },
        logout() {
          // In the app, the next `init` logs in again.
          token = wishes.isOutside ? undefined : wishes.renewed;
          setToken(undefined);
        },
        closeWindow: () => window.close(),
        openWindow: ({ url }: { url: string }) => window.open(url, '_blank'),
        shareTargetPicker() {
          if (wishes.picker === 'fails') return Promise.reject(failure('FORBIDDEN'));
          return Promise.resolve(wishes.picker === 'shared' ? { status: 'success' } : undefined);
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
