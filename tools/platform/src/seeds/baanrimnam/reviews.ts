import type { SeededReviews, Translated } from '../account-seed.js';

export const reviews: Translated<SeededReviews> = {
  original: {
    distribution: [21, 34, 118, 502, 1143],
    items: [
      {
        id: 'r-7',
        author: 'คุณแพร',
        stars: 5,
        body: 'พาคุณแม่มาฉลองวันเกิด ได้โต๊ะริมน้ำพอดีพระอาทิตย์ตก กุ้งสดมาก น้ำจิ้มแซ่บสุด ๆ พนักงานดูแลผู้ใหญ่ดีมาก',
        language: 'th',
        createdAt: '2026-11-15T20:18:00+07:00',
        reply: {
          language: 'th',
          body: 'ขอบคุณค่ะ ฝากสุขสันต์วันเกิดคุณแม่อีกครั้งนะคะ ปีหน้าเราเก็บโต๊ะเดิมไว้ให้',
          createdAt: '2026-11-16T11:02:00+07:00',
        },
      },
      {
        id: 'r-6',
        author: 'Marcus',
        stars: 5,
        body: 'The tom yum ruined all other tom yum for me. Come by boat, it stops almost at the door.',
        language: 'en',
        createdAt: '2026-11-09T13:40:00+07:00',
      },
      {
        id: 'r-5',
        author: 'ナオミ',
        stars: 4,
        body: '夕日の席は一週間前に予約しました。辛さは「マイペッ」と言えば抑えてくれます。',
        language: 'ja',
        createdAt: '2026-10-28T21:05:00+07:00',
      },
      {
        id: 'r-4',
        author: '陳先生',
        stars: 4,
        body: '景色一流，菜色道地，只是週末要等。芒果糯米飯一定要點。',
        language: 'zh-TW',
        createdAt: '2026-10-11T19:44:00+07:00',
      },
      {
        id: 'r-3',
        author: 'นัท',
        stars: 3,
        body: 'อาหารอร่อยแต่วันหยุดคนเยอะมาก รอเช็กบิลนาน ที่จอดรถหายาก',
        language: 'th',
        createdAt: '2026-10-04T14:20:00+07:00',
        reply: {
          language: 'th',
          body: 'ขออภัยจริง ๆ ค่ะ ตอนนี้สแกนจ่ายที่โต๊ะได้แล้ว ไม่ต้องรอพนักงานค่ะ',
          createdAt: '2026-10-05T10:30:00+07:00',
        },
      },
      {
        id: 'r-2',
        author: 'Élise',
        stars: 5,
        body: 'Le bruit de l’eau, les lanternes, le curry vert de la grand-mère. On est revenus deux soirs de suite.',
        language: 'fr',
        createdAt: '2026-09-19T22:10:00+07:00',
      },
      { id: 'r-1', author: 'ต้น', stars: 5, createdAt: '2026-09-02T18:55:00+07:00' },
    ],
  },
};
