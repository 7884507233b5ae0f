import type { OpenWrite, ProfileApiClient, Relation } from '@oa-profile/api-client';
import type { HostBridge } from '@oa-profile/host-bridge';
import type { KeepClient } from '@oa-profile/keep-client';
import type { Cache, CacheNamespace } from '@oa-profile/storage';
import type { Saved } from '../saved/saved.js';
import type { SectionPlugin } from '../../section.js';
import type { TrackingEvent } from '@oa-profile/telemetry';

/** Entries of a visitor who may not be known yet. They cannot be told apart well enough to delete all of one kind. */
export type ClaimedCache<Payload> = Omit<Cache<Payload>, 'clear'>;

/** The namespace of what a plugin saves of the visitor. */
export interface SavedNamespace extends CacheNamespace {
  /**
   * Whose is what is saved while nobody is signed in, or known yet: of the `tab`, so that whoever uses the browser next
   * does not see it, or of the `device`, whose tabs share it. The visitor who signs in there has it from then on, when
   * it is read.
   */
  whileUnknown: 'tab' | 'device';
  /** Whether it may be read for the last known visitor while the current one cannot be known. @default false */
  isReadForLast?: boolean;
}

/** A write without an answer yet, and how it was sent: only so can it be settled. */
export interface SentWrite extends OpenWrite {
  isAnonymous?: boolean | undefined;
}

/** An action during which the page may be left. */
export interface Interrupted {
  /** The account's basic search id. */
  searchId: string;
  /** Its name among what plugins resume. */
  action: string;
  /**
   * Nobody can tell who began it: it goes on only where the login that came between leads back. Not for an action that
   * was begun before the app's SDK had started: that one is of whoever the SDK then knows in this tab.
   */
  needsLogin: boolean;
}

/** A list whose code comes late. */
export interface LateList<Each> {
  load: () => Promise<readonly Each[]>;
  /** All of it once it has loaded, nothing before. */
  loaded: readonly Each[];
}

/** How the page's side effects reach the outside world. Passed to the store, so that tests can replace them. */
export interface ProfileServices {
  /** The API's client, whose code is loaded at the first call. */
  api: () => Promise<ProfileApiClient>;
  /** The client of the visitor's own collection, loaded the same way. */
  keep: () => Promise<KeepClient>;
  host: HostBridge;
  /** All plugins of the page: one value for all pages of a site. */
  plugins: LateList<SectionPlugin>;
  /** Relations by basic search id. */
  relationCache: Cache<Relation>;
  /** Notices that were dismissed and announcements that were read. */
  noticeCache: Cache<true>;
  /** Whether the tooltips at QR code and Keep have been seen. */
  tooltipCaches: Readonly<Record<TooltipName, Cache<true>>>;
  /** What a visitor was about to do when a login, or the start of the app's SDK, interrupted it. */
  interruptedCache: ClaimedCache<Interrupted[]>;
  /** Requests without an answer yet, so that a reload does not repeat them. */
  openWrites: ClaimedCache<SentWrite>;
  /** What the visitor has filled in and not sent yet, by form and account. To be parsed by the form. */
  draftCache: ClaimedCache<object>;
  /** The visitor's own data of sections, by account and section. */
  ownDataCache: Cache<Saved>;
  /** The cache of what a plugin saves of the visitor, by the account's basic search id: the same one each time. */
  savedCache: (namespace: SavedNamespace) => ClaimedCache<Saved>;
  /** Whether the notice about landscape was dismissed in this session. */
  rotateNoticeCache: Cache<true>;
  /** Logs and reports a caught error; `place` names where. */
  captureError: (error: unknown, place: string) => void;
  track: (event: TrackingEvent) => void;
}

/** Controls with a tooltip for first-time visitors. */
export type TooltipName = 'qr' | 'keep';
