import type {
  BusyTimes,
  Coupons,
  MediaFeed,
  Membership,
  Recommendation,
  RewardCard,
  Showcase,
} from '@oa-profile/api-client/schemas';
import { storyPicture } from '@oa-profile/plugin-sdk/testing';

const yen = (amount: number): { amount: number; currency: string } => ({ amount, currency: 'JPY' });
const square = { width: 720, height: 720 };

export const coupons: Coupons = {
  items: [
    {
      id: 'second-cup',
      name: '二杯目の珈琲を半額に',
      guide: '同じ日の二杯目からお使いいただけます。お会計の際にこの画面をお見せください。',
      kind: 'discount',
      picture: storyPicture('komorebi/green-cup.svg', '緑のカップ', square),
      startsAt: '2026-11-01T00:00:00+09:00',
      endsAt: '2030-12-31T23:59:59+09:00',
      usage: 'unlimited',
      friendsOnly: false,
      used: false,
    },
    {
      id: 'chestnut',
      name: '栗の渋皮煮を一粒プレゼント',
      kind: 'gift',
      picture: storyPicture('komorebi/chestnuts.svg', '瓶詰めの栗の渋皮煮'),
      startsAt: '2026-11-01T00:00:00+09:00',
      endsAt: '2030-12-31T23:59:59+09:00',
      usage: 'once',
      lotteryPercent: 30,
      friendsOnly: true,
      used: false,
    },
  ],
};

const closed = Array<number>(24).fill(0);

/** A day that opens at eight, with a value for each hour from there. */
const fromEight = (...values: number[]): number[] =>
  [...closed.slice(0, 8), ...values, ...closed].slice(0, 24);

const weekday = fromEight(22, 30, 26, 34, 66, 58, 40, 44, 38, 30, 18);
const evening = fromEight(24, 32, 40, 52, 78, 70, 58, 54, 46, 50, 62, 74, 80, 66, 40);

export const busyTimes: BusyTimes = {
  weekdays: {
    sun: evening.slice(0, 19).concat(closed).slice(0, 24),
    mon: weekday,
    tue: closed,
    wed: weekday,
    thu: weekday,
    fri: evening,
    sat: evening,
  },
  usualStayMinutes: { min: 40, max: 75 },
};

export const media: MediaFeed = {
  items: [
    {
      id: 'm-6',
      kind: 'photo',
      publishedAt: '2026-11-20T19:30:00+09:00',
      caption: '今夜はフルートの入ったボサノヴァから。暖かくしてお待ちしています。',
      pictures: [
        storyPicture('komorebi/listening-night.svg', '夜の店内とレコードの壁', { width: 1440, height: 720 }),
      ],
    },
    {
      id: 'm-5',
      kind: 'video',
      publishedAt: '2026-11-19T08:10:00+09:00',
      caption: 'エチオピア・グジの新豆が届きました。桃と紅茶の香り。',
      pictures: [storyPicture('komorebi/pour-over-poster.svg', 'ドリッパーに湯を注ぐところ')],
      videoUrl: storyPicture('komorebi/pour-over.mp4').url,
      durationSeconds: 6,
    },
    {
      id: 'm-4',
      kind: 'photo',
      publishedAt: '2026-11-17T07:40:00+09:00',
      caption: '開店前の点検係。仕事は日なたの確認です。',
      pictures: [storyPicture('komorebi/cat.svg', '窓辺で眠る三毛猫')],
    },
    {
      id: 'm-3',
      kind: 'post',
      publishedAt: '2026-11-06T17:00:00+09:00',
      caption: '今夜の一枚目は、常連の佐伯さんが持ってきてくれた七一年の盤です。17時30分から。',
      pictures: [],
    },
    {
      id: 'm-2',
      kind: 'photo',
      publishedAt: '2026-11-05T14:20:00+09:00',
      caption: '木曜は焙煎の日。路地の先まで香っているそうです。',
      pictures: [storyPicture('komorebi/roaster.svg', '豆が流れ出る焙煎機')],
    },
    {
      id: 'm-1',
      kind: 'photo',
      publishedAt: '2026-10-30T09:20:00+09:00',
      caption: '開店前、豆の香りと静けさ。',
      pictures: [
        storyPicture('komorebi/photo-1.svg', '朝の光の中で珈琲を淹れる様子'),
        storyPicture('komorebi/storefront.svg', '緑ののれんをかけた店先'),
      ],
    },
  ],
};

