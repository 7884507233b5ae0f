import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const zhTW: Translation<typeof en> = {
  title: '基本資訊',

  address: '地址',
  'address.copy': '複製地址',
  'address.copied': '已複製地址。',
  'address.map': '開啟地圖',
  'address.place': '地圖',
  'address.driver': '給司機看',
  phone: '電話',
  websites: '網站',

  stations: '鄰近車站',
  'stations.walk_other': '步行{{displayCount}}分鐘',

  prices: '平均消費',
  'prices.lunch': '午餐',
  'prices.dinner': '晚餐',
  'prices.general': '一般',
  'prices.range': '{{min}}～{{max}}',
  'prices.from': '{{min}}起',
  'prices.upTo': '{{max}}以下',

  payment: '付款方式',
  'payment.cash': '現金',
  'payment.creditCard': '信用卡',
  'payment.debitCard': '簽帳金融卡',
  'payment.transitCard': '交通票卡',
  'payment.eMoney': '電子支付',
  'payment.qrPayment': '掃碼支付',
  'payment.bankTransfer': '銀行轉帳',
  'payment.insurance': '可使用保險',

  facilities: '設施與服務',
  'facilities.freeWifi': '免費Wi-Fi',
  'facilities.noSmoking': '禁菸',
  'facilities.parking': '停車場',
  'facilities.powerOutlets': '插座',
  'facilities.privateRooms': '包廂',
  'facilities.seats_other': '{{displayCount}}個座位',

  health: '健康與安全措施',
  'health.handSanitizer': '備有乾洗手液',
  'health.staffMasks': '員工配戴口罩',
  'health.temperatureChecks': '量測體溫',
  'health.ventilation': '通風良好',
  'health.spacedSeating': '座位保持間距',
  'health.contactlessPayment': '感應式支付',

  'change.day': '{{day}}：{{hours}}',
  'change.days_other': '{{displayCount}}天有特別營業時間',
  'change.week': '營業時間有變動',
  'change.address': '地址有變動',
  'change.phone': '電話有變動',
  'change.prices': '平均消費有變動',
};
