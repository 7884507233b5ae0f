import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ko: Translation<typeof en> = {
  title: '배달·배송',
  'kind.restaurant': '음식 배달',
  'kind.store': '상품 배송',

  'fee.restaurant': '배달비',
  'fee.store': '배송비',
  'fee.free': '무료',
  'fee.freeFrom': '{{amount}} 이상 무료',
  'fee.depends': '주문에 따라 다름',
  minimum: '최소 주문 금액',
  'minimum.none': '없음',
  waiting: '예상 소요 시간',

  'areas.restaurant': '배달 지역',
  'areas.store': '배송 지역',
  payments: '결제 수단',
  'payments.bankTransfer': '계좌 이체',
  'payments.creditCard': '신용카드',
  'payments.cashOnDelivery': '만나서 현금 결제',
  'payments.directDeposit': '무통장 입금',
  note: '안내',
  'order.restaurant': '음식 주문하기',
  'order.store': '상품 주문하기',
};
