import type { RecommendationSeed } from '../account-seed.js';
import { photo } from './photo.js';
import { write } from './write.js';

export const recommendation = write<RecommendationSeed>((say) => ({
  accountIds: ['oa-shanlan', 'oa-baanrimnam', 'oa-melati'],
  items: [
    {
      id: 'i-dripper',
      title: say(
        '木のスタンド付き陶器ドリッパー',
        'Ceramic dripper with a wooden stand',
        'ดริปเปอร์เซรามิกพร้อมขาตั้งไม้',
      ),
      url: 'https://shop.komorebi-coffee.example.jp/items/dripper',
      picture: photo(say, 'dripper'),
      price: { amount: 5500, currency: 'JPY' },
    },
    {
      id: 'i-beans',
      title: say('谷中ブレンド 200g', 'Yanaka blend, 200 g', 'ยานากะเบลนด์ 200 กรัม'),
      url: 'https://shop.komorebi-coffee.example.jp/items/yanaka',
      picture: photo(say, 'beans-yanaka'),
      price: { amount: 1680, currency: 'JPY' },
    },
    {
      id: 'i-sticker',
      title: say('こもれびさんの一日', 'A day with Mr Komorebi', 'หนึ่งวันของคุณโคโมเรบิ'),
      url: 'https://stickers.example.com/komorebi',
      picture: photo(say, 'sticker'),
      price: { amount: 250, currency: 'JPY' },
      assetKind: 'sticker',
    },
    {
      id: 'i-theme',
      title: say('谷中の朝', 'Morning in Yanaka', 'ยามเช้าที่ยานากะ'),
      url: 'https://themes.example.com/yanaka-morning',
      picture: photo(say, 'theme'),
      price: { amount: 370, currency: 'JPY' },
      assetKind: 'theme',
    },
  ],
}));
