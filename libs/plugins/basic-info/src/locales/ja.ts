import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  title: '基本情報',

  address: '住所',
  'address.copy': '住所をコピー',
  'address.copied': '住所をコピーしました。',
  'address.map': '地図を開く',
  'address.place': '地図',
  'address.driver': '運転手に見せる',
  phone: '電話番号',
  websites: 'ウェブサイト',

  stations: '最寄り駅',
  'stations.walk_other': '徒歩{{displayCount}}分',

  prices: '予算',
  'prices.lunch': 'ランチ',
  'prices.dinner': 'ディナー',
  'prices.general': '目安',
  'prices.range': '{{min}}～{{max}}',
  'prices.from': '{{min}}～',
  'prices.upTo': '～{{max}}',

  payment: '支払い方法',
  'payment.cash': '現金',
  'payment.creditCard': 'クレジットカード',
  'payment.debitCard': 'デビットカード',
  'payment.transitCard': '交通系ICカード',
  'payment.eMoney': '電子マネー',
  'payment.qrPayment': 'QRコード決済',
  'payment.bankTransfer': '銀行振込',
  'payment.insurance': '保険適用',

  facilities: '設備・サービス',
  'facilities.freeWifi': '無料Wi-Fi',
  'facilities.noSmoking': '禁煙',
  'facilities.parking': '駐車場',
  'facilities.powerOutlets': '電源',
  'facilities.privateRooms': '個室',
  'facilities.seats_other': '{{displayCount}}席',

  health: '衛生・安全への取り組み',
  'health.handSanitizer': '手指用消毒液の設置',
  'health.staffMasks': 'スタッフのマスク着用',
  'health.temperatureChecks': '検温',
  'health.ventilation': '十分な換気',
  'health.spacedSeating': '座席の間隔を確保',
  'health.contactlessPayment': '非接触決済',

  'change.day': '{{day}}：{{hours}}',
  'change.days_other': '特別営業時間が{{displayCount}}日あります',
  'change.week': '営業時間の変更',
  'change.address': '住所の変更',
  'change.phone': '電話番号の変更',
  'change.prices': '予算の変更',
};
