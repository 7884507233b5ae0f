import type { Account, AccountPage } from '@oa-profile/api-client';
import type { BasicInfo } from '@oa-profile/api-client/schemas';

const account: Account = {
  accountId: 'a-1',
  basicSearchId: '@412kmrbi',
  premiumSearchId: '@komorebi',
  countryCode: 'JP',
  timeZone: 'Asia/Tokyo',
  currency: 'JPY',
  name: 'Komorebi Coffee',
  badge: 'verified',
  color: undefined,
  icon: { url: 'https://images.example/icon.png', width: 160, height: 160 },
  cover: undefined,
  shareImage: undefined,
  showsFriendCount: true,
  features: [],
};

/** The API's answer for an account, with the parts that matter to a test. */
export function samplePage(features: Account['features'] = [], info?: Partial<BasicInfo>): AccountPage {
  return {
    account: { ...account, features },
    sections: info ? [{ type: 'basic-info', id: 'info', data: info }] : [],
    subPages: [],
    nearbyPlaces: [],
  };
}
