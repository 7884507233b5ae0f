import type { Image } from '@oa-profile/api-client';
import type { Say } from '../in-languages.js';
import { picturesIn } from '../pictures.js';

/** What the house's pictures show, in its languages. */
const alternatives = {
  'beans-guji': ['生成りの豆袋', 'A natural-coloured bag of beans', 'ถุงเมล็ดกาแฟสีครีม'],
  'beans-yanaka': ['緑の豆袋', 'A green bag of beans', 'ถุงเมล็ดกาแฟสีเขียว'],
  cat: ['窓辺で眠る三毛猫', 'A calico cat asleep on the window sill', 'แมวสามสีนอนหลับริมหน้าต่าง'],
  chestnuts: ['瓶詰めの栗の渋皮煮', 'Candied chestnuts in a jar', 'เกาลัดเชื่อมในโหล'],
  dripper: ['白い陶器のドリッパー', 'A white ceramic dripper', 'ดริปเปอร์เซรามิกสีขาว'],
  'egg-sandwich': ['紙に包んだ厚焼き玉子サンド', 'Omelette sandwich in paper', 'แซนด์วิชไข่ม้วนห่อกระดาษ'],
  'green-cup': ['緑釉のカップ', 'Green-glazed cup', 'ถ้วยเคลือบเขียว'],
  'iced-latte': ['層になったアイスカフェラテ', 'Iced latte in layers', 'ลาเต้เย็นแยกชั้น'],
  'listening-night': [
    '夜の店内とレコードの壁',
    'The room at night with its wall of records',
    'ร้านยามค่ำกับผนังแผ่นเสียง',
  ],
  'paper-cup': ['若葉の印を押した紙コップ', 'Paper cup with a stamped leaf', 'แก้วกระดาษประทับตราใบไม้'],
  'photo-1': ['朝の光の中で珈琲を淹れる様子', 'Making coffee in the morning light', 'ชงกาแฟในแสงยามเช้า'],
  'photo-2': [
    '色も形もさまざまなカップが並ぶ木の棚',
    'Wooden shelves with cups of every colour and shape',
    'ชั้นไม้ที่มีถ้วยหลากสีหลายทรง',
  ],
  'photo-3': [
    '窓辺の木の卓に置かれたチーズケーキと珈琲',
    'Cheesecake and coffee on a wooden table at the window',
    'ชีสเค้กและกาแฟบนโต๊ะไม้ริมหน้าต่าง',
  ],
  'pour-over-poster': [
    'ドリッパーに湯を注ぐところ',
    'Water being poured into a dripper',
    'กำลังรินน้ำลงดริปเปอร์',
  ],
  'record-poster': ['回るレコード', 'A record, turning', 'แผ่นเสียงกำลังหมุน'],
  roaster: ['豆が流れ出る焙煎機', 'Beans pouring out of the roaster', 'เมล็ดกาแฟไหลออกจากเครื่องคั่ว'],
  sticker: ['笑っているカップの絵', 'Drawing of a smiling cup', 'ภาพวาดถ้วยยิ้ม'],
  storefront: ['緑ののれんをかけた店先', 'The front with its green curtain', 'หน้าร้านที่แขวนม่านสีเขียว'],
  theme: ['朝焼けの屋根', 'Roofs at dawn', 'หลังคายามเช้า'],
  toast: ['バターの溶ける厚切りトースト', 'Thick toast with melting butter', 'โทสต์แผ่นหนากับเนยละลาย'],
} as const satisfies Record<string, readonly [string, string, string]>;

export function photo(say: Say<readonly ['ja', 'en', 'th']>, name: keyof typeof alternatives): Image {
  const [japanese, english, thai] = alternatives[name];
  return picturesIn('komorebi')(name, say(japanese, english, thai));
}
