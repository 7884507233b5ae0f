import type { PageState } from '@oa-profile/plugin-sdk/page';
import type { LatePlugins } from '@oa-profile/plugin-sdk/internal';
import { hasChannels } from '../surface/contact/has-channels.js';

/**
 * Whether there are more ways than the chat to reach an account, for the data of its page: the button that leads to
 * them is there before the plugins that know. For the page server.
 */
export const isReachable = async (
  page: Omit<PageState, 'isReachable'>,
  onError: (error: unknown) => void,
  plugins: LatePlugins,
): Promise<boolean> => hasChannels({ ...page, isReachable: false }, await plugins.load(), onError);
