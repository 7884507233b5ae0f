export const th = {
  'reservation.title': 'การจอง',
  'reservation.description': 'เลือกวัน เวลา และจำนวนคน',
  'reservation.none': 'ยังไม่มีเวลาให้จองในช่วงนี้ กรุณากลับมาดูอีกครั้งภายหลัง',
  'reservation.loadFailed': 'ไม่สามารถโหลดเวลาว่างสำหรับจองได้',
  'reservation.noScript': 'หากต้องการจองที่นี่ กรุณาเปิดใช้ JavaScript ในเบราว์เซอร์',

  'party.label': 'จำนวนคน',
  'party.people_other': '{{displayCount}} คน',
  'party.notTaken': 'ไม่สามารถจองสำหรับ {{people}} ที่นี่ได้ กรุณาเลือกจำนวนคนใหม่',

  'day.label': 'วันที่',
  'day.few': 'ใกล้เต็ม',
  'day.full': 'เต็ม',
  'day.none': 'ไม่เปิดจอง',

  'time.label': 'เวลา',
  'time.at': '{{time}}\u00a0น.',
  'time.atDate': '{{date}} {{time}}\u00a0น.',
  'time.free': 'ว่าง',
  'time.few': 'ใกล้เต็ม',
  'time.full': 'เต็ม',
  'time.missing': 'กรุณาเลือกเวลา',
  'time.taken': 'เวลา {{time}}\u00a0น. เพิ่งมีผู้จองไป',
  'time.gone': 'เวลาที่คุณเลือกไม่สามารถจองได้',
  'time.another': 'กรุณาเลือกเวลาอื่น',

  'zone.account': 'เวลาที่แสดงเป็น{{zone}}',
  'zone.visitor': 'ตรงกับ {{time}} ตามเวลาของคุณ ({{zone}})',

  'note.add': 'เพิ่มคำขอ',
  'note.label': 'คำขอเพิ่มเติม (ไม่บังคับ)',
  'note.hint': 'เช่น อาหารที่แพ้ เก้าอี้เด็ก หรือโอกาสพิเศษ',
  'note.count': '{{displayCount}} / {{limit}}',
  'note.left_other': 'พิมพ์ได้อีก {{displayCount}} ตัวอักษร',
  'note.tooLong_other': 'เกินมา {{displayCount}} ตัวอักษร กรุณาลดข้อความให้สั้นลง',

  'send.label': 'จอง',
  'send.sending': 'กำลังจอง…',
  'send.summary': '{{date}} {{time}}\u00a0น. · {{people}}',
  'send.failed': 'ไม่สามารถจองได้',
  'send.safeToRepeat': 'ระบบจะไม่จองซ้ำ',

  'already.title': 'คุณมีการจองในเวลานี้แล้ว',

  'done.title': 'ยืนยันการจองแล้ว',
  'done.earlier': 'การจองครั้งก่อนของคุณสำเร็จแล้ว สิ่งที่แก้ไขหลังจากนั้นไม่ได้ถูกส่ง',
  'done.date': 'วันที่',
  'done.time': 'เวลา',
  'done.fromTo': '{{from}}–{{to}}\u00a0น.',
  'done.note': 'คำขอเพิ่มเติม',
  'done.place': 'สถานที่',
  'done.code': 'รหัสการจอง',
  'done.calendar': 'เพิ่มลงในปฏิทิน',
  'done.change': 'หากต้องการเปลี่ยนแปลงหรือยกเลิก กรุณาติดต่อ {{name}} และแจ้งรหัส',
  'done.chat': 'ส่งข้อความแชท',
  'done.changeText': 'สวัสดี ขอเปลี่ยนแปลงหรือยกเลิกการจอง {{code}} ({{when}})',
  'done.another': 'จองเพิ่มอีกรายการ',

  'kept.title': 'การจองของคุณ',

  'calendar.title': 'การจอง: {{name}}',

  'app.finish': 'จองสำหรับ {{displayCount}} คนให้เสร็จใน {{app}}',
  'app.filledIn': 'ข้อมูลที่คุณเลือกถูกกรอกไว้ใน {{app}} แล้ว กรุณาตรวจสอบแล้วจอง',

  'since.new': 'เปิดรับจองแล้ว',
  'since.gone': 'ไม่รับจองแล้ว',
};
