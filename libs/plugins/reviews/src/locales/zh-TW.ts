import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const zhTW: Translation<typeof en> = {
  title: '評論',
  ending: '評論功能將於6月30日終止服務。',
  'ending.on': '評論功能將於{{date}}終止服務。',
  'ended.on': '評論功能已於{{date}}終止服務。',
  rating: '{{rating}}顆星（滿分5顆星）',
  count_other: '{{displayCount}}則評論',
  stars_other: '{{displayCount}}顆星',
  'distribution.stars': '評分',
  'distribution.ratings': '評分數',
  readMore: '顯示更多',
  readLess: '收合',
  reply: '「{{name}}」的回覆',
  report: '檢舉此評論',
  showAll: '顯示全部評論',
};
