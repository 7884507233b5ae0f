import type { Announcements } from '@oa-profile/plugin-announcements/data';
import type { Delivery } from '@oa-profile/plugin-delivery/data';
import type { Signboard } from '@oa-profile/plugin-signboard/data';
import type { SocialMedia } from '@oa-profile/plugin-social-media/data';
import type { Takeout } from '@oa-profile/plugin-takeout/data';
import type { SeededPlace, SeededReviews, Translated } from '../account-seed.js';
import { endlessParagraph, endlessWord, japaneseSentence, thaiSentence } from './endless-texts.js';
import { missingPicture } from './missing-picture.js';

const roundTheClock = [{ opens: '00:00', closes: '24:00' }];

/** Terms of delivery that are too long for any table. */
export const delivery: Translated<Delivery> = {
  original: {
    services: [
      {
        kind: 'restaurant',
        fee: { amount: 1_234_567_890, currency: 'IDR' },
        freeFrom: { amount: 9_876_543_210, currency: 'IDR' },
        minimumOrder: { amount: 1_000_000_000, currency: 'IDR' },
        areas: [
          'Kelurahan Kebayoran Lama Selatan, Kecamatan Kebayoran Lama, Kota Administrasi Jakarta Selatan',
          thaiSentence,
          japaneseSentence,
          endlessWord,
          ...Array.from({ length: 30 }, (_, index) => `Rukun Warga ${String(index + 1).padStart(3, '0')}`),
        ],
        hours: {
          timeZone: 'Asia/Jakarta',
          weekly: { sun: roundTheClock, mon: roundTheClock, wed: [], fri: roundTheClock },
        },
        waitingMinutes: { min: 0, max: 2_880 },
        payments: ['bankTransfer', 'creditCard', 'cashOnDelivery', 'directDeposit'],
        orderUrl: `https://pesan.example.org/${'a'.repeat(180)}`,
        note: endlessParagraph,
      },
      {
        kind: 'store',
        fee: { amount: 0, currency: 'IDR' },
        areas: [],
        payments: [],
        note: endlessWord,
      },
    ],
  },
};

/** Dishes whose names do not fit on any card. */
export const takeout: Translated<Takeout> = {
  original: {
    items: [
      {
        id: 'nasi-tumpeng',
        name: 'Nasi Tumpeng Kuning Lengkap dengan Ayam Ingkung, Urap Sayuran, Telur Pindang, Perkedel Kentang, dan Sambal Goreng Ati',
        description: endlessParagraph,
        picture: missingPicture('tumpeng', 960, 720),
        price: { amount: 1_234_567_890, currency: 'IDR' },
        soldOut: false,
      },
      { id: 'thai', name: thaiSentence, description: thaiSentence, soldOut: true },
      { id: 'japanese', name: japaneseSentence, price: { amount: 0, currency: 'IDR' }, soldOut: false },
      {
        id: 'word',
        name: endlessWord,
        picture: missingPicture('tall', 200, 2000),
        price: { amount: 99_999_999_999, currency: 'IDR' },
        soldOut: true,
      },
    ],
    hours: { timeZone: 'Asia/Jakarta', weekly: { mon: roundTheClock } },
    waitingMinutes: { min: 600, max: 1_440 },
    orderUrl: `https://pesan.example.org/${'b'.repeat(180)}`,
    note: endlessParagraph,
  },
};

/** Guests with a lot to say. */
export const reviews: Translated<SeededReviews> = {
  original: {
    distribution: [123_456, 234_567, 345_678, 4_567_890, 56_789_012],
    items: [
      {
        id: 'r-4',
        author: `${endlessWord} ${endlessWord}`,
        stars: 1,
        body: `${endlessParagraph}\n\n${endlessWord}\n\n${endlessParagraph}`,
        language: 'id',
        createdAt: '2026-11-20T23:59:59+07:00',
        reply: { body: endlessParagraph, language: 'id', createdAt: '2026-11-21T00:00:01+07:00' },
      },
      {
        id: 'r-3',
        author: thaiSentence,
        stars: 5,
        body: thaiSentence.repeat(4),
        language: 'th',
        createdAt: '2026-11-01T08:00:00+07:00',
      },
      {
        id: 'r-2',
        author: japaneseSentence,
        stars: 3,
        body: japaneseSentence.repeat(5),
        language: 'ja',
        createdAt: '2020-02-29T08:00:00+07:00',
      },
      { id: 'r-1', author: 'A', stars: 2, body: '👍', createdAt: '2019-12-31T23:59:59+07:00' },
    ],
  },
};

