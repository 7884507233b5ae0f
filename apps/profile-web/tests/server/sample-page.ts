import type { Account, AccountPage } from '@oa-profile/api-client';
import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { account, accountPage } from '@oa-profile/api-client/testing';

/** The API's answer for an account, with the parts that matter to a test. */
export const samplePage = (features: Account['features'] = [], info?: Partial<BasicInfo>): AccountPage =>
  accountPage({
    account: account({ features }),
    sections: info ? [{ type: 'basic-info', id: 'info', data: info }] : [],
    nearbyPlaces: [],
  });
