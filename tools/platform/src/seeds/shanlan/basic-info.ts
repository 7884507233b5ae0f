import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { everyDay, onDays, times } from '../hours.js';
import { mapUrl } from '../pictures.js';
import { publicHolidays } from '../public-holidays.js';
import { write } from './write.js';

const shop = times('10:00-19:00');
const market = times('09:00-21:00');

export const basicInfo = write<Partial<BasicInfo>>((say) => ({
  hours: {
    timeZone: 'Asia/Taipei',
    weekly: { ...everyDay(shop), sun: times('10:00-18:00'), wed: [] },
    holiday: times('10:00-18:00'),
    publicHolidays: [...publicHolidays.TW],
    special: [
      onDays('2026-12-31', times('10:00-16:00'), say('跨年夜提早打烊', 'New Year’s Eve: we close early')),
      onDays(
        '2027-01-22',
        market,
        say('年貨大街期間延長營業，無公休', 'Lunar New Year market: longer hours, no day off'),
        '2027-02-04',
      ),
      onDays(
        '2027-02-05',
        [],
        say('春節休息，初五開工', 'Lunar New Year; we are back on the fifth day'),
        '2027-02-09',
      ),
      onDays(
        '2027-04-12',
        [],
        say('全店上山收春茶', 'All of us are in the mountains for the spring harvest'),
        '2027-04-16',
      ),
    ],
  },
  address: {
    text: say(
      '103 臺北市大同區迪化街一段 299 號之 7',
      'No. 299-7, Section 1, Dihua Street, Datong District, Taipei 103',
    ),
    street: say('迪化街一段 299 號之 7', 'No. 299-7, Section 1, Dihua Street'),
    locality: say('大同區', 'Datong District'),
    region: say('臺北市', 'Taipei'),
    postalCode: '103',
    note: say(
      '霞海城隍廟往北走五分鐘，紅磚拱門那一間。',
      'Five minutes north of the Xiahai City God Temple: the house with the brick arches.',
    ),
    latitude: 25.05873,
    longitude: 121.50946,
    mapUrl: mapUrl(25.05873, 121.50946),
  },
  phone: '+886 2 0155 0142',
  websites: [
    { url: 'https://shanlan-tea.example.com.tw/', label: say('官方網站', 'Website') },
    { url: 'https://shop.shanlan-tea.example.com.tw/', label: say('線上茶鋪', 'Online shop') },
  ],
  priceRanges: [
    { kind: 'general', min: { amount: 150, currency: 'TWD' }, max: { amount: 2800, currency: 'TWD' } },
  ],
  paymentMethods: ['cash', 'creditCard', 'transitCard', 'eMoney', 'qrPayment'],
  facilities: ['freeWifi', 'noSmoking', 'privateRooms'],
  seats: 18,
  stations: [
    {
      name: say('大橋頭站', 'Daqiaotou'),
      line: say('捷運中和新蘆線 1 號出口', 'MRT Zhonghe–Xinlu Line, exit 1'),
      walkMinutes: 10,
    },
    {
      name: say('北門站', 'Beimen'),
      line: say('捷運松山新店線 3 號出口', 'MRT Songshan–Xindian Line, exit 3'),
      walkMinutes: 14,
    },
  ],
  healthAndSafety: ['handSanitizer', 'ventilation', 'contactlessPayment'],
}));
