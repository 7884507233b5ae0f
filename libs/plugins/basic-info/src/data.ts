import { basicInfo, type BasicInfo } from '@oa-profile/api-client/schemas';
import type { SectionContract } from '@oa-profile/plugin-sdk';

/** What an API must know about the section. Its data are facts of the account, which are also used elsewhere. */
export const section: SectionContract<BasicInfo> = {
  type: 'basic-info',
  source: { kind: 'account-page' },
  schema: basicInfo,
};
