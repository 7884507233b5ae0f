import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const th: Translation<typeof en> = {
  title: 'ติดต่อ {{name}}',
  best: 'แนะนำตอนนี้',

  'channel.call': 'โทรในแอป',
  'channel.phone': 'โทรศัพท์',
  'channel.website': 'เว็บไซต์',

  'step.addFriend': 'เพิ่มบัญชีนี้เป็นเพื่อนก่อน',
  'step.unblock': 'ปลดบล็อกบัญชีนี้ก่อน',
  'step.updateApp': 'อัปเดตแอปก่อน',
  'step.request': 'ขอโทรทางแชทก่อน',
  'step.onPhone': 'ใช้ได้ในแอปบนโทรศัพท์ของคุณ',

  'why.always': 'ตอบได้ตลอดเวลา',
  'why.automatic': 'ตอบอัตโนมัติตลอดเวลา',
  'why.anyTime': 'ใช้ได้ตลอดเวลา',
  'why.notTaken': 'ไม่รับสาย',

  'status.open': 'อยู่ในเวลาตอบกลับ',
  'status.closingSoon': 'ใกล้หมดเวลาตอบกลับ',
  'status.closed': 'นอกเวลาตอบกลับ',
  'status.temporarilyClosed': 'งดตอบกลับชั่วคราว',
  'opens.at': 'เริ่มตอบกลับ {{time}} น.',
  'opens.again': 'ตอบกลับอีกครั้ง {{time}} น.',
  'opens.tomorrow': 'เริ่มตอบกลับพรุ่งนี้ {{time}} น.',
  'opens.atDay': 'เริ่มตอบกลับ {{day}} เวลา {{time}} น.',
};
