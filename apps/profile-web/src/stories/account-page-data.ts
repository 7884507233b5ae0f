import type {
  Announcements,
  BasicInfo,
  Delivery,
  Faq,
  Reviews,
  Signboard,
  SocialMedia,
  Takeout,
} from '@oa-profile/api-client/schemas';
import { storyPicture } from '@oa-profile/plugin-sdk/testing';

const yen = (amount: number): { amount: number; currency: string } => ({ amount, currency: 'JPY' });
const day = [{ opens: '08:00', closes: '19:00', lastOrder: '18:30' }];
const night = [{ opens: '08:00', closes: '23:00', lastOrder: '22:30' }];
const weekly = { sun: day, mon: day, tue: [], wed: day, thu: day, fri: night, sat: night };
const hours = { timeZone: 'Asia/Tokyo', weekly };
const square = { width: 720, height: 720 };

export const signboard: Signboard = {
  picture: storyPicture('komorebi/listening-night.svg', '夜の店内とレコードの壁', {
    width: 1440,
    height: 720,
  }),
  text: '金曜と土曜の夜は、レコードと珈琲を',
  url: 'https://komorebi.example.com/listening',
};

export const announcements: Announcements = {
  items: [
    {
      id: 'winter-blend',
      title: '冬のブレンド「しもばしら」を始めました',
      body: '深めに焙煎したグアテマラとマンデリンの組み合わせです。豆でのお持ち帰りは100gから。',
      publishedAt: '2026-11-16T09:00:00+09:00',
      picture: storyPicture('komorebi/beans-yanaka.svg', '緑の豆袋', square),
    },
    {
      id: 'year-end',
      title: '年末年始の営業について',
      body: '12月30日から1月4日までお休みをいただきます。',
      publishedAt: '2026-11-09T10:00:00+09:00',
    },
  ],
};

export const basicInfo: Partial<BasicInfo> = {
  hours,
  address: {
    text: '東京都台東区谷中三丁目11-4',
    note: '千駄木駅から六分。豆腐屋の角を曲がった路地の奥です。',
    latitude: 35.7268,
    longitude: 139.7665,
  },
  phone: '+81 3-0123-4567',
  websites: [{ url: 'https://komorebi.example.com', label: '木漏れ日珈琲' }],
  priceRanges: [
    { kind: 'lunch', min: yen(1200), max: yen(2200) },
    { kind: 'dinner', min: yen(900) },
  ],
  paymentMethods: ['cash', 'transitCard', 'qrPayment'],
  facilities: ['freeWifi', 'noSmoking', 'powerOutlets'],
  seats: 18,
  stations: [{ name: '千駄木', line: '千代田線', walkMinutes: 6 }],
  healthAndSafety: ['ventilation', 'spacedSeating'],
};

export const takeout: Takeout = {
  items: [
    {
      id: 'drip',
      name: 'ドリップコーヒー',
      description: '今週はエチオピア・グジ',
      picture: storyPicture('komorebi/paper-cup.svg', '若葉の印の紙コップ', square),
      price: yen(620),
      soldOut: false,
    },
    {
      id: 'egg-sandwich',
      name: '厚焼き玉子サンド',
      picture: storyPicture('komorebi/egg-sandwich.svg', '紙に包んだ厚焼き玉子サンド'),
      price: yen(780),
      soldOut: false,
    },
    {
      id: 'toast',
      name: '厚切りトースト',
      picture: storyPicture('komorebi/toast.svg', 'バターの溶ける厚切りトースト'),
      price: yen(480),
      soldOut: true,
    },
  ],
  hours,
  waitingMinutes: { min: 10, max: 15 },
  orderUrl: 'https://order.example.com/komorebi',
};

export const delivery: Delivery = {
  services: [
    {
      kind: 'store',
      fee: yen(480),
      freeFrom: yen(5000),
      areas: ['全国'],
      payments: ['creditCard', 'bankTransfer'],
      orderUrl: 'https://shop.example.com/komorebi',
      note: '焙煎は月曜と木曜です。その翌日に発送します。',
    },
  ],
};

export const reviews: Reviews = {
  average: 4.6,
  count: 214,
  distribution: [2, 4, 12, 46, 150],
  items: [
    {
      id: 'r-214',
      author: 'みどり',
      stars: 5,
      body: '窓辺の席で本を一冊読み終えました。浅煎りが桃のような香りで、二杯目も同じ豆をお願いしました。',
      language: 'ja',
      createdAt: '2026-11-12T18:20:00+09:00',
      reply: {
        body: 'ゆっくりお過ごしいただけてうれしいです。グジは今月末まであります。',
        createdAt: '2026-11-13T09:10:00+09:00',
      },
    },
    {
      id: 'r-213',
      author: 'Daniel',
      stars: 4,
      body: 'Worth the detour. Cash only when I was there, and a short queue on Saturday morning.',
      language: 'en',
      createdAt: '2026-11-07T11:05:00+09:00',
    },
  ],
};

export const faq: Faq = {
  items: [
    {
      id: 'reservation',
      question: '予約はできますか？',
      answer: '17時30分以降の席は、このページから14日先までご予約いただけます。\n\n朝と昼は先着順です。',
      updatedAt: '2026-10-02T09:00:00+09:00',
    },
    {
      id: 'beans',
      question: '豆だけ買うことはできますか？',
      answer: 'はい。常時8種類を100gから量り売りしています。',
    },
    { id: 'pets', question: 'ペットと一緒に入れますか？', answer: 'テラス席のみご一緒いただけます。' },
  ],
};

export const socialMedia: SocialMedia = {
  links: [
    { network: 'instagram', url: 'https://www.instagram.com/komorebi.example', handle: '@komorebi.example' },
    { network: 'note', url: 'https://note.com/komorebi_example', handle: '木漏れ日日記' },
    { network: 'youtube', url: 'https://www.youtube.com/@komorebi.example' },
  ],
};
