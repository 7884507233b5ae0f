import { ProfileError } from '@oa-profile/errors';
import type { HostBridge, ShareContent, ShareOutcome } from './host-bridge.js';

/** The messenger's in-app browser says so in its user agent, and nowhere else. */
const isMessengersBrowser = (): boolean => / Line\/\d/.test(navigator.userAgent);

/**
 * The bridge of an ordinary browser, and of the messenger's plain in-app browser: anonymous, unless a host that knows its
 * visitors says more.
 *
 * @param parts what this host does in its own way; the rest, and what is undefined, is as in any browser
 * @example
 * ```ts
 * const host = createWebBridge({
 *   getAccessToken: () => session.token,
 *   canLogIn: () => session.token === undefined,
 *   logIn: () => location.assign('/login'),
 *   openUrl: (url) => messenger.open(url),
 * });
 * ```
 */
export function createWebBridge(parts: Partial<HostBridge> = {}): HostBridge {
  return {
    origin: 'web',
    getAccessToken: () => undefined,
    getOwner: () => undefined,
    // A host that knows its visitors does so without a network, too.
    getLastOwner: () => undefined,
    cameFromLogin: () => false,
    getViewType: () => undefined,
    getAppVersion: () => undefined,
    getSdkVersion: () => undefined,
    getOs: () => undefined,
    canLogIn: () => false,
    logIn: () => undefined,
    renewAccessToken: () => Promise.resolve(false),
    close: () => false,
    openUrl: (url) => void window.open(url, '_blank', 'noopener,noreferrer'),
    isInsideApp: isMessengersBrowser,
    openInBrowser(url) {
      // The in-app browser hands addresses with this parameter to the system's browser.
      const address = new URL(url);
      address.searchParams.set('openExternalBrowser', '1');
      location.assign(address);
    },
    canShare: () => parts.share !== undefined || typeof navigator.share === 'function',
    share: shareBySystem,
    copyText,
    ...Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)),
  };
}

/** The system's share sheet, in browsers that have it. */
async function shareBySystem(content: ShareContent): Promise<ShareOutcome> {
  try {
    if (!navigator.share) return 'unavailable';
    await navigator.share(content);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'unavailable';
  }
}

/** Milliseconds after which a clipboard that does not answer is taken for one that refuses. */
const CLIPBOARD_PATIENCE = 5000;

async function copyText(text: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It did not answer')), CLIPBOARD_PATIENCE);
  });
  try {
    // Absent outside secure contexts; refused by in-app browsers without permission, some of which never answer.
    await Promise.race([navigator.clipboard.writeText(text), silence]);
  } catch (cause) {
    throw new ProfileError({ code: 'NATIVE_API_CRASHED', message: 'The clipboard refused the text', cause });
  } finally {
    clearTimeout(timer);
  }
}
