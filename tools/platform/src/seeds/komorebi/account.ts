import type { SeededAccount, Translated } from '../account-seed.js';
import { coverOf, iconOf, shareImageOf } from '../pictures.js';

/** Who the account is. */
export const account: Translated<SeededAccount> = {
  original: {
    accountId: 'oa-komorebi',
    basicSearchId: '@412kmrbi',
    premiumSearchId: '@komorebi',
    countryCode: 'JP',
    timeZone: 'Asia/Tokyo',
    currency: 'JPY',
    contentLanguage: 'ja',
    name: '木漏れ日珈琲 Komorebi',
    category: '喫茶店・自家焙煎',
    businessType: 'cafe',
    statusMessage: '今週の豆：エチオピア・グジ',
    description:
      '谷中の路地裏、築九十年の木造家屋で営む自家焙煎の珈琲店です。朝は浅煎りの一杯とトースト、昼は窓辺の木漏れ日、金曜と土曜の夜はレコードを聴く小さなリスニングバーになります。',
    badge: 'premium',
    color: '#2f6b4f',
    icon: iconOf('komorebi'),
    cover: coverOf('komorebi'),
    shareImage: shareImageOf('komorebi', '窓辺に木漏れ日が差す木漏れ日珈琲のカウンター'),
    features: ['call', 'reservation', 'keep', 'follow', 'share', 'report'],
  },
  translations: {
    en: {
      name: 'Komorebi Coffee',
      category: 'Coffee house and roastery',
      statusMessage: 'Now: Ethiopia Guji',
      description:
        'A small roastery in a ninety-year-old wooden house, down a back lane in Yanaka. Light roasts and thick toast in the morning, sun through the leaves at noon, and on Friday and Saturday nights a little listening bar with a wall of records.',
      shareImage: { alt: 'The counter of Komorebi Coffee, with sunlight falling through leaves' },
    },
    th: {
      name: 'โคโมเรบิ คอฟฟี่',
      category: 'ร้านกาแฟและโรงคั่ว',
      statusMessage: 'เมล็ดนี้: กูจิ',
      description:
        'โรงคั่วกาแฟเล็กๆ ในบ้านไม้อายุเก้าสิบปี ในตรอกหลังย่านยานากะ เช้ามีกาแฟคั่วอ่อนกับขนมปังปิ้งแผ่นหนา กลางวันมีแสงแดดลอดใบไม้ริมหน้าต่าง ส่วนคืนวันศุกร์และเสาร์กลายเป็นบาร์ฟังแผ่นเสียงเล็กๆ',
      shareImage: { alt: 'เคาน์เตอร์ของร้านโคโมเรบิ มีแสงแดดลอดใบไม้เข้ามาทางหน้าต่าง' },
    },
  },
};
