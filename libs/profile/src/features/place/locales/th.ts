import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const th: Translation<typeof en> = {
  title: 'แผนที่และเวลาทำการ',

  'map.title': 'แผนที่',
  'map.label': 'แผนที่ที่มี {{name}} อยู่ตรงกลาง',
  'map.directions': 'เส้นทาง',
  'driver.show': 'แสดงให้คนขับดู',
  'share.place': 'แชร์สถานที่นี้',
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

  'visit.title': 'คุณจะไปเมื่อไร',
  'visit.day': 'วันที่ไปถึง',
  'visit.now': 'ตอนนี้',
  'visit.soon': 'อีก 30 นาที',
  'visit.time': 'เวลาที่ไปถึง',
  'visit.at': 'ไปถึงเวลา {{time}}\u00a0น.',
  'visit.atDay': 'ไปถึง {{day}} เวลา {{time}}\u00a0น.',
  'visit.minutesLeft_other': 'ก่อนปิด {{displayCount}} นาที',
  'visit.instead': 'เลือก {{day}} เวลา {{time}}\u00a0น. แทน',
  'visit.addToCalendar': 'เพิ่มลงในปฏิทิน',
  'visit.calendarTitle': 'แวะไป: {{name}}',
  'specialDay.calendarTitle': '{{name}}: {{hours}}',

  'nearby.title': 'สถานที่ใกล้เคียง',
  'nearby.instead': 'สถานที่ใกล้เคียงที่เปิดอยู่',
  'nearby.open': 'เปิดอยู่',
  'nearby.closed': 'ปิดอยู่',
  'nearby.unknown': 'ไม่มีข้อมูลเวลาทำการ',
};
