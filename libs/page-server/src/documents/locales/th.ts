import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const th: Translation<typeof en> = {
  'start.slow': 'หน้านี้ใช้เวลาโหลดนาน คุณอ่านเนื้อหาระหว่างรอได้',
  'start.old':
    'เบราว์เซอร์ของคุณเก่าเกินไป จึงไม่สามารถใช้ปุ่มในหน้านี้ได้ แต่คุณยังอ่านเนื้อหาและเปิดลิงก์ได้ กรุณาอัปเดตเบราว์เซอร์เพื่อใช้งานทุกส่วนของหน้านี้',
  'start.withoutScript': 'ปุ่มบางปุ่มในหน้านี้ต้องใช้ JavaScript ซึ่งปิดอยู่ แต่คุณยังอ่านเนื้อหาและเปิดลิงก์ได้',

  'way.account': 'ไปที่หน้าบัญชี',
  'way.app': 'เปิดในแอป',
  'way.getApp': 'ดาวน์โหลดแอป',
};
