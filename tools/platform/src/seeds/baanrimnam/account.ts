import type { SeededAccount } from '../account-seed.js';
import { coverOf, iconOf, shareImageOf } from '../pictures.js';
import { write } from './write.js';

export const account = write<SeededAccount>((say) => ({
  accountId: 'oa-baanrimnam',
  basicSearchId: '@731bnrmn',
  premiumSearchId: '@baanrimnam',
  countryCode: 'TH',
  timeZone: 'Asia/Bangkok',
  currency: 'THB',
  contentLanguage: 'th',
  name: say('บ้านริมน้ำ', 'Baan Rim Nam'),
  category: say('ร้านอาหารไทย', 'Thai restaurant'),
  businessType: 'restaurant',
  statusMessage: say('มะม่วงต้นฤดูมาแล้ว', 'First mangoes are in'),
  description: say(
    'บ้านไม้สักริมแม่น้ำเจ้าพระยา ตรงข้ามวัดอรุณ ครัวของคุณยายบุญมีส่งต่อมาสามรุ่น ต้มยำกุ้งแม่น้ำรสจัดจ้าน ลมเย็น และโต๊ะริมน้ำที่เห็นพระอาทิตย์ตกพอดี',
    'A teak house on the Chao Phraya, across from Wat Arun. The recipes of Grandmother Bunmee, now in the third generation: fierce tom yum with river prawns, a cool breeze, and tables at the water just where the sun goes down.',
  ),
  badge: 'verified',
  color: '#b4472d',
  icon: iconOf('baanrimnam'),
  cover: coverOf('baanrimnam'),
  shareImage: shareImageOf(
    'baanrimnam',
    say('บ้านริมน้ำยามพระอาทิตย์ตกริมแม่น้ำเจ้าพระยา', 'Baan Rim Nam at sunset on the Chao Phraya'),
  ),
  features: ['call', 'reservation', 'keep', 'follow', 'share', 'report'],
}));
