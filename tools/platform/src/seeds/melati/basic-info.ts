import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { everyDay, onDays, times } from '../hours.js';
import { mapUrl } from '../pictures.js';
import { publicHolidays } from '../public-holidays.js';
import { write } from './write.js';

const clinic = times('08:00-12:00', '13:00-20:00');
const friday = times('08:00-11:30', '13:30-20:00');

export const basicInfo = write<Partial<BasicInfo>>((say) => ({
  hours: {
    timeZone: 'Asia/Jakarta',
    weekly: { ...everyDay(clinic), sun: [], fri: friday, sat: times('08:00-13:00') },
    holiday: times('09:00-12:00'),
    publicHolidays: [...publicHolidays.ID],
    special: [
      onDays(
        '2026-12-24',
        times('08:00-12:00'),
        say('Malam Natal, buka setengah hari', 'Christmas Eve: open in the morning'),
      ),
      onDays(
        '2026-12-25',
        [],
        say(
          'Libur Natal; saluran darurat tetap aktif',
          'Closed for Christmas; the emergency line stays open',
        ),
      ),
      onDays('2026-12-31', times('08:00-15:00'), say('Tutup lebih awal', 'We close early')),
      onDays(
        '2027-01-01',
        [],
        say(
          'Libur Tahun Baru; saluran darurat tetap aktif',
          'Closed for the New Year; the emergency line stays open',
        ),
      ),
      onDays(
        '2027-03-09',
        [],
        say(
          'Libur Idulfitri; saluran darurat tetap aktif',
          'Closed for Eid al-Fitr; the emergency line stays open',
        ),
        '2027-03-14',
      ),
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
