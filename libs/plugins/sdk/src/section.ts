import type { SubPagePluginType, Account, Relation, ShareImage } from '@oa-profile/api-client';
import type { BusinessHours } from '@oa-profile/business-hours';
import type { ErrorCode } from '@oa-profile/errors';
import type { Language, Texts } from '@oa-profile/i18n';
import type { SectionProps as FrameProps } from '@oa-profile/ui/internal';
import type { ComponentType, MouseEvent } from 'react';
import type { GenericSchema } from 'valibot';
import type { AskedFact } from './asked-fact.js';
import type { Highlight, HighlightContext } from './highlight.js';
import type { LastCall } from './hours/last-call.js';
import type { OwnDataStatus } from './section-state.js';
import { isSectionType } from './section-type.js';
import type { SinceLastVisit } from './since-last-visit.js';

/** Where a section's data come from (docs/product.md#sections). The page fetches them; a plugin never does. */
// Only the plugin knows its data, which are both an input and an output.
// oxlint-disable-next-line typescript/no-explicit-any
export type SectionSource<Data = any> =
  | { kind: 'account-page' }
  | {
      kind: 'sub-page';
      type: SubPagePluginType;
      /**
       * Depends on the visitor: the page fetches the data again once it knows the visitor. Of everybody's data, which are
       * there before, and stay for whom nobody knows, section and view get what this makes: what is the visitor's in
       * them is 'unknown'. So its type has that value, and a section that tells everybody's points as the visitor's
       * does not compile.
       *
       * @default the data are the same for everybody
       */
      personal?: (data: Data) => Data;
    }
  | { kind: 'recommendation' };

/** What an API must know about a section, not how it looks: `section` in a plugin's `./data`, which runs anywhere. */
export interface SectionContract<Data> {
  /**
   * Name of the plugin's package, of its section in the account page's answer, and in the addresses of its views: small
   * letters, digits and hyphens, and not `page` ({@link isSectionType}); a host refuses one that is called like a view of a
   * plugin.
   */
  type: string;
  source: SectionSource<Data>;
  /** Checks the data. Must accept its own output: pages of a list are joined, and the server's go to the browser. */
  schema: GenericSchema<unknown, Data>;
}

/** What a plugin knows about its account. */
export type PluginAccount = Pick<
  Account,
  | 'accountId'
  | 'basicSearchId'
  | 'name'
  | 'countryCode'
  | 'timeZone'
  | 'currency'
  | 'contentLanguage'
  | 'businessType'
>;

/** Sent by a plugin to the page. */
export type PluginEvent =
  /** The visitor did something worth counting, such as 'copyAddress'. */
  | { type: 'action'; name: string }
  /** Something the visitor should read, in the visitor's language; the page shows it. */
  | { type: 'notice'; tone: 'success' | 'failure'; text: string }
  /**
   * The visitor wants to add the account as a friend: the page does what its own button does. `item` is the reason: if
   * this is only possible in the app, the link to the app leads to that item's view.
   */
  | { type: 'addFriend'; item?: { id: string; title: string } }
  /** To show local people, in {@link PluginContext.localLanguage}: an item to order, or the address to be taken to. */
  | { type: 'showLocally'; item?: { id: string; title: string } }
  /** The visitor, at a computer, wants an item on their phone: the page shows a code that opens it there. */
  | { type: 'openOnPhone'; item: { id: string; title: string } }
  /** What is known of the visitor may have changed elsewhere: an item's page then requests their own data again. */
  | { type: 'ownDataOutdated' }
  /** The visitor asks the account about a fact; only with {@link PluginContext.takesQuestions}. */
  | { type: 'askAbout'; fact: AskedFact }
  /** The visitor wants to follow the account's posts, or to stop. */
  | { type: 'follow'; follow: boolean };

/** Whether the visitor follows the account's posts. */
export interface PluginFollow {
  isFollowing: boolean;
  /** How many visitors do. */
  followers: number;
  /** A change is pending. */
  pending: boolean;
  /** It cannot be changed now; on the event, the page says why. @default false */
  unavailable?: boolean;
}

/** What the visitor has dismissed or read, across visits. No server knows it, so render with {@link useMemory}. */
export interface PluginMemory {
  has(key: string, scope?: MemoryScope): boolean;
  add(key: string, scope?: MemoryScope): void;
}

