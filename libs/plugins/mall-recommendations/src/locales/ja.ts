import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  title: 'おすすめ',
  accounts: 'アカウント',
  items: 'ショップ',
  friend: '友だち',
  'kind.sticker': 'スタンプ',
  'kind.theme': '着せかえ',
};
