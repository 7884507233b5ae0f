import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ko: Translation<typeof en> = {
  title: '하이라이트',
  visit: '{{host}} 방문하기',
};
