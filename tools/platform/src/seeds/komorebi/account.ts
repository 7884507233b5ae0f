import type { SeededAccount } from '../account-seed.js';
import { coverOf, iconOf, shareImageOf } from '../pictures.js';
import { write } from './write.js';

export const account = write<SeededAccount>((say) => ({
  accountId: 'oa-komorebi',
  basicSearchId: '@412kmrbi',
  premiumSearchId: '@komorebi',
  countryCode: 'JP',
  timeZone: 'Asia/Tokyo',
  currency: 'JPY',
  contentLanguage: 'ja',
  name: say('木漏れ日珈琲 Komorebi', 'Komorebi Coffee', 'โคโมเรบิ คอฟฟี่'),
  category: say('喫茶店・自家焙煎', 'Coffee house and roastery', 'ร้านกาแฟและโรงคั่ว'),
  businessType: 'cafe',
  statusMessage: say('今週の豆：エチオピア・グジ', 'Now: Ethiopia Guji', 'เมล็ดนี้: กูจิ'),
  description: say(
    '谷中の路地裏、築九十年の木造家屋で営む自家焙煎の珈琲店です。朝は浅煎りの一杯とトースト、昼は窓辺の木漏れ日、金曜と土曜の夜はレコードを聴く小さなリスニングバーになります。',
    'A small roastery in a ninety-year-old wooden house, down a back lane in Yanaka. Light roasts and thick toast in the morning, sun through the leaves at noon, and on Friday and Saturday nights a little listening bar with a wall of records.',
    'โรงคั่วกาแฟเล็กๆ ในบ้านไม้อายุเก้าสิบปี ในตรอกหลังย่านยานากะ เช้ามีกาแฟคั่วอ่อนกับขนมปังปิ้งแผ่นหนา กลางวันมีแสงแดดลอดใบไม้ริมหน้าต่าง ส่วนคืนวันศุกร์และเสาร์กลายเป็นบาร์ฟังแผ่นเสียงเล็กๆ',
  ),
  badge: 'premium',
  color: '#2f6b4f',
  icon: iconOf('komorebi'),
  cover: coverOf('komorebi'),
  shareImage: shareImageOf(
    'komorebi',
    say(
      '窓辺に木漏れ日が差す木漏れ日珈琲のカウンター',
      'The counter of Komorebi Coffee, with sunlight falling through leaves',
      'เคาน์เตอร์ของร้านโคโมเรบิ มีแสงแดดลอดใบไม้เข้ามาทางหน้าต่าง',
    ),
  ),
  features: ['call', 'reservation', 'keep', 'follow', 'share', 'report'],
}));