/** Where something is remembered. */
export interface MemoryScope {
  /** On the pages of all accounts, for example for a message that does not depend on the account. @default false */
  everywhere?: boolean;
}

/** What the host does for a plugin. A page's host bridge can do this and more. */
export interface PluginHost {
  /** Copies a text to the clipboard. Rejects when the host refuses. */
  copyText(text: string): Promise<void>;
}

/** A link to a generated file: props for an `<a>`. */
export interface PluginFileLink {
  href: string;
  /** Hands the file to an app that can open it. */
  onClick: (event: MouseEvent) => void;
}

/** A plugin's data and texts for people at the account's place. */
export interface LocalWords {
  language: Language;
  /** BCP 47 tag of the account's words in the data, if known. */
  contentLanguage: string | undefined;
  // Only the plugin knows its data.
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any;
  t: AnyTranslate;
}

/** What a plugin gets besides its data. */
export interface PluginContext {
  account: PluginAccount;
  language: Language;
  /** The language of people at the account's place; undefined if the visitor also reads it, or if it is not known. */
  localLanguage?: Language | undefined;
  /**
   * Loads the plugin's data and texts in that language, in the view of an item; rejects if it cannot. Stays the same
   * function.
   *
   * @default nothing is loaded
   */
  inLocalLanguage?: (() => Promise<LocalWords>) | undefined;
  /** Whether the page forwards questions about facts. @default false */
  takesQuestions?: boolean | undefined;
  /**
   * Makes a link to a calendar entry for a special day of the account's hours, `'YYYY-MM-DD'`; undefined if the host
   * has none.
   *
   * @default no links
   */
  specialDayEntry?: ((date: string) => PluginFileLink | undefined) | undefined;
  /** The visitor's relation to the account; 'unknown' until it is known. Whom nobody knows has a stranger's. */
  relation: Relation | 'unknown';
  /** At first the time of server rendering, then the visitor's, updated every minute. */
  now: Date;
  /** The account's opening hours, if a section of the page tells them. */
  hours?: BusinessHours | undefined;
  /** For plugins with {@link PluginSection.showsFollow}, if the account can be followed. */
  follow?: PluginFollow | undefined;
  host: PluginHost;
  /**
   * Makes the address of a plugin's view, for `<a href>`, by the name that the view has in addresses: 'place', with
   * a map. Undefined if the page has none of that name.
   *
   * @default it has none
   */
  viewHref?: ((name: string) => string | undefined) | undefined;
  /**
   * A picture of where the account is, to show across the card above its address. It hides where the page shows one
   * elsewhere, and renders nothing if there is none.
   *
   * @default there is none
   */
  AddressPicture?: ComponentType | undefined;
  /**
   * A QR code of an absolute address, for paper: on screens it is not shown. In the view of an item.
   *
   * @default there is none
   */
  PaperCode?: ComponentType<{ url: string; /** What it leads to. */ label: string }> | undefined;
  /** Address of an item's view, from the root of the site, for `<a href>`. Only for plugins with a `View`. */
  itemHref: (itemId: string) => string;
  /** Absolute address of an item's view that works for anybody, in the app or not: to copy or share. */
  itemShareUrl: (itemId: string) => string;
  /**
   * Address of the form that reports an item, for plugins with {@link PluginSection.reportableItem}: only for ids that
   * addresses can have, as of items with a view. Undefined if the account takes no reports.
   *
   * @default items cannot be reported
   */
  reportHref?: ((itemId: string) => string) | undefined;
  /** Address of another account's page on this site, for `<a href>`. */
  accountHref: (searchId: string) => string;
  memory: PluginMemory;
  /**
   * When the visitor was here before this visit; undefined on a first visit, and where nobody can tell. Stays the same
   * function.
   *
   * @default nobody can tell
   */
  earlierVisit?: (() => Promise<Date | undefined>) | undefined;
  emit: (event: PluginEvent) => void;
}

