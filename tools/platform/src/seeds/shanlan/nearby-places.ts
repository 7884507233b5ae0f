import type { SeededPlace } from '../account-seed.js';
import { everyDay, times } from '../hours.js';
import { write } from './write.js';

export const nearbyPlaces = write<SeededPlace[]>((say) => [
  {
    id: 'fabric',
    name: say('永興布行', 'Yongxing Fabrics'),
    category: say('布料', 'Fabrics'),
    latitude: 25.05801,
    longitude: 121.50968,
    hours: { timeZone: 'Asia/Taipei', weekly: { ...everyDay(times('09:30-18:30')), sun: [] } },
  },
  {
    id: 'temple',
    name: say('城隍廟前廣場', 'Temple square'),
    category: say('廣場', 'Square'),
    latitude: 25.05563,
    longitude: 121.51017,
    hours: { timeZone: 'Asia/Taipei', weekly: everyDay(times('06:00-20:00')) },
  },
  {
    id: 'dried-goods',
    name: say('順發南北貨', 'Shunfa Dried Goods'),
    category: say('南北貨', 'Dried goods'),
    latitude: 25.05902,
    longitude: 121.50931,
    hours: { timeZone: 'Asia/Taipei', weekly: everyDay(times('09:00-19:00')) },
  },
  {
    id: 'rice-cake',
    name: say('慈姨米苔目', 'Auntie Ci’s Rice Noodles'),
    category: say('小吃', 'Snacks'),
    latitude: 25.05934,
    longitude: 121.51093,
    hours: { timeZone: 'Asia/Taipei', weekly: { ...everyDay(times('07:00-14:00')), mon: [], tue: [] } },
  },
  {
    id: 'wharf',
    name: say('大稻埕碼頭', 'Dadaocheng Wharf'),
    category: say('碼頭', 'Wharf'),
    latitude: 25.05701,
    longitude: 121.50682,
    hours: { timeZone: 'Asia/Taipei', weekly: everyDay(times('16:00-22:00')) },
  },
]);
