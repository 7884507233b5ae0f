import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  'start.slow': 'ページの読み込みに時間がかかっています。お待ちの間も内容はご覧いただけます。',
  'start.old':
    'お使いのブラウザが古いため、このページのボタンは利用できません。内容の閲覧とリンクは利用できます。すべての機能を利用するには、ブラウザを更新してください。',
  'start.withoutScript':
    'JavaScriptがオフになっているため、このページの一部のボタンは利用できません。内容の閲覧とリンクは利用できます。',

  'way.account': 'アカウントのページへ',
  'way.app': 'アプリで開く',
  'way.getApp': 'アプリを入手',
};
