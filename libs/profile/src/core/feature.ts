import type { AccountPage } from '@oa-profile/api-client/schemas';
import type { Texts } from '@oa-profile/i18n';
import type { ItemCard } from '@oa-profile/plugin-sdk';
import type { ComponentType } from 'react';
import type { DialogName } from './dialogs/dialogs-slice.js';
import type { LateProps } from './late/late-part.js';
import type { FirstSlice, LateSlice, ProfileThunk } from './store/create-store.js';
import type { OwnViewName } from './views/view.js';

/** A pop-up, whose code comes late. */
export interface LateDialog {
  Component: ComponentType;
  /** What it needs besides the texts of actions. @default nothing */
  texts?: Texts;
}

/** What a link to a view shows: in a messenger's preview and in search results. */
export interface ViewCard extends ItemCard {
  /** Whether search engines should list the view. */
  indexed: boolean;
}

/** A view, whose code comes late. */
export interface LateView {
  Component: ComponentType<LateProps>;
  texts: Texts;
  /** What a link to it shows, in the words of its texts; undefined where the account has no such view. */
  card: (page: Pick<AccountPage, 'account' | 'sections'>, t: (key: string) => string) => ViewCard | undefined;
}

/** An action that goes on after a login. */
export interface ResumedAction {
  go: ProfileThunk<Promise<void>>;
  /** The state that it changes, where that comes late. */
  slice?: LateSlice;
}

/**
 * One thing that a visitor can do, or a part of the page that opens pop-ups, as the rest of the page knows it. Every visitor
 * downloads this value first; what it is made of comes by its loaders.
 */
export interface Feature {
  name: string;
  /** State that is there from the start. */
  slices?: readonly FirstSlice[];
  dialogs?: { readonly [Name in DialogName]?: () => Promise<LateDialog> };
  /** Its pop-ups are offered to few visitors: their code comes with the first tap, and not ahead of it. @default false */
  isRare?: boolean;
  views?: { readonly [Name in OwnViewName]?: () => Promise<LateView> };
  /** What goes on when a login has come between, by the names of its actions. */
  resumes?: Readonly<Record<string, () => Promise<ResumedAction>>>;
}
