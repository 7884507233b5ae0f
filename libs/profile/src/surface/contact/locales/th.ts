export const th = {
  title: 'ติดต่อ {{name}}',
  best: 'แนะนำตอนนี้',

  'channel.addAndChat': 'เพิ่มเพื่อนแล้วแชท',
  'channel.unblockAndChat': 'ปลดบล็อกแล้วแชท',
  'channel.call': 'โทรใน {{app}}',
  'channel.phone': 'โทรศัพท์',
  'channel.website': 'เว็บไซต์',

  'step.addFriend': 'เพิ่มบัญชีนี้เป็นเพื่อนก่อน',
  'step.unblock': 'ปลดบล็อกบัญชีนี้ก่อน',
  'step.unblockThenAdd': 'จากนั้นเพิ่มเป็นเพื่อนแล้วแชทได้',
  'step.updateApp': 'อัปเดต {{app}} ก่อน',
  'step.request': 'ขอโทรทางแชทก่อน',
  'step.onPhone': 'ใช้ได้ใน {{app}} บนโทรศัพท์ของคุณ',

  'why.always': 'ตอบได้ตลอดเวลา',
  'why.automatic': 'ตอบอัตโนมัติตลอดเวลา',
  'why.anyTime': 'ใช้ได้ตลอดเวลา',
  'why.notTaken': 'ไม่เปิดรับสายโทร',

  'message.at': 'ฝากข้อความได้ · ตอบกลับตั้งแต่ {{time}}\u00a0น.',
  'message.tomorrow': 'ฝากข้อความได้ · ตอบกลับพรุ่งนี้ตั้งแต่ {{time}}\u00a0น.',
  'message.atDay': 'ฝากข้อความได้ · ตอบกลับ {{day}} ตั้งแต่ {{time}}\u00a0น.',

  'status.open': 'ติดต่อได้ตอนนี้',
  'status.closingSoon': 'ใกล้หมดเวลาติดต่อ',
  'status.closed': 'นอกเวลาตอบกลับ',
  'status.dayOff': 'วันนี้ไม่มีเวลาตอบกลับ',
  'status.temporarilyClosed': 'งดตอบกลับชั่วคราว',
  'closes.inMinutes_other': 'อีก {{displayCount}} นาที (ถึง {{time}}\u00a0น.)',
  'opens.at': 'ติดต่อได้ตั้งแต่ {{time}}\u00a0น.',
  'opens.again': 'ติดต่อได้อีกครั้ง {{time}}\u00a0น.',
  'opens.tomorrow': 'ติดต่อได้พรุ่งนี้ตั้งแต่ {{time}}\u00a0น.',
  'opens.atDay': 'ติดต่อได้ {{day}} ตั้งแต่ {{time}}\u00a0น.',
};
