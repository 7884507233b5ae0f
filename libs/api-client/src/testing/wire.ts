import type { OperationName } from '../index.js';

/** The required fields of an account. */
export const account = {
  accountId: 'a1',
  basicSearchId: '@komorebi',
  countryCode: 'JP',
  timeZone: 'Asia/Tokyo',
  currency: 'JPY',
  name: 'Komorebi',
};

export const picture = { url: 'https://cdn.example/p.png', width: 4, height: 3 };

const relation = { friendshipType: 'friend', favorite: 'true' };
const follow = { isFollowing: true, following: 7, followers: 9 };

/** A `result` that each operation's schema leaves unchanged. */
export const results = {
  getAccountPage: { account: { ...account, badge: 'premium' }, sections: [] },
  getFriendCount: { count: 12 },
  getCounts: { followers: 3, posts: 4 },
  getRelation: relation,
  updateFriendship: relation,
  updateFavorite: relation,
  getFollow: follow,
  follow,
  unfollow: follow,
  getCallSetting: { enabled: true, acceptance: 'byRequest', minimumAppVersion: '12.3.0', phone: '+81 3' },
  getReservationInventory: {
    partySize: { min: 1, max: 4 },
    days: [
      {
        date: '2026-11-21',
        slots: [
          { slotId: 's', startsAt: '2026-11-21T18:00:00+09:00', durationMinutes: 90, availability: 'few' },
        ],
      },
    ],
  },
  reserve: { reservationId: 'r', startsAt: '2026-11-21T09:00:00Z', durationMinutes: 90, partySize: 2 },
  settleReservation: { reservation: null },
  getReplyTime: { medianMinutes: 5 },
  getResponseMode: { mode: 'chat' },
  getRecommendation: { accounts: [], items: [] },
  report: { reportId: 'x' },
  settleReport: { report: { reportId: 'x' } },
} satisfies Record<OperationName, unknown>;
