import { searchEntriesOf } from '@oa-profile/plugin-sdk';
import type { PluginServer } from '@oa-profile/plugin-sdk/server';

/** How much there is to find: a page with many entries offers a search. */
export const searchServer: PluginServer = {
  ofSection: (...asked) => searchEntriesOf(...asked).length || undefined,
};
