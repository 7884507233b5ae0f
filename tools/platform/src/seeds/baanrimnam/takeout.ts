import type { Takeout } from '@oa-profile/plugin-takeout/data';
import { pictureOf } from '../pictures.js';
import { write } from './write.js';

const door = [
  { opens: '11:00', closes: '14:00' },
  { opens: '17:00', closes: '21:30' },
];

export const takeout = write<Takeout>((say) => ({
  items: [
    {
      id: 't-tiffin',
      name: say('ปิ่นโตครบมื้อ สำหรับ 2 คน', 'A whole meal for two, in a tiffin'),
      description: say(
        'แกงเขียวหวาน ผัดผักบุ้ง ข้าวสวยสองที่ และของหวานประจำวัน มัดจำปิ่นโต 300 บาท',
        'Green curry, morning glory, rice for two and the sweet of the day. 300 baht deposit for the tiffin.',
      ),
      picture: pictureOf('baanrimnam', 'tiffin', say('ปิ่นโตเคลือบสามชั้น', 'An enamel tiffin of three tiers')),
      price: { amount: 490, currency: 'THB' },
      soldOut: false,
    },
    {
      id: 't-tomyum',
      name: say('ต้มยำกุ้งแม่น้ำ', 'Tom yum with river prawns'),
      description: say('น้ำซุปแยกถุง เผ็ดกลาง', 'The broth comes apart; medium hot'),
      picture: pictureOf(
        'baanrimnam',
        'photo-1',
        say('ต้มยำกุ้งในชามลายคราม', 'Tom yum in a blue and white bowl'),
      ),
      price: { amount: 320, currency: 'THB' },
      soldOut: false,
    },
    {
      id: 't-curry',
      name: say('แกงเขียวหวานไก่บ้าน', 'Green curry with free-range chicken'),
      picture: pictureOf(
        'baanrimnam',
        'green-curry',
        say('แกงเขียวหวานในชามดิน', 'Green curry in an earthen bowl'),
      ),
      price: { amount: 220, currency: 'THB' },
      soldOut: false,
    },
    {
      id: 't-prawns',
      name: say('กุ้งแม่น้ำเผา ตัวใหญ่', 'Grilled river prawns, large'),
      description: say('สองตัว พร้อมน้ำจิ้มซีฟู้ด', 'Two of them, with seafood sauce'),
      picture: pictureOf('baanrimnam', 'prawns', say('กุ้งแม่น้ำเผาบนใบตอง', 'Grilled prawns on a banana leaf')),
      price: { amount: 680, currency: 'THB' },
      soldOut: true,
    },
    {
      id: 't-mango',
      name: say('ข้าวเหนียวมะม่วง', 'Mango with sticky rice'),
      picture: pictureOf('baanrimnam', 'photo-3', say('ข้าวเหนียวมะม่วง', 'Mango with sticky rice')),
      price: { amount: 160, currency: 'THB' },
      soldOut: false,
    },
    {
      id: 't-thai-tea',
      name: say('ชาไทยเย็น', 'Iced Thai tea'),
      picture: pictureOf('baanrimnam', 'thai-tea', say('ชาไทยเย็นในแก้วสูง', 'Iced Thai tea in a tall glass')),
      price: { amount: 75, currency: 'THB' },
      soldOut: false,
    },
  ],
  hours: {
    timeZone: 'Asia/Bangkok',
    weekly: { sun: door, mon: door.slice(1), tue: door, wed: door, thu: door, fri: door, sat: door },
  },
  waitingMinutes: { min: 15, max: 25 },
  note: say('นำกล่องมาเองลด 10 บาทต่อกล่อง', '10 baht off for each box you bring yourself.'),
}));
