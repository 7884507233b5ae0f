import type { Opener, Origin } from '@oa-profile/api-client';
import type { Account, NearbyPlace, PageSection } from '@oa-profile/api-client/schemas';
import type { Highlight } from '@oa-profile/plugin-sdk';
import type { View, ViewBase } from '../views/view.js';

/** Links into the app, ready for this account. */
export interface AppLinks {
  /** Opens the account in the app to add it as a friend. */
  addFriend: string;
  /** Opens a chat with the account in the app. */
  chat: string;
  /** The same with a text ready to be sent, which `{text}` stands for; absent where the app cannot do that. */
  chatWithText?: string | undefined;
  /** Sends a text to somebody in the app, which `{text}` stands for; absent where the app cannot do that. */
  share?: string | undefined;
  /** Calls the account in the app. */
  call: string;
  /** Opens the account's profile in the app. */
  open: string;
  /**
   * The same for any view and what was chosen there, which `{path}` and `{query}` stand for; absent where the app cannot
   * do that.
   */
  openAt?: string | undefined;
  /** Where a newer version of the app is found. */
  update: string;
}

/** Where maps get their pictures. */
export interface MapTiles {
  /** Address of a tile with `{z}`, `{x}` and `{y}`. */
  url: string;
  /** Whose map it is, as its licence asks; plain text. */
  attribution: string;
}

/** A section, for the parts of the page that lead to it: they know it before its code is there. */
export interface SectionOutline {
  /** What links to the section end in. */
  id: string;
  type: string;
  /** In the language of the page. */
  title: string;
  /** What it has to say on the first screen. */
  highlights: readonly Highlight[];
  /** How much in it the search can find. @default 0 */
  findable?: number;
}

/** A page of the account beside its first one, as links to it show it. */
export interface PageTab {
  id: string;
  /** In the account's words. */
  title: string;
}

/** What came with the page. It does not change while the page is open, so no action changes it. */
export interface PageState extends ViewBase {
  origin: Origin;
  opener: Opener;
  account: Account;
  /** Those of the account's first page, or of the page that the server rendered. */
  sections: PageSection[];
  /** The sections that have something to show, in their order. Views that are no page of the account have none. */
  outline: readonly SectionOutline[];
  /** The pages beside the first one that have something to show. Views that are no page of the account have none. */
  tabs: readonly PageTab[];
  nearbyPlaces: NearbyPlace[];
  appLinks: AppLinks;
  /** Absolute address of the profile for anybody: what is shared. */
  shareUrl: string;
  /** The view that the server rendered. */
  initialView: View;
  mapTiles?: MapTiles | undefined;
}
