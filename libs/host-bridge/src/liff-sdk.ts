import type { ViewType } from './host-bridge.js';

/**
 * The parts of the app SDK that this package uses, in words of our own: the SDK's declarations do not pass the checks of
 * a project that resolves modules as Node does.
 */
export interface LiffSdk {
  init: (options: { liffId: string }) => Promise<void>;
  isInClient: () => boolean;
  isLoggedIn: () => boolean;
  login: (options: { redirectUri: string }) => void;
  logout: () => void;
  closeWindow: () => void;
  getOS: () => 'ios' | 'android' | 'web' | null | undefined;
  getVersion: () => string;
  /** Version of the app; null elsewhere. */
  getLineVersion: () => string | null;
  isApiAvailable: (name: 'shareTargetPicker') => boolean;
  getAccessToken: () => string | null;
  getContext(): { viewType?: ViewType | undefined; userId?: string | undefined } | null;
  /** Null where the page may not ask for it. */
  getDecodedIDToken: () => { sub?: string | undefined } | null;
  openWindow: (options: { url: string; external: boolean }) => void;
  /** Resolves with nothing when the visitor closes the picker. */
  shareTargetPicker: (messages: { type: 'text'; text: string }[]) => Promise<object | undefined | void>;
  use: (plugin: { name: string }) => unknown;
}
