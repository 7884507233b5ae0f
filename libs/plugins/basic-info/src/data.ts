import { basicInfo, type BasicInfo } from '@oa-profile/api-client/schemas';
import type { SectionContract } from '@oa-profile/plugin-sdk';

/** What an API has to know of the section. Its data are facts of the account, which others read, too. */
export const section: SectionContract<BasicInfo> = {
  type: 'basic-info',
  source: { kind: 'account-page' },
  schema: basicInfo,
};
