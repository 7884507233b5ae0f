import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const zhTW: Translation<typeof en> = {
  title: '外送與宅配',
  'kind.restaurant': '餐點外送',
  'kind.store': '商品宅配',

  'fee.restaurant': '外送費',
  'fee.store': '運費',
  'fee.free': '免費',
  'fee.freeFrom': '滿{{amount}}免運',
  'fee.depends': '依訂單而定',
  minimum: '最低訂購金額',
  'minimum.none': '無',
  waiting: '預計送達時間',

  'areas.restaurant': '外送範圍',
  'areas.store': '宅配範圍',
  payments: '付款方式',
  'payments.bankTransfer': '銀行轉帳',
  'payments.creditCard': '信用卡',
  'payments.cashOnDelivery': '貨到付款',
  'payments.directDeposit': '無摺存款',
  note: '注意事項',
  'order.restaurant': '訂購餐點',
  'order.store': '訂購商品',
};
