import { recommendation, type Recommendation } from '@oa-profile/api-client/schemas';
import type { SectionContract } from '@oa-profile/plugin-sdk';

/** What an API has to know of the section, which shows all that the account recommends. */
export const section: SectionContract<Recommendation> = {
  type: 'mall-recommendations',
  source: { kind: 'recommendation' },
  schema: recommendation,
};
