import type { AccountSeed } from './account-seed.js';
import { coverOf, iconOf, mapUrl, photoOf, shareImageOf } from './pictures.js';
import { publicHolidays } from './public-holidays.js';

const clinic = [
  { opens: '08:00', closes: '12:00' },
  { opens: '13:00', closes: '20:00' },
];
const friday = [
  { opens: '08:00', closes: '11:30' },
  { opens: '13:30', closes: '20:00' },
];
const appointments = ['08:30', '09:30', '10:30', '13:30', '14:30', '15:30', '16:30', '18:30'];

/** A family clinic in Jakarta, with a break at noon and a line for emergencies. */
export const melati: AccountSeed = {
  page: {
    original: {
      account: {
        accountId: 'oa-melati',
        basicSearchId: '@655mlati',
        premiumSearchId: '@melati',
        countryCode: 'ID',
        timeZone: 'Asia/Jakarta',
        currency: 'IDR',
        contentLanguage: 'id',
        name: 'Klinik Melati',
        category: 'Klinik keluarga',
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
      basicInfo: {
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
      faq: {
        items: [
          {
            id: 'darurat',
            question: 'Ke mana saya menelepon dalam keadaan darurat?',
            answer:
              'Saluran darurat kami aktif 24 jam di +62 21 0055 0911 dan dijawab oleh perawat.\n\nUntuk sesak napas, kejang, pingsan, atau perdarahan berat, hubungi 119 atau langsung ke UGD rumah sakit terdekat.',
            updatedAt: '2026-11-01T08:00:00+07:00',
          },
          {
            id: 'janji-temu',
            question: 'Apakah harus membuat janji?',
            answer:
              'Sebaiknya ya. Pilih jam di halaman ini hingga 14 hari ke depan. Pasien tanpa janji tetap kami terima, biasanya menunggu 30 sampai 60 menit.\n\nDatanglah 10 menit lebih awal untuk pemeriksaan tekanan darah.',
          },
          {
            id: 'asuransi',
            question: 'Asuransi apa saja yang diterima?',
            answer:
              'Kami menerima BPJS Kesehatan sebagai faskes tingkat pertama dan sebelas asuransi swasta. Bawalah kartu dan KTP. Daftar lengkapnya ada di situs klinik.',
            updatedAt: '2026-07-10T08:00:00+07:00',
          },
          {
            id: 'imunisasi',
            question: 'Kapan jadwal imunisasi anak?',
            answer:
              'Setiap Selasa dan Kamis pukul 08.00–12.00, serta Sabtu pagi. Mohon bawa buku KIA. Ruang tunggunya terpisah dari pasien demam.',
          },
          {
            id: 'istirahat',
            question: 'Apakah klinik tutup saat jam makan siang?',
            answer:
              'Ya, pukul 12.00–13.00. Pada hari Jumat pukul 11.30–13.30 karena salat Jumat. Apotek kecil kami tetap buka.',
          },
          {
            id: 'hasil-lab',
            question: 'Berapa lama hasil laboratorium keluar?',
            answer:
              'Darah rutin dan gula darah selesai dalam dua jam, pemeriksaan lain satu sampai tiga hari kerja. Hasilnya kami kirim lewat chat dengan kata sandi tanggal lahir Anda.',
          },
          {
            id: 'bahasa-inggris',
            question: 'Apakah ada dokter yang berbahasa Inggris?',
            answer:
              'Ada. Dr. Ratna dan dr. Yosef melayani dalam bahasa Inggris setiap hari kerja setelah pukul 13.00.',
          },
        ],
      },
    },
    translations: {
      en: {
        account: {
          name: 'Melati Clinic',
          category: 'Family clinic',
          statusMessage: 'Flu vaccine is here',
          description:
            'A family clinic in Kebayoran Baru for mothers, children and grandparents. Three general practitioners, two paediatricians, and a midwife who knows the name of every small patient.',
          shareImage: { alt: 'Melati Clinic, with jasmine in the garden in front' },
        },
        basicInfo: {
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
            note: 'Across from the playground. With fever or a cough, use the door on the left of the building.',
          },
          websites: [{ label: 'Website' }, { label: 'Doctors’ hours' }],
          stations: [
            { name: 'Blok M', line: 'MRT Jakarta' },
            { name: 'Wijaya stop', line: 'TransJakarta corridor 1' },
          ],
        },
        faq: {
          items: [
            {
              question: 'Whom do I call in an emergency?',
              answer:
                'Our emergency line is open around the clock at +62 21 0055 0911; a nurse answers.\n\nFor trouble breathing, seizures, fainting or heavy bleeding call 119, or go straight to the nearest hospital.',
            },
            {
              question: 'Do I need an appointment?',
              answer:
                'It is better to have one: choose a time on this page, up to 14 days ahead. Without one you are welcome too, and wait 30 to 60 minutes as a rule.\n\nPlease come 10 minutes early so that we can take your blood pressure.',
            },
            {
              question: 'Which insurance do you accept?',
              answer:
                'BPJS Kesehatan, as a first-level facility, and eleven private insurers. Bring your card and your identity card. The whole list is on our website.',
            },
            {
              question: 'When are children vaccinated?',
              answer:
                'On Tuesdays and Thursdays from 8:00 to 12:00, and on Saturday mornings. Please bring the mother-and-child book. The waiting room is apart from patients with fever.',
            },
            {
              question: 'Do you close for lunch?',
              answer:
                'Yes, from 12:00 to 13:00, and on Fridays from 11:30 to 13:30 for the Friday prayer. Our small pharmacy stays open.',
            },
            {
              question: 'How long do laboratory results take?',
              answer:
                'Blood count and blood sugar two hours, other tests one to three working days. We send results in the chat; the password is your date of birth.',
            },
            {
              question: 'Do any of the doctors speak English?',
              answer: 'Yes: Dr Ratna and Dr Yosef, every weekday after 13:00.',
            },
          ],
        },
      },
    },
  },
  friends: 6_731,
  followers: 0,
  posts: 58,
  callSetting: {
    enabled: true,
    acceptance: 'direct',
    minimumAppVersion: '12.0.0',
    phone: '+62 21 0055 0911',
  },
  responseMode: {
    mode: 'chat',
    responseHours: {
      timeZone: 'Asia/Jakarta',
      weekly: {
        sun: [],
        mon: clinic,
        tue: clinic,
        wed: clinic,
        thu: clinic,
        fri: friday,
        sat: clinic.slice(0, 1),
      },
    },
  },
  replyTime: { medianMinutes: 12 },
  reservation: {
    partySize: { min: 1, max: 3 },
    durationMinutes: 20,
    tables: 4,
    weekly: {
      mon: appointments,
      tue: appointments,
      wed: appointments,
      thu: appointments,
      fri: appointments,
      sat: appointments.slice(0, 3),
    },
    closedOn: ['2026-12-25', '2027-01-01', '2027-01-05'],
  },
  recommendation: { original: { accountIds: ['oa-komorebi'], items: [] } },
  subPages: [
    {
      type: 'MEDIA',
      pageId: 'home',
      pluginId: 'media',
      content: {
        original: {
          items: [
            {
              id: 'm-2',
              kind: 'post',
              publishedAt: '2026-11-13T09:00:00+07:00',
              caption:
                'Minggu Boneka Sakit: bawa bonekamu, dr. Yosef akan memeriksanya. Gratis, Sabtu pukul 09.00.',
              pictures: [photoOf('melati', 3, 'Boneka beruang dengan plester dan stetoskop')],
            },
            {
              id: 'm-1',
              kind: 'photo',
              publishedAt: '2026-10-22T08:30:00+07:00',
              caption: 'Ruang tunggu baru sudah siap, lengkap dengan sudut bermain.',
              pictures: [
                photoOf('melati', 2, 'Ruang tunggu dengan kursi berwarna dan mainan'),
                photoOf('melati', 1, 'Meja dokter yang rapi di dekat jendela'),
              ],
            },
          ],
        },
        translations: {
          en: {
            items: [
              {
                caption:
                  'Sick Teddy Week: bring your bear and Dr Yosef will examine it. Free, Saturday at 9:00.',
                pictures: [{ alt: 'A teddy bear with a plaster and a stethoscope' }],
              },
              {
                caption: 'The new waiting room is ready, with a corner to play in.',
                pictures: [
                  { alt: 'A waiting room with coloured chairs and toys' },
                  { alt: 'A doctor’s tidy desk at the window' },
                ],
              },
            ],
          },
        },
      },
    },
    {
      type: 'TRAFFICINFO',
      pageId: 'home',
      pluginId: 'busy',
      content: {
        original: {
          weekdays: {
            sun: Array<number>(24).fill(0),
            mon: [...Array<number>(8).fill(0), 72, 86, 74, 48, 0, 40, 36, 34, 46, 58, 66, 42, 0, 0, 0, 0],
            tue: [...Array<number>(8).fill(0), 90, 94, 82, 60, 0, 36, 30, 28, 40, 52, 60, 38, 0, 0, 0, 0],
            wed: [...Array<number>(8).fill(0), 58, 64, 56, 40, 0, 32, 28, 30, 42, 50, 58, 34, 0, 0, 0, 0],
            thu: [...Array<number>(8).fill(0), 88, 92, 80, 56, 0, 34, 30, 28, 40, 52, 58, 36, 0, 0, 0, 0],
            fri: [...Array<number>(8).fill(0), 62, 70, 58, 20, 0, 18, 36, 38, 44, 56, 60, 32, 0, 0, 0, 0],
            sat: [...Array<number>(8).fill(0), 84, 96, 88, 70, 44, ...Array<number>(11).fill(0)],
          },
          usualStayMinutes: { min: 30, max: 60 },
        },
      },
    },
  ],
};
