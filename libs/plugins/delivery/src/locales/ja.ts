import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  title: 'デリバリー・配送',
  'kind.restaurant': '料理のデリバリー',
  'kind.store': '商品の配送',

  'fee.restaurant': '配達料',
  'fee.store': '送料',
  'fee.free': '無料',
  'fee.freeFrom': '{{amount}}以上で無料',
  'fee.depends': 'ご注文内容による',
  minimum: '最低注文金額',
  'minimum.none': 'なし',
  waiting: 'お届けまでの目安',

  'areas.restaurant': 'お届けエリア',
  'areas.store': '配送エリア',
  payments: '支払い方法',
  'payments.bankTransfer': '銀行振込',
  'payments.creditCard': 'クレジットカード',
  'payments.cashOnDelivery': '代金引換',
  'payments.directDeposit': '口座への直接入金',
  note: 'ご案内',
  'order.restaurant': '料理を注文',
  'order.store': '商品を注文',
};
