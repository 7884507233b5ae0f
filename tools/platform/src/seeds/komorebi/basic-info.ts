import type { BasicInfo } from '@oa-profile/api-client/schemas';
import type { Translated } from '../account-seed.js';
import { mapUrl } from '../pictures.js';
import { publicHolidays } from '../public-holidays.js';

const day = [
  { opens: '08:00', closes: '16:30', lastOrder: '16:00' },
  { opens: '17:30', closes: '21:00', lastOrder: '20:30' },
];
const listeningNight = [
  { opens: '08:00', closes: '16:30', lastOrder: '16:00' },
  { opens: '17:30', closes: '01:30', lastOrder: '01:00' },
];

/** Where it is, when it is open and how to pay. */
export const basicInfo: Translated<Partial<BasicInfo>> = {
  original: {
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
          note: '焙煎機の点検のため13時に開店します',
        },
        {
          from: '2026-12-24',
          to: '2026-12-25',
          intervals: [
            { opens: '08:00', closes: '16:30', lastOrder: '16:00' },
            { opens: '18:00', closes: '02:00', lastOrder: '01:30' },
          ],
          note: 'クリスマスのレコードナイト',
        },
        {
          from: '2026-12-30',
          to: '2026-12-30',
          intervals: [{ opens: '08:00', closes: '15:00', lastOrder: '14:30' }],
          note: '年内最終営業日。大掃除のため15時まで',
        },
        { from: '2026-12-31', to: '2027-01-05', intervals: [], note: '年末年始休業' },
        {
          from: '2027-01-06',
          to: '2027-01-06',
          intervals: [{ opens: '10:00', closes: '16:30', lastOrder: '16:00' }],
          note: '初焙煎の日。ご来店の方に豆10gのお年玉',
        },
        { from: '2027-08-10', to: '2027-08-13', intervals: [], note: '夏季休業' },
      ],
    },
    address: {
      text: '〒110-0001 東京都台東区谷中3-99-7',
      street: '谷中3-99-7',
      locality: '台東区',
      region: '東京都',
      postalCode: '110-0001',
      note: '谷中銀座の階段を下りて二本目の路地を左へ。緑色ののれんが目印です。',
      latitude: 35.72713,
      longitude: 139.76602,
      mapUrl: mapUrl(35.72713, 139.76602),
    },
    phone: '+81 3-0123-4567',
    websites: [
      { url: 'https://komorebi-coffee.example.jp/', label: '公式サイト' },
      { url: 'https://shop.komorebi-coffee.example.jp/', label: '豆のオンラインショップ' },
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
      { name: '日暮里駅', line: 'JR山手線・京成本線', walkMinutes: 7 },
      { name: '千駄木駅', line: '東京メトロ千代田線', walkMinutes: 6 },
      { name: '西日暮里駅', line: '日暮里・舎人ライナー', walkMinutes: 11 },
    ],
    healthAndSafety: ['handSanitizer', 'ventilation', 'spacedSeating', 'contactlessPayment'],
  },
  translations: {
    en: {
      hours: {
        special: [
          { note: 'We open at 1:00 PM: the roaster is being serviced' },
          { note: 'Christmas record nights' },
          { note: 'Last day of the year, until 3:00 PM: then we scrub the house' },
          { note: 'Closed for the New Year' },
          { note: 'First roast of the year: 10 g of beans for every guest' },
          { note: 'Summer holiday' },
        ],
      },
      address: {
        text: '3-99-7 Yanaka, Taito-ku, Tokyo 110-0001',
        street: '3-99-7 Yanaka',
        locality: 'Taito-ku',
        region: 'Tokyo',
        note: 'Down the steps of Yanaka Ginza, second lane on the left. Look for the green curtain.',
      },
      websites: [{ label: 'Website' }, { label: 'Beans online' }],
      stations: [
        { name: 'Nippori', line: 'JR Yamanote Line, Keisei Main Line' },
        { name: 'Sendagi', line: 'Tokyo Metro Chiyoda Line' },
        { name: 'Nishi-Nippori', line: 'Nippori-Toneri Liner' },
      ],
    },
    th: {
      hours: {
        special: [
          { note: 'เปิด 13.00 น. เพราะตรวจเช็กเครื่องคั่ว' },
          { note: 'คืนฟังแผ่นเสียงวันคริสต์มาส' },
          { note: 'วันสุดท้ายของปี เปิดถึง 15.00 น. แล้วทำความสะอาดใหญ่' },
          { note: 'หยุดปีใหม่' },
          { note: 'คั่วครั้งแรกของปี แจกเมล็ดกาแฟ 10 กรัมทุกท่าน' },
          { note: 'หยุดฤดูร้อน' },
        ],
      },
      address: {
        text: '3-99-7 ยานากะ เขตไทโต โตเกียว 110-0001',
        street: '3-99-7 ยานากะ',
        locality: 'เขตไทโต',
        region: 'โตเกียว',
        note: 'ลงบันไดยานากะกินซ่า เลี้ยวซ้ายที่ตรอกที่สอง สังเกตผ้าม่านสีเขียวหน้าร้าน',
      },
      websites: [{ label: 'เว็บไซต์' }, { label: 'ร้านเมล็ดกาแฟออนไลน์' }],
      stations: [
        { name: 'นิปโปริ', line: 'JR สายยามาโนเตะ, สายเคเซหลัก' },
        { name: 'เซ็นดากิ', line: 'โตเกียวเมโทร สายชิโยดะ' },
        { name: 'นิชินิปโปริ', line: 'นิปโปริ-โทเนริไลเนอร์' },
      ],
    },
  },
};
