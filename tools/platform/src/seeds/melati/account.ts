import type { SeededAccount, Translated } from '../account-seed.js';
import { coverOf, iconOf, shareImageOf } from '../pictures.js';

/** Who the account is. */
export const account: Translated<SeededAccount> = {
  original: {
    accountId: 'oa-melati',
    basicSearchId: '@655mlati',
    premiumSearchId: '@melati',
    countryCode: 'ID',
    timeZone: 'Asia/Jakarta',
    currency: 'IDR',
    contentLanguage: 'id',
    name: 'Klinik Melati',
    category: 'Klinik keluarga',
    businessType: 'medicalClinic',
    statusMessage: 'Vaksin flu tersedia',
    description:
      'Klinik keluarga di Kebayoran Baru untuk ibu, anak, dan kakek-nenek. Tiga dokter umum, dua dokter anak, dan satu bidan yang hafal nama semua pasien ciliknya.',
    badge: 'verified',
    color: '#0f7c8a',
    icon: iconOf('melati'),
    cover: coverOf('melati'),
    shareImage: shareImageOf('melati', 'Gedung Klinik Melati dengan taman bunga melati di depannya'),
    features: ['call', 'reservation', 'keep', 'share', 'report'],
  },
  translations: {
    en: {
      name: 'Melati Clinic',
      category: 'Family clinic',
      statusMessage: 'Flu vaccine is here',
      description:
        'A family clinic in Kebayoran Baru for mothers, children and grandparents. Three general practitioners, two paediatricians, and a midwife who knows the name of every small patient.',
      shareImage: { alt: 'Melati Clinic, with jasmine in the garden in front' },
    },
  },
};
