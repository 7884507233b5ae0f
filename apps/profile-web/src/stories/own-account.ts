import type { Account, AccountPage } from '@oa-profile/api-client/schemas';

/** An account that somebody has brought to look at. */
export interface OwnAccount extends Pick<AccountPage, 'account' | 'sections' | 'nearbyPlaces'> {
  /** What of its data is left out, or could not be had: a sentence for each. */
  problems: string[];
}

const KEY = 'own-account';

/** The account that was brought in this tab; it is forgotten with it. */
export function ownAccount(): OwnAccount | undefined {
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? undefined : (JSON.parse(kept) as OwnAccount);
}

/** Keeps an account for the stories in this tab; without one, they show their samples again. */
export function keepOwnAccount(own: OwnAccount | undefined): void {
  if (own) sessionStorage.setItem(KEY, JSON.stringify(own));
  else sessionStorage.removeItem(KEY);
}

/** What a plugin's story shows of the account that was brought, if it has such a section. */
export function ownSection(type: string): { data: unknown; account: Account } | undefined {
  const own = ownAccount();
  const section = own?.sections.find((each) => each.type === type);
  return own && section && { data: section.data, account: own.account };
}
