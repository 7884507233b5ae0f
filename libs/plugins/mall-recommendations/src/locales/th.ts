import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const th: Translation<typeof en> = {
  title: 'คุณอาจสนใจ',
  accounts: 'บัญชี',
  items: 'สินค้าจากร้าน',
  friend: 'เพื่อน',
  'kind.sticker': 'สติกเกอร์',
  'kind.theme': 'ธีม',
};