/** Props of a plugin's section. */
export interface SectionProps<Data> {
  data: Data;
  context: PluginContext;
  /** Loads the next page of a long list; absent when all of it is loaded. */
  more?: MoreItems | undefined;
  /**
   * Whose the data of a personal source are. What is the visitor's in everybody's data is 'unknown', and while the
   * visitor's own may come, the frame says so.
   *
   * @default everybody's, and nobody knows the visitor
   */
  own?: OwnDataStatus | undefined;
  /** Set for a summary: at most about one phone screen, with a link to this address, which shows all of it. */
  wholeHref?: string | undefined;
}

/** Props of the action beside a section's heading, or at an item in its view. */
export type ActionProps<Data> = Pick<SectionProps<Data>, 'data' | 'context'> & {
  /** The item that it stands at. @default it is beside the heading of the section */
  itemId?: string | undefined;
};

/** The next page of a long list. */
export interface MoreItems {
  status: 'None' | 'Loading' | 'Failure';
  load: () => void;
}

/** Props of the view of one item. */
export interface ViewProps<Data> {
  data: Data;
  /** Id of an item that {@link PluginSection.itemCard} has found. */
  itemId: string;
  context: PluginContext;
  /** As for a section. */
  own?: OwnDataStatus | undefined;
}

/** Summary of an item: for previews in messaging apps, for the title of its view, and for sharing. */
export interface ItemCard {
  /** In the account's words. @default the day of the publication, as the page writes days */
  title?: string | undefined;
  /**
   * The title is the beginning of what the view shows, and names the item elsewhere. The view says who has published
   * this and when, and its heading, the day of the publication, is for screen readers.
   *
   * @default false
   */
  isExcerpt?: boolean;
  description?: string | undefined;
  /** When it was published, an instant in ISO 8601: reader modes and previews show it. */
  publishedAt?: string | undefined;
  picture?: { url: string; width: number; height: number; alt?: string | undefined } | undefined;
  /** Made for previews: messaging apps accept neither SVG nor pictures of any size. */
  shareImage?: ShareImage | undefined;
}

/** Items whose views lead on to one another. */
export interface ItemSequence {
  /** Their ids, the newest first. */
  ids: readonly string[];
  /** What the link to all of them says: 'Show all 14 posts'. */
  showAll: string;
}

/** Something that a visitor has written, as the report of it names it. */
export interface ReportableItem {
  author: string;
  /** Plain text. */
  body?: string | undefined;
  /** BCP 47 tag of author and text. @default the page's language */
  language?: string | undefined;
  /** An instant in ISO 8601. */
  createdAt?: string | undefined;
}

/** Something in a section's data that the page's search can find. */
export interface SearchEntry {
  /** As the section shows it: the account's own words, or a label of the page's. */
  title: string;
  /** BCP 47 tag of the title. @default the account's language */
  titleLang?: string | undefined;
  /** More about it, in plain text. Searched after the title. */
  text?: string | undefined;
  /** BCP 47 tag of the text. @default the account's language */
  textLang?: string | undefined;
  /** Opening hours instead of a text, for plugins that have their texts (`withHoursTexts`). */
  hours?: BusinessHours | undefined;
  /** What ends at the `lastOrder` of these hours. @default 'entry' */
  lastCall?: LastCall | undefined;
  /** The item whose view the entry links to. @default it links to the section */
  itemId?: string | undefined;
}

/** How the pages of a long list are joined. */
export interface Paging<Data> {
  /** Cursor of the next page; undefined on the last one. */
  cursorOf: (data: Data) => string | undefined;
  append: (before: Data, next: Data) => Data;
}

/** A plugin's texts: at least the title of its section. */
export type PluginTexts = Texts<{ readonly title: string } & Readonly<Record<string, string>>>;

