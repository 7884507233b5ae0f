import type { FurtherPageContent, FurtherPageSeed, SubPageSeed } from '../account-seed.js';
import { photo } from './photo.js';
import { write } from './write.js';

/** The page with what is served at the tables. */
export const menu: FurtherPageSeed = {
  id: 'menu',
  sections: ['signboard', 'showcase', 'faq'],
  content: write<FurtherPageContent>((say) => ({
    title: say('メニュー', 'Menu', 'เมนู'),
    signboard: {
      picture: photo(say, 'pour-over-poster'),
      text: say(
        '今週の豆はエチオピア・グジ。ハンドドリップでどうぞ。',
        'This week’s bean is Ethiopia Guji. Have it as a hand drip.',
        'เมล็ดประจำสัปดาห์คือเอธิโอเปีย กูจิ ลองแบบกาแฟดริป',
      ),
    },
    faq: {
      items: [
        {
          id: 'breakfast',
          question: say('モーニングは何時までですか？', 'Until when is breakfast served?', 'อาหารเช้ามีถึงกี่โมง'),
          answer: say(
            '11時までです。お飲み物に200円を足すと、トーストとゆで卵が付きます。',
            'Until 11:00. For 200 yen more, any drink comes with toast and a boiled egg.',
            'ถึง 11.00 น. เพิ่ม 200 เยนจากเครื่องดื่ม รับโทสต์และไข่ต้ม',
          ),
        },
        {
          id: 'refill',
          question: say('おかわりはできますか？', 'Are there refills?', 'เติมกาแฟได้ไหม'),
          answer: say(
            '本日の珈琲は、二杯目から半額です。お会計の前にお声がけください。',
            'The second cup of the day’s coffee is half price. Tell us before you pay.',
            'กาแฟประจำวันแก้วที่สองลดครึ่งราคา แจ้งก่อนชำระเงิน',
          ),
        },
        {
          id: 'bar-food',
          question: say('夜は食事もありますか？', 'Is there food at night?', 'ตอนกลางคืนมีอาหารไหม'),
          answer: say(
            '18時から、ナポリタンと季節のつまみを五品ほどご用意します。ラストオーダーは閉店の30分前です。',
            'From 18:00 we have Napolitan spaghetti and about five small dishes of the season. The last order is half an hour before we close.',
            'ตั้งแต่ 18.00 น. มีสปาเกตตีนาโปลิตันและกับแกล้มตามฤดูกาลราวห้าอย่าง รับออร์เดอร์สุดท้ายก่อนปิดครึ่งชั่วโมง',
          ),
        },
      ],
    },
  })),
};

export const dishes: SubPageSeed<'EZSTORE'> = {
  type: 'EZSTORE',
  pageId: 'menu',
  pluginId: 'dishes',
  content: write((say) => ({
    items: [
      {
        id: 'd-drip',
        name: say('ハンドドリップ（今週の豆）', 'Hand drip of the week', 'กาแฟดริปประจำสัปดาห์'),
        picture: photo(say, 'photo-1'),
        price: { amount: 650, currency: 'JPY' },
        soldOut: false,
      },
      {
        id: 'd-latte',
        name: say('アイスカフェラテ', 'Iced latte', 'ลาเต้เย็น'),
        picture: photo(say, 'iced-latte'),
        price: { amount: 720, currency: 'JPY' },
        soldOut: false,
      },
      {
        id: 'd-toast',
        name: say('あんバタートースト', 'Toast with red bean and butter', 'โทสต์ถั่วแดงกับเนย'),
        picture: photo(say, 'toast'),
        price: { amount: 580, currency: 'JPY' },
        soldOut: false,
      },
      {
        id: 'd-sandwich',
        name: say('厚焼き玉子サンド', 'Thick omelette sandwich', 'แซนด์วิชไข่ม้วนหนานุ่ม'),
        picture: photo(say, 'egg-sandwich'),
        price: { amount: 880, currency: 'JPY' },
        soldOut: false,
      },
      {
        id: 'd-cheesecake',
        name: say('チーズケーキ', 'Cheesecake', 'ชีสเค้ก'),
        picture: photo(say, 'photo-3'),
        price: { amount: 620, currency: 'JPY' },
        soldOut: true,
      },
      {
        id: 'd-chestnuts',
        name: say(
          '栗の渋皮煮とバニラアイス',
          'Candied chestnuts with vanilla ice cream',
          'เกาลัดเชื่อมกับไอศกรีมวานิลลา',
        ),
        picture: photo(say, 'chestnuts'),
        price: { amount: 740, currency: 'JPY' },
        soldOut: false,
      },
    ],
  })),
};
