import type { Origin } from '@oa-profile/api-client';

/** How the app shows the page: how much of the screen it covers, or inside a frame. */
export type ViewType = 'compact' | 'tall' | 'full' | 'full-flex' | 'frame';

/** What can be shared: a link with its title, or with a longer text. */
export interface ShareContent {
  title: string;
  /** Absolute address that anybody can open. */
  url: string;
  /** Lines of text about it that begin with the title, without the link. @default the title */
  text?: string;
}

/** `dismissed` if the visitor cancelled it, `unavailable` if the host cannot share: the page then has its own way. */
export type ShareOutcome = 'shared' | 'dismissed' | 'unavailable';

/** What the page's host can do, in the app or a browser. Ask it what it can do; never guess from the user agent. */
export interface HostBridge {
  readonly origin: Origin;
  /** Undefined for an anonymous visitor and before the app SDK has started. Pass it to the API clients only. */
  getAccessToken: () => string | undefined;
  /**
   * While the page may be used though its visitor is not known yet: resolves once the app's SDK has started, failed, or
   * taken too long. Undefined at any other time. What is done for the visitor waits for it: until then nobody can tell
   * an anonymous visitor from one whose token is on its way.
   */
  starting: () => Promise<void> | undefined;
  /**
   * Names the visitor as the owner of saved data: a hash of the user id that the app's SDK knows. Undefined while the
   * visitor is unknown: in a browser, without the SDK, for an anonymous visitor, and if the SDK may not tell the id.
   */
  getOwner: () => string | undefined;
  /** Before the app's SDK has started, and for good if it fails to. False for a visitor known not to be signed in. */
  isVisitorUnknown: () => boolean;
  /**
   * Names, by the same hash, the last known visitor of this tab or web view, while the current one cannot be known:
   * until the app's SDK has started, and for good if it fails to. Only for reading their saved data: nothing may be
   * written or sent in their name. Undefined once the SDK has started.
   */
  getLastOwner: () => string | undefined;
  /** Whether the visitor has returned to this page from a login. */
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
  /** Leaves the page for the login, which leads back to this address. Only if {@link HostBridge.canLogIn}. */
  logIn: () => void;
  /** Replaces an access token that the API refuses, once per page. Resolves with whether there is a new one. */
  renewAccessToken: () => Promise<boolean>;
  /** Closes the page if it is inside the app. Returns whether it is. */
  close: () => boolean;
  /** Opens an http(s) or app link outside the page. */
  openUrl: (url: string) => void;
  /**
   * Whether the page is shown inside an app, so that visitors may want to open it in their own browser. Also true in
   * the messenger's plain in-app browser, which has no SDK.
   */
  isInsideApp: () => boolean;
  /** Opens an address of the page in the visitor's own browser. Only if {@link HostBridge.isInsideApp}. */
  openInBrowser: (url: string) => void;
  /** Whether the host has a way to share. */
  canShare: () => boolean;
  /** Shares in the host's own way: with friends in the app, with the system's share sheet in a browser. */
  share: (content: ShareContent) => Promise<ShareOutcome>;
  /**
   * Puts a text on the clipboard.
   *
   * @throws ProfileError `NATIVE_API_CRASHED` if the clipboard refuses.
   */
  copyText: (text: string) => Promise<void>;
}
