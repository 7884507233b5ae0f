import type { AccountPage } from '@oa-profile/api-client';
import type { Texts } from '@oa-profile/i18n';
import type { AnyPluginSection, ItemCard, SectionPlugin } from '../../section.js';
import type { IconShape } from '@oa-profile/ui';
import type { i18n } from 'i18next';
import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import type { DialogName } from '../dialogs/dialogs-slice.js';
import type { LateProps } from '../late/late-part.js';
import type { PageState } from '../store/page-state.js';
import type { ProfileStore, ProfileThunk } from '../store/profile-store.js';
import type { ProfileServices } from '../store/services.js';
import type { PluginServer } from './plugin-server.js';
import type { ViewKind } from '../views/view.js';

/** A pop-up. */
export interface LateDialog {
  Component: ComponentType;
  /** The texts it needs besides those of actions. @default nothing */
  texts?: Texts;
}

/** What a link to a view shows: in a messenger's preview and in search results. */
export interface ViewCard extends ItemCard {
  /** Whether search engines should list the view. */
  indexed: boolean;
}

/** What a view is about that is named after an item of a plugin. */
export interface ViewItem {
  section: AnyPluginSection;
  itemId: string;
}

/** Props of a late view: with those of the item if it is about one. */
export type LateViewProps = LateProps & Partial<ViewItem>;

/** A view whose code is loaded late. */
export interface LateView {
  Component: FunctionComponent<LateViewProps>;
  /** Its own; it has those of actions besides. */
  texts: Texts;
  /**
   * What a link to it shows, in the words of its texts; undefined if the account has no such view. `sections` are those of
   * all its pages, and `given` has what its plugin has asked for the first screen.
   */
  card: (
    page: Pick<AccountPage, 'account' | 'sections'> & Pick<PageState, 'given'>,
    t: (key: string) => string,
    item?: ViewItem,
  ) => ViewCard | undefined;
}

/** A view, as the page knows it before its code is there. */
export interface LazyView extends ViewKind {
  load: () => Promise<LateView>;
}

/** Loads an action that continues after a login, or after the app's SDK has left the page; with the texts of the page. */
export type Resume = (i18n: i18n) => Promise<ProfileThunk<Promise<void>>>;

/** A link to what a plugin does, as parts of the page show it: a shortcut, a channel. */
export interface PluginLink {
  icon: IconShape;
  label: string;
  href: string;
  /** It opens a new tab. @default false */
  isExternal?: boolean;
  /** The tracked action when it is used as a shortcut. @default it is not tracked */
  tracked?: string;
}

/** A plugin's link, in the words of its {@link Plugin.texts}; undefined if the account does not offer it. */
export type LinkOf = (page: PageState, t: (key: string) => string) => PluginLink | undefined;

/** A time that the account has left, such as one with a table. */
export interface FreeTime {
  /** 'YYYY-MM-DD', the account's business day. */
  day: string;
  /** Since that day's midnight by the account's clock; from 1440 on, of the next day. */
  minutes: number;
  /** Few are left. @default false */
  isFew?: boolean;
  /** Leads to where it can be taken. */
  href: string;
}

/** What a plugin adds to the column of a wide page, which has the account's hours, address and best offer. */
export interface SummaryPart {
  /** The texts it needs besides those of actions. @default nothing */
  texts?: Texts;
  /** Above the facts. */
  Picture?: ComponentType;
  /** Below the facts, to what explains them. */
  Link?: ComponentType;
  /** Where the page has no such column: above the address, across the card. Its code is loaded once it is near. */
  AddressPicture?: ComponentType;
}

/** Something that has changed since the visitor's last visit. */
export interface PluginChange {
  text: string;
  /** Where it can be seen. @default nowhere any more */
  href?: string;
}

/** What a visitor who comes back is told of a plugin. */
export interface PluginSince {
  /** What the next visit is compared with: JSON that depends neither on the language nor on the visitor. */
  digest: (page: PageState) => unknown;
  /** Loads what tells two digests apart. */
  load: () => Promise<LateChanges>;
}

/** See {@link PluginSince}. */
export interface LateChanges {
  texts: Texts;
  /** What two digests that are not equal differ in. The earlier one may be of an older version. */
  changes: (
    page: PageState,
    t: (key: string) => string,
    [before, now]: readonly [unknown, unknown],
  ) => readonly PluginChange[];
}

/** What a plugin can work with besides components. */
export interface PluginPage {
  /** All of the page's. */
  plugins: readonly Plugin[];
  store: ProfileStore;
  services: ProfileServices;
  i18n: i18n;
}

/**
 * One thing that a host chooses for its page: a section, something that a visitor can do, or both. It is a value with whichever
 * of these parts it has, as the rest of the page knows it; its loaders bring the rest.
 */
export interface Plugin extends SectionPlugin {
  /**
   * What its links say: few words, which are loaded with the list of plugins. Its views and pop-ups bring their own.
   * @default nothing
   */
  texts?: Texts;
  /** Those that most visitors may open come with the plugins; a loader brings others. */
  dialogs?: { readonly [Name in DialogName]?: () => LateDialog | Promise<LateDialog> };
  /**
   * Frames of pop-ups that are more than a title: one is there with the tap, around what is still being loaded.
   *
   * @default the pop-up brings its own
   */
  frames?: { readonly [Name in DialogName]?: ComponentType<{ children: ReactNode }> };
  /** Few visitors are offered its pop-ups: their code is loaded at the first tap, not ahead of it. @default false */
  isRare?: boolean;
  /** Its views, by the name that their addresses have. */
  views?: Readonly<Record<string, LazyView>>;
  /** Names of its state in the store: two plugins with the same one are refused at the start. @default none */
  states?: readonly string[];
  /** Names of the namespaces that it saves in (`SavedNamespace`), likewise. @default none */
  saves?: readonly string[];
  /** Actions that continue on the next page, by name. */
  resumes?: Readonly<Record<string, Resume>>;
  /** Among the shortcuts of the profile card, before those that every page has. */
  shortcut?: LinkOf;
  /** What the account offers to do, as a button: in the column of a wide page, and in views of other plugins. */
  button?: LinkOf;
  /**
   * The times that the account has left, as they came with the page, earliest first: the first screen draws them on the
   * line of the day, and leads to them in the words of `button`. @default none
   */
  freeTimes?: (page: PageState) => readonly FreeTime[];
  /** Its code is loaded on wide pages only. */
  summary?: () => Promise<SummaryPart>;
  /** What is told to a visitor who comes back. @default nothing */
  since?: PluginSince;
  /**
   * When the visitor was here before this visit; undefined on a first one. Only sections that mark what is new to the
   * visitor ask. @default it does not know
   */
  earlierVisit?: (page: Pick<PluginPage, 'store' | 'services'>) => Promise<Date | undefined>;
  /** Below the row of shortcuts. */
  UnderShortcuts?: ComponentType;
  /** One of the ways to reach the account, which works at any time. */
  channel?: LinkOf;
  /** At the end of the bar with the sections. */
  BarButton?: ComponentType;
  /** Called once nothing else is to be done, unless the page is a saved copy. */
  whenIdle?: (page: PluginPage) => Promise<void>;
  /** Its part on the server, which never reaches a browser. */
  server?: PluginServer;
}
