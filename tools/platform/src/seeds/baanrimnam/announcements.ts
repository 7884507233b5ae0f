import type { Announcements } from '@oa-profile/plugin-announcements/data';
import { picture, write } from './write.js';

export const announcements = write<Announcements>((say) => ({
  items: [
    {
      id: 'loy-krathong',
      title: say('คืนลอยกระทงที่บ้านริมน้ำ', 'Loy Krathong at Baan Rim Nam'),
      body: say(
        'อังคารที่ 24 พฤศจิกายน เปิด 16.00 น. ถึงเที่ยงคืน เฉพาะมื้อเย็น ทุกโต๊ะรับกระทงใบตองฟรีหนึ่งใบ ลอยจากท่าของเราได้เลย\n\nถนนมหาราชปิดตั้งแต่ 17.00 น. แนะนำให้มาทางเรือหรือรถไฟฟ้า',
        'On Tuesday, 24 November we are open from 4:00 PM to midnight, for dinner only. Each table gets a krathong of banana leaf, to float from our own pier.\n\nMaha Rat Road is closed from 5:00 PM: come by boat or metro.',
      ),
      publishedAt: '2026-11-19T10:00:00+07:00',
      until: '2026-11-25T00:00:00+07:00',
      picture: picture('krathong', say('กระทงบนแม่น้ำ', 'Krathongs on the river')),
    },
    {
      id: 'mango-season',
      title: say('มะม่วงต้นฤดูมาแล้ว', 'The first mangoes are in'),
      publishedAt: '2026-11-12T09:00:00+07:00',
      picture: picture('photo-3', say('ข้าวเหนียวมะม่วง', 'Mango with sticky rice')),
    },
    {
      id: 'new-year-eve',
      title: say('คืนส่งท้ายปี เปิดจอง 1 ธันวาคม', 'New Year’s Eve: bookings from 1 December'),
      body: say(
        'ชุดอาหารค่ำ 7 คอร์ส ท่านละ 2,900 บาท ชมพลุจากริมน้ำ มี 40 ที่นั่ง',
        'Seven courses at 2,900 baht, and the fireworks over the river. There are 40 seats.',
      ),
      publishedAt: '2026-11-02T12:00:00+07:00',
      until: '2027-01-01T02:00:00+07:00',
      url: 'https://baanrimnam.example.com/newyear',
    },
    {
      id: 'pay-at-the-table',
      title: say('สแกนจ่ายที่โต๊ะได้แล้ว', 'You can now pay at the table'),
      body: say(
        'สแกน QR บนโต๊ะเพื่อดูยอดและชำระเงิน แยกบิลได้ถึง 6 คน',
        'Scan the code on the table to see and pay the bill; it can be split among up to six.',
      ),
      publishedAt: '2026-10-05T09:00:00+07:00',
    },
  ],
}));