export const rewardCard: RewardCard = {
  id: 'card-komorebi',
  name: '木漏れ日カード',
  goal: 15,
  points: 8,
  rewards: [
    { at: 5, title: '焼き菓子ひとつ' },
    { at: 10, title: 'お好きな珈琲一杯' },
    { at: 15, title: '豆100g（お好きな銘柄）' },
  ],
  expiry: { basis: 'lastUse', days: 365 },
  notes: '珈琲一杯につき1ポイントです。',
};

export const membership: Membership = {
  plans: [
    {
      id: 'morning',
      name: '朝の会',
      pricePerMonth: yen(2800),
      perks: ['平日の朝、毎日一杯', '焙煎日の試飲', '新しい豆のお知らせを一日早く'],
      picture: storyPicture('komorebi/photo-1.svg', '朝の光の中で珈琲を淹れる様子'),
      joined: false,
      soldOut: false,
      url: 'https://members.example.com/komorebi/morning',
    },
    {
      id: 'beans',
      name: '豆の会',
      pricePerMonth: yen(3600),
      perks: ['毎月200gの豆をお届け', '店主の一言つき'],
      joined: true,
      soldOut: false,
      url: 'https://members.example.com/komorebi/beans',
    },
  ],
};

export const showcase: Showcase = {
  items: [
    {
      id: 'guji',
      name: 'エチオピア・グジ 200g',
      picture: storyPicture('komorebi/beans-guji.svg', '生成りの豆袋', square),
      price: yen(2100),
      soldOut: false,
      url: 'https://shop.example.com/komorebi/guji',
    },
    {
      id: 'dripper',
      name: '木のスタンド付き陶器ドリッパー',
      picture: storyPicture('komorebi/dripper.svg', '白い陶器のドリッパー', square),
      price: yen(5500),
      soldOut: true,
      url: 'https://shop.example.com/komorebi/dripper',
    },
    {
      id: 'latte',
      name: 'アイスラテの素',
      picture: storyPicture('komorebi/iced-latte.svg', 'グラスに入ったアイスラテ', square),
      price: yen(1480),
      soldOut: false,
      url: 'https://shop.example.com/komorebi/latte',
    },
  ],
};

export const recommendation: Recommendation = {
  accounts: [
    {
      accountId: 'oa-shanlan',
      searchId: '@shanlan',
      name: '山嵐茶行',
      badge: 'verified',
      icon: storyPicture('shanlan/icon.svg', undefined, square),
      category: '台湾茶',
      relation: { friendshipType: 'friend', favorite: 'false' },
    },
    {
      accountId: 'oa-baanrimnam',
      searchId: '@baanrimnam',
      name: 'บ้านริมน้ำ',
      badge: 'premium',
      icon: storyPicture('baanrimnam/icon.svg', undefined, square),
      category: 'タイ料理',
      relation: { friendshipType: 'recommend', favorite: 'unknown' },
    },
  ],
  items: [
    {
      id: 'sticker',
      title: 'こもれびさんの一日',
      url: 'https://stickers.example.com/komorebi',
      picture: storyPicture('komorebi/sticker.svg', '笑っているカップの絵', square),
      price: yen(250),
      assetKind: 'sticker',
    },
    {
      id: 'theme',
      title: '谷中の朝',
      url: 'https://themes.example.com/yanaka-morning',
      picture: storyPicture('komorebi/theme.svg', '朝焼けの屋根', { width: 720, height: 960 }),
      price: yen(370),
      assetKind: 'theme',
    },
  ],
};
