import type { SeededPlace } from '../account-seed.js';
import { everyDay, times } from '../hours.js';
import { write } from './write.js';

export const nearbyPlaces = write<SeededPlace[]>((say) => [
  {
    id: 'yuyake-steps',
    name: say('夕やけだんだん', 'Yuyake Dandan steps', 'บันไดยูยาเกะดันดัน'),
    category: say('景色', 'View', 'จุดชมวิว'),
    latitude: 35.72761,
    longitude: 139.76748,
  },
  {
    id: 'sembei',
    name: say('煎餅 まるひさ', 'Maruhisa Rice Crackers', 'ข้าวเกรียบมารุฮิสะ'),
    category: say('煎餅店', 'Rice crackers', 'ร้านข้าวเกรียบ'),
    latitude: 35.72779,
    longitude: 139.76561,
    hours: {
      timeZone: 'Asia/Tokyo',
      weekly: { ...everyDay(times('10:00-18:30')), mon: [] },
    },
  },
  {
    id: 'abacus-school',
    name: say('佐藤そろばん教室', 'Sato Abacus School', 'โรงเรียนลูกคิดซาโต้'),
    category: say('教室', 'School', 'โรงเรียน'),
    latitude: 35.72581,
    longitude: 139.76702,
    searchId: '@justaname',
  },
  {
    id: 'bathhouse',
    name: say('松の湯', 'Matsunoyu', 'มัตสึโนะยุ'),
    category: say('銭湯', 'Public bath', 'โรงอาบน้ำสาธารณะ'),
    latitude: 35.72902,
    longitude: 139.76489,
    hours: {
      timeZone: 'Asia/Tokyo',
      weekly: { ...everyDay(times('15:00-24:00')), fri: [] },
    },
  },
  {
    id: 'bookshop',
    name: say('古書 ひぐらし', 'Higurashi Second-hand Books', 'ร้านหนังสือเก่าฮิกุราชิ'),
    category: say('古書店', 'Bookshop', 'ร้านหนังสือ'),
    latitude: 35.72644,
    longitude: 139.76391,
    hours: {
      timeZone: 'Asia/Tokyo',
      weekly: { ...everyDay(times('12:00-20:00')), tue: [], wed: [] },
    },
  },
  {
    id: 'cemetery-park',
    name: say('谷中霊園の桜並木', 'Cherry avenue of Yanaka Cemetery', 'ถนนต้นซากุระสุสานยานากะ'),
    category: say('散歩道', 'Walk', 'ทางเดินเล่น'),
    latitude: 35.72533,
    longitude: 139.77011,
    hours: { timeZone: 'Asia/Tokyo', weekly: everyDay(times('00:00-24:00')) },
  },
]);
