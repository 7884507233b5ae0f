import { basicInfoOf, type Feature, linksOf, type PageState } from '@oa-profile/plugin-sdk/page';
import { plainChannels } from './channels.js';

/** Whether there are more ways than the chat to reach the account. */
export const hasChannels = (
  page: PageState,
  features: readonly Feature[],
  onError: (error: unknown) => void,
): boolean =>
  page.account.features.includes('call') ||
  plainChannels(basicInfoOf(page)).length > 1 ||
  // Whether there is a link does not depend on its words.
  linksOf(features, 'channel', page, () => String, onError).length > 0;
