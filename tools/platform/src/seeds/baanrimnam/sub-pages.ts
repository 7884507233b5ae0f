import type { SubPageSeed } from '../account-seed.js';
import { picture, write } from './write.js';

const media: SubPageSeed<'MEDIA'> = {
  type: 'MEDIA',
  content: write((say) => ({
    items: [
      {
        id: 'm-9',
        kind: 'photo',
        publishedAt: '2026-11-20T17:50:00+07:00',
        caption: say('เรือของลุงสมานกลับถึงท่าพร้อมกุ้งเย็น', 'Uncle Saman’s boat is back with the evening’s prawns.'),
        pictures: [picture('boat', say('เรือหางยาวยามเย็น', 'A long-tail boat in the evening'))],
      },
      {
        id: 'm-8',
        kind: 'photo',
        publishedAt: '2026-11-18T12:15:00+07:00',
        caption: say('ต้มยำกุ้งแม่น้ำ หม้อแรกของวันนี้', 'Tom yum with river prawns: the first pot of the day.'),
        pictures: [picture('photo-1', say('ต้มยำกุ้งในชามลายคราม', 'Tom yum goong in a blue and white bowl'))],
      },
      {
        id: 'm-7',
        kind: 'post',
        publishedAt: '2026-11-16T18:02:00+07:00',
        caption: say(
          'เย็นนี้ฟ้าเป็นสีส้มทั้งแม่น้ำ โต๊ะริมน้ำว่างสองโต๊ะครับ',
          'The whole river is orange this evening. Two tables at the water are free.',
        ),
        pictures: [picture('photo-2', say('โต๊ะริมน้ำยามพระอาทิตย์ตก', 'Tables at the river at sunset'))],
      },
      {
        id: 'm-6',
        kind: 'photo',
        publishedAt: '2026-11-12T14:00:00+07:00',
        caption: say(
          'มะม่วงน้ำดอกไม้ชุดแรกจากบางคล้า ข้าวเหนียวมูนกะทิสด',
          'The first Nam Dok Mai mangoes from Bang Khla, with sticky rice in fresh coconut cream.',
        ),
        pictures: [
          picture('photo-3', say('ข้าวเหนียวมะม่วงบนจานขาว', 'Mango with sticky rice on a white plate')),
        ],
      },
      {
        id: 'm-5',
        kind: 'photo',
        publishedAt: '2026-11-08T19:25:00+07:00',
        caption: say('กุ้งเผาเตาถ่าน ตัวละสามขีดกว่า', 'Over charcoal: prawns of three hundred grams each.'),
        pictures: [picture('prawns', say('กุ้งแม่น้ำเผาบนใบตอง', 'Grilled river prawns on a banana leaf'))],
      },
      {
        id: 'm-4',
        kind: 'photo',
        publishedAt: '2026-11-03T11:10:00+07:00',
        caption: say('พริกแกงเขียวหวานโขลกใหม่ทุกบ่าย', 'The green paste is pounded fresh every afternoon.'),
        pictures: [picture('green-curry', say('แกงเขียวหวานในชามดิน', 'Green curry in an earthen bowl'))],
      },
      {
        id: 'm-3',
        kind: 'post',
        publishedAt: '2026-10-26T09:00:00+07:00',
        caption: say(
          'น้ำลดแล้ว ท่าเรือหน้าบ้านเปิดใช้ได้ตามปกติ',
          'The water is down again; our pier is open as usual.',
        ),
        pictures: [],
      },
      {
        id: 'm-2',
        kind: 'photo',
        publishedAt: '2026-10-14T15:30:00+07:00',
        caption: say('บ่ายร้อนๆ ชาไทยหนึ่งแก้ว', 'A hot afternoon, a glass of Thai tea.'),
        pictures: [picture('thai-tea', say('ชาไทยเย็น', 'Iced Thai tea'))],
      },
      {
        id: 'm-1',
        kind: 'photo',
        publishedAt: '2026-10-01T10:00:00+07:00',
        caption: say('ปิ่นโตของคุณยาย ใช้มาตั้งแต่ปี 2509', 'Grandmother’s tiffin, in use since 1966.'),
        pictures: [picture('tiffin', say('ปิ่นโตเคลือบ', 'An enamel tiffin'))],
      },
    ],
  })),
};

