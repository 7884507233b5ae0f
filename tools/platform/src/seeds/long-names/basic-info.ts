import type { BasicInfo } from '@oa-profile/api-client/schemas';
import type { Translated } from '../account-seed.js';

export const basicInfo: Translated<Partial<BasicInfo>> = {
  original: {
    hours: {
      timeZone: 'Asia/Jakarta',
      weekly: {
        sun: [],
        mon: [
          { opens: '07:00', closes: '09:30' },
          { opens: '10:00', closes: '12:00' },
          { opens: '13:00', closes: '15:00' },
          { opens: '15:30', closes: '18:00' },
          { opens: '19:00', closes: '23:45' },
        ],
        tue: [{ opens: '07:00', closes: '18:00' }],
        wed: [{ opens: '07:00', closes: '18:00' }],
        thu: [{ opens: '07:00', closes: '18:00' }],
        fri: [{ opens: '00:00', closes: '24:00' }],
        sat: [],
      },
      special: [
        {
          from: '2026-12-20',
          to: '2027-01-10',
          intervals: [],
          note: 'Libur panjang akhir tahun untuk seluruh staf sekretariat, para pengajar, dan sukarelawan di ketiga negara, kecuali petugas keamanan gedung',
        },
      ],
    },
    address: {
      text: 'Gedung Pertemuan Serbaguna Persahabatan Tiga Bangsa Lantai 14 Sayap Timur Laut Ruang 1407-B, Jalan Jenderal Pahlawan Kemerdekaan Raya Kaveling 88–92, RT 005/RW 012, Kelurahan Kebayoran Lama Selatan, Kecamatan Kebayoran Lama, Kota Administrasi Jakarta Selatan, Daerah Khusus Jakarta 12240',
      note: 'Pintu masuk melalui lobi selatan pada hari kerja, dan melalui pos keamanan di belakang tempat parkir sepeda motor pada malam hari.',
      latitude: -6.2446,
      longitude: 106.7791,
    },
    phone: '+62 21 0055 0199 ext. 140714081409',
    websites: [
      {
        url: 'https://persahabatan-kebudayaan-indonesia-jepang-thailand.example.org/halaman/yang/sangat/panjang/sekali?bahasa=id&asal=profil',
        label: 'Situs resmi perkumpulan beserta arsip lengkap pertunjukan tahunan sejak tahun 1989',
      },
      {
        url: 'https://archive.example.org/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      },
    ],
    priceRanges: [
      {
        kind: 'general',
        min: { amount: 0, currency: 'IDR' },
        max: { amount: 125_000_000, currency: 'IDR' },
      },
    ],
    paymentMethods: [
      'cash',
      'creditCard',
      'debitCard',
      'transitCard',
      'eMoney',
      'qrPayment',
      'bankTransfer',
      'insurance',
    ],
    facilities: ['freeWifi', 'noSmoking', 'parking', 'powerOutlets', 'privateRooms'],
    seats: 12_500,
    stations: [
      {
        name: 'Stasiun Mass Rapid Transit Jakarta Blok M Bundaran Adam Malik Sisi Timur',
        line: 'Jalur Utara–Selatan (Lebak Bulus Grab – Bundaran Hotel Indonesia Bank DKI)',
        walkMinutes: 128,
      },
    ],
    healthAndSafety: [
      'handSanitizer',
      'staffMasks',
      'temperatureChecks',
      'ventilation',
      'spacedSeating',
      'contactlessPayment',
    ],
  },
};
