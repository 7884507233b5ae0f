import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const th: Translation<typeof en> = {
  title: 'แผนที่และเวลาทำการ',

  'map.title': 'แผนที่',
  'map.label': 'แผนที่ที่มี {{name}} อยู่ตรงกลาง',
  'map.open': 'เปิดในแผนที่',
  'map.failed': 'ขณะนี้ไม่สามารถแสดงแผนที่ได้',
  'map.zoomIn': 'ซูมเข้า',
  'map.zoomOut': 'ซูมออก',
  'map.twoFingers': 'ใช้สองนิ้วเพื่อเลื่อนแผนที่',
  'map.move': 'เลื่อนแผนที่',
  'map.left': 'เลื่อนไปทางซ้าย',
  'map.up': 'เลื่อนขึ้น',
  'map.down': 'เลื่อนลง',
  'map.right': 'เลื่อนไปทางขวา',
  'map.shows': 'แผนที่แสดง {{name}} แล้ว',
  'nearby.show': 'แสดง {{name}} บนแผนที่',

  'nearby.title': 'สถานที่ใกล้เคียง',
  'nearby.open': 'เปิดอยู่',
  'nearby.closed': 'ปิดอยู่',
  'nearby.unknown': 'ไม่มีข้อมูลเวลาทำการ',
  'nearby.showAll': 'ดูสถานที่ทั้งหมด {{total}} แห่ง',

  'reservation.title': 'การจอง',
  'reservation.none': 'ยังไม่มีเวลาให้จองในช่วงนี้ กรุณากลับมาดูอีกครั้งภายหลัง',
  'reservation.loadFailed': 'ไม่สามารถโหลดเวลาที่จองได้',
  'reservation.noScript': 'หากต้องการจองที่นี่ กรุณาเปิดใช้ JavaScript ในเบราว์เซอร์',

  'party.label': 'จำนวนคน',
  'party.people_other': '{{displayCount}} คน',

  'day.label': 'วันที่',
  'day.few': 'ใกล้เต็ม',
  'day.full': 'เต็ม',
  'day.none': 'ไม่เปิดจอง',

  'time.label': 'เวลา',
  'time.at': '{{time}} น.',
  'time.atDate': '{{date}} {{time}} น.',
  'time.free': 'ว่าง',
  'time.few': 'ใกล้เต็ม',
  'time.full': 'เต็ม',
  'time.missing': 'กรุณาเลือกเวลา',
  'time.taken': 'เวลา {{time}} น. เพิ่งมีผู้จองไป กรุณาเลือกเวลาอื่น',

  'zone.account': 'เวลาที่แสดงเป็น{{zone}}',
  'zone.visitor': 'ตรงกับ {{time}} ตามเวลาของคุณ ({{zone}})',

  'note.label': 'คำขอเพิ่มเติม (ไม่บังคับ)',
  'note.hint': 'เช่น อาหารที่แพ้ เก้าอี้เด็ก หรือโอกาสพิเศษ',
  'note.count': '{{displayCount}} / {{limit}}',
  'note.left_other': 'พิมพ์ได้อีก {{displayCount}} ตัวอักษร',
  'note.tooLong_other': 'เกินมา {{displayCount}} ตัวอักษร กรุณาลดข้อความให้สั้นลง',

  'send.label': 'จอง',
  'send.sending': 'กำลังจอง…',
  'send.summary': '{{date}} {{time}} น. · {{people}}',
  'send.inApp': 'กรุณาจองในแอปที่คุณเข้าสู่ระบบไว้',
  'send.failed': 'ไม่สามารถจองได้',
  'send.safeToRepeat': 'ระบบจะไม่จองซ้ำ',

  'done.title': 'ยืนยันการจองแล้ว',
  'done.earlier': 'การจองครั้งก่อนของคุณสำเร็จแล้ว สิ่งที่แก้ไขหลังจากนั้นไม่ได้ถูกส่ง',
  'done.date': 'วันที่',
  'done.time': 'เวลา',
  'done.fromTo': '{{from}}–{{to}} น.',
  'done.number': 'หมายเลขการจอง',
  'done.calendar': 'เพิ่มลงในปฏิทิน',
  'done.another': 'จองเพิ่มอีกรายการ',

  'calendar.title': 'การจอง: {{name}}',
};
