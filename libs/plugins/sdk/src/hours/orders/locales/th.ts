export const th = {
  hours: 'เวลารับออร์เดอร์',
  'hours.usual': 'เวลารับออร์เดอร์ปกติ',
  'hours.wholeDay': 'รับออร์เดอร์ 24 ชั่วโมง',
  'hours.special': 'เวลารับออร์เดอร์พิเศษ',
  'hours.later': 'วันที่มีเวลารับออร์เดอร์พิเศษเร็วๆ นี้',

  'status.open': 'เปิดรับออร์เดอร์',
  'status.closingSoon': 'ใกล้ปิดรับออร์เดอร์',
  'status.breakSoon': 'ใกล้พักรับออร์เดอร์',
  'status.closed': 'ปิดรับออร์เดอร์',
  'status.dayOff': 'วันนี้ไม่รับออร์เดอร์',
  'status.temporarilyClosed': 'งดรับออร์เดอร์ชั่วคราว',
  'status.unknown': 'ไม่มีข้อมูลเวลารับออร์เดอร์',

  'opens.at': 'เปิดรับ {{time}}\u00a0น.',
  'opens.again': 'เปิดรับอีกครั้ง {{time}}\u00a0น.',
  'opens.tomorrow': 'เปิดรับพรุ่งนี้ {{time}}\u00a0น.',
  'opens.atDay': 'เปิดรับ {{day}} เวลา {{time}}\u00a0น.',
};
