import { recommendation } from '@oa-profile/api-client/schemas';
import type { Recommendation } from '@oa-profile/api-client';
import type { SectionContract } from '@oa-profile/plugin-sdk';

/** What an API must know about the section, which shows everything recommended for the account. */
export const section: SectionContract<Recommendation> = {
  type: 'mall-recommendations',
  source: { kind: 'recommendation' },
  schema: recommendation,
};
