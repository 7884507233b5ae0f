import { digestOf, fingerprintOf } from '@oa-profile/plugin-sdk';
import type { PluginServer } from '@oa-profile/plugin-sdk/server';

/** What the next visit is compared with, of each section that tells changes. */
export const lastVisitServer: PluginServer = {
  ofSection: (section, data) => digestOf(section, data),
  // That another page has changed is all that is told of it.
  ofPage: (digests) => (digests.length > 0 ? fingerprintOf(digests) : undefined),
};
