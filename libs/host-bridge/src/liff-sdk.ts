import type { ViewType } from './host-bridge.js';

/** What this package uses of the app SDK: its own declarations do not compile with Node's module resolution. */
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
  /** Null if the page has no permission for it. */
  getDecodedIDToken: () => { sub?: string | undefined } | null;
  permanentLink: {
    /** The link that opens an address of the page in the app. Rejects if the address is not below the page's entry. */
    createUrlBy: (url: string) => Promise<string>;
  };
  openWindow: (options: { url: string; external: boolean }) => void;
  /** Resolves with nothing if the visitor closes the picker. */
  shareTargetPicker: (messages: { type: 'text'; text: string }[]) => Promise<object | undefined | void>;
  use: (plugin: { name: string }) => unknown;
}
