import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ko: Translation<typeof en> = {
  title: '자주 묻는 질문',
  showAll: '질문 {{total}}개 모두 보기',
  updated: '{{date}} 업데이트',
  copyLink: '링크 복사',
  linkCopied: '링크를 복사했습니다.',
};
