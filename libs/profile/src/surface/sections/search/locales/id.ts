import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const id: Translation<typeof en> = {
  keyword: 'Kata kunci',
  scope: 'Dicari di: {{sections}}',
  found_other: '{{displayCount}} hasil',
  none: 'Tidak ada yang cocok.',
  ask: 'Kamu juga bisa bertanya langsung ke akun ini.',
  incomplete: 'Beberapa bagian tidak dapat dicari.',
};
