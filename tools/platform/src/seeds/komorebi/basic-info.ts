import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { mapUrl } from '../pictures.js';
import { publicHolidays } from '../public-holidays.js';
import { write } from './write.js';

const day = [
  { opens: '08:00', closes: '16:30', lastOrder: '16:00' },
  { opens: '17:30', closes: '21:00', lastOrder: '20:30' },
];
const listeningNight = [
  { opens: '08:00', closes: '16:30', lastOrder: '16:00' },
  { opens: '17:30', closes: '01:30', lastOrder: '01:00' },
];

export const basicInfo = write<Partial<BasicInfo>>((say) => ({
  hours: {
    timeZone: 'Asia/Tokyo',
    weekly: {
      sun: day,
      mon: day,
      tue: [],
      wed: day,
      thu: day,
      fri: listeningNight,
      sat: listeningNight,
    },
    holiday: [
      { opens: '09:00', closes: '16:30', lastOrder: '16:00' },
      { opens: '17:30', closes: '20:00', lastOrder: '19:30' },
    ],
    publicHolidays: [...publicHolidays.JP],
    special: [
      {
        from: '2026-11-26',
        to: '2026-11-26',
        intervals: [{ opens: '13:00', closes: '21:00', lastOrder: '20:30' }],
        note: say(
          '焙煎機の点検のため13時に開店します',
          'We open at 1:00 PM: the roaster is being serviced',
          'เปิด 13.00 น. เพราะตรวจเช็กเครื่องคั่ว',
        ),
      },
      {
        from: '2026-12-24',
        to: '2026-12-25',
        intervals: [
          { opens: '08:00', closes: '16:30', lastOrder: '16:00' },
          { opens: '18:00', closes: '02:00', lastOrder: '01:30' },
        ],
        note: say('クリスマスのレコードナイト', 'Christmas record nights', 'คืนฟังแผ่นเสียงวันคริสต์มาส'),
      },
      {
        from: '2026-12-30',
        to: '2026-12-30',
        intervals: [{ opens: '08:00', closes: '15:00', lastOrder: '14:30' }],
        note: say(
          '年内最終営業日。大掃除のため15時まで',
          'Last day of the year, until 3:00 PM: then we scrub the house',
          'วันสุดท้ายของปี เปิดถึง 15.00 น. แล้วทำความสะอาดใหญ่',
        ),
      },
      {
        from: '2026-12-31',
        to: '2027-01-05',
        intervals: [],
        note: say('年末年始休業', 'Closed for the New Year', 'หยุดปีใหม่'),
      },
      {
        from: '2027-01-06',
        to: '2027-01-06',
        intervals: [{ opens: '10:00', closes: '16:30', lastOrder: '16:00' }],
        note: say(
          '初焙煎の日。ご来店の方に豆10gのお年玉',
          'First roast of the year: 10 g of beans for every guest',
          'คั่วครั้งแรกของปี แจกเมล็ดกาแฟ 10 กรัมทุกท่าน',
        ),
      },
      {
        from: '2027-08-10',
        to: '2027-08-13',
        intervals: [],
        note: say('夏季休業', 'Summer holiday', 'หยุดฤดูร้อน'),
      },
    ],
  },
  address: {
    text: say(
      '〒110-0001 東京都台東区谷中3-99-7',
      '3-99-7 Yanaka, Taito-ku, Tokyo 110-0001',
      '3-99-7 ยานากะ เขตไทโต โตเกียว 110-0001',
    ),
    street: say('谷中3-99-7', '3-99-7 Yanaka', '3-99-7 ยานากะ'),
    locality: say('台東区', 'Taito-ku', 'เขตไทโต'),
    region: say('東京都', 'Tokyo', 'โตเกียว'),
    postalCode: '110-0001',
    note: say(
      '谷中銀座の階段を下りて二本目の路地を左へ。緑色ののれんが目印です。',
      'Down the steps of Yanaka Ginza, second lane on the left. Look for the green curtain.',
      'ลงบันไดยานากะกินซ่า เลี้ยวซ้ายที่ตรอกที่สอง สังเกตผ้าม่านสีเขียวหน้าร้าน',
    ),
    latitude: 35.72713,
    longitude: 139.76602,
    mapUrl: mapUrl(35.72713, 139.76602),
  },
  phone: '+81 3-0123-4567',
  websites: [
    { url: 'https://komorebi-coffee.example.jp/', label: say('公式サイト', 'Website', 'เว็บไซต์') },
    {
      url: 'https://shop.komorebi-coffee.example.jp/',
      label: say('豆のオンラインショップ', 'Beans online', 'ร้านเมล็ดกาแฟออนไลน์'),
    },
  ],
  priceRanges: [
    {
      kind: 'lunch',
      min: { amount: 900, currency: 'JPY' },
      max: { amount: 1600, currency: 'JPY' },
    },
    {
      kind: 'dinner',
      min: { amount: 1500, currency: 'JPY' },
      max: { amount: 3500, currency: 'JPY' },
    },
  ],
  paymentMethods: ['cash', 'creditCard', 'transitCard', 'eMoney', 'qrPayment'],
  facilities: ['freeWifi', 'noSmoking', 'powerOutlets'],
  seats: 22,
  stations: [
    {
      name: say('日暮里駅', 'Nippori', 'นิปโปริ'),
      line: say('JR山手線・京成本線', 'JR Yamanote Line, Keisei Main Line', 'JR สายยามาโนเตะ, สายเคเซหลัก'),
      walkMinutes: 7,
    },
    {
      name: say('千駄木駅', 'Sendagi', 'เซ็นดากิ'),
      line: say('東京メトロ千代田線', 'Tokyo Metro Chiyoda Line', 'โตเกียวเมโทร สายชิโยดะ'),
      walkMinutes: 6,
    },
    {
      name: say('西日暮里駅', 'Nishi-Nippori', 'นิชินิปโปริ'),
      line: say('日暮里・舎人ライナー', 'Nippori-Toneri Liner', 'นิปโปริ-โทเนริไลเนอร์'),
      walkMinutes: 11,
    },
  ],
  healthAndSafety: ['handSanitizer', 'ventilation', 'spacedSeating', 'contactlessPayment'],
}));
