import * as v from 'valibot';
import {
  byId,
  count,
  date,
  image,
  instant,
  itemId,
  listOf,
  money,
  optionalImage,
  optionalMinutes,
  optionalMoney,
  optionalPart,
  optionalShareImage,
  optionalText,
  optionalWebUrl,
  text,
} from './building-blocks.js';
import { openInterval } from './business-hours.js';

const percent = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));
/** How far along a long list one is; absent on the last page. */
const nextCursor = v.optional(text);

/** Kinds of posts. */
export const mediaKinds = ['photo', 'video', 'post'] as const;

/** MEDIA: photos, videos and posts mixed, newest first. */
export const mediaFeed = v.object({
  items: listOf(
    v.object({
      id: itemId,
      kind: v.picklist(mediaKinds),
      publishedAt: instant,
      caption: optionalText,
      pictures: listOf(image),
      videoUrl: optionalWebUrl,
      captionsUrl: optionalWebUrl,
      durationSeconds: optionalPart(count),
      shareImage: optionalShareImage,
    }),
    byId,
  ),
  /** How many posts there are on all pages. @default unknown */
  total: optionalPart(count),
  nextCursor,
});

/** Kinds of coupons. */
export const couponKinds = ['discount', 'free', 'gift', 'cashback', 'other'] as const;

/** COUPON. Names have at most 60 and guides at most 500 characters on the original platform; longer ones show. */
export const coupons = v.object({
  items: listOf(
    v.object({
      id: itemId,
      name: text,
      guide: optionalText,
      kind: v.fallback(v.picklist(couponKinds), 'other'),
      picture: optionalImage,
      startsAt: instant,
      endsAt: instant,
      usage: v.fallback(v.picklist(['once', 'unlimited']), 'once'),
      /** Chance of winning in percent, for coupons that are drawn by lot. */
      lotteryPercent: v.optional(percent),
      friendsOnly: v.optional(v.boolean(), false),
      used: v.optional(v.boolean(), false),
      shareImage: optionalShareImage,
    }),
    byId,
  ),
  nextCursor,
});

/** SHOPCARD: a card of 1 to 50 stamps. */
export const rewardCard = v.object({
  id: text,
  name: text,
  goal: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  points: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)),
  rewards: listOf(
    v.object({ at: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), title: text }),
  ),
  expiry: optionalPart(
    v.object({
      basis: v.picklist(['firstUse', 'lastUse', 'fixed']),
      days: v.optional(count),
      date: v.optional(date),
    }),
  ),
  notes: optionalText,
});

/** EZSTORE: goods shown by the account. */
export const showcase = v.object({
  items: listOf(
    v.object({
      id: text,
      name: text,
      picture: optionalImage,
      price: optionalMoney,
      soldOut: v.optional(v.boolean(), false),
      url: optionalWebUrl,
    }),
    byId,
  ),
  nextCursor,
});

const busyDay = v.pipe(v.array(v.pipe(v.number(), v.minValue(0), v.maxValue(100))), v.length(24));

/** TRAFFICINFO: how busy a place is, 0 to 100, for each hour of each weekday in the account's time zone. */
export const busyTimes = v.object({
  weekdays: v.object({
    sun: busyDay,
    mon: busyDay,
    tue: busyDay,
    wed: busyDay,
    thu: busyDay,
    fri: busyDay,
    sat: busyDay,
  }),
  live: optionalPart(
    v.object({ value: v.pipe(v.number(), v.minValue(0), v.maxValue(100)), measuredAt: instant }),
  ),
  usualStayMinutes: optionalMinutes,
  openHours: optionalPart(v.array(openInterval)),
});

/** MEMBERSHIP: plans with a monthly price and 1 to 5 perks. */
export const membership = v.object({
  plans: listOf(
    v.object({
      id: text,
      name: text,
      pricePerMonth: money,
      perks: v.pipe(v.array(text), v.minLength(1), v.maxLength(5)),
      picture: optionalImage,
      joined: v.optional(v.boolean(), false),
      soldOut: v.optional(v.boolean(), false),
      url: optionalWebUrl,
    }),
    byId,
  ),
});

/** The answer of each type of sub-page plugin. */
export const subPagePlugins = {
  MEDIA: mediaFeed,
  COUPON: coupons,
  SHOPCARD: rewardCard,
  EZSTORE: showcase,
  TRAFFICINFO: busyTimes,
  MEMBERSHIP: membership,
} as const;

/** What each type of sub-page plugin answers, by type. */
export type SubPagePlugins = {
  [Type in keyof typeof subPagePlugins]: v.InferOutput<(typeof subPagePlugins)[Type]>;
};

export type MediaFeed = v.InferOutput<typeof mediaFeed>;
export type MediaItem = MediaFeed['items'][number];
export type Coupons = v.InferOutput<typeof coupons>;
export type Coupon = Coupons['items'][number];
export type CouponKind = (typeof couponKinds)[number];
export type RewardCard = v.InferOutput<typeof rewardCard>;
export type Showcase = v.InferOutput<typeof showcase>;
export type BusyTimes = v.InferOutput<typeof busyTimes>;
export type Membership = v.InferOutput<typeof membership>;
