import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const th: Translation<typeof en> = {
  title: 'คูปอง',

  'kind.discount': 'ส่วนลด',
  'kind.free': 'ฟรี',
  'kind.gift': 'ของแถม',
  'kind.cashback': 'เงินคืน',
  'kind.other': 'สิทธิพิเศษ',

  'usage.once': 'ใช้ได้ 1 ครั้ง',
  'usage.unlimited': 'ใช้ได้ไม่จำกัดครั้ง',
  'usage.counted': 'บัญชีเป็นผู้บันทึกการใช้คูปอง ไม่ใช่หน้าจอนี้',
  draw: 'ลุ้นรับสิทธิ์ (โอกาส {{chance}})',
  'draw.entered': 'ลุ้นรับสิทธิ์: เข้าร่วมแล้ว',
  'draw.won': 'ลุ้นรับสิทธิ์: ได้รับสิทธิ์',

  'state.endsToday': 'วันนี้วันสุดท้าย',
  'state.endsTomorrow': 'ถึงวันพรุ่งนี้',
  'state.daysLeft_other': 'เหลืออีก {{displayCount}} วัน',
  'state.fromTime': 'ตั้งแต่ {{time}}\u00a0น.',
  'state.fromDay': 'ตั้งแต่ {{day}}',
  'state.fromDayTime': 'ตั้งแต่ {{day}} {{time}}\u00a0น.',
  'state.used': 'ใช้แล้ว',
  'state.lost': 'ไม่ได้รับสิทธิ์',
  'state.expired': 'หมดอายุ',

  'period.range': '{{from}} – {{to}}',
  'period.until': 'ใช้ได้ถึง {{to}}',
  'period.ended': 'สิ้นสุดเมื่อ {{to}}',

  friends: 'เฉพาะเพื่อน',
  'friends.add': 'เพิ่มบัญชีนี้เป็นเพื่อนเพื่อใช้คูปอง',
  'friends.unblock': 'ปลดบล็อกบัญชีนี้เพื่อใช้คูปอง',

  showAll: 'ดูคูปองทั้งหมด {{total}} ใบ',
  showMore: 'ดูคูปองเพิ่มเติม',
  'showMore.failed': 'ไม่สามารถโหลดคูปองเพิ่มเติมได้',

  'view.show': 'กรุณาแสดงหน้าจอนี้ต่อพนักงาน',
  'view.counter': 'แสดงที่เคาน์เตอร์',
  'view.showOnPhone': 'กรุณาเปิดคูปองนี้ในโทรศัพท์แล้วแสดงต่อพนักงาน',
  'view.openOnPhone': 'เปิดในโทรศัพท์',
  'view.checking': 'กำลังตรวจสอบว่าคูปองนี้ยังใช้ได้หรือไม่…',
  'view.unchecked': 'ไม่สามารถตรวจสอบได้ว่าคุณใช้คูปองนี้ไปแล้วหรือไม่',
  'view.upcoming': 'ใช้คูปองนี้ได้ตั้งแต่ {{from}}',
  'view.used': 'คุณใช้คูปองนี้ไปแล้ว',
  'view.usedAt': 'คุณใช้คูปองนี้ไปเมื่อ {{time}}',
  'view.lost': 'ครั้งนี้คุณไม่ได้รับสิทธิ์',
  'view.entered': 'คุณเข้าร่วมลุ้นแล้ว หากได้รับสิทธิ์ คุณใช้คูปองได้ที่นี่',
  'view.notEntered': 'คุณยังไม่ได้เข้าร่วมลุ้น เฉพาะผู้ที่ได้รับสิทธิ์เท่านั้นที่ใช้คูปองนี้ได้',
  'view.drawUnknown': 'เฉพาะผู้ที่ได้รับสิทธิ์เท่านั้นที่ใช้คูปองนี้ได้ กรุณาสอบถามผลกับบัญชีนี้',
  'view.expired': 'คูปองนี้หมดอายุแล้ว',
  'view.others': 'คูปองอื่น',
  'view.period': 'ระยะเวลาที่ใช้ได้',
  'view.usage': 'จำนวนครั้งที่ใช้ได้',
  'view.draw': 'โอกาสได้รับสิทธิ์',
  'view.drawEntry': 'วิธีเข้าร่วมลุ้น',
  'view.drawEntry.ask': 'กรุณาสอบถามบัญชีนี้',
  'view.audience': 'ผู้มีสิทธิ์ใช้คูปอง',

  'change.new_other': 'คูปองใหม่ {{displayCount}} ใบ',
};
