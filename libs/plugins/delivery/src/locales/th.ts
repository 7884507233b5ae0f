import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const th: Translation<typeof en> = {
  title: 'บริการจัดส่ง',
  'kind.restaurant': 'ส่งอาหาร',
  'kind.store': 'ส่งสินค้า',

  'fee.restaurant': 'ค่าส่งอาหาร',
  'fee.store': 'ค่าจัดส่ง',
  'fee.free': 'ฟรี',
  'fee.freeFrom': 'ฟรีเมื่อสั่งครบ {{amount}}',
  'fee.depends': 'ขึ้นอยู่กับออร์เดอร์',
  minimum: 'ยอดสั่งขั้นต่ำ',
  'minimum.none': 'ไม่มีขั้นต่ำ',
  waiting: 'เวลาจัดส่งโดยประมาณ',

  'areas.restaurant': 'พื้นที่ส่งอาหาร',
  'areas.store': 'พื้นที่จัดส่ง',
  payments: 'วิธีชำระเงิน',
  'payments.bankTransfer': 'โอนเงินผ่านธนาคาร',
  'payments.creditCard': 'บัตรเครดิต',
  'payments.cashOnDelivery': 'เก็บเงินปลายทาง',
  'payments.directDeposit': 'ฝากเงินเข้าบัญชี',
  note: 'ข้อควรทราบ',
  'order.restaurant': 'สั่งอาหาร',
  'order.store': 'สั่งสินค้า',
};
