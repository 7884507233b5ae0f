export const th = {
  title: 'สั่งกลับบ้าน',
  waiting: 'เวลารอ',
  'waiting.ready': 'ปกติพร้อมรับภายใน {{duration}}',
  note: 'ข้อควรทราบ',
  order: 'สั่งออนไลน์',
  menu: 'เมนู',
  'menu.showAll': 'ดูเมนูทั้งหมด {{total}} รายการ',
  soldOut: 'หมดแล้ว',
  'soldOut.unknown': 'กรุณาสอบถามว่ายังมีหรือไม่',
  showToStaff: 'แสดงให้พนักงานดู',

  'change.changed': 'เมนูสั่งกลับบ้านมีการเปลี่ยนแปลง',
};
