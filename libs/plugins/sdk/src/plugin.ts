import type { SubPagePluginType } from '@oa-profile/api-client';
import type { Account, Relation, ShareImage } from '@oa-profile/api-client/schemas';
import type { ErrorCode } from '@oa-profile/errors';
import type { Language, Texts } from '@oa-profile/i18n';
import type { SectionProps as FrameProps } from '@oa-profile/ui';
import type { ComponentType, MouseEvent } from 'react';
import type { GenericSchema } from 'valibot';
import type { AskedFact } from './asked-fact.js';
import type { Highlight, HighlightContext } from './highlight.js';
import type { OwnDataStatus } from './plugin-state.js';
import { isSectionType } from './section-type.js';

/** Where a section's data come from (docs/product.md#sections). The page fetches them; a plugin never does. */
export type PluginSource =
  | { kind: 'account-page' }
  | {
      kind: 'sub-page';
      type: SubPagePluginType;
      /** The answer depends on who asks: the page asks again once it knows the visitor. @default false */
      personal?: boolean;
    }
  | { kind: 'recommendation' };

/**
 * What an API has to know of a section, without the code that shows it: `section` in a plugin's entry `./data`, which
 * runs anywhere.
 */
export interface SectionContract<Data> {
  /**
   * Name of the plugin's package, of its section in the account page's answer, and in the addresses of its views: small
   * letters, digits and hyphens, and no name that the page has a view of ({@link isSectionType}).
   */
  type: string;
  source: PluginSource;
  /**
   * Checks its data, in the API's client or at the frame. What it has read must fit it again: pages of a long list are
   * joined, and what the server has read is sent on to the browser.
   */
  schema: GenericSchema<unknown, Data>;
}

/** What a plugin knows of the account it belongs to. */
export type PluginAccount = Pick<
  Account,
  'accountId' | 'basicSearchId' | 'name' | 'countryCode' | 'timeZone' | 'currency' | 'contentLanguage'
>;

/** What a plugin gives back to the page. */
export type PluginEvent =
  /** The visitor did something worth counting, as 'copyAddress'. */
  | { type: 'action'; name: string }
  /** Something the visitor should read, in the visitor's language; the page shows it. */
  | { type: 'notice'; tone: 'success' | 'failure'; text: string }
  /**
   * The visitor wants to be a friend of the account: the page does what its own button does. With `item`, they want it for
   * that item: where it can only be done in the app, the way there leads to the item's own view.
   */
  | { type: 'addFriend'; item?: { id: string; title: string } }
  /**
   * The visitor wants to show something to people around the account, in {@link PluginContext.localLanguage}: an item, so
   * that it is brought to them, or without one the address, to be taken there.
   */
  | { type: 'showLocally'; item?: { id: string; title: string } }
  /** The visitor asks the account about a fact; only where {@link PluginContext.takesQuestions} says so. */
  | { type: 'askAbout'; fact: AskedFact }
  /** The visitor wants to follow the account's posts, or no longer. */
  | { type: 'follow'; follow: boolean };

/** Whether the visitor follows the account's posts. */
export interface PluginFollow {
  isFollowing: boolean;
  /** How many do. */
  followers: number;
  /** A change is on its way. */
  pending: boolean;
  /** It cannot be changed now; asked for it, the page says why. @default false */
  unavailable?: boolean;
}

/**
 * What the visitor has dismissed or read, over visits. Not to be asked while rendering, since the server knows
 * nothing of it: {@link useMemory} asks it afterwards.
 */
export interface PluginMemory {
  has(key: string, scope?: MemoryScope): boolean;
  add(key: string, scope?: MemoryScope): void;
}

/** For whom something is remembered. */
export interface MemoryScope {
  /** For the pages of all accounts, as a message that has nothing to do with this one. @default false */
  everywhere?: boolean;
}

/** What the surroundings do for a plugin. A page's host bridge can do this and more. */
export interface PluginHost {
  /** Puts a text on the clipboard. Rejects when the surroundings refuse. */
  copyText(text: string): Promise<void>;
}

/** A link to a file that the surroundings make: what `<a>` needs. */
export interface PluginFileLink {
  href: string;
  /** Hands the file to whoever can open it. */
  onClick: (event: MouseEvent) => void;
}

/** What a plugin is given besides its data. */
export interface PluginContext {
  account: PluginAccount;
  language: Language;
  /** The language that people around the account read; undefined where the visitor reads it, too, or nobody knows. */
  localLanguage?: Language | undefined;
  /** The page passes on what a visitor asks about a fact. @default false */
  takesQuestions?: boolean | undefined;
  /** A special day of the account's hours, `'YYYY-MM-DD'`, as a calendar entry. @default there are none */
  specialDayEntry?: ((date: string) => PluginFileLink) | undefined;
  /** How the visitor stands to the account; undefined while it is not known. */
  relation?: Relation | undefined;
  /** The time of the server's rendering at first, then the visitor's, once a minute. */
  now: Date;
  /** Undefined while it is not known, and where the account cannot be followed. */
  follow?: PluginFollow | undefined;
  host: PluginHost;
  /** Address of an item's own view, from the root of the site, for `<a href>`. Only of plugins with a `View`. */
  itemHref: (itemId: string) => string;
  /** Absolute address of an item's own view for anybody, in the app or not: to be copied or shared. */
  itemShareUrl: (itemId: string) => string;
  /** Address of another account's page on this site, for `<a href>`. */
  accountHref: (searchId: string) => string;
  memory: PluginMemory;
  emit: (event: PluginEvent) => void;
}

