import type { Account, AccountPage } from '@oa-profile/api-client';

export interface BroughtAccount extends Pick<AccountPage, 'account' | 'sections' | 'nearbyPlaces'> {
  /** What of its data is left out, or could not be had: a sentence for each. */
  problems: string[];
}

const KEY = 'brought-account';

/** The account that was brought in this tab; it is forgotten with it. */
export function broughtAccount(): BroughtAccount | undefined {
  const saved = sessionStorage.getItem(KEY);
  return saved === null ? undefined : (JSON.parse(saved) as BroughtAccount);
}

/** Keeps an account for the stories in this tab; without one, they show their samples again. */
export function saveBroughtAccount(own: BroughtAccount | undefined): void {
  if (own) sessionStorage.setItem(KEY, JSON.stringify(own));
  else sessionStorage.removeItem(KEY);
}

/** What a plugin's story shows of the account that was brought, if it has such a section. */
export function broughtSection(type: string): { data: unknown; account: Account } | undefined {
  const own = broughtAccount();
  const section = own?.sections.find((each) => each.type === type);
  return own && section && { data: section.data, account: own.account };
}
