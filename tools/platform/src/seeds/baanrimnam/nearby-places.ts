import type { SeededPlace } from '../account-seed.js';
import { everyDay, times } from '../hours.js';
import { write } from './write.js';

export const nearbyPlaces = write<SeededPlace[]>((say) => [
  {
    id: 'tha-tien-pier',
    name: say('ท่าเรือท่าเตียน', 'Tha Tien Pier'),
    category: say('ท่าเรือ', 'Pier'),
    latitude: 13.74629,
    longitude: 100.49013,
    hours: { timeZone: 'Asia/Bangkok', weekly: everyDay(times('05:00-22:00')) },
  },
  {
    id: 'herb-shop',
    name: say('ร้านยาสมุนไพรแม่เฉลียว', 'Mae Chaliao Herbs'),
    category: say('สมุนไพร', 'Herbs'),
    latitude: 13.74561,
    longitude: 100.49128,
    hours: { timeZone: 'Asia/Bangkok', weekly: { ...everyDay(times('08:30-17:30')), sun: [] } },
  },
  {
    id: 'massage',
    name: say('นวดแผนไทย บ้านสบาย', 'Baan Sabai Thai Massage'),
    category: say('นวดแผนไทย', 'Thai massage'),
    latitude: 13.74417,
    longitude: 100.49179,
    hours: { timeZone: 'Asia/Bangkok', weekly: everyDay(times('10:00-23:00')) },
  },
  {
    id: 'flower-market',
    name: say('ตลาดดอกไม้ริมคลอง', 'Canal Flower Market'),
    category: say('ตลาด', 'Market'),
    latitude: 13.74212,
    longitude: 100.49606,
    hours: { timeZone: 'Asia/Bangkok', weekly: everyDay(times('00:00-24:00')) },
  },
  {
    id: 'coffee-roaster',
    name: say('กาแฟเรือจ้าง', 'Ruea Chang Coffee'),
    category: say('ร้านกาแฟ', 'Coffee shop'),
    latitude: 13.74498,
    longitude: 100.49119,
    hours: { timeZone: 'Asia/Bangkok', weekly: { ...everyDay(times('07:00-17:00')), wed: [] } },
  },
]);
