import type { SubPageSeed } from '../account-seed.js';
import { picture, write } from './write.js';

const media: SubPageSeed<'MEDIA'> = {
  type: 'MEDIA',
  content: write((say) => ({
    items: [
      {
        id: 'm-5',
        kind: 'photo',
        publishedAt: '2026-11-18T07:30:00+07:00',
        caption: say(
          'Melati di halaman depan mekar semua pagi ini.',
          'All the jasmine in the front garden opened this morning.',
        ),
        pictures: [picture('garden', say('Semak melati di halaman', 'Jasmine bushes in the garden'))],
      },
      {
        id: 'm-4',
        kind: 'post',
        publishedAt: '2026-11-13T09:00:00+07:00',
        caption: say(
          'Minggu Boneka Sakit: bawa bonekamu, dr. Yosef akan memeriksanya. Gratis, Sabtu pukul 09.00.',
          'Sick Teddy Week: bring your bear and Dr Yosef will examine it. Free, Saturday at 9:00.',
        ),
        pictures: [
          picture(
            'photo-3',
            say(
              'Boneka beruang dengan plester dan stetoskop',
              'A teddy bear with a plaster and a stethoscope',
            ),
          ),
        ],
      },
      {
        id: 'm-3',
        kind: 'photo',
        publishedAt: '2026-10-26T08:15:00+07:00',
        caption: say(
          'Laboratorium baru: hasil darah rutin dalam dua jam.',
          'The new laboratory: blood counts within two hours.',
        ),
        pictures: [picture('laboratory', say('Mikroskop dan tabung uji', 'A microscope and test tubes'))],
      },
      {
        id: 'm-2',
        kind: 'photo',
        publishedAt: '2026-10-22T08:30:00+07:00',
        caption: say(
          'Ruang tunggu baru sudah siap, lengkap dengan sudut bermain.',
          'The new waiting room is ready, with a corner to play in.',
        ),
        pictures: [
          picture(
            'photo-2',
            say(
              'Ruang tunggu dengan kursi berwarna dan mainan',
              'A waiting room with coloured chairs and toys',
            ),
          ),
          picture(
            'photo-1',
            say('Meja dokter yang rapi di dekat jendela', 'A doctor’s tidy desk at the window'),
          ),
        ],
      },
      {
        id: 'm-1',
        kind: 'post',
        publishedAt: '2026-10-05T08:00:00+07:00',
        caption: say(
          'Musim pancaroba: minum air putih yang cukup, dan cuci tangan sebelum memegang wajah.',
          'The season is changing: drink enough water, and wash your hands before you touch your face.',
        ),
        pictures: [],
      },
    ],
  })),
};

const busyTimes: SubPageSeed<'TRAFFICINFO'> = {
  type: 'TRAFFICINFO',
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
};

export const subPages: SubPageSeed[] = [media, busyTimes];