const coupons: SubPageSeed<'COUPON'> = {
  type: 'COUPON',
  content: write((say) => ({
    items: [
      {
        id: 'c-mango',
        name: say('ข้าวเหนียวมะม่วงฟรี เมื่อทานครบ 1,500 บาท', 'Free mango with sticky rice from 1,500 baht'),
        guide: say(
          'แสดงหน้าจอนี้ก่อนชำระเงิน หนึ่งจานต่อโต๊ะ ใช้ได้เฉพาะมื้อเย็นวันจันทร์ถึงพฤหัสบดี',
          'Show this screen before you pay. One plate per table, at dinner from Monday to Thursday.',
        ),
        kind: 'free',
        picture: picture('photo-3', say('ข้าวเหนียวมะม่วง', 'Mango with sticky rice')),
        startsAt: '2026-11-01T00:00:00+07:00',
        endsAt: '2027-05-31T23:59:00+07:00',
        usage: 'unlimited',
        friendsOnly: true,
      },
      {
        id: 'c-thai-tea',
        name: say('ชาไทยเย็นแก้วแรก ลดครึ่งราคา', 'Your first Thai tea at half price'),
        guide: say('ท่านละหนึ่งครั้ง', 'Once for each guest.'),
        kind: 'discount',
        picture: picture('thai-tea', say('ชาไทยเย็น', 'Iced Thai tea')),
        startsAt: '2026-10-01T00:00:00+07:00',
        endsAt: '2027-01-31T23:59:00+07:00',
        usage: 'once',
        friendsOnly: false,
      },
      {
        id: 'c-krathong',
        name: say('ลุ้นโต๊ะริมน้ำคืนลอยกระทง', 'Win a table at the water on Loy Krathong'),
        guide: say(
          'ประกาศผลทางแชตวันที่ 23 พฤศจิกายน เวลา 12.00 น. สำหรับ 2 ท่าน',
          'We tell the winners in the chat on 23 November at noon. For two.',
        ),
        kind: 'gift',
        picture: picture('krathong', say('กระทงบนแม่น้ำ', 'Krathongs on the river')),
        startsAt: '2026-11-10T00:00:00+07:00',
        endsAt: '2026-11-22T23:59:00+07:00',
        usage: 'once',
        lotteryPercent: 2,
        drawEntry: say('ส่งข้อความ “กระทง” ในแชต', 'Send us “Krathong” in the chat.'),
        friendsOnly: true,
      },
    ],
  })),
};

const rewardCard: SubPageSeed<'SHOPCARD'> = {
  type: 'SHOPCARD',
  content: write((say) => ({
    id: 'card-baanrimnam',
    name: say('บัตรกินบ่อย', 'The regular’s card'),
    goal: 10,
    rewards: [
      { at: 5, title: say('ชาไทยเย็นสองแก้ว', 'Two glasses of Thai tea') },
      { at: 10, title: say('กุ้งแม่น้ำเผาหนึ่งจาน', 'A plate of grilled river prawns') },
    ],
    expiry: { basis: 'firstUse', days: 180 },
    notes: say('หนึ่งแต้มต่อหนึ่งโต๊ะต่อหนึ่งมื้อ', 'One point for each table and meal.'),
  })),
};

const lunchAndDinner = [
  ...Array<number>(11).fill(0),
  ...[36, 58, 52, 20, 0, 0],
  ...[48, 76, 88, 84, 62, 30, 0],
];
const weekend = [
  ...Array<number>(10).fill(0),
  ...[30, 62, 84, 80, 46, 0, 0],
  ...[72, 94, 100, 96, 82, 58, 24],
];

const busyTimes: SubPageSeed<'TRAFFICINFO'> = {
  type: 'TRAFFICINFO',
  content: {
    original: {
      weekdays: {
        sun: weekend,
        mon: [...Array<number>(17).fill(0), ...lunchAndDinner.slice(17)],
        tue: lunchAndDinner,
        wed: lunchAndDinner,
        thu: lunchAndDinner,
        fri: lunchAndDinner.map((value) => Math.min(100, Math.round(value * 1.1))),
        sat: weekend,
      },
      usualStayMinutes: { min: 60, max: 110 },
    },
  },
};

export const subPages: SubPageSeed[] = [media, coupons, rewardCard, busyTimes];
