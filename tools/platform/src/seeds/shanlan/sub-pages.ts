import type { SubPageSeed } from '../account-seed.js';
import { picture, write } from './write.js';

const media: SubPageSeed<'MEDIA'> = {
  type: 'MEDIA',
  content: write((say) => ({
    items: [
      {
        id: 'm-8',
        kind: 'photo',
        publishedAt: '2026-11-19T14:05:00+08:00',
        caption: say(
          '炭已經養了三天，今晚下第一籠。',
          'The charcoal has been resting for three days. Tonight the first basket.',
        ),
        pictures: [picture('roasting', say('炭焙茶籠', 'Baskets over charcoal'))],
      },
      {
        id: 'm-7',
        kind: 'photo',
        publishedAt: '2026-11-17T15:30:00+08:00',
        caption: say(
          '冬茶第一泡，杏仁和蘭花的香氣。',
          'The first infusion of the winter tea: almond and orchid.',
        ),
        pictures: [
          picture('photo-1', say('蓋碗、茶海與三只茶杯', 'A covered bowl, a pitcher and three cups')),
        ],
      },
      {
        id: 'm-6',
        kind: 'post',
        publishedAt: '2026-11-10T10:00:00+08:00',
        caption: say(
          '這座一百零五歲的藥櫃，如今裝的是四十二種茶。',
          'This medicine cabinet is 105 years old. Today it holds forty-two teas.',
        ),
        pictures: [
          picture(
            'photo-2',
            say('擺滿茶罐的老木櫃與天平', 'An old wooden cabinet with tea caddies and scales'),
          ),
        ],
      },
      {
        id: 'm-4',
        kind: 'photo',
        publishedAt: '2026-10-28T06:40:00+08:00',
        caption: say(
          '清晨六點的坪林，霧還沒散，採茶的阿姨們已經下田。',
          'Pinglin at six: still foggy, and the pickers are in the field already.',
        ),
        pictures: [
          picture(
            'photo-3',
            say('山嵐間的茶園與採茶人', 'Tea pickers in terraced fields, with mist in the mountains'),
          ),
        ],
      },
      {
        id: 'm-3',
        kind: 'post',
        publishedAt: '2026-10-15T18:00:00+08:00',
        caption: say(
          '有客人問：茶可以放多久？我們開了一罐一九九八年的鐵觀音，大家都安靜了。',
          'Somebody asked how long tea keeps. We opened a Tieguanyin of 1998, and the room went quiet.',
        ),
        pictures: [],
      },
    ],
  })),
};

const shop = 'https://shop.shanlan-tea.example.com.tw/items';

const showcase: SubPageSeed<'EZSTORE'> = {
  type: 'EZSTORE',
  content: write((say) => ({
    items: [
      {
        id: 's-baozhong',
        name: say('文山包種 150 克', 'Wenshan Baozhong, 150 g'),
        picture: picture('baozhong', say('藍色茶罐', 'A blue caddy')),
        price: { amount: 680, currency: 'TWD' },
        soldOut: false,
        url: `${shop}/baozhong`,
      },
      {
        id: 's-beauty',
        name: say('東方美人 75 克', 'Oriental Beauty, 75 g'),
        picture: picture('oriental-beauty', say('紅色茶罐', 'A red caddy')),
        price: { amount: 1500, currency: 'TWD' },
        soldOut: true,
        url: `${shop}/oriental-beauty`,
      },
      {
        id: 's-gift',
        name: say('「雙嵐」禮盒（包種＋烏龍）', 'Gift box “Two Mists”: Baozhong and oolong'),
        picture: picture('gift-box', say('茶葉禮盒', 'Gift box with two caddies')),
        price: { amount: 1880, currency: 'TWD' },
        soldOut: false,
        url: `${shop}/gift-two-mists`,
      },
      {
        id: 's-cakes',
        name: say('土鳳梨酥 8 入', 'Pineapple cakes, box of eight'),
        picture: picture('pineapple-cakes', say('鳳梨酥', 'Pineapple cakes')),
        price: { amount: 360, currency: 'TWD' },
        soldOut: false,
        url: `${shop}/pineapple-cakes`,
      },
      {
        id: 's-sampler',
        name: say('五款隨身包', 'Sampler of five teas'),
        price: { amount: 250, currency: 'TWD' },
        soldOut: false,
        url: `${shop}/sampler`,
      },
    ],
  })),
};

const coupons: SubPageSeed<'COUPON'> = {
  type: 'COUPON',
  content: write((say) => ({
    items: [
      {
        id: 'c-tea-room',
        name: say('二樓茶席，茶點加一份', 'Tea room: one sweet more'),
        guide: say(
          '平日使用，點茶時出示。每桌一次。',
          'On weekdays; show it when you order. Once for each table.',
        ),
        kind: 'gift',
        picture: picture('pineapple-cakes', say('鳳梨酥', 'Pineapple cakes')),
        startsAt: '2026-11-01T00:00:00+08:00',
        endsAt: '2026-12-31T23:59:00+08:00',
        usage: 'unlimited',
        friendsOnly: true,
      },
      {
        id: 'c-winter',
        name: say('冬茶 9 折', '10% off winter teas'),
        kind: 'discount',
        startsAt: '2026-11-17T00:00:00+08:00',
        endsAt: '2026-12-16T23:59:00+08:00',
        usage: 'once',
        friendsOnly: false,
      },
    ],
  })),
};

const rewardCard: SubPageSeed<'SHOPCARD'> = {
  type: 'SHOPCARD',
  content: write((say) => ({
    id: 'card-shanlan',
    name: say('山嵐集點卡', 'Shanlan card'),
    goal: 20,
    rewards: [
      { at: 10, title: say('五款隨身包一份', 'A sampler of five teas') },
      { at: 20, title: say('文山包種 50 克', '50 g of Wenshan Baozhong') },
    ],
    expiry: { basis: 'fixed', date: '2027-12-31' },
    notes: say('每消費 200 元集一點。', 'One point for each NT$200.'),
  })),
};

const membership: SubPageSeed<'MEMBERSHIP'> = {
  type: 'MEMBERSHIP',
  content: write((say) => ({
    plans: [
      {
        id: 'p-monthly',
        name: say('每月一茶', 'A tea a month'),
        pricePerMonth: { amount: 520, currency: 'TWD' },
        perks: [
          say('每月 50 克，掌店親選', '50 g a month, chosen by the owner'),
          say('附手寫沖泡小卡', 'A card on how to brew it, written by hand'),
          say('二樓茶席折 100 元', 'NT$100 off in the tea room'),
        ],
        picture: picture('baozhong', say('藍色茶罐', 'A blue caddy')),
        soldOut: false,
        url: 'https://shop.shanlan-tea.example.com.tw/monthly',
      },
    ],
  })),
};

/** What the tea shop shows in its sub-pages, without busy times. */
export const subPages: SubPageSeed[] = [media, showcase, coupons, rewardCard, membership];
