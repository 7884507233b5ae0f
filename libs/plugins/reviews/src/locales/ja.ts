import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  title: 'レビュー',
  ending: 'レビュー機能は6月30日をもって終了します。',
  'ending.on': 'レビュー機能は{{date}}をもって終了します。',
  'ended.on': 'レビュー機能は{{date}}をもって終了しました。',
  rating: '5つ星のうち{{rating}}',
  count_other: 'レビュー {{displayCount}}件',
  stars_other: '星{{displayCount}}つ',
  'distribution.stars': '評価',
  'distribution.ratings': '件数',
  readMore: '続きを読む',
  readLess: '閉じる',
  reply: '{{name}}からの返信',
  report: 'このレビューを通報',
  showAll: 'すべてのレビューを見る',
};
