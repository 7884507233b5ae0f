import type { LiffPluginContext } from '@line/liff';
import { LiffMockPlugin } from '@line/liff-mock';

type MockData = Record<string, unknown>;
interface MockApi {
  set: (update: (data: MockData) => MockData) => void;
}
type Liff = Record<string, unknown> & { init: (config: { liffId: string }) => Promise<void> };

/** What is asked for in an address holds for the views that follow it, as an app's settings do. */
const REMEMBERED = 'local-app';

/**
 * Lets a browser play the messaging app. What it plays is asked for in the page's address:
 * `visitor` is the access token (`none` for a visitor who is not logged in), `view` the view type, `app-version` the
 * app's version, `picker` how sharing with friends ends (`shared`, `dismissed`, `fails`; without it, it is not
 * available), `sdk-error` a code with which the SDK refuses to start, `sdk-hangs` makes it never answer.
 */
export default class LocalApp {
  readonly name = 'local-app';

  install(context: LiffPluginContext): void {
    const wishes = readWishes();
    const mock = new LiffMockPlugin().install(context) as unknown as MockApi;
    const visitor = wishes.get('visitor') ?? 'visitor-mei';
    const picker = wishes.get('picker');
    mock.set((data) => ({
      ...data,
      isInClient: true,
      isLoggedIn: visitor !== 'none',
      isApiAvailable: picker !== null,
      getAccessToken: visitor === 'none' ? null : visitor,
      getLineVersion: wishes.get('app-version') ?? '14.0.0',
      getContext: {
        ...(data['getContext'] as object),
        type: 'external',
        viewType: wishes.get('view') ?? 'full',
      },
    }));
    const liff = context.liff as unknown as Liff;
    const start = liff.init.bind(liff) as (config: { liffId: string; mock: true }) => Promise<void>;
    liff.init = async (config) => {
      const code = wishes.get('sdk-error');
      if (code) throw Object.assign(new Error('The stand-in was asked to fail'), { code });
      if (wishes.has('sdk-hangs')) await new Promise(() => undefined);
      await start({ ...config, mock: true });
      // The mock would do nothing, and wants a login that the app does on its own.
      liff['openWindow'] = ({ url }: { url: string }) => window.open(url, '_blank');
      liff['shareTargetPicker'] = async () => {
        if (picker === 'fails')
          throw Object.assign(new Error('The stand-in was asked to fail'), { code: 'FORBIDDEN' });
        return picker === 'shared' ? { status: 'success' } : undefined;
      };
    };
  }
}

function readWishes(): URLSearchParams {
  const remembered = new URLSearchParams(sessionStorage.getItem(REMEMBERED) ?? '');
  const given = new URLSearchParams(location.search);
  if (!given.has('visitor') && remembered.has('visitor')) return remembered;
  sessionStorage.setItem(REMEMBERED, given.toString());
  return given;
}
