import type { Faq } from '@oa-profile/plugin-faq/data';
import { write } from './write.js';

export const faq = write<Faq>((say) => ({
  items: [
    {
      id: 'tasting',
      question: say('可以試喝嗎？需要付費嗎？', 'May I taste, and does it cost anything?'),
      answer: say(
        '可以，免費試喝三款，不買也沒關係。\n\n想坐久一點，二樓茶席每位 300 元，含一泡茶和兩樣茶點，可待九十分鐘。',
        'Please do: three teas are free, whether you buy or not.\n\nTo sit longer, the tea room upstairs is NT$300 a person, with one tea and two small sweets, for ninety minutes.',
      ),
      updatedAt: '2026-10-20T10:00:00+08:00',
    },
    {
      id: 'beginner',
      question: say('第一次買茶，不知道從哪一款開始？', 'I have never bought tea. Where do I start?'),
      answer: say(
        '喜歡花香就從文山包種開始，喜歡果香和蜜味選東方美人，想要耐泡、回甘長的選凍頂烏龍。每款都有 50 克小包裝，喝完再說。',
        'If you like flowers, with Wenshan Baozhong; if you like fruit and honey, with Oriental Beauty; for many infusions and a long finish, with Dong Ding oolong. All of them come in 50 g bags.',
      ),
    },
    {
      id: 'brewing',
      question: say('家裡沒有茶具，可以用馬克杯泡嗎？', 'I have no tea set. Will a mug do?'),
      answer: say(
        '當然可以。3 克茶葉、300 毫升熱水，放著讓它慢慢出味，喝到剩三分之一再加水。水溫攝氏 90 度左右，綠茶再低一些。',
        'Of course. 3 g of leaves and 300 ml of hot water; leave them in and top up when a third is left. About 90 °C, less for green tea.',
      ),
    },
    {
      id: 'shipping',
      question: say('可以寄到國外嗎？', 'Do you ship abroad?'),
      answer: say(
        '可以寄日本、韓國、新加坡、美國和泰國，滿 3,000 元免運費。一般五到十個工作天送達，關稅由收件人負擔。',
        'To Japan, Korea, Singapore, the United States and Thailand, free from NT$3,000. It takes five to ten working days; customs duties are the receiver’s.',
      ),
      updatedAt: '2026-09-01T10:00:00+08:00',
    },
    {
      id: 'english',
      question: say('店裡可以用英文或日文溝通嗎？', 'Do you speak English or Japanese?'),
      answer: say(
        '可以。星期二到星期六有會英文的夥伴，老闆娘的日文是跟阿嬤學的，年代有點久遠，但聽得懂。',
        'Yes. From Tuesday to Saturday somebody here speaks English. The owner’s Japanese is her grandmother’s: rather old-fashioned, but it works.',
      ),
    },
  ],
}));
