import type { AccountPage } from '@oa-profile/api-client/schemas';
import type { Texts } from '@oa-profile/i18n';
import type { ItemCard } from '@oa-profile/plugin-sdk';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { DialogName } from '../dialogs/dialogs-slice.js';
import type { LateProps } from '../late/late-part.js';
import type { FirstReducers, ProfileThunk } from '../store/profile-store.js';
import type { FeatureViewName } from '../views/view.js';

/** A pop-up whose code is loaded late. */
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

/** A view whose code is loaded late. */
export interface LateView {
  Component: ComponentType<LateProps>;
  texts: Texts;
  /** What a link to it shows, in the words of its texts; undefined if the account has no such view. */
  card: (page: Pick<AccountPage, 'account' | 'sections'>, t: (key: string) => string) => ViewCard | undefined;
}

/** Loads an action that continues after a login, or after the app's SDK has left the page; with the texts of the page. */
export type Resume = (i18n: i18n) => Promise<ProfileThunk<Promise<void>>>;

/**
 * One thing that a visitor can do, or a part of the page that opens pop-ups, as the rest of the page knows it. Every
 * visitor downloads this object first; its loaders bring the rest.
 */
export interface Feature {
  name: string;
  /** State that exists from the start. */
  reducers?: Partial<FirstReducers>;
  dialogs?: { readonly [Name in DialogName]?: () => Promise<LateDialog> };
  /** Few visitors are offered its pop-ups: their code is loaded at the first tap, not ahead of it. @default false */
  isRare?: boolean;
  views?: { readonly [Name in FeatureViewName]?: () => Promise<LateView> };
  /** Actions that continue on the next page, by name. */
  resumes?: Readonly<Record<string, Resume>>;
}
