import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ko: Translation<typeof en> = {
  title: '소셜 미디어',
  blog: '블로그',
  showAll: '링크 {{total}}개 모두 보기',
};