/** Props of a plugin's section. */
export interface SectionProps<Data> {
  data: Data;
  context: PluginContext;
  /** The way to the next page of a long list; absent when all of it is there. */
  more?: MoreItems | undefined;
  /**
   * Set while the data of a personal source are what everybody gets, and not yet or never the visitor's own. The frame
   * says so; a section must not offer for certain what only the visitor's own data can promise. An object says that the
   * data are the visitor's own of an earlier time, which the frame tells.
   */
  own?: OwnDataStatus | undefined;
  /**
   * Set where the section is a summary: at most about a screen of a phone, with a link to this address, which shows all
   * of it. Without it the section is to show everything.
   */
  wholeHref?: string | undefined;
}

/** Props of what stands beside a section's heading. */
export type ActionProps<Data> = Pick<SectionProps<Data>, 'data' | 'context'>;

/** The next page of a long list. */
export interface MoreItems {
  status: 'None' | 'Loading' | 'Failure';
  load: () => void;
}

/** Props of the view of one item. */
export interface ViewProps<Data> {
  data: Data;
  /** Of an item that {@link ProfilePlugin.itemCard} has found. */
  itemId: string;
  context: PluginContext;
  /** As a section gets it. */
  own?: OwnDataStatus | undefined;
}

/** What a link to an item shows of it: in a messenger's preview, in the title of its view, and when it is shared. */
export interface ItemCard {
  title: string;
  description?: string | undefined;
  picture?: { url: string; width: number; height: number; alt?: string | undefined } | undefined;
  /** Made for previews; messengers read neither drawings nor pictures of any size. */
  shareImage?: ShareImage | undefined;
}

/** Something in a section's data that the page's search can find. */
export interface SearchEntry {
  /** In the account's words, as the section shows it. */
  title: string;
  /** What else is said of it, in plain text. It is looked through after the title. */
  text?: string | undefined;
  /** Of an item with a view of its own, where the entry then leads. @default it leads to the section */
  itemId?: string | undefined;
}

/** How the pages of a long list are joined. */
export interface Paging<Data> {
  /** Where the next page begins; undefined on the last one. */
  cursorOf: (data: Data) => string | undefined;
  append: (before: Data, next: Data) => Data;
}

/** Texts of a plugin: at least the title of its section. */
export type PluginTexts = Texts<{ readonly title: string } & Readonly<Record<string, string>>>;

/** The `t` of a plugin's own texts, whose keys only the plugin knows: it declares its parameter as they are. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyTranslate = any;

/**
 * A plugin: one section of the profile page, as a value. It renders the same on the server and in the browser,
 * fetches nothing, and reads nothing but its props.
 */
export interface ProfilePlugin<Data> extends SectionContract<Data> {
  texts: PluginTexts;
  /** Whether there is nothing to show; the section is then left out. */
  isEmpty: (data: Data) => boolean;
  /** Failures that only mean that there is nothing to show, as `NOT_FOUND_TRAFFIC_INFO`. @default [] */
  emptyOn?: readonly ErrorCode[];
  Section: ComponentType<SectionProps<Data>>;
  /**
   * What its data have to say on the first screen, where a link leads on to the section. Asked on the server, once the
   * data have passed the schema, and in the browser once more for data that are the visitor's own.
   */
  highlights?: (data: Data, context: HighlightContext, t: AnyTranslate) => readonly Highlight[];
  /** Stands at the end of the heading's line, where something small that comes late moves nothing. */
  Action?: ComponentType<ActionProps<Data>>;
  /** For sources that send a long list in pages. */
  paging?: Paging<Data>;
  /** Shows one item at an address of its own. Needs {@link ProfilePlugin.itemCard}. */
  View?: ComponentType<ViewProps<Data>>;
  /** What a link to an item shows; undefined when there is no such item (any more). */
  itemCard?: (data: Data, itemId: string) => ItemCard | undefined;
  /** What an item is called, for plugins that have items shown to people around the account; undefined without it. */
  itemTitle?: (data: Data, itemId: string) => string | undefined;
  /**
   * What of its data can be found, in the section's order. Asked on the server as well, which counts the entries: a page
   * with much to find offers a search.
   */
  searchEntries?: (data: Data) => readonly SearchEntry[];
  /** Stands in for the section while its data load, as high as the section will be. @default four lines of text */
  Skeleton?: ComponentType;
  /** What the section lies on; `flush` lets pictures and lists reach the card's edge. @default 'card' */
  body?: FrameProps['body'];
}

/** A plugin whose data type is its own business: what the page handles. */
// Data stand both in what a plugin takes and in what it checks: only `any` lets one list hold them all.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyProfilePlugin = ProfilePlugin<any>;

/**
 * Declares a plugin, and checks that its parts fit together.
 *
 * @throws RangeError when its `type` would lead to no view of its own.
 */
export function definePlugin<Data>(plugin: ProfilePlugin<Data>): ProfilePlugin<Data> {
  const { type } = plugin;
  if (!isSectionType(type)) throw new RangeError(`'${type}' is no type of section`);
  return plugin;
}
