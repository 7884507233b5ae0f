import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const th: Translation<typeof en> = {
  'row.label': 'การดำเนินการอื่น ๆ',

  'keep.label': 'Keep',
  'keep.hint': 'บันทึกหน้านี้ไว้ใน Keep เพื่อกลับมาดูได้ง่าย ๆ',
  'keep.added': 'บันทึกใน Keep แล้ว',
  'keep.removed': 'ลบออกจาก Keep แล้ว',
  'keep.addFailed': 'บันทึกหน้านี้ใน Keep ไม่ได้',
  'keep.removeFailed': 'ลบหน้านี้ออกจาก Keep ไม่ได้',

  'follow.label': 'ติดตาม',
  'follow.followers_other': 'ผู้ติดตาม {{displayCount}} คน',
  'follow.done': 'คุณกำลังติดตาม {{name}}',
  'follow.undone': 'เลิกติดตาม {{name}} แล้ว',
  'follow.failed': 'ติดตามบัญชีนี้ไม่ได้',
  'follow.undoFailed': 'เลิกติดตามบัญชีนี้ไม่ได้',
  'follow.limit': 'ติดตามบัญชีนี้ไม่ได้ คุณติดตามได้สูงสุด 5,000 บัญชีเท่านั้น',

  'share.label': 'แชร์',
  'share.title': 'แชร์หน้านี้',
  'share.address': 'ลิงก์',
  'share.copyLink': 'คัดลอกลิงก์',
  'share.linkCopied': 'คัดลอกลิงก์แล้ว',
  'share.done': 'แชร์แล้ว',

  'place.label': 'แผนที่',
  'reserve.label': 'จอง',
  'report.label': 'รายงานบัญชีนี้',

  'more.title': 'เพิ่มเติม',
  'more.openInBrowser': 'เปิดในเบราว์เซอร์',

  'qr.label': 'คิวอาร์โค้ด',
  'qr.hint': 'สแกนโค้ดด้วยโทรศัพท์เพื่อใช้งานต่อในแอป',
  'app.addTitle': 'เพิ่ม {{name}} เป็นเพื่อน',
  'app.scan': 'สแกนโค้ดนี้ด้วยโทรศัพท์เพื่อเพิ่มบัญชีเป็นเพื่อนในแอป',
  'app.codeLabel': 'คิวอาร์โค้ดสำหรับเพิ่ม {{name}} เป็นเพื่อน',
  'app.continueTitle': 'ใช้งานต่อในแอป',
  'app.continueText': 'ทำรายการนี้ได้ในแอปที่คุณเข้าสู่ระบบไว้',
  'app.continueScan': 'สแกนโค้ดนี้ด้วยโทรศัพท์เพื่อเปิดหน้านี้ในแอป',
  'app.continueCodeLabel': 'คิวอาร์โค้ดสำหรับเปิดหน้าของ {{name}} ในแอป',
  'app.openOnThisDevice': 'เปิดแอปในอุปกรณ์นี้',
  'app.showCode': 'แสดงคิวอาร์โค้ดสำหรับโทรศัพท์เครื่องอื่น',

  'call.title': 'โทรหา {{name}}',
  'call.ready': 'การโทรจะเริ่มในแอป',
  'call.update': 'แอปของคุณเป็นเวอร์ชันเก่าที่ยังโทรไม่ได้ โปรดอัปเดตแอปเพื่อโทรหาบัญชีนี้',
  'call.blocked': 'คุณบล็อกบัญชีนี้ไว้ ปลดบล็อกก่อนจึงจะโทรได้',
  'call.stranger': 'เพิ่มบัญชีนี้เป็นเพื่อนก่อนจึงจะโทรได้',
  'call.byRequest': 'บัญชีนี้รับสายเมื่อนัดไว้เท่านั้น ส่งข้อความแชตเพื่อขอโทร',
  'call.outside': 'ตอนนี้อยู่นอกเวลาที่บัญชีนี้ตอบกลับ',
  'call.unavailable': 'บัญชีนี้ไม่รับสาย',
  'call.opensAt': 'จะตอบกลับอีกครั้งตั้งแต่{{time}}',
  'call.replyMinutes_other': 'ปกติตอบข้อความภายใน {{displayCount}} นาที',
  'call.replyHours_other': 'ปกติตอบข้อความภายใน {{displayCount}} ชั่วโมง',
  'call.now': 'โทรเลย',
  'call.anyway': 'โทรต่อไป',
  'call.sendMessage': 'ส่งข้อความแชต',
  'call.updateApp': 'อัปเดตแอป',
};
