import { basicInfoOf, type Plugin, linksOf, type PageState } from '@oa-profile/plugin-sdk/page';
import { plainChannels } from './channels.js';

/** Whether there are more ways than the chat to reach the account. */
export const hasChannels = (
  page: PageState,
  plugins: readonly Plugin[],
  onError: (error: unknown) => void,
): boolean =>
  page.account.features.includes('call') ||
  plainChannels(basicInfoOf(page)).length > 1 ||
  // Whether there is a link does not depend on its words.
  linksOf(plugins, 'channel', page, undefined, onError).length > 0;
