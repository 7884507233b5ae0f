import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  'driver.title': '運転手に見せる',
  'driver.request': 'この住所までお願いします。',
  'staff.title': 'スタッフに見せる',
  'staff.request': 'こちらをお願いします。',
  map: '地図アプリで開く',
};
