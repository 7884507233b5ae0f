import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { mapUrl } from '../pictures.js';
import { publicHolidays } from '../public-holidays.js';
import { write } from './write.js';

const clinic = [
  { opens: '08:00', closes: '12:00' },
  { opens: '13:00', closes: '20:00' },
];
const friday = [
  { opens: '08:00', closes: '11:30' },
  { opens: '13:30', closes: '20:00' },
];

export const basicInfo = write<Partial<BasicInfo>>((say) => ({
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
        note: say('Malam Natal, buka setengah hari', 'Christmas Eve: open in the morning'),
      },
      {
        from: '2026-12-25',
        to: '2026-12-25',
        intervals: [],
        note: say(
          'Libur Natal; saluran darurat tetap aktif',
          'Closed for Christmas; the emergency line stays open',
        ),
      },
      {
        from: '2026-12-31',
        to: '2026-12-31',
        intervals: [{ opens: '08:00', closes: '15:00' }],
        note: say('Tutup lebih awal', 'We close early'),
      },
      {
        from: '2027-01-01',
        to: '2027-01-01',
        intervals: [],
        note: say(
          'Libur Tahun Baru; saluran darurat tetap aktif',
          'Closed for the New Year; the emergency line stays open',
        ),
      },
      {
        from: '2027-03-09',
        to: '2027-03-14',
        intervals: [],
        note: say(
          'Libur Idulfitri; saluran darurat tetap aktif',
          'Closed for Eid al-Fitr; the emergency line stays open',
        ),
      },
    ],
  },
  address: {
    text: say(
      'Jalan Wijaya Kusuma No. 99A, Kebayoran Baru, Jakarta Selatan 12160',
      'Jalan Wijaya Kusuma No. 99A, Kebayoran Baru, South Jakarta 12160',
    ),
    street: say('Jalan Wijaya Kusuma No. 99A, Kebayoran Baru', 'Jalan Wijaya Kusuma No. 99A, Kebayoran Baru'),
    locality: say('Jakarta Selatan', 'South Jakarta'),
    region: say('Jakarta', 'Jakarta'),
    postalCode: '12160',
    note: say(
      'Seberang taman bermain. Pintu untuk demam dan batuk ada di sisi kiri gedung.',
      'Across from the playground. With fever or a cough, use the door on the left of the building.',
    ),
    latitude: -6.24391,
    longitude: 106.80412,
    mapUrl: mapUrl(-6.24391, 106.80412),
  },
  phone: '+62 21 0055 0142',
  websites: [
    { url: 'https://klinikmelati.example.co.id/', label: say('Situs klinik', 'Website') },
    {
      url: 'https://klinikmelati.example.co.id/jadwal-dokter',
      label: say('Jadwal dokter', 'Doctors’ hours'),
    },
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
    { name: say('Blok M', 'Blok M'), line: say('MRT Jakarta', 'MRT Jakarta'), walkMinutes: 12 },
    {
      name: say('Halte Wijaya', 'Wijaya stop'),
      line: say('TransJakarta koridor 1', 'TransJakarta corridor 1'),
      walkMinutes: 4,
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
}));
