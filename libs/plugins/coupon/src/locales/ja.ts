import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  title: 'クーポン',

  'kind.discount': '割引',
  'kind.free': '無料',
  'kind.gift': 'プレゼント',
  'kind.cashback': 'キャッシュバック',
  'kind.other': '特典',

  'usage.once': '1回限り',
  'usage.unlimited': '何度でも利用可',
  'usage.counted': '利用の記録は、この画面ではなくアカウント側で行います。',
  draw: '抽選（当選確率{{chance}}）',
  'draw.entered': '抽選：応募済み',
  'draw.won': '抽選：当選',

  'state.endsToday': '本日まで',
  'state.endsTomorrow': '明日まで',
  'state.daysLeft_other': 'あと{{displayCount}}日',
  'state.fromTime': '{{time}}から',
  'state.fromDay': '{{day}}から',
  'state.fromDayTime': '{{day}} {{time}}から',
  'state.used': '使用済み',
  'state.lost': '落選',
  'state.expired': '期限切れ',

  'period.range': '{{from}}～{{to}}',
  'period.until': '{{to}}まで',
  'period.ended': '{{to}}に終了',

  friends: '友だち限定',
  'friends.add': '友だちに追加すると、このクーポンを利用できます。',
  'friends.unblock': 'ブロックを解除すると、このクーポンを利用できます。',

  showAll: 'すべてのクーポンを見る（{{total}}件）',
  showMore: 'クーポンをもっと見る',
  'showMore.failed': 'クーポンを読み込めませんでした。',

  'view.show': 'この画面をスタッフにご提示ください。',
  'view.counter': 'レジで見せる',
  'view.showOnPhone': 'スマートフォンでこのクーポンを開き、スタッフにご提示ください。',
  'view.openOnPhone': 'スマートフォンで開く',
  'view.checking': 'このクーポンがまだ使えるか確認しています…',
  'view.unchecked': 'このクーポンが使用済みかどうかを確認できませんでした。',
  'view.upcoming': '{{from}}からご利用いただけます。',
  'view.used': 'このクーポンは使用済みです。',
  'view.usedAt': '{{time}}に使用しました。',
  'view.lost': '今回は当選しませんでした。',
  'view.entered': '抽選に応募済みです。当選すると、ここでクーポンをご利用いただけます。',
  'view.notEntered': 'まだ抽選に応募していません。当選した方だけがご利用いただけます。',
  'view.drawUnknown':
    '当選した方だけがご利用いただけます。当選したかどうかは、アカウントにお問い合わせください。',
  'view.expired': 'このクーポンの有効期限は終了しました。',
  'view.others': 'ほかのクーポン',
  'view.period': '有効期間',
  'view.usage': '利用可能回数',
  'view.draw': '当選確率',
  'view.drawEntry': '応募方法',
  'view.drawEntry.ask': 'アカウントにお問い合わせください。',
  'view.audience': '対象',

  'change.new_other': '新しいクーポン{{displayCount}}件',
};
