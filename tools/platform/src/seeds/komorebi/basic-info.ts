import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { everyDay, onDays, times } from '../hours.js';
import { mapUrl } from '../pictures.js';
import { publicHolidays } from '../public-holidays.js';
import { write } from './write.js';

const day = times('08:00-16:30 16:00', '17:30-21:00 20:30');
const listeningNight = times('08:00-16:30 16:00', '17:30-01:30 01:00');

export const basicInfo = write<Partial<BasicInfo>>((say) => ({
  hours: {
    timeZone: 'Asia/Tokyo',
    weekly: { ...everyDay(day), tue: [], fri: listeningNight, sat: listeningNight },
    holiday: times('09:00-16:30 16:00', '17:30-20:00 19:30'),
    publicHolidays: [...publicHolidays.JP],
    special: [
      onDays(
        '2026-11-26',
        times('13:00-21:00 20:30'),
        say(
          '焙煎機の点検のため13時に開店します',
          'We open at 1:00 PM: the roaster is being serviced',
          'เปิด 13.00 น. เพราะตรวจเช็กเครื่องคั่ว',
        ),
      ),
      onDays(
        '2026-12-24',
        times('08:00-16:30 16:00', '18:00-02:00 01:30'),
        say('クリスマスのレコードナイト', 'Christmas record nights', 'คืนฟังแผ่นเสียงวันคริสต์มาส'),
        '2026-12-25',
      ),
      onDays(
        '2026-12-30',
        times('08:00-15:00 14:30'),
        say(
          '年内最終営業日。大掃除のため15時まで',
          'Last day of the year, until 3:00 PM: then we scrub the house',
          'วันสุดท้ายของปี เปิดถึง 15.00 น. แล้วทำความสะอาดใหญ่',
        ),
      ),
      onDays('2026-12-31', [], say('年末年始休業', 'Closed for the New Year', 'หยุดปีใหม่'), '2027-01-05'),
      onDays(
        '2027-01-06',
        times('10:00-16:30 16:00'),
        say(
          '初焙煎の日。ご来店の方に豆10gのお年玉',
          'First roast of the year: 10 g of beans for every guest',
          'คั่วครั้งแรกของปี แจกเมล็ดกาแฟ 10 กรัมทุกท่าน',
        ),
      ),
      onDays('2027-08-10', [], say('夏季休業', 'Summer holiday', 'หยุดฤดูร้อน'), '2027-08-13'),
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
