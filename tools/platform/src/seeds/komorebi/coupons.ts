import type { SubPageSeed } from '../account-seed.js';
import { photo } from './photo.js';
import { write } from './write.js';

/** One of each kind; the last one has expired. */
export const coupons: SubPageSeed<'COUPON'> = {
  type: 'COUPON',
  content: write((say) => ({
    items: [
      {
        id: 'c-first-cup',
        name: say(
          '友だち限定：ハンドドリップ一杯100円引き',
          'Friends only: 100 yen off a hand drip',
          'เฉพาะเพื่อน: กาแฟดริปลด 100 เยน',
        ),
        guide: say(
          '会計の前に、この画面を店員にお見せください。お一人さま一回、一杯に限ります。ほかの割引とは併用できません。',
          'Show this screen before you pay. Once per guest, one cup, not together with other discounts.',
          'แสดงหน้าจอนี้ก่อนชำระเงิน ท่านละหนึ่งครั้ง หนึ่งแก้ว ใช้ร่วมกับส่วนลดอื่นไม่ได้',
        ),
        kind: 'discount',
        picture: photo(say, 'photo-1'),
        startsAt: '2026-11-01T00:00:00+09:00',
        endsAt: '2027-03-31T23:59:00+09:00',
        usage: 'once',
        friendsOnly: true,
      },
      {
        id: 'c-cake-lottery',
        name: say(
          '三時のくじ：当たればチーズケーキを一切れ',
          'Three o’clock draw: win a slice of cheesecake',
          'ลุ้นบ่ายสาม: รับชีสเค้กฟรีหนึ่งชิ้น',
        ),
        guide: say(
          '当選された方は当日の15時から16時にお使いください。数に限りがあります。',
          'If you win, come between 15:00 and 16:00 on the same day. While there is cake.',
          'ผู้โชคดีใช้สิทธิ์ได้วันเดียวกัน เวลา 15.00–16.00 น. มีจำนวนจำกัด',
        ),
        kind: 'free',
        picture: photo(say, 'photo-3'),
        startsAt: '2026-11-01T00:00:00+09:00',
        endsAt: '2027-01-31T23:59:00+09:00',
        usage: 'once',
        lotteryPercent: 20,
        drawEntry: say(
          '14時から15時のご注文一回につき、レジでくじを一枚お引きください。',
          'Draw a lot at the till with each order between 14:00 and 15:00.',
          'จับสลากที่เคาน์เตอร์หนึ่งใบต่อหนึ่งออร์เดอร์ เวลา 14.00–15.00 น.',
        ),
        friendsOnly: true,
      },
      {
        id: 'c-beans',
        name: say('豆200gで20gおまけ', '20 g more with every 200 g of beans', 'ซื้อเมล็ด 200 กรัม แถม 20 กรัม'),
        guide: say(
          '量り売りの豆すべてが対象です。何度でもお使いいただけます。',
          'For all beans sold by weight. As often as you like.',
          'ใช้ได้กับเมล็ดชั่งขายทุกชนิด ใช้กี่ครั้งก็ได้',
        ),
        kind: 'gift',
        picture: photo(say, 'beans-guji'),
        startsAt: '2026-10-01T00:00:00+09:00',
        endsAt: '2027-12-31T23:59:00+09:00',
        usage: 'unlimited',
        friendsOnly: false,
      },
      {
        id: 'c-qr-cashback',
        name: say(
          '平日の朝、QRコード決済で10％還元',
          '10% back on weekday mornings, paying by QR code',
          'เช้าวันธรรมดา จ่ายด้วย QR รับคืน 10%',
        ),
        guide: say(
          '平日8時から10時まで。お会計の翌日に、お使いの決済アプリへポイントでお返しします。上限は一回200円分です。',
          'Weekdays, 8:00 to 10:00. The points reach your payment app on the following day; up to 200 yen each time.',
          'วันธรรมดา 8.00–10.00 น. รับแต้มคืนในแอปชำระเงินวันถัดไป สูงสุดครั้งละ 200 เยน',
        ),
        kind: 'cashback',
        startsAt: '2026-11-16T00:00:00+09:00',
        endsAt: '2026-11-27T23:59:00+09:00',
        usage: 'unlimited',
        friendsOnly: false,
      },
      {
        id: 'c-christmas',
        name: say(
          'クリスマスの夜、二杯目は半額',
          'Christmas nights: the second cup at half price',
          'คืนคริสต์มาส แก้วที่สองลดครึ่งราคา',
        ),
        kind: 'discount',
        picture: photo(say, 'listening-night'),
        startsAt: '2026-12-24T18:00:00+09:00',
        endsAt: '2026-12-26T02:00:00+09:00',
        usage: 'once',
        friendsOnly: true,
      },
      {
        id: 'c-borrowed-umbrella',
        name: say(
          '傘の置き忘れ、お預かりしています',
          'Left your umbrella? We kept it for you',
          'ลืมร่มไว้? เราเก็บไว้ให้',
        ),
        guide: say(
          'この画面と一緒に傘の色を教えてください。お返しと一緒に、温かい麦茶を一杯。',
          'Show this, and tell us the colour. With the umbrella comes a cup of hot barley tea.',
          'แสดงหน้าจอนี้แล้วบอกสีร่ม รับร่มคืนพร้อมชาข้าวบาร์เลย์ร้อนหนึ่งแก้ว',
        ),
        kind: 'other',
        startsAt: '2026-06-01T00:00:00+09:00',
        endsAt: '2027-05-31T23:59:00+09:00',
        usage: 'unlimited',
        friendsOnly: false,
      },
      {
        id: 'c-autumn',
        name: say(
          '秋の読書会 珈琲半額',
          'Autumn reading circle: coffee at half price',
          'วงอ่านหนังสือฤดูใบไม้ร่วง กาแฟครึ่งราคา',
        ),
        kind: 'other',
        startsAt: '2026-09-01T00:00:00+09:00',
        endsAt: '2026-10-31T23:59:00+09:00',
        usage: 'once',
        friendsOnly: false,
      },
    ],
  })),
};
