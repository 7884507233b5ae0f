import type { Origin } from '@oa-profile/api-client';

/** How the app shows the page: how much of the screen it gives, or inside a frame of its own. */
export type ViewType = 'compact' | 'tall' | 'full' | 'full-flex' | 'frame';

/**
 * What the page's surroundings can do: one interface, one implementation for the messaging app and one for
 * browsers. Ask it what it can do; never guess from the user agent.
 */
export interface HostBridge {
  readonly origin: Origin;
  /**
   * The visitor's access token, or undefined for an anonymous visitor and before the app SDK has started. Hand it
   * to the API clients and to nothing else.
   */
  getAccessToken(): string | undefined;
  /** How the app shows the page; undefined in a browser and before the app SDK has started. */
  getViewType(): ViewType | undefined;
  /** Opens an http(s) or app link outside the page. */
  openUrl(url: string): void;
  /**
   * Puts a text on the clipboard.
   *
   * @throws ProfileError `NATIVE_API_CRASHED` when the surroundings refuse.
   */
  copyText(text: string): Promise<void>;
}
