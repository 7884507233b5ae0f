import type { Opener, Origin, Account, PageSection } from '@oa-profile/api-client';
import type { Highlight } from '../../highlight.js';
import type { View, ViewBase, ViewKinds } from '../views/view.js';

/** Links into the app, ready for this account. */
export interface AppLinks {
  /** Opens the account in the app to add it as a friend. */
  addFriend: string;
  /** Opens a chat with the account in the app. */
  chat: string;
  /** The same with a text ready to send in place of `{text}`; absent if the app cannot do that. */
  chatWithText?: string | undefined;
  /** Sends a text, in place of `{text}`, to somebody in the app; absent if the app cannot do that. */
  share?: string | undefined;
  /** Calls the account in the app. */
  call: string;
  /** Opens the account's profile in the app. */
  open: string;
  /**
   * The same for any view and the choices made there, in place of `{path}` and `{query}`; absent if the app cannot do
   * that.
   */
  openAt?: string | undefined;
  /** Where a newer version of the app is found. */
  update: string;
}

/** A section, for the parts of the page that lead to it: they know it before its code has loaded. */
export interface SectionOutline {
  /** Links to the section end with it. */
  id: string;
  type: string;
  /** In the language of the page. */
  title: string;
  /** What it contributes to the first screen. */
  highlights: readonly Highlight[];
  /** How wide its summary must be. @default 'whole' */
  size?: 'half';
  /** It may have offers, but the page was not held up for its data: the browser does not wait for it to come near. */
  comesLate?: true;
  /** When it ends, an instant in ISO 8601: from then on it is not on the page. @default it stays */
  until?: string | undefined;
  /** What plugins have asked of it, by their names (`ofSection` of their part on the server): each knows its own. */
  of?: Readonly<Record<string, unknown>>;
}

/** A page of the account other than its first one, as links to it show it. */
export interface PageTab {
  id: string;
  /** In the account's words. */
  title: string;
  /** What plugins have asked of its sections, by their names (`ofPage`). */
  of?: Readonly<Record<string, unknown>>;
}

/** What came with the page. It does not change while the page is open, so no action changes it. */
export interface PageState extends ViewBase {
  origin: Origin;
  opener: Opener;
  account: Account;
  /** The sections of the account's first page, or of the page that the server rendered. */
  sections: PageSection[];
  /** The account's basic information if it is not among `sections`: each view says how to reach the account. */
  basicInfo?: PageSection | undefined;
  /** The sections that have something to show, in order. Empty in views that are not a page of the account. */
  outline: readonly SectionOutline[];
  /**
   * That of the account's first page, whose facts the profile card shows in every view.
   *
   * @default `outline`, as on the profile
   */
  overview?: readonly SectionOutline[] | undefined;
  /** The other pages that have something to show. Empty in views that are not a page of the account. */
  tabs: readonly PageTab[];
  /** Whether the account has sections or pages that could not be read, are switched off or have no plugin. @default these are all */
  isPartial?: boolean | undefined;
  /** Whether there are more ways than the chat to reach the account. */
  isReachable: boolean;
  /** What plugins have for the first screen, by their names: each knows its own. @default nothing */
  given?: Readonly<Partial<Record<string, unknown>>> | undefined;
  appLinks: AppLinks;
  /** Absolute public address of the profile: what is shared. */
  shareUrl: string;
  /**
   * Which files the host serves of this account below `shareUrl`: `contactCard`, `qrCode`, and those of plugins, by the
   * names that they have there. Nothing else is linked.
   *
   * @default none
   */
  servedFiles?: readonly string[] | undefined;
  /** Views of plugins that the site has. */
  ownViews: ViewKinds;
  /** Names of plugins and actions that are switched off. @default none */
  off?: readonly string[] | undefined;
  /** The view that the server rendered. */
  initialView: View;
  /** Name of the site, shown below the page. @default what the page is, in its language */
  siteName?: string | undefined;
}
