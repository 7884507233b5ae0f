export const th = {
  'translation.language': 'ภาษา{{language}}',
  'translation.translate': 'แปล',
  'translation.showOriginal': 'ดูต้นฉบับ',
  'translation.done': 'แปลโดยเบราว์เซอร์ของคุณ',
  'translation.downloading': 'เบราว์เซอร์กำลังดาวน์โหลดข้อมูลสำหรับแปลภาษา อาจใช้เวลาสักครู่',
  'translation.failed': 'ไม่สามารถแปลข้อความนี้ได้',
};
