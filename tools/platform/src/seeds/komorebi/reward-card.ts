import type { SubPageSeed } from '../account-seed.js';
import { write } from './write.js';

export const rewardCard: SubPageSeed<'SHOPCARD'> = {
  type: 'SHOPCARD',
  content: write((say) => ({
    id: 'card-komorebi',
    name: say('木漏れ日カード', 'Komorebi card', 'บัตรโคโมเรบิ'),
    goal: 15,
    rewards: [
      { at: 5, title: say('焼き菓子ひとつ', 'A small cake', 'ขนมอบหนึ่งชิ้น') },
      { at: 10, title: say('お好きな珈琲一杯', 'A coffee of your choice', 'กาแฟหนึ่งแก้ว เลือกได้') },
      {
        at: 15,
        title: say('豆100g（お好きな銘柄）', '100 g of beans of your choice', 'เมล็ดกาแฟ 100 กรัม เลือกได้'),
      },
    ],
    expiry: { basis: 'lastUse', days: 365 },
    notes: say(
      '珈琲一杯につき1ポイント。豆は100gにつき1ポイントです。',
      'One point for each cup, and one for each 100 g of beans.',
      'กาแฟหนึ่งแก้วได้ 1 แต้ม เมล็ดทุก 100 กรัมได้ 1 แต้ม',
    ),
  })),
};
