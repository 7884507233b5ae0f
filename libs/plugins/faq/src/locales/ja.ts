import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  title: 'よくある質問',
  updated: '更新日：{{date}}',
  copyLink: 'リンクをコピー',
  linkCopied: 'リンクをコピーしました。',
};
