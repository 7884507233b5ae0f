import type { SubPageSeed } from '../account-seed.js';
import { photo } from './photo.js';
import { write } from './write.js';

const join = 'https://shop.komorebi-coffee.example.jp/membership';

export const membership: SubPageSeed<'MEMBERSHIP'> = {
  type: 'MEMBERSHIP',
  content: write((say) => ({
    plans: [
      {
        id: 'p-leaf',
        name: say('若葉', 'Leaf', 'ใบอ่อน'),
        pricePerMonth: { amount: 880, currency: 'JPY' },
        perks: [
          say('毎月ドリップ券2枚', 'Two drip coffees a month', 'คูปองกาแฟดริป 2 แก้วต่อเดือน'),
          say('新豆の先行案内', 'First to hear of new beans', 'รู้ข่าวเมล็ดใหม่ก่อนใคร'),
        ],
        soldOut: false,
        url: `${join}/leaf`,
      },
      {
        id: 'p-tree',
        name: say('大樹', 'Tree', 'ไม้ใหญ่'),
        pricePerMonth: { amount: 2980, currency: 'JPY' },
        perks: [
          say(
            '毎月、焙煎した日に豆200gをお届け',
            '200 g of beans a month, sent on the day they are roasted',
            'เมล็ดกาแฟ 200 กรัมทุกเดือน ส่งในวันที่คั่ว',
          ),
          say('毎月ドリップ券4枚', 'Four drip coffees a month', 'คูปองกาแฟดริป 4 แก้วต่อเดือน'),
          say(
            'レコードナイトの席を優先予約',
            'First choice of seats on record nights',
            'จองที่นั่งคืนฟังแผ่นเสียงก่อนใคร',
          ),
          say('年に一度の焙煎教室', 'A roasting class once a year', 'ชั้นเรียนคั่วกาแฟปีละครั้ง'),
        ],
        picture: photo(say, 'roaster'),
        soldOut: false,
        url: `${join}/tree`,
      },
      {
        id: 'p-forest',
        name: say('森（棚にあなたのカップ）', 'Forest: your own cup on the shelf', 'ป่า: ถ้วยของคุณบนชั้น'),
        pricePerMonth: { amount: 6800, currency: 'JPY' },
        perks: [
          say('好きなときに好きなだけ珈琲を', 'Coffee whenever you like', 'ดื่มกาแฟเมื่อไรก็ได้'),
          say('お名前入りのカップを棚に', 'A cup with your name on the shelf', 'ถ้วยสลักชื่อบนชั้น'),
          say('月に一枚、盤のリクエスト', 'A record of your choice each month', 'ขอเพลงได้เดือนละหนึ่งแผ่น'),
        ],
        picture: photo(say, 'green-cup'),
        soldOut: true,
      },
    ],
  })),
};