/** The `t` of a plugin's own texts, whose keys only the plugin knows: the plugin declares the precise type. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyTranslate = any;

/** A section of the page as a value. It renders the same on both sides, fetches nothing, and reads only its props. */
export interface PluginSection<Data> extends SectionContract<Data> {
  texts: PluginTexts;
  /** Whether there is nothing to show; the section is then not rendered. */
  isEmpty: (data: Data) => boolean;
  /**
   * When all that it tells is over, an instant in ISO 8601: from then on it is not rendered, and nothing leads to it.
   *
   * @default it stays
   */
  until?: (data: Data) => string | undefined;
  /** Failures that only mean that there is nothing to show, such as `NOT_FOUND_TRAFFIC_INFO`. @default [] */
  emptyOn?: readonly ErrorCode[];
  Section: ComponentType<SectionProps<Data>>;
  /**
   * What its data have to say on the first screen, where a link leads on to the section. Asked on the server, once the
   * data have passed the schema, and in the browser once more for data that are the visitor's own.
   */
  highlights?: (data: Data, context: HighlightContext, t: AnyTranslate) => readonly Highlight[];
  /** Shown at the end of the heading's line, where something small can appear late without moving anything. */
  Action?: ComponentType<ActionProps<Data>>;
  /** Whether it shows if the visitor follows the account's posts, which the page loads only then. @default false */
  showsFollow?: boolean;
  /** For sources with a long list in pages. */
  paging?: Paging<Data>;
  /** Shows one item at its own address. Needs {@link PluginSection.itemCard}. */
  View?: ComponentType<ViewProps<Data>>;
  /**
   * Key, among its texts, of what a link to all of its items says: 'Show all coupons'.
   *
   * @default it says to go to the section, by its title
   */
  showAllKey?: string;
  /** Summary of an item; undefined if there is no such item (any more). */
  itemCard?: (data: Data, itemId: string) => ItemCard | undefined;
  /**
   * The items that the view of one leads on to, as far as the data have them.
   *
   * @default an item's view leads to no other
   */
  sequence?: (data: Data, context: HighlightContext, t: AnyTranslate) => ItemSequence;
  /**
   * What a visitor has written, for a report of it; undefined if there is no such item (any more).
   *
   * @default no item can be reported
   */
  reportableItem?: (data: Data, itemId: string) => ReportableItem | undefined;
  /** Name of an item, for plugins that emit `showLocally` with items; undefined if there is no such item. */
  itemTitle?: (data: Data, itemId: string) => string | undefined;
  /**
   * All that the section shows, for the search, in the section's order: the account's words and the page's own. Also
   * called on the server, which counts the entries: a page with many of them offers a search. And called once more with
   * the texts of the account's language, so that its labels are found by people who type in that one.
   *
   * @default only the section's title is found
   */
  searchEntries?: (data: Data, context: HighlightContext, t: AnyTranslate) => readonly SearchEntry[];
  /**
   * What a visitor who comes back is told of this section: the page compares with what the device has kept of the last
   * visit.
   *
   * @default nothing
   */
  // Only the plugin knows its digest, which is both an input and an output.
  // oxlint-disable-next-line typescript/no-explicit-any
  sinceLastVisit?: SinceLastVisit<Data, any>;
  /** Placeholder while the data load, as tall as its summary. @default twelve lines of text */
  Skeleton?: ComponentType;
  /**
   * The surface of the section; `flush` lets pictures and lists reach the card's edge. The view of an item is on a card
   * with margins, unless this is `bare`; one that {@link ItemCard.isExcerpt} fills its card.
   *
   * @default 'card'
   */
  body?: FrameProps['body'];
  /**
   * How wide its summary must be where the column of sections has room for two: two neighbours that are `half` stand side by
   * side, in the order in which they are read. A half is as wide as a small phone, 19 rem and more.
   *
   * @default 'whole'
   */
  size?: 'whole' | 'half';
}

/** A plugin with any type of data, as the page handles it. */
// The data type is both an input and an output of a plugin: only `any` allows one list of all plugins.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyPluginSection = PluginSection<any>;

/**
 * A plugin that shows a section, as a host lists it. The section's code is loaded when it comes near, so that one more plugin
 * adds nothing to what every visitor downloads first. A plugin may be much more: `Plugin` of `@oa-profile/plugin-sdk/page`.
 */
export interface SectionPlugin {
  /** The {@link SectionContract.type} of its section, and what its package is called: small letters, digits and hyphens. */
  name: string;
  /**
   * Loads the section, by `import()` of its module.
   *
   * @default it shows none: sections of this type are left out on purpose, and not reported
   */
  section?: () => Promise<AnyPluginSection>;
}

/**
 * Declares a section, and checks that its parts fit together.
 *
 * @throws RangeError when its `type` would lead to no view of its own.
 */
export function defineSection<Data>(section: PluginSection<Data>): PluginSection<Data> {
  const { type } = section;
  if (!isSectionType(type)) throw new RangeError(`'${type}' is no type of section`);
  return section;
}
