import type { PageSection } from '@oa-profile/api-client/schemas';
import { sectionsWithInfo } from './sections-with-info.js';
import type { PageState } from '../store/page-state.js';

/**
 * Whether there are more ways than the chat to reach the account. Checks the data without their schema, which would add
 * to the first load; the pop-up that shows the channels validates them.
 */
export function hasChannels(page: Pick<PageState, 'account' | 'sections' | 'basicInfo'>): boolean {
  const { account } = page;
  const offers = (feature: (typeof account.features)[number]): boolean => account.features.includes(feature);
  return offers('call') || offers('reservation') || sectionsWithInfo(page).some(namesContact);
}

function namesContact({ type, data }: PageSection): boolean {
  if (type !== 'basic-info') return false;
  const { phone, websites } = (data ?? {}) as { phone?: unknown; websites?: unknown };
  return Boolean(phone) || (Array.isArray(websites) && websites.length > 0);
}
