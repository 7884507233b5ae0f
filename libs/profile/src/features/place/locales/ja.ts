import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  title: '地図と営業時間',

  'map.title': '地図',
  'map.label': '{{name}}を中心にした地図',
  'map.open': '地図アプリで開く',
  'map.failed': '現在、地図を表示できません。',
  'map.zoomIn': '拡大',
  'map.zoomOut': '縮小',
  'map.twoFingers': '地図を動かすには2本の指で操作してください。',
  'map.move': '地図を動かす',
  'map.left': '左へ移動',
  'map.up': '上へ移動',
  'map.down': '下へ移動',
  'map.right': '右へ移動',
  'map.shows': '地図に{{name}}を表示しました。',
  'nearby.show': '{{name}}を地図に表示',

  'nearby.title': '周辺のスポット',
  'nearby.open': '営業中',
  'nearby.closed': '営業時間外',
  'nearby.unknown': '営業時間不明',
  'nearby.showAll': 'すべてのスポットを見る（{{total}}件）',

  'reservation.title': '予約',
  'reservation.none': '直近で予約できる日時がありません。日をあらためてご確認ください。',
  'reservation.loadFailed': '予約の空き状況を読み込めませんでした。',
  'reservation.noScript': 'ここで予約するには、ブラウザでJavaScriptを有効にしてください。',

  'party.label': '人数',
  'party.people_other': '{{displayCount}}名',

  'day.label': '日付',
  'day.few': '残りわずか',
  'day.full': '空きなし',
  'day.none': '受付なし',

  'time.label': '時間',
  'time.at': '{{time}}',
  'time.atDate': '{{date}} {{time}}',
  'time.free': '空きあり',
  'time.few': '残りわずか',
  'time.full': '空きなし',
  'time.missing': '時間を選択してください。',
  'time.taken': '{{time}}は、たった今予約が埋まりました。別の時間を選択してください。',

  'zone.account': '時刻は{{zone}}で表示しています。',
  'zone.visitor': 'お使いの端末の時刻では{{time}}（{{zone}}）です。',

  'note.label': 'ご要望（任意）',
  'note.hint': 'アレルギー、お子さま用のいす、記念日など',
  'note.count': '{{displayCount}} / {{limit}}',
  'note.left_other': '残り{{displayCount}}文字',
  'note.tooLong_other': '上限を{{displayCount}}文字超えています。文章を短くしてください。',

  'send.label': '予約する',
  'send.sending': '予約しています…',
  'send.summary': '{{date}} {{time}}・{{people}}',
  'send.inApp': '予約は、ログイン中のアプリで行えます。',
  'send.failed': '予約できませんでした。',
  'send.safeToRepeat': '二重に予約されることはありません。',

  'done.title': '予約が確定しました',
  'done.earlier': '以前に送信した予約がすでに完了していました。その後に変更した内容は送信されていません。',
  'done.date': '日付',
  'done.time': '時間',
  'done.fromTo': '{{from}}～{{to}}',
  'done.number': '予約番号',
  'done.calendar': 'カレンダーに追加',
  'done.another': '別の予約をする',

  'calendar.title': '予約：{{name}}',
};
