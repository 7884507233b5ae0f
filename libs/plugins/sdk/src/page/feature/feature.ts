import type { AccountPage } from '@oa-profile/api-client/schemas';
import type { Texts } from '@oa-profile/i18n';
import type { AnyProfilePlugin, ItemCard } from '../../plugin.js';
import type { IconShape } from '@oa-profile/ui';
import type { i18n } from 'i18next';
import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import type { DialogName } from '../dialogs/dialogs-slice.js';
import type { LateProps } from '../late/late-part.js';
import type { PageState } from '../store/page-state.js';
import type { ProfileStore, ProfileThunk } from '../store/profile-store.js';
import type { ProfileServices } from '../store/services.js';
import type { FeatureServer } from './feature-server.js';
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
  plugin: AnyProfilePlugin;
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
   * all its pages, and `given` has what its feature has asked for the first screen.
   */
  card: (
    page: Pick<AccountPage, 'account' | 'sections'> & Pick<PageState, 'given'>,
    t: (key: string) => string,
    item?: ViewItem,
  ) => ViewCard | undefined;
}

/** A view, as the page knows it before its code is there. */
export interface FeatureView extends ViewKind {
  load: () => Promise<LateView>;
}

/** Loads an action that continues after a login, or after the app's SDK has left the page; with the texts of the page. */
export type Resume = (i18n: i18n) => Promise<ProfileThunk<Promise<void>>>;

/** A link to what a feature does, as parts of the page show it: a shortcut, a channel. */
export interface FeatureLink {
  icon: IconShape;
  label: string;
  href: string;
  /** It opens a new tab. @default false */
  isExternal?: boolean;
  /** The tracked action when it is used as a shortcut. @default it is not tracked */
  tracked?: string;
}

/** A feature's link, in the words of its {@link Feature.texts}; undefined if the account does not offer it. */
export type LinkOf = (page: PageState, t: (key: string) => string) => FeatureLink | undefined;

/** What a feature adds to the column of a wide page, which has the account's hours, address and best offer. */
export interface SummaryPart {
  /** The texts it needs besides those of actions. @default nothing */
  texts?: Texts;
  /** Above the facts. */
  Picture?: ComponentType;
  /** Below the facts, to what explains them. */
  Link?: ComponentType;
}

/** Something that has changed since the visitor's last visit. */
export interface FeatureChange {
  text: string;
  /** Where it can be seen. @default nowhere any more */
  href?: string;
}

/** What a visitor who comes back is told of a feature. */
export interface FeatureSince {
  /** What the next visit is compared with: JSON that depends neither on the language nor on the visitor. */
  digest: (page: PageState) => unknown;
  /** Loads what tells two digests apart. */
  load: () => Promise<LateChanges>;
}

/** See {@link FeatureSince}. */
export interface LateChanges {
  texts: Texts;
  /** What two digests that are not equal differ in. The earlier one may be of an older version. */
  changes: (
    page: PageState,
    t: (key: string) => string,
    [before, now]: readonly [unknown, unknown],
  ) => readonly FeatureChange[];
}

/** What a feature can work with besides components. */
export interface FeaturePage {
  /** All of the page's. */
  features: readonly Feature[];
  store: ProfileStore;
  services: ProfileServices;
  i18n: i18n;
}

/**
 * One thing that a visitor can do, or a part of the page that opens pop-ups, as the rest of the page knows it. Its
 * loaders bring the rest.
 */
export interface Feature {
  name: string;
  /**
   * What its links say: few words, which are loaded with the list of features. Its views and pop-ups bring their own.
   * @default nothing
   */
  texts?: Texts;
  /** Those that most visitors may open come with the features; a loader brings others. */
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
  views?: Readonly<Record<string, FeatureView>>;
  /** Actions that continue on the next page, by name. */
  resumes?: Readonly<Record<string, Resume>>;
  /** Among the shortcuts of the profile card, before those that every page has. */
  shortcut?: LinkOf;
  /** What the account offers to do, as a button: in the column of a wide page, and in views of other features. */
  button?: LinkOf;
  /** Its code is loaded on wide pages only. */
  summary?: () => Promise<SummaryPart>;
  /** What is told to a visitor who comes back. @default nothing */
  since?: FeatureSince;
  /** Below the row of shortcuts. */
  UnderShortcuts?: ComponentType;
  /** One of the ways to reach the account, which works at any time. */
  channel?: LinkOf;
  /** At the end of the bar with the sections. */
  BarButton?: ComponentType;
  /** Called once nothing else is to be done, unless the page is a saved copy. */
  whenIdle?: (page: FeaturePage) => Promise<void>;
  /** Its part on the server, which never reaches a browser. */
  server?: FeatureServer;
}
