import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  'sections.label': 'セクション',

  'row.label': 'その他の操作',

  'keep.label': 'Keep',
  'keep.hint': 'このページをKeepに保存すると、あとですぐに見つけられます。',
  'keep.added': 'Keepに保存しました。',
  'keep.removed': 'Keepから削除しました。',
  'keep.addFailed': 'このページをKeepに保存できませんでした。',
  'keep.removeFailed': 'このページをKeepから削除できませんでした。',

  'follow.label': 'フォロー',
  'follow.followers_other': 'フォロワー {{displayCount}}人',
  'follow.done': '{{name}}をフォローしました。',
  'follow.undone': '{{name}}のフォローを解除しました。',
  'follow.failed': 'このアカウントをフォローできませんでした。',
  'follow.undoFailed': 'このアカウントのフォローを解除できませんでした。',
  'follow.limit': 'このアカウントをフォローできません。フォローできるアカウントは5,000件までです。',

  'share.label': 'シェア',
  'share.title': 'このページをシェア',
  'share.address': 'リンク',
  'share.copyLink': 'リンクをコピー',
  'share.linkCopied': 'リンクをコピーしました。',
  'share.done': 'シェアしました。',

  'place.label': '地図',
  'reserve.label': '予約',
  'report.label': 'アカウントを通報',

  'more.title': 'その他',
  'more.openInBrowser': 'ブラウザで開く',
  'more.addToContacts': '連絡先に追加',

  'qr.label': 'QRコード',
  'qr.hint': 'スマートフォンでコードを読み取ると、アプリで続きを操作できます。',
  'qr.othersTitle': '{{name}}のQRコード',
  'qr.othersScan': 'ほかの人がこのコードを読み取ると、{{name}}を友だちに追加できます。',
  'app.addTitle': '{{name}}を友だちに追加',
  'app.scan': 'スマートフォンでこのコードを読み取ると、アプリでこのアカウントを友だちに追加できます。',
  'app.codeLabel': '{{name}}を友だちに追加するQRコード',
  'app.continueTitle': 'アプリで続ける',
  'app.continueText': 'この操作は、ログイン中のアプリで行えます。',
  'app.continueScan': 'スマートフォンでこのコードを読み取ると、このページをアプリで開けます。',
  'app.continueCodeLabel': '{{name}}のページをアプリで開くQRコード',
  'app.openOnThisDevice': 'この端末でアプリを開く',
  'app.showCode': '別のスマートフォン用のQRコードを表示',

  'call.title': '{{name}}と通話',
  'call.ready': 'アプリで通話を開始します。',
  'call.update': 'お使いのアプリのバージョンでは通話をご利用いただけません。アプリを更新してください。',
  'call.blocked': 'このアカウントをブロックしています。通話するにはブロックを解除してください。',
  'call.stranger': '通話するには、このアカウントを友だちに追加してください。',
  'call.byRequest': '通話には事前のリクエストが必要です。トークでリクエストしてください。',
  'call.outside': 'このアカウントの応答時間外です。',
  'call.unavailable': 'このアカウントは通話を受け付けていません。',
  'call.opensAt': '{{time}}から応答を再開します。',
  'call.replyMinutes_other': 'メッセージには通常{{displayCount}}分以内に返信があります',
  'call.replyHours_other': 'メッセージには通常{{displayCount}}時間以内に返信があります',
  'call.now': '通話する',
  'call.anyway': 'このまま通話する',
  'call.sendMessage': 'トークでメッセージを送る',
  'call.requestText': '通話を希望します。よろしくお願いします。',
  'call.updateApp': 'アプリを更新',
};
