import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const zhTW: Translation<typeof en> = {
  title: '您可能也喜歡',
  accounts: '帳號',
  items: '商店',
  friend: '好友',
  'kind.sticker': '貼圖',
  'kind.theme': '主題',
};
