export const th = {
  'title.keep': 'ต้องการบันทึก {{name}} ใน Keep หรือไม่',
  'title.follow': 'ต้องการติดตาม {{name}} หรือไม่',
  'title.favorite': 'ต้องการเพิ่ม {{name}} ในรายการโปรดหรือไม่',
  'title.unblock': 'ต้องการปลดบล็อก {{name}} หรือไม่',
  text: 'คุณเริ่มรายการนี้ในเบราว์เซอร์ กรุณายืนยันที่นี่',
  favorite: 'เพิ่ม',
  notNow: 'ไว้ทีหลัง',
};
