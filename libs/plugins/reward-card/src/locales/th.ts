import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const th: Translation<typeof en> = {
  title: 'บัตรสะสมแต้ม',

  stamps_other: 'สะสมแล้ว {{points}} จาก {{goal}} ดวง',
  beyond_other: 'เกินเป้าหมาย {{displayCount}} ดวง',

  'lead.empty': 'ยังไม่มีแสตมป์',
  'lead.toReward_other': 'อีก {{displayCount}} ดวงรับของรางวัลถัดไป',
  'lead.toGoal_other': 'อีก {{displayCount}} ดวงครบเป้าหมาย',
  'lead.full': 'สะสมครบแล้ว',

  rewards: 'ของรางวัล',
  'rewards.at_other': '{{displayCount}} ดวง',
  'rewards.goal': 'เป้าหมาย',
  'rewards.left_other': 'อีก {{displayCount}} ดวง',
  'rewards.reached': 'ครบแล้ว',
  'rewards.showAll': 'ดูของรางวัลทั้งหมด {{total}} รายการ',

  'expiry.until': 'ใช้ได้ถึง {{date}}',
  'expiry.over': 'หมดอายุเมื่อ {{date}}',
  'expiry.today': 'วันนี้วันสุดท้าย',
  'expiry.left_other': 'เหลืออีก {{displayCount}} วัน',
  'expiry.firstUse_other': 'ใช้ได้ {{displayCount}} วันนับจากแสตมป์ดวงแรก',
  'expiry.lastUse_other': 'ใช้ได้ {{displayCount}} วันนับจากแสตมป์ดวงล่าสุด',
};
