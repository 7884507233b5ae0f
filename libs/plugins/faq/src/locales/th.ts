import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const th: Translation<typeof en> = {
  title: 'คำถามที่พบบ่อย',
  updated: 'อัปเดตเมื่อ {{date}}',
  copyLink: 'คัดลอกลิงก์',
  linkCopied: 'คัดลอกลิงก์แล้ว',
};
