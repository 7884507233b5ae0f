export const th = {
  title: 'สินค้า',

  soldOut: 'หมดแล้ว',
  'soldOut.unknown': 'กรุณาสอบถามว่ายังมีหรือไม่',
  showToStaff: 'แสดงให้พนักงานดู',

  showAll: 'ดูสินค้าทั้งหมด {{total}} รายการ',
  showMore: 'ดูสินค้าเพิ่มเติม',
  'showMore.failed': 'ไม่สามารถโหลดสินค้าเพิ่มเติมได้',

  'change.changed': 'สินค้าหรือราคามีการเปลี่ยนแปลง',
};
