import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  title: '{{name}} | 公式アカウント',
  description: '公式アカウント「{{name}}」のプロフィール。営業時間やよくある質問などをご覧いただけます。',

  'start.failed': 'ページの一部を読み込めませんでした。ページを再読み込みしてください。',
  'start.slow': 'ページの読み込みに時間がかかっています。お待ちの間も内容はご覧いただけます。',
  'start.old':
    'お使いのブラウザが古いため、このページのボタンは利用できません。内容の閲覧とリンクは利用できます。すべての機能を利用するには、ブラウザを更新してください。',
  'start.withoutScript':
    'JavaScriptがオフになっているため、このページの一部のボタンは利用できません。内容の閲覧とリンクは利用できます。',

  'way.account': 'アカウントのページへ',
  'way.app': '{{app}}で開く',
  'way.getApp': '{{app}}を入手',
};
