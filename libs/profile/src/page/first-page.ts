import { type PageState, type View, type ViewBase, viewOfAddress } from '@oa-profile/feature-sdk';
import { namespaces, openCache } from '@oa-profile/storage';

type FirstPage = View['name'];
const types: readonly FirstPage[] = ['profile', 'place', 'reservation', 'report', 'page', 'section', 'item'];

/** The only key of the namespace: a visit begins once. */
const KEY = 'visit';

/**
 * Remembers and returns what kind of page this visit began at: the first page of this site in the tab, or in the app's
 * web view. It decides where a view that is a document of its own leads back to. A visit that began at a profile goes
 * back to it; one that began at a view has nothing to go back to, and moves on to the profile.
 */
export function firstPageType({ initialView }: Pick<PageState, 'initialView'>): FirstPage {
  const cache = openCache<FirstPage>(namespaces.firstPagePathType, {
    parse: (value) => types.find((type) => type === value),
  });
  const known = cache.get(KEY);
  if (!known) cache.set(KEY, initialView.name);
  return known ?? initialView.name;
}

/** Whether the page before this document of a view was the account's profile. */
export function isProfileBefore(page: ViewBase): boolean {
  if (!document.referrer || history.length < 2) return false;
  const before = new URL(document.referrer);
  return before.origin === location.origin && viewOfAddress(page, before)?.name === 'profile';
}
