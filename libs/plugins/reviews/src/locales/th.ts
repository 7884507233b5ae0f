import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const th: Translation<typeof en> = {
  title: 'รีวิว',
  ending: 'ฟีเจอร์รีวิวจะสิ้นสุดการให้บริการในวันที่ 30 มิถุนายน',
  'ending.on': 'ฟีเจอร์รีวิวจะสิ้นสุดการให้บริการในวันที่ {{date}}',
  'ended.on': 'ฟีเจอร์รีวิวสิ้นสุดการให้บริการแล้วเมื่อวันที่ {{date}}',
  rating: '{{rating}} จาก 5 ดาว',
  count_other: '{{displayCount}} รีวิว',
  stars_other: '{{displayCount}} ดาว',
  'distribution.stars': 'คะแนน',
  'distribution.ratings': 'จำนวนผู้ให้คะแนน',
  readMore: 'อ่านเพิ่มเติม',
  readLess: 'ย่อ',
  reply: 'ตอบกลับจาก {{name}}',
  report: 'รายงานรีวิวนี้',
  showAll: 'ดูรีวิวทั้งหมด',
};
