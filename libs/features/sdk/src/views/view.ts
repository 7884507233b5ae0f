import type { Opener } from '@oa-profile/api-client';
import { decodeAddress } from '@oa-profile/host-bridge/app-entry';
import { isSectionType, reservedTypes } from '@oa-profile/plugin-sdk';

/** Names of the views that belong to the page itself and to no plugin. */
export type FeatureViewName = Exclude<(typeof reservedTypes)[number], 'page'>;

/** What the page shows: the profile itself, or one of the other views (docs/product.md#addresses). */
export type View =
  | { name: 'profile' }
  | { name: FeatureViewName }
  /** The report of one item of a plugin: a review. */
  | { name: 'report'; plugin: string; itemId: string }
  /** A page of the account beside its first one. */
  | { name: 'page'; pageId: string }
  /** The whole of a section that the profile shows a summary of. */
  | { name: 'section'; plugin: string }
  /** One item of a plugin: a coupon, a post, an answer. */
  | { name: 'item'; plugin: string; itemId: string };

/**
 * The end of a view's address, behind the account's own: '' for the profile, '/place', '/page/menu', '/coupon',
 * '/coupon/c-1', '/report/reviews/r-1'.
 */
export function viewPath(view: View): string {
  if (view.name === 'profile') return '';
  if (view.name === 'page') return `/page/${view.pageId}`;
  if (view.name === 'section') return `/${view.plugin}`;
  const item = 'itemId' in view ? `/${view.plugin}/${encodeURIComponent(view.itemId)}` : '';
  return view.name === 'item' ? item : `/${view.name}${item}`;
}

/** The view that the end of an address names; undefined if there is none. */
export function parseViewPath(path: string): View | undefined {
  if (path === '') return { name: 'profile' };
  const [, isReport, name = '', id] = /^(\/report(?=\/))?\/([^/]+)(?:\/([a-z0-9-]{1,40}))?$/.exec(path) ?? [];
  if (isSectionType(name)) {
    if (id) return { name: isReport ? 'report' : 'item', plugin: name, itemId: id };
    return isReport ? undefined : { name: 'section', plugin: name };
  }
  const own = isReport ? undefined : reservedTypes.find((each) => each === name);
  if (own === 'page') return id ? { name: own, pageId: id } : undefined;
  return own && !id ? { name: own } : undefined;
}

/** Where an account's views are. */
export interface ViewBase {
  /** The account's own path: '/@komorebi', or '/liff/@komorebi' in the app. */
  basePath: string;
  /** The query that links within the site keep ({@link linkQuery}): '?lang=th', or ''. */
  query: string;
}

/**
 * The query that links within the site keep: the language, if the address names one, and where the page was opened
 * from, so that later API requests can still be attributed to it.
 */
export function linkQuery(language: string | undefined, { key, addFriendRoute }: Partial<Opener>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ lang: language, key, addFriendRoute }))
    if (value) params.set(name, value);
  const query = String(params);
  return query && `?${query}`;
}

/** Address of a view, relative to the root of the site. */
export function viewHref({ basePath, query }: ViewBase, view: View): string {
  return `${basePath}${viewPath(view)}${query}`;
}

/** The view of an address on this site; undefined for any other address. */
export function viewOfAddress({ basePath }: ViewBase, { pathname }: { pathname: string }): View | undefined {
  const path = decodeAddress(pathname).replace(/\/$/, '');
  if (path !== basePath && !path.startsWith(`${basePath}/`)) return undefined;
  return parseViewPath(path.slice(basePath.length));
}
