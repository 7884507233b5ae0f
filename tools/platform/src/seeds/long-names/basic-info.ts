import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { onDays, times } from '../hours.js';
import type { Translated } from '../account-seed.js';

export const basicInfo: Translated<Partial<BasicInfo>> = {
  original: {
    hours: {
      timeZone: 'Asia/Jakarta',
      weekly: {
        sun: [],
        mon: times('07:00-09:30', '10:00-12:00', '13:00-15:00', '15:30-18:00', '19:00-23:45'),
        tue: times('07:00-18:00'),
        wed: times('07:00-18:00'),
        thu: times('07:00-18:00'),
        fri: times('00:00-24:00'),
        sat: [],
      },
      special: [
        onDays(
          '2026-12-20',
          [],
          'Libur panjang akhir tahun untuk seluruh staf sekretariat, para pengajar, dan sukarelawan di ketiga negara, kecuali petugas keamanan gedung',
          '2027-01-10',
        ),
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