/** Handles of maximum length. */
export const socialMedia: Translated<SocialMedia> = {
  original: {
    links: [
      {
        network: 'facebook',
        url: 'https://www.facebook.com/perkumpulan.persahabatan.kebudayaan.indonesia.jepang.thailand.example',
        handle: 'Perkumpulan Persahabatan Kebudayaan Indonesia–Jepang–Thailand Cabang Jakarta Selatan',
      },
      {
        network: 'instagram',
        url: 'https://www.instagram.com/persahabatan.example',
        handle: `@${endlessWord}`,
      },
      { network: 'x', url: 'https://x.com/persahabatan_ex', handle: thaiSentence },
      { network: 'youtube', url: 'https://www.youtube.com/@persahabatan-example', handle: japaneseSentence },
      { network: 'tiktok', url: 'https://www.tiktok.com/@persahabatan.example' },
      { network: 'threads', url: 'https://www.threads.net/@persahabatan.example' },
      { network: 'note', url: 'https://note.com/persahabatan_example' },
      { network: 'blog', url: `https://blog.example.org/${'c'.repeat(160)}` },
    ],
  },
};

/** A signboard with a missing picture and an endless text. */
export const signboard: Translated<Signboard> = {
  original: {
    picture: missingPicture('signboard', 1440, 720),
    text: `${endlessWord} ${thaiSentence} ${japaneseSentence}`,
    url: `https://papan.example.org/${'d'.repeat(160)}`,
  },
};

/** Titles longer than bodies. */
export const announcements: Translated<Announcements> = {
  original: {
    items: [
      {
        id: 'pemberitahuan-penundaan-pertunjukan-2026',
        title:
          'Pemberitahuan Penundaan Pertunjukan Kesenian Bersama Tahunan Ketiga Puluh Tujuh Sehubungan dengan Perbaikan Atap Gedung Pertemuan Serbaguna',
        body: `${endlessParagraph}\n\n${endlessWord}\n\n${endlessParagraph}`,
        publishedAt: '2026-11-20T23:00:00+07:00',
        url: `https://pengumuman.example.org/${'e'.repeat(160)}`,
        picture: missingPicture('announcement', 960, 720),
      },
      {
        id: 'thai',
        title: thaiSentence,
        body: thaiSentence.repeat(3),
        publishedAt: '2026-11-19T08:00:00+07:00',
      },
      { id: 'japanese', title: japaneseSentence, publishedAt: '2026-11-18T08:00:00+07:00' },
      { id: 'kata', title: endlessWord, body: endlessWord, publishedAt: '2021-01-01T00:00:00+07:00' },
    ],
  },
};

/** Neighbours with long names, next door and far away. */
export const nearbyPlaces: Translated<SeededPlace[]> = {
  original: [
    {
      id: 'gedung',
      name: 'Gedung Arsip dan Perpustakaan Nasional Persahabatan Tiga Bangsa Sayap Barat Daya Lantai Dasar',
      category: 'Lembaga pemerintah nonkementerian bidang kearsipan dan perpustakaan',
      latitude: -6.2446,
      longitude: 106.7791,
    },
    { id: 'kata', name: endlessWord, category: endlessWord, latitude: -6.2451, longitude: 106.7802 },
    { id: 'thai', name: thaiSentence, category: thaiSentence, latitude: -6.2438, longitude: 106.7779 },
    {
      id: 'jauh',
      name: japaneseSentence,
      latitude: -6.9,
      longitude: 107.6,
      hours: { timeZone: 'Asia/Jakarta', weekly: { sun: roundTheClock } },
      searchId: '@melati',
    },
  ],
};
