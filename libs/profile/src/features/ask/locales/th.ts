import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const th: Translation<typeof en> = {
  'question.hours': 'ขอสอบถามว่าเวลาทำการนี้ถูกต้องหรือไม่',
  'question.address': 'ขอสอบถามว่าที่อยู่นี้ถูกต้องหรือไม่',
  'question.prices': 'ขอสอบถามว่าราคาเหล่านี้ถูกต้องหรือไม่',
  'question.price': 'ขอสอบถามว่าราคานี้ถูกต้องหรือไม่',
  'question.item': 'ขอสอบถามว่าตอนนี้มีรายการนี้หรือไม่',
  seen: '(ดูจากโปรไฟล์เมื่อ {{date}})',
  day: 'เลือกวันที่',

  'way.chat': 'แชทจะเปิดขึ้นพร้อมคำถามนี้ คุณแก้ไขได้ก่อนส่ง',
  'way.copy': 'คัดลอกคำถามนี้ แล้ววางในแชท',
  'way.phone': 'คุณสอบถามทางโทรศัพท์ได้',
  'way.report': 'ไม่สามารถสอบถามบัญชีนี้ทางแชทได้ หากข้อมูลไม่ถูกต้อง คุณรายงานได้',
  'way.addFriend': 'เพิ่มบัญชีนี้เป็นเพื่อนก่อนจึงจะสอบถามทางแชทได้',
  'way.unblock': 'คุณบล็อกบัญชีนี้ไว้ ปลดบล็อกก่อนจึงจะสอบถามทางแชทได้',

  'prices.lunch': 'มื้อกลางวัน',
  'prices.dinner': 'มื้อเย็น',
  'prices.general': 'โดยทั่วไป',
  'prices.range': '{{min}}–{{max}}',
  'prices.from': 'เริ่มต้น {{min}}',
  'prices.upTo': 'ไม่เกิน {{max}}',
};
