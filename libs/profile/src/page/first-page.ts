import { type PageState, viewName } from '@oa-profile/plugin-sdk/page';
import { viewOfAddress } from '@oa-profile/plugin-sdk/internal';
import { namespaces, openCache } from '@oa-profile/storage';

/** The only key of the namespace: a visit begins once. */
const KEY = 'visit';

/**
 * Remembers and returns the name of the view that this visit began at: the first page of this site in the tab, or in the
 * app's web view. It decides where a view that is a document of its own leads back to. A visit that began at a profile
 * goes back to it; one that began at a view has nothing to go back to, and moves on to the profile.
 */
export function firstPageType({ initialView }: Pick<PageState, 'initialView'>): string {
  // Whatever else is there is not 'profile', which is all that matters.
  const cache = openCache(namespaces.firstPagePathType, { parse: String });
  const known = cache.get(KEY);
  if (!known) cache.set(KEY, viewName(initialView));
  return known ?? viewName(initialView);
}

/** Whether the page before this document of a view was the account's profile. */
export function isProfileBefore(page: PageState): boolean {
  if (!document.referrer || history.length < 2) return false;
  const before = new URL(document.referrer);
  return before.origin === location.origin && viewOfAddress(page, before)?.name === 'profile';
}
