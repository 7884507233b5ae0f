import type { LiffPluginContext } from '@line/liff';
import { LiffMockPlugin } from '@line/liff-mock';

type MockData = Record<string, unknown>;
interface MockApi {
  set: (update: (data: MockData) => MockData) => void;
}
type Init = (config: { liffId: string }) => Promise<void>;

/**
 * Lets a browser play the messaging app. What it plays is asked for in the page's address:
 * `visitor` is the access token (`none` for a visitor who is not logged in), `view` the view type,
 * `sdk-error` a code with which the SDK refuses to start, `sdk-hangs` makes it never answer.
 */
export default class LocalApp {
  readonly name = 'local-app';

  install(context: LiffPluginContext): void {
    const wishes = new URLSearchParams(location.search);
    const mock = new LiffMockPlugin().install(context) as unknown as MockApi;
    const visitor = wishes.get('visitor') ?? 'visitor-mei';
    mock.set((data) => ({
      ...data,
      isInClient: true,
      isLoggedIn: visitor !== 'none',
      getAccessToken: visitor === 'none' ? null : visitor,
      getContext: {
        ...(data['getContext'] as object),
        type: 'external',
        viewType: wishes.get('view') ?? 'full',
      },
    }));
    const liff = context.liff as unknown as { init: Init };
    const start = liff.init.bind(liff) as (config: { liffId: string; mock: true }) => Promise<void>;
    liff.init = async (config) => {
      const code = wishes.get('sdk-error');
      if (code) throw Object.assign(new Error('The stand-in was asked to fail'), { code });
      if (wishes.has('sdk-hangs')) await new Promise(() => undefined);
      await start({ ...config, mock: true });
    };
  }
}
