import type { AccountPage } from '@oa-profile/api-client';

/** Most origins that are remembered, so that each is told once. */
const MOST_ORIGINS = 1000;

/** Options of {@link watchPictures}. */
export interface WatchPicturesOptions {
  /** Origins of pictures, as `IMAGE_ORIGINS` names them; `https://*.example` is every host below. */
  allowed: readonly string[];
  /** Called once with each origin from which the browser will load no picture, and an account that has one. */
  onBlocked: (origin: string, account: string) => void;
}

/**
 * Creates a check of pages for pictures that the Content-Security-Policy blocks: visitors see gaps, and nobody else
 * would notice. Each new answer is looked through, since an account adds pictures from another host on any day; the kit for
 * backends does not know which origins a site allows, and what browsers report needs somebody who takes reports.
 */
export function watchPictures({ allowed, onBlocked }: WatchPicturesOptions): (page: AccountPage) => void {
  const known = new Set<string>();
  return (page) => {
    for (const origin of pictureOrigins(page)) {
      if (known.has(origin) || allowed.some((pattern) => isAllowed(origin, pattern))) continue;
      if (known.size >= MOST_ORIGINS) known.clear();
      known.add(origin);
      onBlocked(origin, page.account.basicSearchId);
    }
  };
}

function isAllowed(origin: string, pattern: string): boolean {
  const { protocol, host } = new URL(pattern);
  const given = new URL(origin);
  if (given.protocol !== protocol) return false;
  return host.startsWith('*.') ? given.host.endsWith(host.slice(1)) : given.host === host;
}

function pictureOrigins(page: AccountPage): Set<string> {
  const beginnings = new Set<string>();
  collect(page, beginnings);
  return new Set([...beginnings].filter(isUrl).map((url) => new URL(url).origin));
}

/**
 * Collects the addresses of pictures, each to the end of its host: most have the same. Data of sections have not been
 * checked by their plugins' schemas yet.
 */
function collect(value: unknown, beginnings: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  const { url, width } = value as { url?: unknown; width?: unknown };
  if (typeof url === 'string' && width !== undefined && /^https?:/i.test(url))
    beginnings.add(/^https?:\/\/[^/?#\\]+/i.exec(url)?.[0] ?? url);
  for (const [key, each] of Object.entries(value))
    // Those are for link previews, which no policy of ours concerns.
    if (key !== 'shareImage') collect(each, beginnings);
}

function isUrl(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}
