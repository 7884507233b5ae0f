import type { Opener } from '@oa-profile/api-client';
import { decodeAddress } from '@oa-profile/host-bridge/internal/app-entry';
import { isSectionType } from '../../section-type.js';

/** What the page has to know of a plugin's view before its code is there. */
export interface ViewKind {
  /** It uses the room of the third column, since it shows what that has, and more. @default false */
  isWide?: boolean;
  /** It has an end of its own: on a phone nothing is offered beside it. @default false */
  isTask?: boolean;
  /**
   * Types of the sections that it shows something of: its document has their data. Without the first it cannot be shown.
   *
   * @default none
   */
  sections?: readonly string[];
  /** It can be about one item of a plugin. @default false */
  ofItems?: boolean;
}

/** Views of plugins by name: all that this site has. */
export type ViewKinds = Readonly<Record<string, ViewKind>>;

/** What the page shows: the profile itself, or one of the other views (docs/product.md#addresses). */
export type View =
  | { name: 'profile' }
  /** A view of a plugin, by the name that its address has. */
  | { name: 'named'; view: string }
  /** The same about one item of a plugin: the report of a review. */
  | { name: 'named'; view: string; plugin: string; itemId: string }
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
  return view.name === 'item' ? item : `/${view.view}${item}`;
}

/** What a view is called by those who do not look into it: files, logs. */
export const viewName = (view: View): string => ('view' in view ? view.view : view.name);

/**
 * The view that the end of an address names; undefined if there is none.
 *
 * @param ownViews those of plugins
 */
export function parseViewPath(path: string, ownViews: ViewKinds): View | undefined {
  if (path === '') return { name: 'profile' };
  const [, own = '', about] = /^\/([^/]+)(\/.*)?$/.exec(path) ?? [];
  const kind = Object.hasOwn(ownViews, own) ? ownViews[own] : undefined;
  if (kind && !about) return { name: 'named', view: own };
  if (kind && !kind.ofItems) return undefined;
  const [, name = '', id] = /^\/([^/]+)(?:\/([a-z0-9-]{1,40}))?$/.exec((kind ? about : path) ?? '') ?? [];
  if (!kind && id && name === 'page') return { name, pageId: id };
  if (!isSectionType(name)) return undefined;
  if (!id) return kind ? undefined : { name: 'section', plugin: name };
  const item = { plugin: name, itemId: id };
  return kind ? { name: 'named', view: own, ...item } : { name: 'item', ...item };
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

/** What addresses of an account's page are read with. */
export interface OwnAddresses extends Pick<ViewBase, 'basePath'> {
  ownViews: ViewKinds;
}

/** The view of an address on this site; undefined for any other address. */
export function viewOfAddress(
  { basePath, ownViews }: OwnAddresses,
  { pathname }: { pathname: string },
): View | undefined {
  const path = decodeAddress(pathname).replace(/\/$/, '');
  if (path !== basePath && !path.startsWith(`${basePath}/`)) return undefined;
  return parseViewPath(path.slice(basePath.length), ownViews);
}
