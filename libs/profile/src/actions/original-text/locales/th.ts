export const th = {
  'driver.title': 'แสดงให้คนขับดู',
  'driver.request': 'กรุณาพาไปส่งตามที่อยู่นี้',
  'staff.title': 'แสดงให้พนักงานดู',
  'staff.request': 'ขอสั่งอันนี้',
  map: 'เปิดในแผนที่',
};
