import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const zhTW: Translation<typeof en> = {
  title: '地圖與營業時間',

  'map.title': '地圖',
  'map.label': '以「{{name}}」為中心的地圖',
  'map.directions': '路線',
  'driver.show': '給司機看',
  'share.place': '分享此地點',
  'map.failed': '目前無法顯示地圖。',
  'map.zoomIn': '放大',
  'map.zoomOut': '縮小',
  'map.twoFingers': '請用兩指移動地圖。',
  'map.move': '移動地圖',
  'map.left': '向左移動',
  'map.up': '向上移動',
  'map.down': '向下移動',
  'map.right': '向右移動',
  'map.shows': '地圖已顯示「{{name}}」。',
  'nearby.show': '在地圖上顯示「{{name}}」',

  'visit.title': '預計何時前往？',
  'visit.day': '抵達日期',
  'visit.now': '現在',
  'visit.soon': '30分鐘後',
  'visit.time': '抵達時間',
  'visit.at': '{{time}}抵達',
  'visit.atDay': '{{day}} {{time}}抵達',
  'visit.minutesLeft_other': '打烊前{{displayCount}}分鐘',
  'visit.instead': '改選{{day}} {{time}}',
  'visit.addToCalendar': '加入行事曆',
  'visit.calendarTitle': '造訪：{{name}}',
  'specialDay.calendarTitle': '{{name}}：{{hours}}',

  'nearby.title': '附近地點',
  'nearby.instead': '附近營業中的地點',
  'nearby.open': '營業中',
  'nearby.closed': '非營業時間',
  'nearby.unknown': '未提供營業時間',
};
