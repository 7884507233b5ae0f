import type { Announcements } from '@oa-profile/plugin-announcements/data';
import { picture, write } from './write.js';

export const announcements = write<Announcements>((say) => ({
  items: [
    {
      id: 'winter-tea',
      title: say('二〇二六冬茶上市', 'The winter tea of 2026 is here'),
      body: say(
        '坪林文山包種、梨山高山烏龍、木柵鐵觀音三款，即日起開放試飲。\n\n今年入冬雨水少，葉子小而厚，香氣收得很乾淨。',
        'Wenshan Baozhong, high-mountain oolong from Lishan and Muzha Tieguanyin: come and taste.\n\nThere was little rain this autumn. The leaves are small and thick, and their scent is very clear.',
      ),
      publishedAt: '2026-11-17T10:00:00+08:00',
      url: 'https://shop.shanlan-tea.example.com.tw/winter',
      picture: picture('winter-tea', say('霧中的茶山', 'Tea hills in the mist')),
    },
    {
      id: 'roasting-day',
      title: say('11 月 25 日（三）焙茶日，一樓暫停試飲', 'Wednesday, 25 November: roasting, no tasting'),
      body: say(
        '公休日焙火，隔天一早店裡會有炭香。',
        'We roast on our day off; on the next morning the house smells of charcoal.',
      ),
      publishedAt: '2026-11-14T09:00:00+08:00',
      until: '2026-11-26T10:00:00+08:00',
      picture: picture('roasting', say('炭焙茶籠', 'Baskets over charcoal')),
    },
    {
      id: 'new-year-boxes',
      title: say('年節禮盒開始預訂', 'Gift boxes for the Lunar New Year: order now'),
      body: say(
        '一月十五日前預訂，贈手寫春聯一對。二十盒以上可印公司名字。',
        'With orders before 15 January comes a pair of spring couplets, written by hand. From twenty boxes we print your company’s name.',
      ),
      publishedAt: '2026-11-05T10:00:00+08:00',
      until: '2027-01-16T00:00:00+08:00',
      picture: picture('gift-box', say('茶葉禮盒', 'Tea in a gift box')),
    },
    {
      id: 'shipping-us',
      title: say('寄往美國的包裹恢復正常', 'Parcels to the United States are back to normal'),
      publishedAt: '2026-09-01T10:00:00+08:00',
    },
  ],
}));
