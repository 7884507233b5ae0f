import type { Takeout } from '@oa-profile/plugin-takeout/data';
import { everyDay, onDays, times } from '../hours.js';
import { photo } from './photo.js';
import { write } from './write.js';

const counter = times('08:00-16:00');

export const takeout = write<Takeout>((say) => ({
  items: [
    {
      id: 't-drip',
      name: say('ハンドドリップ', 'Hand drip', 'กาแฟดริป'),
      description: say(
        '今週の豆で一杯ずつ。お待ちいただく四分も込みです。',
        'This week’s bean, one cup at a time. The four minutes are part of it.',
        'ดริปทีละแก้วด้วยเมล็ดประจำสัปดาห์ รอประมาณสี่นาที',
      ),
      picture: photo(say, 'paper-cup'),
      price: { amount: 550, currency: 'JPY' },
      soldOut: false,
    },
    {
      id: 't-latte',
      name: say('アイスカフェラテ', 'Iced latte', 'ลาเต้เย็น'),
      description: say(
        'オーツミルク・豆乳への変更は無料です。',
        'Oat or soy milk at no extra cost.',
        'เปลี่ยนเป็นนมโอ๊ตหรือนมถั่วเหลืองได้ฟรี',
      ),
      picture: photo(say, 'iced-latte'),
      price: { amount: 620, currency: 'JPY' },
      soldOut: false,
    },
    {
      id: 't-sandwich',
      name: say('厚焼き玉子サンド', 'Thick omelette sandwich', 'แซนด์วิชไข่ม้วนหนานุ่ม'),
      description: say(
        'だし巻きを四枚分。からしマヨネーズは抜けます。卵・小麦・乳を含みます。',
        'A rolled omelette as thick as the bread. We can leave out the mustard. Contains egg, wheat and dairy.',
        'ไข่ม้วนหนาเท่าขนมปัง ไม่ใส่มัสตาร์ดได้ มีไข่ แป้งสาลี และนม',
      ),
      picture: photo(say, 'egg-sandwich'),
      price: { amount: 780, currency: 'JPY' },
      soldOut: false,
    },
    {
      id: 't-toast',
      name: say('あんバタートースト', 'Toast with red bean and butter', 'โทสต์ถั่วแดงกับเนย'),
      picture: photo(say, 'toast'),
      price: { amount: 480, currency: 'JPY' },
      soldOut: false,
    },
    {
      id: 't-cheesecake',
      name: say('チーズケーキ', 'Cheesecake', 'ชีสเค้ก'),
      description: say('一切れ。保冷剤をお付けします。', 'A slice, with an ice pack.', 'หนึ่งชิ้น แถมเจลเย็น'),
      picture: photo(say, 'photo-3'),
      price: { amount: 520, currency: 'JPY' },
      soldOut: true,
    },
    {
      id: 't-cold-brew',
      name: say('水出し珈琲 ボトル500ml', 'Cold brew, 500 ml bottle', 'กาแฟโคลด์บรูว์ ขวด 500 มล.'),
      description: say(
        '冷蔵で三日。ボトルを返してくださった方に100円お返しします。',
        'Keeps three days in the fridge. 100 yen back for the bottle.',
        'เก็บในตู้เย็นได้สามวัน คืนขวดรับคืน 100 เยน',
      ),
      price: { amount: 980, currency: 'JPY' },
      soldOut: false,
    },
    {
      id: 't-barley',
      name: say('麦のラテ（カフェインなし）', 'Barley latte, no caffeine', 'ลาเต้ข้าวบาร์เลย์ ไม่มีคาเฟอีน'),
      price: { amount: 500, currency: 'JPY' },
      soldOut: false,
    },
  ],
  hours: {
    timeZone: 'Asia/Tokyo',
    weekly: { ...everyDay(counter), tue: [] },
    special: [onDays('2026-11-26', times('13:00-16:00')), onDays('2026-12-31', [], undefined, '2027-01-05')],
  },
  waitingMinutes: { min: 5, max: 12 },
  orderUrl: 'https://komorebi-coffee.example.jp/takeout',
  note: say(
    '路地側の小窓でお渡しします。カップをお持ちの方は30円引きです。',
    'At the small window on the lane. 30 yen off in your own cup.',
    'รับที่หน้าต่างเล็กฝั่งตรอก นำแก้วมาเองลด 30 เยน',
  ),
}));
