import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  scope: 'このページの内容をすべて検索します。',
  found_other: '{{displayCount}}件見つかりました',
  none: '見つかりませんでした。',
  ask: 'アカウントに直接問い合わせることもできます。',
  'ask.addFriend': 'アカウントにトークで問い合わせることもできます。先に友だちに追加してください。',
  'ask.unblock': 'アカウントにトークで問い合わせることもできます。先にブロックを解除してください。',
  incomplete: '一部のセクションを検索できませんでした。',
};
