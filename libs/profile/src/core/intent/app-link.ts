import type { AppLinks } from '../store/page-state.js';
import { intentAddress, joinQueries, type Intent } from './intent.js';

/** A link that opens the page in the app. */
export interface AppLink {
  href: string;
  /** Whether what was chosen is in it; a host's own link may lead to no more than the account. */
  carriesIntent: boolean;
}

interface LinksOfPage {
  appLinks: Pick<AppLinks, 'open' | 'openAt'>;
  /** What links within the site carry on. */
  query: string;
}

/** The link into the app for what a visitor was about to do. */
export function appLinkOf({ appLinks: { open, openAt }, query }: LinksOfPage, intent: Intent): AppLink {
  if (openAt === undefined) return { href: open, carriesIntent: false };
  const address = intentAddress(intent);
  const all = joinQueries(query, address.query);
  const href = openAt.replace('{path}', () => address.path).replace('{query}', () => all);
  return { href, carriesIntent: true };
}
