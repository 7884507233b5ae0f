import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ko: Translation<typeof en> = {
  title: '추천',
  accounts: '계정',
  items: '스토어 상품',
  friend: '친구',
  'kind.sticker': '스티커',
  'kind.theme': '테마',
};
