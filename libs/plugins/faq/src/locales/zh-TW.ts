import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const zhTW: Translation<typeof en> = {
  title: '常見問題',
  updated: '更新日期：{{date}}',
  copyLink: '複製連結',
  linkCopied: '已複製連結。',
};
