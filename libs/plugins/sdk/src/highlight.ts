import type { Account, Relation } from '@oa-profile/api-client';
import type { BusinessHours } from '@oa-profile/business-hours';
import type { Formatters, Language } from '@oa-profile/i18n';
import type { LastCall } from './hours/last-call.js';

/** Icons for a highlight in words. */
export type HighlightSign = 'rating' | 'price' | 'way' | 'crowd' | 'info';

/**
 * Something that answers a visitor's question before the first scroll. Data only: the page shows it on its first
 * screen, and keeps it up to date with the clock, without the plugin's code.
 */
export type Highlight =
  /** Opening hours: the page says whether it is open now, until when, and which day of the week is special. */
  | {
      kind: 'hours';
      hours: BusinessHours;
      /**
       * What ends at the `lastOrder` of an interval.
       *
       * @default 'entry'
       */
      lastCall?: LastCall | undefined;
    }
  /** The place: the page shows it beside the hours, with a map if the coordinates are known. */
  | {
      kind: 'place';
      /** The address; the owner may have broken it into lines. */
      text: string;
      /** Degrees north of the equator. */
      latitude?: number | undefined;
      /** Degrees east of Greenwich. */
      longitude?: number | undefined;
      lang?: string | undefined;
    }
  /** A short text: '4.3 (128)'. */
  | {
      kind: 'words';
      sign: HighlightSign;
      text: string;
      /** The text for screen readers, if the short form says too little: '4.3 out of 5 stars, 128 reviews'. */
      spoken?: string | undefined;
      /** BCP 47 tag of the text, if it is the account's own. */
      lang?: string | undefined;
    }
  /** What is usual at an hour of the week. Not shown while closed. */
  | {
      kind: 'hourly';
      sign: HighlightSign;
      /** The possible texts. */
      texts: readonly string[];
      /** For each hour of the week, from Sunday at 0:00, the index of its text; -1 for none. */
      week: readonly number[];
      /** What was measured, and between which instants (ISO 8601) it is said instead of the usual. */
      live?: { text: string; from: string; until: string } | undefined;
    }
  /** An offer of the account. The first one that is available is shown. */
  | {
      kind: 'offer';
      text: string;
      /** The kind of offer, if there is a word for it: 'Free'. */
      label?: string | undefined;
      /** Instants in ISO 8601; without them it is always available. */
      from?: string | undefined;
      until?: string | undefined;
      /** The item whose view the offer links to. Without one it links to the section. */
      itemId?: string | undefined;
      /** Shown only if there is no other offer. @default false */
      isFallback?: boolean;
      /**
       * Only friends of the account can have it, and this is known: whoever becomes one is told of it, once it is no
       * fallback for them.
       *
       * @default it is for everybody
       */
      for?: 'friends' | undefined;
      /**
       * The account tells something that is no offer; it stands in for one without its icon and name, unless its section is
       * one of the first two, where it is read anyway.
       *
       * @default false
       */
      isNews?: boolean;
      lang?: string | undefined;
    }
  /**
   * Something that the account tells, the newest first: a wide page has two beside all sections, unless its section is one of
   * the first two, where it is read anyway.
   */
  | {
      kind: 'news';
      text: string;
      /** When it was published, an instant in ISO 8601. @default nobody knows, and no day is told */
      publishedAt?: string | undefined;
      /** When it is over, an instant in ISO 8601. @default it stays */
      until?: string | undefined;
      /** The item whose view it links to. Without one it links to the section. */
      itemId?: string | undefined;
      lang?: string | undefined;
    }
  /** Pictures for the row that begins with the cover, the best first. The page shows a few of all sections, each once. */
  | { kind: 'pictures'; pictures: readonly HighlightPicture[] };

/** A picture that leads to what it belongs to. */
export interface HighlightPicture {
  /** http(s) address, as the schema `image` reads it: one that it refuses must not come this far. */
  url: string;
  /** CSS pixels. */
  width: number;
  /** CSS pixels. */
  height: number;
  /** What it shows, or at least what it is: it is the name of the link. */
  alt: string;
  /** BCP 47 tag of `alt`, if it is the account's own. */
  lang?: string | undefined;
  /** The item whose view it links to. Without one it links to the section. */
  itemId?: string | undefined;
}

/** What a plugin gets for its highlights. */
export interface HighlightContext {
  account: Pick<
    Account,
    'name' | 'countryCode' | 'timeZone' | 'currency' | 'contentLanguage' | 'businessType'
  >;
  language: Language;
  /** In the account's time zone. */
  formatters: Formatters;
  /** How the visitor stands to the account. @default 'unknown', as on the server */
  relation?: Relation | 'unknown' | undefined;
}
