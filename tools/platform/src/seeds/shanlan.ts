import type { AccountSeed } from './account-seed.js';
import { coverOf, iconOf, mapUrl, photoOf, shareImageOf } from './pictures.js';
import { publicHolidays } from './public-holidays.js';

const shop = [{ opens: '10:00', closes: '19:00' }];
const market = [{ opens: '09:00', closes: '21:00' }];

/** A tea shop in Taipei that has been there since 1921. */
export const shanlan: AccountSeed = {
  page: {
    original: {
      account: {
        accountId: 'oa-shanlan',
        basicSearchId: '@208shnln',
        premiumSearchId: '@shanlan',
        countryCode: 'TW',
        timeZone: 'Asia/Taipei',
        currency: 'TWD',
        contentLanguage: 'zh-TW',
        name: '山嵐茶行',
        category: '茶行・茶藝館',
        statusMessage: '冬茶上市，歡迎試飲',
        description:
          '一九二一年起在大稻埕迪化街開店，如今由第四代掌店。從坪林文山包種到梨山高山烏龍，每一款都是自己上山挑、自己焙火。進門先坐下，喝完再決定要不要買。',
        badge: 'verified',
        color: '#4b5d8a',
        icon: iconOf('shanlan'),
        cover: coverOf('shanlan'),
        shareImage: shareImageOf('shanlan', '山嵐茶行的紅磚拱門與蓋碗茶席'),
        features: ['call', 'keep', 'follow', 'share', 'report'],
      },
      basicInfo: {
        hours: {
          timeZone: 'Asia/Taipei',
          weekly: {
            sun: [{ opens: '10:00', closes: '18:00' }],
            mon: shop,
            tue: shop,
            wed: [],
            thu: shop,
            fri: shop,
            sat: shop,
          },
          holiday: [{ opens: '10:00', closes: '18:00' }],
          publicHolidays: [...publicHolidays.TW],
          special: [
            {
              from: '2026-12-31',
              to: '2026-12-31',
              intervals: [{ opens: '10:00', closes: '16:00' }],
              note: '跨年夜提早打烊',
            },
            { from: '2027-01-22', to: '2027-02-04', intervals: market, note: '年貨大街期間延長營業，無公休' },
            {
              from: '2027-02-05',
              to: '2027-02-09',
              intervals: [],
              note: '春節休息，初五開工',
            },
            { from: '2027-04-12', to: '2027-04-16', intervals: [], note: '全店上山收春茶' },
          ],
        },
        address: {
          text: '103 臺北市大同區迪化街一段 299 號之 7',
          note: '霞海城隍廟往北走五分鐘，紅磚拱門那一間。',
          latitude: 25.05873,
          longitude: 121.50946,
          mapUrl: mapUrl(25.05873, 121.50946),
        },
        phone: '+886 2 0155 0142',
        websites: [
          { url: 'https://shanlan-tea.example.com.tw/', label: '官方網站' },
          { url: 'https://shop.shanlan-tea.example.com.tw/', label: '線上茶鋪' },
        ],
        priceRanges: [
          { kind: 'general', min: { amount: 150, currency: 'TWD' }, max: { amount: 2800, currency: 'TWD' } },
        ],
        paymentMethods: ['cash', 'creditCard', 'transitCard', 'eMoney', 'qrPayment'],
        facilities: ['freeWifi', 'noSmoking', 'privateRooms'],
        seats: 18,
        stations: [
          { name: '大橋頭站', line: '捷運中和新蘆線 1 號出口', walkMinutes: 10 },
          { name: '北門站', line: '捷運松山新店線 3 號出口', walkMinutes: 14 },
        ],
        healthAndSafety: ['handSanitizer', 'ventilation', 'contactlessPayment'],
      },
      faq: {
        items: [
          {
            id: 'tasting',
            question: '可以試喝嗎？需要付費嗎？',
            answer:
              '可以，免費試喝三款，不買也沒關係。\n\n想坐久一點，二樓茶席每位 300 元，含一泡茶和兩樣茶點，可待九十分鐘。',
            updatedAt: '2026-10-20T10:00:00+08:00',
          },
          {
            id: 'beginner',
            question: '第一次買茶，不知道從哪一款開始？',
            answer:
              '喜歡花香就從文山包種開始，喜歡果香和蜜味選東方美人，想要耐泡、回甘長的選凍頂烏龍。每款都有 50 克小包裝，喝完再說。',
          },
          {
            id: 'storage',
            question: '茶葉怎麼保存？可以放多久？',
            answer:
              '避光、避濕、避味道，密封放在室溫即可，不必冰。清香型半年內喝完最好；焙火重的可以放兩三年，味道會愈來愈圓。',
          },
          {
            id: 'brewing',
            question: '家裡沒有茶具，可以用馬克杯泡嗎？',
            answer:
              '當然可以。3 克茶葉、300 毫升熱水，放著讓它慢慢出味，喝到剩三分之一再加水。水溫攝氏 90 度左右，綠茶再低一些。',
          },
          {
            id: 'shipping',
            question: '可以寄到國外嗎？',
            answer:
              '可以寄日本、韓國、新加坡、美國和泰國，滿 3,000 元免運費。一般五到十個工作天送達，關稅由收件人負擔。',
            updatedAt: '2026-09-01T10:00:00+08:00',
          },
          {
            id: 'gift',
            question: '有禮盒和企業訂製嗎？',
            answer:
              '有四款常備禮盒，可以手寫卡片。二十盒以上可印公司名字，請在兩週前告訴我們；年節前請提早一個月。',
          },
          {
            id: 'farm',
            question: '茶葉有農藥檢驗嗎？',
            answer: '每一批都送第三方檢驗，報告貼在店裡的公告欄，也可以在聊天室傳批號給我們，當天回傳 PDF。',
          },
          {
            id: 'english',
            question: '店裡可以用英文或日文溝通嗎？',
            answer: '可以。星期二到星期六有會英文的夥伴，老闆娘的日文是跟阿嬤學的，年代有點久遠，但聽得懂。',
          },
        ],
      },
    },
    translations: {
      en: {
        account: {
          name: 'Shanlan Tea House',
          category: 'Tea merchant and tea room',
          statusMessage: 'Winter tea: taste it',
          description:
            'On Dihua Street in Dadaocheng since 1921, now in the fourth generation. From Wenshan Baozhong to high-mountain oolong from Lishan, every tea is chosen on the mountain and roasted by ourselves. Sit down first; decide after the cup.',
          shareImage: { alt: 'The brick arches of Shanlan, with a covered bowl and cups' },
        },
        basicInfo: {
          hours: {
            special: [
              { note: 'New Year’s Eve: we close early' },
              { note: 'Lunar New Year market: longer hours, no day off' },
              { note: 'Lunar New Year; we are back on the fifth day' },
              { note: 'All of us are in the mountains for the spring harvest' },
            ],
          },
          address: {
            text: 'No. 299-7, Section 1, Dihua Street, Datong District, Taipei 103',
            note: 'Five minutes north of the Xiahai City God Temple: the house with the brick arches.',
          },
          websites: [{ label: 'Website' }, { label: 'Online shop' }],
          stations: [
            { name: 'Daqiaotou', line: 'MRT Zhonghe–Xinlu Line, exit 1' },
            { name: 'Beimen', line: 'MRT Songshan–Xindian Line, exit 3' },
          ],
        },
        faq: {
          items: [
            {
              question: 'May I taste, and does it cost anything?',
              answer:
                'Please do: three teas are free, whether you buy or not.\n\nTo sit longer, the tea room upstairs is NT$300 a person, with one tea and two small sweets, for ninety minutes.',
            },
            {
              question: 'I have never bought tea. Where do I start?',
              answer:
                'If you like flowers, with Wenshan Baozhong; if you like fruit and honey, with Oriental Beauty; for many infusions and a long finish, with Dong Ding oolong. All of them come in 50 g bags.',
            },
            {
              question: 'How do I keep tea, and for how long?',
              answer:
                'Sealed, away from light, damp and smells, at room temperature; no need for the fridge. Green oolongs are best within half a year. Heavily roasted ones keep two or three years and grow rounder.',
            },
            {
              question: 'I have no tea set. Will a mug do?',
              answer:
                'Of course. 3 g of leaves and 300 ml of hot water; leave them in and top up when a third is left. About 90 °C, less for green tea.',
            },
            {
              question: 'Do you ship abroad?',
              answer:
                'To Japan, Korea, Singapore, the United States and Thailand, free from NT$3,000. It takes five to ten working days; customs duties are the receiver’s.',
            },
            {
              question: 'Do you have gift boxes?',
              answer:
                'Four kinds, with a card written by hand. From twenty boxes we print your company’s name: please tell us two weeks ahead, and a month before the holidays.',
            },
            {
              question: 'Are the teas tested for pesticides?',
              answer:
                'Every batch, by an independent laboratory. The reports hang in the shop; send us a batch number in the chat and you have the PDF the same day.',
            },
            {
              question: 'Do you speak English or Japanese?',
              answer:
                'Yes. From Tuesday to Saturday somebody here speaks English. The owner’s Japanese is her grandmother’s: rather old-fashioned, but it works.',
            },
          ],
        },
      },
    },
  },
  friends: 21_077,
  followers: 8_805,
  posts: 233,
  callSetting: { enabled: true, acceptance: 'direct', phone: '+886 2 0155 0142' },
  responseMode: { mode: 'chat' },
  replyTime: { medianMinutes: 40 },
  recommendation: { original: { accountIds: ['oa-komorebi', 'oa-baanrimnam'], items: [] } },
  subPages: [
    {
      type: 'MEDIA',
      pageId: 'home',
      pluginId: 'media',
      content: {
        original: {
          items: [
            {
              id: 'm-3',
              kind: 'photo',
              publishedAt: '2026-11-17T15:30:00+08:00',
              caption: '冬茶第一泡，杏仁和蘭花的香氣。',
              pictures: [photoOf('shanlan', 1, '蓋碗、茶海與三只茶杯')],
            },
            {
              id: 'm-2',
              kind: 'post',
              publishedAt: '2026-11-10T10:00:00+08:00',
              caption: '這座一百零五歲的藥櫃，如今裝的是四十二種茶。',
              pictures: [photoOf('shanlan', 2, '擺滿茶罐的老木櫃與天平')],
            },
            {
              id: 'm-1',
              kind: 'photo',
              publishedAt: '2026-10-28T06:40:00+08:00',
              caption: '清晨六點的坪林，霧還沒散，採茶的阿姨們已經下田。',
              pictures: [photoOf('shanlan', 3, '山嵐間的茶園與採茶人')],
            },
          ],
        },
        translations: {
          en: {
            items: [
              {
                caption: 'The first infusion of the winter tea: almond and orchid.',
                pictures: [{ alt: 'A covered bowl, a pitcher and three cups' }],
              },
              {
                caption: 'This medicine cabinet is 105 years old. Today it holds forty-two teas.',
                pictures: [{ alt: 'An old wooden cabinet with tea caddies and scales' }],
              },
              {
                caption: 'Pinglin at six: still foggy, and the pickers are in the field already.',
                pictures: [{ alt: 'Tea pickers in terraced fields, with mist in the mountains' }],
              },
            ],
          },
        },
      },
    },
    {
      type: 'EZSTORE',
      pageId: 'home',
      pluginId: 'store',
      content: {
        original: {
          items: [
            {
              id: 's-baozhong',
              name: '文山包種 150 克',
              picture: photoOf('shanlan', 2, '茶罐'),
              price: { amount: 680, currency: 'TWD' },
              soldOut: false,
              url: 'https://shop.shanlan-tea.example.com.tw/items/baozhong',
            },
            {
              id: 's-beauty',
              name: '東方美人 75 克',
              price: { amount: 1500, currency: 'TWD' },
              soldOut: true,
              url: 'https://shop.shanlan-tea.example.com.tw/items/oriental-beauty',
            },
          ],
        },
        translations: {
          en: {
            items: [
              { name: 'Wenshan Baozhong, 150 g', picture: { alt: 'Tea caddies' } },
              { name: 'Oriental Beauty, 75 g' },
            ],
          },
        },
      },
    },
  ],
};
