import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  keyword: 'キーワード',
  scope: '検索対象：{{sections}}',
  found_other: '{{displayCount}}件見つかりました',
  none: '見つかりませんでした。',
  ask: 'アカウントに直接問い合わせることもできます。',
  incomplete: '一部のセクションを検索できませんでした。',
};
