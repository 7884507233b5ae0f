import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const zhTW: Translation<typeof en> = {
  title: '地圖與營業時間',

  'map.title': '地圖',
  'map.label': '以「{{name}}」為中心的地圖',
  'map.open': '在地圖中開啟',
  'map.failed': '目前無法顯示地圖。',
  'map.zoomIn': '放大',
  'map.zoomOut': '縮小',
  'map.twoFingers': '請用兩指移動地圖。',
  'map.move': '移動地圖',
  'map.left': '向左移動',
  'map.up': '向上移動',
  'map.down': '向下移動',
  'map.right': '向右移動',
  'map.shows': '地圖已顯示{{name}}。',
  'nearby.show': '在地圖上顯示{{name}}',

  'nearby.title': '附近地點',
  'nearby.open': '營業中',
  'nearby.closed': '非營業時間',
  'nearby.unknown': '未提供營業時間',
  'nearby.showAll': '顯示全部{{total}}個地點',

  'reservation.title': '預約',
  'reservation.none': '近期沒有可預約的時段，請稍後再查看。',
  'reservation.loadFailed': '無法載入可預約的時段。',
  'reservation.noScript': '若要在此預約，請在瀏覽器中啟用JavaScript。',

  'party.label': '人數',
  'party.people_other': '{{displayCount}}位',

  'day.label': '日期',
  'day.few': '即將額滿',
  'day.full': '已額滿',
  'day.none': '不開放',

  'time.label': '時間',
  'time.at': '{{time}}',
  'time.atDate': '{{date}} {{time}}',
  'time.free': '可預約',
  'time.few': '即將額滿',
  'time.full': '已額滿',
  'time.missing': '請選擇時間。',
  'time.taken': '{{time}}的時段剛剛已被預約，請選擇其他時間。',

  'zone.account': '時間以{{zone}}顯示。',
  'zone.visitor': '您當地的時間為{{time}}（{{zone}}）。',

  'note.label': '特殊需求（選填）',
  'note.hint': '例如過敏、兒童座椅、慶祝活動等',
  'note.count': '{{displayCount}} / {{limit}}',
  'note.left_other': '還可輸入{{displayCount}}個字',
  'note.tooLong_other': '超過上限{{displayCount}}個字，請縮短內容。',

  'send.label': '預約',
  'send.sending': '預約中…',
  'send.summary': '{{date}} {{time}} · {{people}}',
  'send.inApp': '請在已登入的應用程式中完成預約。',
  'send.failed': '無法完成預約。',
  'send.safeToRepeat': '不會重複預約。',

  'done.title': '預約成功',
  'done.earlier': '先前送出的預約已經成立，之後變更的內容並未送出。',
  'done.date': '日期',
  'done.time': '時間',
  'done.fromTo': '{{from}}～{{to}}',
  'done.number': '預約編號',
  'done.calendar': '加入行事曆',
  'done.another': '新增其他預約',

  'calendar.title': '預約：{{name}}',
};
