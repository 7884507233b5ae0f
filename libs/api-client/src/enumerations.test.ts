import { describe, expect, it } from 'vitest';
import { countryCodes, hasFullProfile, profileCountryCodes } from './country-codes.js';
import {
  accountBadges,
  assetKinds,
  callStatuses,
  favoriteStates,
  friendshipActions,
  friendshipTypes,
  openerPlatforms,
  origins,
  pageFriendshipTypes,
  parseFriendshipType,
  reportReasons,
  subPagePluginTypes,
  toPageFriendshipType,
} from './enumerations.js';

describe('the enumerations of the product', () => {
  it.each<[string, readonly string[], string]>([
    ['friendship types', friendshipTypes, 'unspecified friend friendBlocked recommend recommendBlocked deleted deletedBlocked unknown'],
    ['favourite states', favoriteStates, 'true false unknown'],
    ['friendship actions', friendshipActions, 'addFriend unblock'],
    ['opener platforms', openerPlatforms, 'Android iOS Desktop Unknown'],
    ['origins', origins, 'liff web'],
    ['asset kinds', assetKinds, 'sticker theme'],
    ['call statuses', callStatuses, 'Loading Success Failure None'],
    ['account badges', accountBadges, 'verified unverified premium'],
    ['report reasons', reportReasons, 'spam sexualHarassment otherHarassment other'],
    ['sub-page plugin types', subPagePluginTypes, 'MEDIA COUPON SHOPCARD EZSTORE TRAFFICINFO MEMBERSHIP'],
    ['profile countries', profileCountryCodes, 'JP TH TW ID'],
  ])('an enumeration is exact: %s', (_, values, expected) => expect(values).toEqual(expected.split(' '))); // prettier-ignore

  it('the enumerations of the product capitalise friendship types in page data', () => {
    expect([...pageFriendshipTypes].sort()).toEqual([
      'Deleted',
      'DeletedBlocked',
      'Friend',
      'FriendBlocked',
      'Recommend',
      'RecommendBlocked',
      'Unknown',
      'Unspecified',
    ]);
  });
});

describe('a friendship type', () => {
  it.each([...friendshipTypes])('a friendship type %s can have either spelling', (type) => {
    expect(parseFriendshipType(type)).toBe(type);
    expect(parseFriendshipType(toPageFriendshipType(type))).toBe(type);
  });

  it.each(['FRIEND', 'friendblocked', ' friend', '', 'toString', null, undefined, 1, ['friend']])(
    'a friendship type is not %o',
    (value) => expect(parseFriendshipType(value)).toBeUndefined(),
  );
});

describe('country codes', () => {
  it('country codes are about seventy, each once, and all real', () => {
    expect(countryCodes.length).toBeGreaterThanOrEqual(70);
    expect(countryCodes.length).toBeLessThanOrEqual(95);
    expect(new Set(countryCodes).size).toBe(countryCodes.length);
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(countryCodes.filter((code) => !/^[A-Z]{2}$/.test(code) || !names.of(code))).toEqual([]);
  });

  it('country codes contain the countries that the product names', () => {
    expect(countryCodes).toEqual(expect.arrayContaining(['JP', 'TH', 'TW', 'ID', 'US', 'GB', 'KR']));
  });

  it('country codes tell which accounts have sections', () => {
    expect(countryCodes.filter(hasFullProfile).sort()).toEqual(['ID', 'JP', 'TH', 'TW']);
  });
});
