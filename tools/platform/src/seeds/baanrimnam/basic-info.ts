import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { everyDay, onDays, times } from '../hours.js';
import { mapUrl } from '../pictures.js';
import { publicHolidays } from '../public-holidays.js';
import { write } from './write.js';

const lunch = { opens: '11:00', closes: '14:30', lastOrder: '14:00' };
const dinner = { opens: '17:00', closes: '22:30', lastOrder: '21:45' };
const services = [lunch, dinner];
const weekendServices = times('10:30-15:00 14:30', '17:00-23:30 22:45');

export const basicInfo = write<Partial<BasicInfo>>((say) => ({
  hours: {
    timeZone: 'Asia/Bangkok',
    weekly: { ...everyDay(services), sun: weekendServices, mon: [dinner], sat: weekendServices },
    holiday: weekendServices,
    publicHolidays: [...publicHolidays.TH],
    special: [
      onDays(
        '2026-11-24',
        times('16:00-24:00 22:30'),
        say('คืนลอยกระทง เปิดเฉพาะมื้อเย็น', 'Loy Krathong: dinner only'),
      ),
      onDays(
        '2026-12-31',
        times('17:00-01:00 23:00'),
        say('คืนส่งท้ายปี ชมพลุริมน้ำ', 'New Year’s Eve, with fireworks over the river'),
      ),
      onDays('2027-01-02', [], say('หยุดพักหลังปีใหม่', 'A rest after the New Year'), '2027-01-04'),
      onDays(
        '2027-04-13',
        [],
        say('หยุดสงกรานต์ กลับบ้านไปหาแม่', 'Songkran: we are home with our mothers'),
        '2027-04-15',
      ),
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
