import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  title: 'スタンプカード',

  stamps_other: 'スタンプ{{goal}}個中{{points}}個',
  beyond_other: '目標を{{displayCount}}個超えています',

  'lead.empty': 'スタンプはまだありません',
  'lead.toReward_other': 'あと{{displayCount}}個で次の特典',
  'lead.toGoal_other': 'あと{{displayCount}}個でゴール',
  'lead.full': 'スタンプがすべてたまりました',

  rewards: '特典',
  'rewards.at_other': '{{displayCount}}個',
  'rewards.goal': 'ゴール',
  'rewards.left_other': 'あと{{displayCount}}個',
  'rewards.reached': '達成',
  'rewards.showAll': 'すべての特典を見る（{{total}}件）',

  'expiry.until': '{{date}}まで有効',
  'expiry.over': '{{date}}で有効期限が切れました',
  'expiry.today': '本日まで',
  'expiry.left_other': 'あと{{displayCount}}日',
  'expiry.firstUse_other': '最初のスタンプから{{displayCount}}日間有効',
  'expiry.lastUse_other': '最後のスタンプから{{displayCount}}日間有効',
};
