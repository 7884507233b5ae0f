import type { SeededAccount } from '../account-seed.js';
import { coverOf, iconOf, shareImageOf } from '../pictures.js';
import { write } from './write.js';

export const account = write<SeededAccount>((say) => ({
  accountId: 'oa-melati',
  basicSearchId: '@655mlati',
  premiumSearchId: '@melati',
  countryCode: 'ID',
  timeZone: 'Asia/Jakarta',
  currency: 'IDR',
  contentLanguage: 'id',
  name: say('Klinik Melati', 'Melati Clinic'),
  category: say('Klinik keluarga', 'Family clinic'),
  businessType: 'medicalClinic',
  statusMessage: say('Vaksin flu tersedia', 'Flu vaccine is here'),
  description: say(
    'Klinik keluarga di Kebayoran Baru untuk ibu, anak, dan kakek-nenek. Tiga dokter umum, dua dokter anak, dan satu bidan yang hafal nama semua pasien ciliknya.',
    'A family clinic in Kebayoran Baru for mothers, children and grandparents. Three general practitioners, two paediatricians, and a midwife who knows the name of every small patient.',
  ),
  badge: 'verified',
  color: '#0f7c8a',
  icon: iconOf('melati'),
  cover: coverOf('melati'),
  shareImage: shareImageOf(
    'melati',
    say(
      'Gedung Klinik Melati dengan taman bunga melati di depannya',
      'Melati Clinic, with jasmine in the garden in front',
    ),
  ),
  features: ['call', 'reservation', 'keep', 'share', 'report'],
}));
