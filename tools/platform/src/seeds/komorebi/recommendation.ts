import type { RecommendationSeed } from '../account-seed.js';
import { pictureOf } from '../pictures.js';
import { write } from './write.js';

/** Friends of the house, and things to take along. */
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
      picture: pictureOf(
        'komorebi',
        'dripper',
        say('白い陶器のドリッパー', 'A white ceramic dripper', 'ดริปเปอร์เซรามิกสีขาว'),
      ),
      price: { amount: 5500, currency: 'JPY' },
    },
    {
      id: 'i-beans',
      title: say('谷中ブレンド 200g', 'Yanaka blend, 200 g', 'ยานากะเบลนด์ 200 กรัม'),
      url: 'https://shop.komorebi-coffee.example.jp/items/yanaka',
      picture: pictureOf(
        'komorebi',
        'beans-yanaka',
        say('緑の豆袋', 'A green bag of beans', 'ถุงเมล็ดกาแฟสีเขียว'),
      ),
      price: { amount: 1680, currency: 'JPY' },
    },
    {
      id: 'i-sticker',
      title: say('こもれびさんの一日', 'A day with Mr Komorebi', 'หนึ่งวันของคุณโคโมเรบิ'),
      url: 'https://stickers.example.com/komorebi',
      picture: pictureOf(
        'komorebi',
        'sticker',
        say('笑っているカップの絵', 'Drawing of a smiling cup', 'ภาพวาดถ้วยยิ้ม'),
      ),
      price: { amount: 250, currency: 'JPY' },
      assetKind: 'sticker',
    },
    {
      id: 'i-theme',
      title: say('谷中の朝', 'Morning in Yanaka', 'ยามเช้าที่ยานากะ'),
      url: 'https://themes.example.com/yanaka-morning',
      picture: pictureOf('komorebi', 'theme', say('朝焼けの屋根', 'Roofs at dawn', 'หลังคายามเช้า')),
      price: { amount: 370, currency: 'JPY' },
      assetKind: 'theme',
    },
  ],
}));
