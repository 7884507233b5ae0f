import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const zhTW: Translation<typeof en> = {
  title: '歡迎光臨',
  from: '{{name}}敬上',
};
