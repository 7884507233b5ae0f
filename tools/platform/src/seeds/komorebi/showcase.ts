import type { SubPageSeed } from '../account-seed.js';
import { pictureOf } from '../pictures.js';
import { write } from './write.js';

const shop = 'https://shop.komorebi-coffee.example.jp/items';

/** What the shop has. */
export const showcase: SubPageSeed<'EZSTORE'> = {
  type: 'EZSTORE',
  content: write((say) => ({
    items: [
      {
        id: 's-guji',
        name: say(
          'エチオピア・グジ 浅煎り 200g',
          'Ethiopia Guji, light roast, 200 g',
          'เอธิโอเปีย กูจิ คั่วอ่อน 200 กรัม',
        ),
        picture: pictureOf(
          'komorebi',
          'beans-guji',
          say('生成りの豆袋と豆', 'A natural-coloured bag and beans', 'ถุงสีครีมกับเมล็ดกาแฟ'),
        ),
        price: { amount: 1980, currency: 'JPY' },
        soldOut: false,
        url: `${shop}/guji`,
      },
      {
        id: 's-yanaka',
        name: say(
          '谷中ブレンド 中深煎り 200g',
          'Yanaka blend, medium-dark roast, 200 g',
          'ยานากะเบลนด์ คั่วกลางค่อนเข้ม 200 กรัม',
        ),
        picture: pictureOf(
          'komorebi',
          'beans-yanaka',
          say('緑の豆袋と豆', 'A green bag and beans', 'ถุงสีเขียวกับเมล็ดกาแฟ'),
        ),
        price: { amount: 1680, currency: 'JPY' },
        soldOut: false,
        url: `${shop}/yanaka`,
      },
      {
        id: 's-cup',
        name: say('奥村陶房 緑釉カップ', 'Green-glazed cup by Okumura', 'ถ้วยเคลือบเขียว โอคุมูระ'),
        picture: pictureOf('komorebi', 'green-cup', say('緑釉のカップ', 'Green-glazed cup', 'ถ้วยเคลือบเขียว')),
        price: { amount: 4400, currency: 'JPY' },
        soldOut: true,
        url: `${shop}/okumura-cup`,
      },
      {
        id: 's-dripper',
        name: say(
          '木のスタンド付き陶器ドリッパー',
          'Ceramic dripper with a wooden stand',
          'ดริปเปอร์เซรามิกพร้อมขาตั้งไม้',
        ),
        picture: pictureOf(
          'komorebi',
          'dripper',
          say('木のスタンドに載せたドリッパー', 'Dripper on its stand', 'ดริปเปอร์บนขาตั้ง'),
        ),
        price: { amount: 5500, currency: 'JPY' },
        soldOut: false,
        url: `${shop}/dripper`,
      },
      {
        id: 's-cheesecake',
        name: say('チーズケーキ ホール（店頭受取）', 'Whole cheesecake, to collect', 'ชีสเค้กทั้งก้อน รับที่ร้าน'),
        picture: pictureOf('komorebi', 'photo-3', say('チーズケーキ', 'Cheesecake', 'ชีสเค้ก')),
        price: { amount: 3200, currency: 'JPY' },
        soldOut: false,
        url: `${shop}/cheesecake`,
      },
      {
        id: 's-chestnuts',
        name: say('栗の渋皮煮 6粒', 'Candied chestnuts, six', 'เกาลัดเชื่อม 6 ลูก'),
        picture: pictureOf(
          'komorebi',
          'chestnuts',
          say('瓶詰めの渋皮煮', 'Chestnuts in a jar', 'เกาลัดในโหล'),
        ),
        price: { amount: 1450, currency: 'JPY' },
        soldOut: true,
        url: `${shop}/chestnuts`,
      },
      {
        id: 's-filters',
        name: say('無漂白ペーパーフィルター 100枚', 'Unbleached filters, 100', 'กระดาษกรองไม่ฟอกสี 100 แผ่น'),
        price: { amount: 420, currency: 'JPY' },
        soldOut: false,
        url: `${shop}/filters`,
      },
      {
        id: 's-gift',
        name: say('贈りもの（内容はご相談ください）', 'A present: tell us for whom', 'ชุดของขวัญ ปรึกษาได้'),
        soldOut: false,
      },
    ],
  })),
};
