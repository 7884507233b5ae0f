import type { Account, Relation } from '@oa-profile/api-client/schemas';
import type { BusinessHours } from '@oa-profile/business-hours';
import type { Formatters, Language } from '@oa-profile/i18n';

/** Signs that a highlight in words can have. */
export type HighlightSign = 'rating' | 'price' | 'way' | 'crowd' | 'info';

/**
 * Something that answers a visitor's question before the first scroll. Data only: the page shows it on its first
 * screen, and goes on working out what depends on the clock, without the code of the plugin.
 */
export type Highlight =
  /** When the doors are open: the page says whether they are now, until when, and which day of the week is special. */
  | { kind: 'hours'; hours: BusinessHours }
  /** Where it is: the page shows it beside the hours, with a map where the coordinates are known. */
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
  /** In words, as short as can be: '4.3 (128)'. */
  | {
      kind: 'words';
      sign: HighlightSign;
      text: string;
      /** The same for those who hear it, where the short form says too little: '4.3 out of 5 stars, 128 reviews'. */
      spoken?: string | undefined;
      /** BCP 47 tag of the text where it is the account's own words. */
      lang?: string | undefined;
    }
  /** What is usual at an hour of the week. It is left out while the doors are closed. */
  | {
      kind: 'hourly';
      sign: HighlightSign;
      /** What can be usual, in words. */
      texts: readonly string[];
      /** For each hour of the week, from Sunday at 0:00, which of the texts holds; -1 for none. */
      week: readonly number[];
    }
  /** An offer of the account, while it lasts. The first one that can be had is shown. */
  | {
      kind: 'offer';
      text: string;
      /** What kind of offer it is, where that can be said in a word: 'Free'. */
      label?: string | undefined;
      /** Instants in ISO 8601; without them it lasts. */
      from?: string | undefined;
      until?: string | undefined;
      /** Of an item with a view of its own. Without one the offer leads to the section. */
      itemId?: string | undefined;
      /** An offer of a lesser kind only stands in where there is no other. @default false */
      isFallback?: boolean;
      lang?: string | undefined;
    };

/** What a plugin has at hand for its highlights. */
export interface HighlightContext {
  account: Pick<Account, 'name' | 'countryCode' | 'timeZone' | 'currency' | 'contentLanguage'>;
  language: Language;
  /** In the time zone of the account. */
  formatters: Formatters;
  /** How the visitor stands to the account; undefined while it is not known, and on the server. */
  relation?: Relation | undefined;
}
