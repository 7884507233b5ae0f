import { type Intent, intentAddress, joinQueries } from '@oa-profile/plugin-sdk/page';
import type { AppLinks } from '@oa-profile/plugin-sdk/internal';

/** A link that opens the page in the app. */
export interface AppLink {
  href: string;
  /** Whether it carries what was chosen; a host's own link may lead only to the account. */
  carriesIntent: boolean;
}

interface LinksOfPage {
  appLinks: Pick<AppLinks, 'open' | 'openAt'>;
  /** The query that links within the site keep. */
  query: string;
}

/** The link that carries a visitor's intent into the app. */
export function appLinkOf({ appLinks: { open, openAt }, query }: LinksOfPage, intent: Intent): AppLink {
  if (openAt === undefined) return { href: open, carriesIntent: false };
  const address = intentAddress(intent);
  const all = joinQueries(query, address.query);
  const href = openAt.replace('{path}', () => address.path).replace('{query}', () => all);
  return { href, carriesIntent: true };
}
