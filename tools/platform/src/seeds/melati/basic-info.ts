import type { BasicInfo } from '@oa-profile/api-client/schemas';
import type { Translated } from '../account-seed.js';
import { mapUrl } from '../pictures.js';
import { publicHolidays } from '../public-holidays.js';

const clinic = [
  { opens: '08:00', closes: '12:00' },
  { opens: '13:00', closes: '20:00' },
];
const friday = [
  { opens: '08:00', closes: '11:30' },
  { opens: '13:30', closes: '20:00' },
];

/** Where it is, when it is open and how to pay. */
export const basicInfo: Translated<Partial<BasicInfo>> = {
  original: {
    hours: {
      timeZone: 'Asia/Jakarta',
      weekly: {
        sun: [],
        mon: clinic,
        tue: clinic,
        wed: clinic,
        thu: clinic,
        fri: friday,
        sat: [{ opens: '08:00', closes: '13:00' }],
      },
      holiday: [{ opens: '09:00', closes: '12:00' }],
      publicHolidays: [...publicHolidays.ID],
      special: [
        {
          from: '2026-12-24',
          to: '2026-12-24',
          intervals: [{ opens: '08:00', closes: '12:00' }],
          note: 'Malam Natal, buka setengah hari',
        },
        {
          from: '2026-12-25',
          to: '2026-12-25',
          intervals: [],
          note: 'Libur Natal; saluran darurat tetap aktif',
        },
        {
          from: '2026-12-31',
          to: '2026-12-31',
          intervals: [{ opens: '08:00', closes: '15:00' }],
          note: 'Tutup lebih awal',
        },
        {
          from: '2027-01-01',
          to: '2027-01-01',
          intervals: [],
          note: 'Libur Tahun Baru; saluran darurat tetap aktif',
        },
        {
          from: '2027-03-09',
          to: '2027-03-14',
          intervals: [],
          note: 'Libur Idulfitri; saluran darurat tetap aktif',
        },
      ],
    },
    address: {
      text: 'Jalan Wijaya Kusuma No. 99A, Kebayoran Baru, Jakarta Selatan 12160',
      street: 'Jalan Wijaya Kusuma No. 99A, Kebayoran Baru',
      locality: 'Jakarta Selatan',
      region: 'Jakarta',
      postalCode: '12160',
      note: 'Seberang taman bermain. Pintu untuk demam dan batuk ada di sisi kiri gedung.',
      latitude: -6.24391,
      longitude: 106.80412,
      mapUrl: mapUrl(-6.24391, 106.80412),
    },
    phone: '+62 21 0055 0142',
    websites: [
      { url: 'https://klinikmelati.example.co.id/', label: 'Situs klinik' },
      { url: 'https://klinikmelati.example.co.id/jadwal-dokter', label: 'Jadwal dokter' },
    ],
    priceRanges: [
      {
        kind: 'general',
        min: { amount: 75_000, currency: 'IDR' },
        max: { amount: 650_000, currency: 'IDR' },
      },
    ],
    paymentMethods: ['cash', 'debitCard', 'qrPayment', 'bankTransfer', 'insurance'],
    facilities: ['freeWifi', 'noSmoking', 'parking', 'privateRooms'],
    seats: 28,
    stations: [
      { name: 'Blok M', line: 'MRT Jakarta', walkMinutes: 12 },
      { name: 'Halte Wijaya', line: 'TransJakarta koridor 1', walkMinutes: 4 },
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
  translations: {
    en: {
      hours: {
        special: [
          { note: 'Christmas Eve: open in the morning' },
          { note: 'Closed for Christmas; the emergency line stays open' },
          { note: 'We close early' },
          { note: 'Closed for the New Year; the emergency line stays open' },
          { note: 'Closed for Eid al-Fitr; the emergency line stays open' },
        ],
      },
      address: {
        text: 'Jalan Wijaya Kusuma No. 99A, Kebayoran Baru, South Jakarta 12160',
        street: 'Jalan Wijaya Kusuma No. 99A, Kebayoran Baru',
        locality: 'South Jakarta',
        region: 'Jakarta',
        note: 'Across from the playground. With fever or a cough, use the door on the left of the building.',
      },
      websites: [{ label: 'Website' }, { label: 'Doctors’ hours' }],
      stations: [
        { name: 'Blok M', line: 'MRT Jakarta' },
        { name: 'Wijaya stop', line: 'TransJakarta corridor 1' },
      ],
    },
  },
};
