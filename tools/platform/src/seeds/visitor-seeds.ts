import type { FavoriteState, FriendshipType } from '@oa-profile/api-client';
import type { KeepContent } from '@oa-profile/keep-client';
import type { Holding } from '../profile-api/holdings.js';

/** Why the Keep API refuses a visitor: 402, 403, 405, 808 and 809. */
export type KeepTrouble = 'forbidden' | 'denied' | 'notFound' | 'storage' | 'internal';

/** A visitor, identified by the access token. */
export interface VisitorSeed {
  token: string;
  defaultFriendship?: FriendshipType;
  followingElsewhere?: number;
  keepQuota?: number;
  keepTrouble?: KeepTrouble;
  relations?: { searchId: string; friendshipType: FriendshipType; favorite: FavoriteState }[];
  follows?: string[];
  keeps?: KeepContent[];
  /** Points, used coupons, draws and joined plans; none at other accounts. */
  holdings?: ({ searchId: string } & Partial<Holding>)[];
}

/** An account's page as kept by the page itself: under the basic search id, with the shared address. */
const keepOf = (basicSearchId: string, title: string, searchId = basicSearchId): KeepContent => ({
  contentId: basicSearchId,
  title,
  url: `https://profile.example.com/${searchId}`,
});

/** Visitors that exist from the start. Any other token `visitor-…` creates a new one on first use. */
export const visitorSeeds: readonly VisitorSeed[] = [
  {
    token: 'visitor-mei',
    relations: [
      { searchId: '@komorebi', friendshipType: 'friend', favorite: 'true' },
      { searchId: '@shanlan', friendshipType: 'friend', favorite: 'false' },
      { searchId: '@melati', friendshipType: 'recommend', favorite: 'unknown' },
    ],
    follows: ['@komorebi'],
    keeps: [keepOf('@412kmrbi', '木漏れ日珈琲', '@komorebi')],
    holdings: [
      {
        searchId: '@komorebi',
        points: 6,
        usedCoupons: ['c-first-cup'],
        usedAt: { 'c-first-cup': '2026-11-14T10:20:00+09:00' },
        joinedPlans: ['p-leaf'],
      },
      { searchId: '@shanlan', points: 10 },
    ],
  },
  {
    token: 'visitor-somchai',
    relations: [
      { searchId: '@baanrimnam', friendshipType: 'friend', favorite: 'false' },
      { searchId: '@komorebi', friendshipType: 'recommend', favorite: 'unknown' },
      { searchId: '@harbor', friendshipType: 'deleted', favorite: 'unknown' },
    ],
    follows: ['@baanrimnam'],
    holdings: [
      { searchId: '@baanrimnam', points: 3, usedCoupons: ['c-thai-tea'], draws: { 'c-krathong': 'won' } },
    ],
  },
  {
    token: 'visitor-full',
    followingElsewhere: 5000,
    keepQuota: 2,
    keeps: [keepOf('@208shnln', '山嵐茶行', '@shanlan'), keepOf('@655mlati', 'Klinik Melati', '@melati')],
  },
  { token: 'visitor-blocked', defaultFriendship: 'friendBlocked' },
  { token: 'visitor-recommended', defaultFriendship: 'recommend' },
  { token: 'visitor-recommendblocked', defaultFriendship: 'recommendBlocked' },
  { token: 'visitor-deleted', defaultFriendship: 'deleted' },
  { token: 'visitor-deletedblocked', defaultFriendship: 'deletedBlocked' },
  { token: 'visitor-unknown', defaultFriendship: 'unknown' },
  { token: 'visitor-keep-forbidden', keepTrouble: 'forbidden' },
  { token: 'visitor-keep-denied', keepTrouble: 'denied' },
  { token: 'visitor-keep-notfound', keepTrouble: 'notFound' },
  { token: 'visitor-keep-storage', keepTrouble: 'storage' },
  { token: 'visitor-keep-internal', keepTrouble: 'internal' },
];
