import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  title: 'お知らせ',
  new: '新着',
  showAll: 'すべてのお知らせを見る（{{total}}件）',
  details: '詳しくは{{host}}',

  'change.new_other': '新しいお知らせ{{displayCount}}件',
};
