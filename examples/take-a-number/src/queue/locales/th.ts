export const th = {
  title: 'รอคิว',
  description: 'รับบัตรคิวผ่านโทรศัพท์ แล้วกลับมาเมื่อถึงคิวของคุณ',
  noScript: 'หากต้องการรับบัตรคิวที่นี่ กรุณาเปิดใช้ JavaScript ในเบราว์เซอร์',

  'line.waiting_other': 'มี {{displayCount}} คิวที่กำลังรอ',
  'line.nobody': 'ยังไม่มีใครรอคิว',
  'line.closed': 'ขณะนี้ยังไม่เปิดให้รับบัตรคิว กรุณากลับมาดูอีกครั้งภายหลัง',

  'party.label': 'จำนวนคน',
  'party.people_other': '{{displayCount}} คน',
  'party.registered_other': 'ลงคิวไว้สำหรับ {{displayCount}} คน',

  'take.label': 'รับบัตรคิว',
  'take.sending': 'กำลังรับบัตรคิว…',
  'take.failed': 'ไม่สามารถรับบัตรคิวได้',
  'take.safeToRepeat': 'ระบบจะไม่ออกบัตรคิวซ้ำ',
  'take.full': 'ขณะนี้คิวเต็มแล้ว กรุณาลองอีกครั้งภายหลัง',

  'ticket.label': 'หมายเลขคิวของคุณ',
  'ticket.before_other': 'รออีก {{displayCount}} คิว',
  'ticket.next': 'คิวต่อไปคือคุณ',
  'ticket.serving': 'กำลังให้บริการคิว {{number}}',
  'ticket.expected': 'หากเป็นไปตามนี้ น่าจะถึงคิวของคุณประมาณ {{time}}\u00a0น.',
  'ticket.hint': 'หน้านี้อัปเดตเองโดยอัตโนมัติ กรุณาเก็บโทรศัพท์ไว้ใกล้ตัว',
  'ticket.calendar': 'เพิ่มลงในปฏิทิน',
  'spoken.before_other': 'คิว {{number}} รออีก {{displayCount}} คิว',
  'spoken.next': 'คิว {{number}} คิวต่อไปคือคุณ',

  'refresh.failed': 'ไม่สามารถตรวจสอบคิวของคุณได้',

  'turn.title': 'ถึงคิวของคุณแล้ว',
  'turn.hint': 'กรุณาแสดงหมายเลขนี้ที่เคาน์เตอร์',
  'served.title': 'ขอบคุณที่รอ',
  'missed.title': 'เลยคิวของคุณแล้ว',
  'missed.hint': 'คุณไม่อยู่ตอนที่เรียกคิว กรุณาสอบถามที่เคาน์เตอร์หรือรับบัตรคิวใหม่',
  'left.title': 'คุณออกจากคิวแล้ว',
  'lost.title': 'ไม่พบหมายเลขคิวของคุณแล้ว',
  'lost.hint': 'คิวอาจเริ่มนับใหม่ กรุณาสอบถามที่เคาน์เตอร์หรือรับบัตรคิวใหม่',
  'again.label': 'รับบัตรคิวใหม่',

  'change.label': 'เปลี่ยนจำนวนคน',
  'change.failed': 'ไม่สามารถเปลี่ยนจำนวนคนได้',

  'leave.label': 'ออกจากคิว',
  'leave.title': 'ต้องการออกจากคิวหรือไม่',
  'leave.hint': 'คุณจะเสียคิวหมายเลข {{number}}',
  'leave.stay': 'รอคิวต่อ',
  'leave.failed': 'ไม่สามารถออกจากคิวได้',

  'calendar.title': 'คิว {{number}}: {{name}}',
  'calendar.description': 'อาจใกล้ถึงคิวของคุณแล้ว กรุณาดูว่าเหลืออีกกี่คิว',
};
