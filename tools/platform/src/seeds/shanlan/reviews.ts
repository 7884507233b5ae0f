import type { SeededReviews, Translated } from '../account-seed.js';

export const reviews: Translated<SeededReviews> = {
  original: {
    distribution: [2, 3, 14, 88, 301],
    items: [
      {
        id: 'r-6',
        author: '阿哲',
        stars: 5,
        body: '老闆娘泡茶不急不徐，三款試喝下來才問我喜歡哪一種，完全沒有壓力。冬茶的蘭花香很明顯，帶了兩罐回家。',
        language: 'zh-TW',
        createdAt: '2026-11-16T16:22:00+08:00',
        reply: {
          language: 'zh-TW',
          body: '謝謝您！水溫記得降到九十度，第三泡最香。',
          createdAt: '2026-11-16T19:05:00+08:00',
        },
      },
      {
        id: 'r-5',
        author: 'ひろこ',
        stars: 5,
        body: '女将さんの少し古風な日本語がとても素敵でした。東方美人は蜜の香り。帰国してから毎日飲んでいます。',
        language: 'ja',
        createdAt: '2026-11-03T11:48:00+08:00',
      },
      {
        id: 'r-4',
        author: 'Tom & Ania',
        stars: 5,
        body: 'An hour upstairs with one pot of oolong and the rain outside. We understood tea for the first time.',
        language: 'en',
        createdAt: '2026-10-22T15:10:00+08:00',
      },
      {
        id: 'r-3',
        author: '小美',
        stars: 4,
        body: '鳳梨酥配凍頂烏龍剛剛好。二樓茶席位子不多，假日請先打電話。',
        language: 'zh-TW',
        createdAt: '2026-10-10T14:35:00+08:00',
      },
      {
        id: 'r-2',
        author: '박지훈',
        stars: 4,
        body: '작은 봉투(50g)로 살 수 있어서 여러 가지를 사 왔어요. 카드 결제도 됩니다.',
        language: 'ko',
        createdAt: '2026-09-18T12:20:00+08:00',
      },
      { id: 'r-1', author: 'Chloe', stars: 5, createdAt: '2026-09-01T17:40:00+08:00' },
    ],
  },
};
