import type { Translation } from '../texts.js';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  'error.pageNotFound': 'ページが見つかりません。',
  'error.network': 'ネットワークエラーが発生しました。もう一度お試しください。',
  'error.general': 'エラーが発生しました。しばらくしてからもう一度お試しください。',
  'error.report': '通報を送信できませんでした。しばらくしてからもう一度お試しください。',
  'error.connection': 'ネットワーク接続を確認して、もう一度お試しください。',
  'error.temporary': '一時的なエラーにより、操作を完了できませんでした。もう一度お試しください。',
  'error.copy': 'エラー：クリップボードにコピーできませんでした。',
  'error.keepStorage': 'Keepの空き容量が足りません。Keep内のアイテムを削除してから、もう一度お試しください。',
  'error.unauthorized': 'ログインの有効期限が切れました。このページを閉じて、もう一度開いてください。',
  'error.gone': '現在はご利用いただけない可能性があります。ページを再読み込みしてご確認ください。',
  'error.keepForbidden': 'ご利用中のアカウントではKeepを利用できません。',
  'error.denied':
    'アクセスが許可されませんでした。このページを閉じてもう一度開き、確認画面が表示されたら許可してください。',
  'error.userNotFound':
    'アカウントが見つかりませんでした。{{app}}にログインし直してから、このページをもう一度開いてください。',

  'common.close': '閉じる',
  'common.backTo': '{{name}}に戻る',
  'common.retry': '再試行',
  'common.loading': '読み込み中…',
  'common.more': 'その他',
  'common.readMore': '続きを読む',
  'common.showAll': 'すべて見る',
  'common.allDetails': '詳細をすべて見る',
  'common.showMore': 'さらに{{total}}件を表示',
  'common.opensInNewTab': '新しいタブで開きます',
  'common.ask': 'この内容について質問する',
  'common.dismiss': '閉じる',
  'common.ownLoading': '全員に共通の内容を表示しています。ご利用状況を読み込んでいます。',
  'common.ownFailed': '全員に共通の内容を表示しています。ご利用状況を読み込めませんでした。',
  'common.asOf': '{{time}}時点の情報です。その後変更されている場合があります。',

  'page.skipToContent': '本文へスキップ',
  'page.actions': '操作メニュー',
  'page.rotate': 'スマートフォンを縦向きにしてください。',
  'page.rotateAnyway': 'このまま続ける',
  'page.languages': '言語',
  'page.savedOffline': 'オフラインです。{{time}}時点のページを表示しています。',
  'page.saved':
    '{{time}}時点のページを表示しています。最新の内容を見るには、ページを再読み込みしてください。',
  'page.footer': '公式アカウントのプロフィールページ',

  'header.badge.verified': '認証済アカウント',
  'header.badge.premium': 'プレミアムアカウント',
  'header.badge.unverified': '未認証アカウント',
  'header.friends_other': '友だち {{displayCount}}人',

  'action.addFriend': '友だち追加',
  'action.addFriendInApp': '{{app}}で\u200b友だち追加',
  'action.unblock': 'ブロック解除',
  'action.chat': 'トーク',
  'action.contact': '連絡方法',
  'action.favorite': 'お気に入り',

  'done.addFriend': '{{name}}を友だちに追加しました。',
  'done.unblock': '{{name}}のブロックを解除しました。',
  'done.favoriteAdded': 'お気に入りに追加しました。',
  'done.favoriteRemoved': 'お気に入りから削除しました。',

  'failed.addFriend': 'このアカウントを友だちに追加できませんでした。',
  'failed.unblock': 'このアカウントのブロックを解除できませんでした。',
  'failed.favoriteAdd': 'このアカウントをお気に入りに追加できませんでした。',
  'failed.favoriteRemove': 'このアカウントをお気に入りから削除できませんでした。',
  'failed.relation': 'このアカウントと友だちかどうかを確認できませんでした。',
  'failed.connection':
    '{{app}}に接続できませんでした。フォローやKeepなど、アカウントが必要な操作は利用できません。その他の機能は利用できます。',

  'notFound.hint': 'URLが間違っているか、ページの公開が終了した可能性があります。',
  'unavailable.title': 'このページは現在ご利用いただけません',
  'forbidden.hint': 'このアカウントはプロフィールページを公開していません。',
};
