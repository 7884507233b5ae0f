import type { SubPageSeed } from '../account-seed.js';
import { endlessParagraph, endlessWord, japaneseSentence, thaiSentence } from './endless-texts.js';
import { missingPicture } from './missing-picture.js';

const media: SubPageSeed<'MEDIA'> = {
  type: 'MEDIA',
  content: {
    original: {
      items: [
        {
          id: 'm-4',
          kind: 'photo',
          publishedAt: '2026-11-20T23:59:59+07:00',
          caption: endlessParagraph,
          pictures: Array.from({ length: 9 }, (_, index) => missingPicture(`media-${index}`, 960, 720)),
        },
        {
          id: 'm-3',
          kind: 'post',
          publishedAt: '2026-11-19T08:00:00+07:00',
          caption: thaiSentence.repeat(4),
          pictures: [],
        },
        {
          id: 'm-2',
          kind: 'photo',
          publishedAt: '2026-11-18T08:00:00+07:00',
          caption: endlessWord,
          pictures: [missingPicture('panorama', 4000, 300), missingPicture('column', 300, 4000)],
        },
        {
          id: 'm-1',
          kind: 'post',
          publishedAt: '2026-11-17T08:00:00+07:00',
          caption: japaneseSentence.repeat(6),
          pictures: [],
        },
      ],
    },
  },
};

const coupons: SubPageSeed<'COUPON'> = {
  type: 'COUPON',
  content: {
    original: {
      items: [
        {
          id: 'potongan-harga',
          name: 'Potongan Harga Khusus bagi Anggota Kehormatan dan Keluarganya dalam Rangka Peringatan Hari Ulang Tahun Perkumpulan Ketiga Puluh Tujuh',
          guide: endlessParagraph,
          kind: 'discount',
          picture: missingPicture('coupon', 960, 720),
          startsAt: '2026-11-01T00:00:00+07:00',
          endsAt: '2026-11-21T23:59:59+07:00',
          usage: 'once',
          lotteryPercent: 1,
          friendsOnly: true,
        },
        {
          id: 'thai',
          name: thaiSentence,
          guide: thaiSentence.repeat(3),
          kind: 'cashback',
          startsAt: '2000-01-01T00:00:00+07:00',
          endsAt: '2099-12-31T23:59:59+07:00',
          usage: 'unlimited',
          friendsOnly: true,
        },
        {
          id: 'kata',
          name: endlessWord,
          kind: 'other',
          startsAt: '2026-12-01T00:00:00+07:00',
          endsAt: '2026-12-31T23:59:59+07:00',
          usage: 'once',
          lotteryPercent: 99,
          friendsOnly: false,
        },
      ],
    },
  },
};

const rewardCard: SubPageSeed<'SHOPCARD'> = {
  type: 'SHOPCARD',
  content: {
    original: {
      id: 'kartu',
      name: 'Kartu Penghargaan Keikutsertaan Anggota dalam Kegiatan Kebudayaan dan Kemasyarakatan Tiga Bangsa',
      goal: 50,
      rewards: [
        { at: 1, title: endlessWord },
        { at: 2, title: thaiSentence },
        { at: 25, title: japaneseSentence },
        { at: 49, title: 'Sertifikat' },
        {
          at: 50,
          title:
            'Makan malam bersama dewan pengurus, penasihat, pembina, dan para penampil dari ketiga negara',
        },
      ],
      expiry: { basis: 'firstUse', days: 3_650 },
      notes: endlessParagraph,
    },
  },
};

const showcase: SubPageSeed<'EZSTORE'> = {
  type: 'EZSTORE',
  content: {
    original: {
      items: [
        {
          id: 'buku',
          name: 'Buku Peringatan Tiga Puluh Tujuh Tahun Persahabatan Kebudayaan Indonesia–Jepang–Thailand, Edisi Bersampul Keras',
          picture: missingPicture('book', 720, 720),
          price: { amount: 99_999_999_999, currency: 'IDR' },
          soldOut: false,
          url: `https://toko.example.org/${'f'.repeat(160)}`,
        },
        { id: 'thai', name: thaiSentence, price: { amount: 0, currency: 'IDR' }, soldOut: true },
        { id: 'kata', name: endlessWord, picture: missingPicture('strip', 2000, 100), soldOut: true },
        { id: 'japanese', name: japaneseSentence, soldOut: false },
      ],
    },
  },
};

const busyTimes: SubPageSeed<'TRAFFICINFO'> = {
  type: 'TRAFFICINFO',
  content: {
    original: {
      weekdays: {
        sun: Array<number>(24).fill(0),
        mon: Array<number>(24).fill(100),
        tue: Array.from({ length: 24 }, (_, hour) => (hour % 2) * 100),
        wed: Array.from({ length: 24 }, (_, hour) => Math.round((hour / 23) * 100)),
        thu: Array<number>(24).fill(1),
        fri: Array<number>(24).fill(50),
        sat: Array.from({ length: 24 }, (_, hour) => (hour === 12 ? 100 : 0)),
      },
      usualStayMinutes: { min: 1, max: 1_440 },
    },
  },
};

const membership: SubPageSeed<'MEMBERSHIP'> = {
  type: 'MEMBERSHIP',
  content: {
    original: {
      plans: [
        {
          id: 'kehormatan',
          name: 'Keanggotaan Kehormatan Seumur Hidup bagi Perseorangan, Keluarga, dan Badan Hukum dari Ketiga Negara',
          pricePerMonth: { amount: 1_234_567_890, currency: 'IDR' },
          perks: [endlessWord, thaiSentence, japaneseSentence, endlessParagraph, 'Majalah'],
          picture: missingPicture('membership', 960, 720),
          soldOut: false,
          url: `https://anggota.example.org/${'g'.repeat(160)}`,
        },
        {
          id: 'kata',
          name: endlessWord,
          pricePerMonth: { amount: 0, currency: 'IDR' },
          perks: ['–'],
          soldOut: true,
        },
      ],
    },
  },
};

/** Sub-pages with texts that are too long to fit. */
export const subPages: SubPageSeed[] = [media, coupons, rewardCard, showcase, busyTimes, membership];
