import type { Origin } from '@oa-profile/api-client';

/** How the app shows the page: how much of the screen it gives, or inside a frame of its own. */
export type ViewType = 'compact' | 'tall' | 'full' | 'full-flex' | 'frame';

/** What can be shared: a link with its title, or with more words. */
export interface ShareContent {
  title: string;
  /** Absolute address that anybody can open. */
  url: string;
  /** What is said of it, in lines: they begin with the title, and leave out the link. @default the title */
  text?: string;
}

/**
 * How sharing ended: `dismissed` when the visitor thought better of it, `unavailable` when the surroundings cannot
 * share or failed to, so that the page shows a way of its own.
 */
export type ShareOutcome = 'shared' | 'dismissed' | 'unavailable';

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
  getAccessToken: () => string | undefined;
  /**
   * Names the visitor as the owner of what is remembered of them: a hash of the user id that the app's SDK knows.
   * Undefined while nobody is known: in a browser, without the SDK, for an anonymous visitor, and where the SDK may not
   * tell the id.
   */
  getOwner: () => string | undefined;
  /**
   * Names, by the same hash, the visitor who was known last in this tab or web view, while the surroundings cannot tell who
   * is there: until the app's SDK has started, and for good when it fails to. For reading what is kept of them and for
   * nothing else: nothing may be written or sent in their name. Undefined as soon as anybody can tell.
   */
  getLastOwner: () => string | undefined;
  /** Whether this page is what a login, for which the page had been left, has led back to. */
  cameFromLogin: () => boolean;
  /** How the app shows the page; undefined in a browser and before the app SDK has started. */
  getViewType: () => ViewType | undefined;
  /** Version of the messaging app, 'major.minor.patch'; undefined outside it. */
  getAppVersion: () => string | undefined;
  /** Version of the app's SDK; undefined in a browser and before it has started. */
  getSdkVersion: () => string | undefined;
  /** The system that the app runs on; 'web' for the app's page in a browser; undefined without the SDK. */
  getOs: () => 'ios' | 'android' | 'web' | undefined;
  /** Whether the visitor could log in here: true for the app's page in a browser outside the app. */
  canLogIn: () => boolean;
  /** Leaves the page for the login, which leads back to this address. Only where {@link HostBridge.canLogIn}. */
  logIn: () => void;
  /**
   * Gets another access token in place of one that the API refuses, once for as long as the page is open. Resolves
   * with whether there is another one now.
   */
  renewAccessToken: () => Promise<boolean>;
  /** Closes the page where it belongs to the app. Returns whether it does. */
  close: () => boolean;
  /** Opens an http(s) or app link outside the page. */
  openUrl: (url: string) => void;
  /**
   * Whether the page is shown inside an app, so that a visitor may want to leave for a browser of their own. True in
   * the messenger's plain in-app browser, too, which has no SDK.
   */
  isInsideApp: () => boolean;
  /** Opens an address of the page in the visitor's own browser. Only where {@link HostBridge.isInsideApp}. */
  openInBrowser: (url: string) => void;
  /** Whether the surroundings have a way to share, before it is asked for. */
  canShare: () => boolean;
  /** Shares in the way of the surroundings: with friends in the app, by the system's sheet in a browser. */
  share: (content: ShareContent) => Promise<ShareOutcome>;
  /**
   * Puts a text on the clipboard.
   *
   * @throws ProfileError `NATIVE_API_CRASHED` when the surroundings refuse.
   */
  copyText: (text: string) => Promise<void>;
}
