import type { Answer } from '@oa-profile/http/internal/testing';
import type { SubPagePluginType } from '../enumerations.js';
import type { ProfileApiClient, SubPagePlugin } from '../methods.js';
import type { Follow } from '../schemas/visitor.js';
import type { ReservationInventory } from '../schemas/contact.js';
import { account, accountPage, hours } from './account.js';

const { icon: picture, friendCount = 0, followerCount = 0 } = account();

const follow = (isFollowing: boolean): Follow => ({
  isFollowing,
  following: isFollowing ? 41 : 40,
  followers: isFollowing ? followerCount + 1 : followerCount,
});

const slot = {
  slotId: 'komorebi-2026-11-28-1800',
  startsAt: '2026-11-28T18:00:00+09:00',
  durationMinutes: 90,
};

const inventory: ReservationInventory = {
  partySize: { min: 1, max: 6 },
  days: [{ date: '2026-11-28', slots: [{ ...slot, availability: 'few' }] }],
};

/** How busy it is in each hour of a day. */
const busy = Array.from({ length: 24 }, (_hour, hour) => (hour >= 8 && hour < 17 ? 40 : 0));

/** As the plugins of this page read them. */
const subPages: Readonly<Record<SubPagePluginType, object>> = {
  COUPON: {
    items: [
      {
        id: 'c-first-cup',
        name: '100 yen off a hand drip',
        guide: 'Show this screen before you pay.',
        kind: 'discount',
        picture,
        startsAt: '2026-11-01T00:00:00+09:00',
        endsAt: '2027-03-31T23:59:00+09:00',
        usage: 'once',
        friendsOnly: false,
        used: false,
      },
    ],
  },
  EZSTORE: {
    items: [
      {
        id: 's-guji',
        name: 'Ethiopia Guji, light roast, 200 g',
        picture,
        price: { amount: 1800, currency: 'JPY' },
        soldOut: false,
        url: 'https://shop.komorebi-coffee.example.jp/items/guji',
      },
    ],
  },
  MEDIA: {
    items: [
      {
        id: 'm-126',
        kind: 'photo',
        publishedAt: '2026-11-20T19:30:00+09:00',
        caption: 'The new Ethiopia Guji is here: peach and black tea.',
        pictures: [picture],
      },
    ],
  },
  MEMBERSHIP: {
    plans: [
      {
        id: 'p-leaf',
        name: 'Leaf',
        pricePerMonth: { amount: 980, currency: 'JPY' },
        perks: ['Two drip coffees a month'],
        joined: false,
        soldOut: false,
        url: 'https://shop.komorebi-coffee.example.jp/membership/leaf',
      },
    ],
  },
  SHOPCARD: {
    id: 'card-komorebi',
    name: 'Komorebi card',
    goal: 15,
    points: 4,
    rewards: [{ at: 5, title: 'A small cake' }],
  },
  TRAFFICINFO: {
    weekdays: { sun: busy, mon: busy, tue: busy, wed: busy, thu: busy, fri: busy, sat: busy },
  },
};

/** What the double answers where a test says nothing: all of one account, to a visitor who is its friend. */
export const usualAnswers: { readonly [Name in keyof ProfileApiClient]: Answer<ProfileApiClient[Name]> } = {
  getAccountPage: () => accountPage(),
  getFriendCount: { count: friendCount },
  getCounts: { followers: followerCount, posts: 126 },
  getRelation: { friendshipType: 'friend', favorite: 'false' },
  updateFriendship: { friendshipType: 'friend', favorite: 'false' },
  updateFavorite: (_accountId, favorite) => ({
    friendshipType: 'friend',
    favorite: favorite ? 'true' : 'false',
  }),
  getFollow: follow(false),
  follow: follow(true),
  unfollow: follow(false),
  getCallSetting: {
    enabled: true,
    acceptance: 'direct',
    minimumAppVersion: '13.4.0',
    phone: '+81 3-0123-4567',
  },
  getReservationInventory: inventory,
  reserve: (_searchId, { partySize }) => ({
    reservationId: '7f3k9q-komorebi',
    startsAt: slot.startsAt,
    durationMinutes: slot.durationMinutes,
    partySize,
  }),
  settleReservation: { reservation: null },
  getReplyTime: { medianMinutes: 25 },
  getResponseMode: { mode: 'chat', responseHours: hours },
  getRecommendation: {
    accounts: [{ accountId: 'oa-shanlan', searchId: '@shanlan', name: 'Shanlan Tea', badge: 'verified' }],
    items: [],
  },
  report: { reportId: 'report-5b1c' },
  settleReport: { report: null },
  getSubPagePlugin: ({ type }: SubPagePlugin) => subPages[type],
};
