import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const zhTW: Translation<typeof en> = {
  title: '社群媒體',
  blog: '部落格',
  showAll: '顯示全部{{total}}個連結',
};
