import type { PageSection } from '@oa-profile/api-client/schemas';
import type { PageState } from '../../core/store/page-state.js';

/**
 * Whether there is more than the chat to reach the account by. A glance at the data without their schema, which would
 * come with the first load; whoever opens the ways to reach the account gets them through it.
 */
export function hasChannels({ account, sections }: Pick<PageState, 'account' | 'sections'>): boolean {
  const offers = (feature: (typeof account.features)[number]): boolean => account.features.includes(feature);
  return offers('call') || offers('reservation') || sections.some(namesContact);
}

function namesContact({ type, data }: PageSection): boolean {
  if (type !== 'basic-info') return false;
  const { phone, websites } = (data ?? {}) as { phone?: unknown; websites?: unknown };
  return Boolean(phone) || (Array.isArray(websites) && websites.length > 0);
}
