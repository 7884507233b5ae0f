import type { SeededReviews, Translated } from '../account-seed.js';

export const reviews: Translated<SeededReviews> = {
  original: {
    distribution: [4, 6, 15, 61, 178],
    items: [
      {
        id: 'r-5',
        author: 'Bunda Kirana',
        stars: 5,
        body: 'Anak saya yang biasanya menangis malah minta dicek bonekanya juga. Dokter Yosef sabar sekali.',
        language: 'id',
        createdAt: '2026-11-14T11:20:00+07:00',
        reply: {
          language: 'id',
          body: 'Terima kasih, Bunda. Salam untuk Kirana dan bonekanya.',
          createdAt: '2026-11-14T13:40:00+07:00',
        },
      },
      {
        id: 'r-4',
        author: 'Pak Rahmat',
        stars: 4,
        body: 'Hasil lab keluar dua jam lewat chat, tidak perlu kembali ke klinik. Parkir agak sempit di pagi hari.',
        language: 'id',
        createdAt: '2026-11-02T10:05:00+07:00',
      },
      {
        id: 'r-3',
        author: 'Sophie',
        stars: 5,
        body: 'Dr Ratna speaks excellent English and explained everything twice. In and out within forty minutes.',
        language: 'en',
        createdAt: '2026-10-19T16:30:00+07:00',
      },
      {
        id: 'r-2',
        author: 'Yuliana',
        stars: 3,
        body: 'Pelayanannya baik, tetapi tanpa janji saya menunggu satu jam lebih.',
        language: 'id',
        createdAt: '2026-10-06T09:48:00+07:00',
        reply: {
          language: 'id',
          body: 'Mohon maaf sudah menunggu lama. Hari imunisasi memang padat; kini kami menambah satu bidan pada Selasa dan Kamis.',
          createdAt: '2026-10-06T14:00:00+07:00',
        },
      },
      { id: 'r-1', author: 'Agus', stars: 5, createdAt: '2026-09-11T18:15:00+07:00' },
    ],
  },
};
