import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const th: Translation<typeof en> = {
  title: 'ข้อมูลพื้นฐาน',

  address: 'ที่อยู่',
  'address.copy': 'คัดลอกที่อยู่',
  'address.copied': 'คัดลอกที่อยู่แล้ว',
  'address.map': 'เปิดแผนที่',
  'address.place': 'แผนที่',
  'address.driver': 'แสดงให้คนขับดู',
  phone: 'โทรศัพท์',
  websites: 'เว็บไซต์',

  stations: 'สถานีใกล้เคียง',
  'stations.walk_other': 'เดิน {{displayCount}} นาที',

  prices: 'ช่วงราคา',
  'prices.lunch': 'มื้อกลางวัน',
  'prices.dinner': 'มื้อเย็น',
  'prices.general': 'โดยทั่วไป',
  'prices.range': '{{min}}–{{max}}',
  'prices.from': 'เริ่มต้น {{min}}',
  'prices.upTo': 'ไม่เกิน {{max}}',

  payment: 'วิธีชำระเงิน',
  'payment.cash': 'เงินสด',
  'payment.creditCard': 'บัตรเครดิต',
  'payment.debitCard': 'บัตรเดบิต',
  'payment.transitCard': 'บัตรโดยสาร (เช่น Rabbit)',
  'payment.eMoney': 'อีวอลเล็ต (e-Wallet)',
  'payment.qrPayment': 'สแกนจ่าย (คิวอาร์โค้ด)',
  'payment.bankTransfer': 'โอนเงินผ่านธนาคาร',
  'payment.insurance': 'ใช้ประกันได้',

  facilities: 'สิ่งอำนวยความสะดวก',
  'facilities.freeWifi': 'Wi-Fi ฟรี',
  'facilities.noSmoking': 'ปลอดบุหรี่',
  'facilities.parking': 'ที่จอดรถ',
  'facilities.powerOutlets': 'ปลั๊กไฟ',
  'facilities.privateRooms': 'ห้องส่วนตัว',
  'facilities.seats_other': '{{displayCount}} ที่นั่ง',

  health: 'สุขอนามัยและความปลอดภัย',
  'health.handSanitizer': 'มีเจลล้างมือ',
  'health.staffMasks': 'พนักงานสวมหน้ากาก',
  'health.temperatureChecks': 'ตรวจวัดอุณหภูมิ',
  'health.ventilation': 'อากาศถ่ายเทสะดวก',
  'health.spacedSeating': 'จัดที่นั่งเว้นระยะ',
  'health.contactlessPayment': 'ชำระเงินแบบไร้สัมผัส',

  'change.day': '{{day}}: {{hours}}',
  'change.days_other': 'มีเวลาทำการพิเศษ {{displayCount}} วัน',
  'change.week': 'เวลาทำการมีการเปลี่ยนแปลง',
  'change.address': 'ที่อยู่ใหม่',
  'change.phone': 'หมายเลขโทรศัพท์ใหม่',
  'change.prices': 'ช่วงราคามีการเปลี่ยนแปลง',
};
