import type { Opener, Origin } from '@oa-profile/api-client';
import type { Account, PageSection } from '@oa-profile/api-client/schemas';

/** Links into the app, ready for this account. */
export interface AppLinks {
  /** Opens the account in the app to add it as a friend. */
  addFriend: string;
  /** Opens a chat with the account in the app. */
  chat: string;
}

/** What came with the page. It does not change while the page is open, so no action changes it. */
export interface PageState {
  origin: Origin;
  opener: Opener;
  account: Account;
  sections: PageSection[];
  appLinks: AppLinks;
}
