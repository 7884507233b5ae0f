import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  title: '地図と営業時間',

  'map.title': '地図',
  'map.label': '{{name}}を中心にした地図',
  'map.directions': '経路',
  'driver.show': '運転手に見せる',
  'share.place': 'この場所をシェア',
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

  'visit.title': 'いつ行きますか？',
  'visit.day': '到着日',
  'visit.now': '今すぐ',
  'visit.soon': '30分後',
  'visit.time': '到着時刻',
  'visit.at': '{{time}}に到着',
  'visit.atDay': '{{day}} {{time}}に到着',
  'visit.minutesLeft_other': '営業終了の{{displayCount}}分前',
  'visit.instead': '{{day}} {{time}}に変更',
  'visit.addToCalendar': 'カレンダーに追加',
  'visit.calendarTitle': '訪問：{{name}}',
  'specialDay.calendarTitle': '{{name}}：{{hours}}',

  'nearby.title': '周辺のスポット',
  'nearby.instead': '周辺の営業中のスポット',
  'nearby.open': '営業中',
  'nearby.closed': '営業時間外',
  'nearby.unknown': '営業時間不明',
};
