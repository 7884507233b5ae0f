import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { mapUrl } from '../pictures.js';
import { publicHolidays } from '../public-holidays.js';
import { write } from './write.js';

const lunch = { opens: '11:00', closes: '14:30', lastOrder: '14:00' };
const dinner = { opens: '17:00', closes: '22:30', lastOrder: '21:45' };
const services = [lunch, dinner];
const weekendServices = [
  { opens: '10:30', closes: '15:00', lastOrder: '14:30' },
  { opens: '17:00', closes: '23:30', lastOrder: '22:45' },
];

export const basicInfo = write<Partial<BasicInfo>>((say) => ({
  hours: {
    timeZone: 'Asia/Bangkok',
    weekly: {
      sun: weekendServices,
      mon: [dinner],
      tue: services,
      wed: services,
      thu: services,
      fri: services,
      sat: weekendServices,
    },
    holiday: weekendServices,
    publicHolidays: [...publicHolidays.TH],
    special: [
      {
        from: '2026-11-24',
        to: '2026-11-24',
        intervals: [{ opens: '16:00', closes: '24:00', lastOrder: '22:30' }],
        note: say('คืนลอยกระทง เปิดเฉพาะมื้อเย็น', 'Loy Krathong: dinner only'),
      },
      {
        from: '2026-12-31',
        to: '2026-12-31',
        intervals: [{ opens: '17:00', closes: '01:00', lastOrder: '23:00' }],
        note: say('คืนส่งท้ายปี ชมพลุริมน้ำ', 'New Year’s Eve, with fireworks over the river'),
      },
      {
        from: '2027-01-02',
        to: '2027-01-04',
        intervals: [],
        note: say('หยุดพักหลังปีใหม่', 'A rest after the New Year'),
      },
      {
        from: '2027-04-13',
        to: '2027-04-15',
        intervals: [],
        note: say('หยุดสงกรานต์ กลับบ้านไปหาแม่', 'Songkran: we are home with our mothers'),
      },
    ],
  },
  address: {
    text: say(
      '99/7 ซอยท่าเตียน 3 ถนนมหาราช แขวงพระบรมมหาราชวัง เขตพระนคร กรุงเทพฯ 10200',
      '99/7 Soi Tha Tien 3, Maha Rat Road, Phra Nakhon, Bangkok 10200',
    ),
    street: say('99/7 ซอยท่าเตียน 3 ถนนมหาราช แขวงพระบรมมหาราชวัง', '99/7 Soi Tha Tien 3, Maha Rat Road'),
    locality: say('เขตพระนคร', 'Phra Nakhon'),
    region: say('กรุงเทพฯ', 'Bangkok'),
    postalCode: '10200',
    note: say(
      'เดินเข้าซอยจนสุดที่ริมน้ำ ประตูไม้สีแดงอิฐ มาเรือขึ้นที่ท่าเตียนแล้วเดินไปทางขวา',
      'At the very end of the lane, on the water: a brick-red wooden door. By boat, get off at Tha Tien and turn right.',
    ),
    latitude: 13.74523,
    longitude: 100.49047,
    mapUrl: mapUrl(13.74523, 100.49047),
  },
  phone: '+66 2 000 0142',
  websites: [{ url: 'https://baanrimnam.example.com/', label: say('เมนูและเรื่องของบ้าน', 'Menu and story') }],
  priceRanges: [
    { kind: 'lunch', min: { amount: 180, currency: 'THB' }, max: { amount: 450, currency: 'THB' } },
    { kind: 'dinner', min: { amount: 450, currency: 'THB' }, max: { amount: 1200, currency: 'THB' } },
  ],
  paymentMethods: ['cash', 'creditCard', 'qrPayment', 'bankTransfer'],
  facilities: ['freeWifi', 'noSmoking', 'privateRooms'],
  seats: 86,
  stations: [
    { name: say('สนามไชย', 'Sanam Chai'), line: say('MRT สายสีน้ำเงิน', 'MRT Blue Line'), walkMinutes: 9 },
    {
      name: say('ท่าเตียน', 'Tha Tien'),
      line: say('เรือด่วนเจ้าพระยา', 'Chao Phraya Express Boat'),
      walkMinutes: 3,
    },
  ],
  healthAndSafety: ['handSanitizer', 'ventilation', 'spacedSeating', 'contactlessPayment'],
}));
