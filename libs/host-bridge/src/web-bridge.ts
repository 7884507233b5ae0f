import { ProfileError } from '@oa-profile/errors';
import type { HostBridge, ShareContent, ShareOutcome } from './host-bridge.js';

/** The messenger's in-app browser can be recognised by its user agent only. */
const isMessengersBrowser = (): boolean => / Line\/\d/.test(navigator.userAgent);

/**
 * The bridge of an ordinary browser, and of the messenger's plain in-app browser: anonymous, unless a host that knows
 * its visitors overrides parts of it.
 *
 * @param parts the host's own methods; missing and undefined ones are as in any browser
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
    starting: () => undefined,
    getOwner: () => undefined,
    isVisitorUnknown: () => false,
    // A host with visitors of its own knows them even without a network.
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
      // The in-app browser opens addresses with this parameter in the system's browser.
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

/** Shares with the system's share sheet, in browsers that have it. */
async function shareBySystem(content: ShareContent): Promise<ShareOutcome> {
  try {
    if (!navigator.share) return 'unavailable';
    await navigator.share(content);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'unavailable';
  }
}

/** After this time without an answer the clipboard counts as refusing. */
const CLIPBOARD_TIMEOUT_MS = 5000;

async function copyText(text: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It did not answer')), CLIPBOARD_TIMEOUT_MS);
  });
  try {
    // Absent outside secure contexts; refused by in-app browsers without permission, some of which never answer.
    await Promise.race([navigator.clipboard.writeText(text), timeout]);
  } catch (cause) {
    if (copySelected(text)) return;
    throw new ProfileError({ code: 'NATIVE_API_CRASHED', message: 'The clipboard refused', cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Copies as pages did before there was the clipboard's API: web views that refuse that one may allow this. */
function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  const focused = document.activeElement;
  // Beside what was tapped: what lies behind a modal dialog cannot be selected.
  (focused?.parentElement ?? document.body).append(field);
  try {
    field.select();
    // oxlint-disable-next-line typescript/no-deprecated -- the only way where the newer one is refused
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
