import { friendshipTypes } from '@oa-profile/api-client/internal';
import { describe, expect, it } from 'vitest';
import { wayToAsk, type AskSituation, type WayToAsk } from './way-to-ask.js';

const phone = 'tel:0312345678';
const stranger: AskSituation = {
  friendshipType: 'unspecified',
  origin: 'liff',
  features: ['report'],
  phone: undefined,
};

describe('the way to ask about a fact', () => {
  it.each<[who: string, situation: Partial<AskSituation>, way: WayToAsk]>([
    ['a friend', { friendshipType: 'friend' }, 'chat'],
    ['a friend, even if there is a telephone', { friendshipType: 'friend', phone }, 'chat'],
    ['somebody with an unknown relation', { friendshipType: 'unknown' }, 'chat'],
    ['a stranger in the app, if there is a telephone', { phone }, 'phone'],
    ['a stranger in the app, if there is none', {}, 'addFriend'],
    ['a visitor to whom it is recommended', { friendshipType: 'recommend' }, 'addFriend'],
    ['somebody who has deleted the account', { friendshipType: 'deleted' }, 'addFriend'],
    ['somebody who has deleted and blocked it', { friendshipType: 'deletedBlocked' }, 'addFriend'],
    ['a visitor in a browser, if there is a telephone', { origin: 'web', phone }, 'phone'],
    ['a visitor in a browser, if there is none', { origin: 'web' }, 'report'],
    [
      'a visitor in a browser, if there is neither telephone nor report',
      { origin: 'web', features: [] },
      'addFriend',
    ],
    [
      'somebody who has blocked it, if there is a telephone',
      { friendshipType: 'friendBlocked', phone },
      'phone',
    ],
    ['somebody who has blocked it, if there is none', { friendshipType: 'friendBlocked' }, 'report'],
    [
      'somebody who has blocked it, without a report',
      { friendshipType: 'recommendBlocked', features: [] },
      'unblock',
    ],
  ])('the way to ask about a fact of %s', (_, situation, way) => {
    expect(wayToAsk({ ...stranger, ...situation })).toBe(way);
  });

  it.each(friendshipTypes)('a way to ask exists for every relation and account: %s', (friendshipType) => {
    for (const origin of ['web', 'liff'] as const)
      for (const features of [[], ['report'] as const])
        expect(wayToAsk({ friendshipType, origin, features: [...features], phone: undefined })).toBeTruthy();
  });
});
