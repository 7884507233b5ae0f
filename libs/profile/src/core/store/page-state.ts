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

/** Where maps load their pictures. */
export interface MapTiles {
  /** Address of a tile with `{z}`, `{x}` and `{y}`. */
  url: string;
  /** Attribution that the map's licence requires; plain text. */
  attribution: string;
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
  /** How many of its entries the search can find. @default 0 */
  findable?: number;
  /** What the next visit is compared with, if its plugin tells changes and its data are there. */
  digest?: unknown;
}

/**
 * What a server can make of an account besides its pages: a contact card, the QR code as a picture, calendar entries
 * for a reservation, a planned visit and a special day of the hours, and an address that leads to the place on the map
 * of the visitor's platform.
 */
export const accountFileKinds = [
  'contactCard',
  'qrCode',
  'reservation',
  'visit',
  'specialDay',
  'directions',
] as const;

export type AccountFileKind = (typeof accountFileKinds)[number];

/** A page of the account other than its first one, as links to it show it. */
export interface PageTab {
  id: string;
  /** In the account's words. */
  title: string;
  /** What the next visit is compared with, if any plugin on it tells changes. */
  digest?: string;
}

/** A time that could be reserved when the server asked. */
export interface FreeTime {
  /** 'YYYY-MM-DD', the account's business day. */
  day: string;
  /** 'HH:MM' by the account's clock. */
  time: string;
  /** The same as an instant, in ISO 8601. */
  startsAt: string;
}

/** What came with the page. It does not change while the page is open, so no action changes it. */
export interface PageState extends ViewBase {
  origin: Origin;
  opener: Opener;
  account: Account;
  /** The sections of the account's first page, or of the page that the server rendered. */
  sections: PageSection[];
  /** The account's basic information if none of `sections` has it: each view says how to reach the account. */
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
  /** Whether there are more ways than the chat to reach the account. */
  isReachable: boolean;
  nearbyPlaces: NearbyPlace[];
  /** The next times that can be reserved, earliest first. @default none are known */
  freeTimes?: readonly FreeTime[] | undefined;
  appLinks: AppLinks;
  /** Absolute public address of the profile: what is shared. */
  shareUrl: string;
  /** Which files of the account the host serves below `shareUrl`. Nothing else is linked. @default none */
  servedFiles?: readonly AccountFileKind[] | undefined;
  /** The view that the server rendered. */
  initialView: View;
  /** Name of the site, shown below the page. @default what the page is, in its language */
  siteName?: string | undefined;
  mapTiles?: MapTiles | undefined;
}
