import type { SeededAccount, Translated } from '../account-seed.js';
import { coverOf, iconOf, shareImageOf } from '../pictures.js';

/** Who the account is. */
export const account: Translated<SeededAccount> = {
  original: {
    accountId: 'oa-baanrimnam',
    basicSearchId: '@731bnrmn',
    premiumSearchId: '@baanrimnam',
    countryCode: 'TH',
    timeZone: 'Asia/Bangkok',
    currency: 'THB',
    contentLanguage: 'th',
    name: 'บ้านริมน้ำ',
    category: 'ร้านอาหารไทย',
    businessType: 'restaurant',
    statusMessage: 'มะม่วงต้นฤดูมาแล้ว',
    description:
      'บ้านไม้สักริมแม่น้ำเจ้าพระยา ตรงข้ามวัดอรุณ ครัวของคุณยายบุญมีส่งต่อมาสามรุ่น ต้มยำกุ้งแม่น้ำรสจัดจ้าน ลมเย็น และโต๊ะริมน้ำที่เห็นพระอาทิตย์ตกพอดี',
    badge: 'verified',
    color: '#b4472d',
    icon: iconOf('baanrimnam'),
    cover: coverOf('baanrimnam'),
    shareImage: shareImageOf('baanrimnam', 'บ้านริมน้ำยามพระอาทิตย์ตกริมแม่น้ำเจ้าพระยา'),
    features: ['call', 'reservation', 'keep', 'follow', 'share', 'report'],
  },
  translations: {
    en: {
      name: 'Baan Rim Nam',
      category: 'Thai restaurant',
      statusMessage: 'First mangoes are in',
      description:
        'A teak house on the Chao Phraya, across from Wat Arun. The recipes of Grandmother Bunmee, now in the third generation: fierce tom yum with river prawns, a cool breeze, and tables at the water just where the sun goes down.',
      shareImage: { alt: 'Baan Rim Nam at sunset on the Chao Phraya' },
    },
  },
};
