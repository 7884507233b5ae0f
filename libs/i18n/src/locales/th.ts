import type { Translation } from '../texts.js';
import type { en } from './en.js';

export const th: Translation<typeof en> = {
  'error.pageNotFound': 'ไม่พบหน้านี้',
  'error.network': 'เครือข่ายขัดข้อง กรุณาลองอีกครั้ง',
  'error.general': 'เกิดข้อผิดพลาด กรุณารอสักครู่แล้วลองอีกครั้ง',
  'error.report': 'ไม่สามารถส่งรายงานได้ กรุณาลองอีกครั้งในภายหลัง',
  'error.connection': 'กรุณาตรวจสอบการเชื่อมต่อเครือข่าย แล้วลองอีกครั้ง',
  'error.temporary': 'ไม่สามารถดำเนินการได้เนื่องจากเกิดข้อผิดพลาดชั่วคราว กรุณาลองอีกครั้ง',
  'error.copy': 'ข้อผิดพลาด: ไม่สามารถคัดลอกไปยังคลิปบอร์ดได้',
  'error.keepStorage': 'พื้นที่จัดเก็บใน Keep ไม่เพียงพอ กรุณาลบบางรายการออกจาก Keep แล้วลองอีกครั้ง',
  'error.unauthorized': 'การเข้าสู่ระบบหมดอายุแล้ว กรุณาปิดหน้านี้แล้วเปิดใหม่อีกครั้ง',
  'error.gone': 'รายการนี้อาจไม่พร้อมใช้งานแล้ว กรุณาโหลดหน้านี้ใหม่เพื่อตรวจสอบ',
  'error.keepForbidden': 'บัญชีของคุณไม่สามารถใช้ Keep ได้',
  'error.denied': 'การเข้าถึงถูกปฏิเสธ กรุณาปิดหน้านี้แล้วเปิดใหม่อีกครั้ง และอนุญาตการเข้าถึงหากมีการถาม',
  'error.userNotFound': 'ไม่พบบัญชีของคุณ กรุณาเข้าสู่ระบบแอปอีกครั้ง แล้วเปิดหน้านี้ใหม่',

  'common.close': 'ปิด',
  'common.backTo': 'กลับไปที่ {{name}}',
  'common.retry': 'ลองอีกครั้ง',
  'common.loading': 'กำลังโหลด…',
  'common.more': 'เพิ่มเติม',
  'common.seeAll': 'ดูทั้งหมด',
  'common.allDetails': 'ดูรายละเอียดทั้งหมด',
  'common.opensInNewTab': 'เปิดในแท็บใหม่',
  'common.ask': 'สอบถามเรื่องนี้',
  'common.dismiss': 'ปิด',
  'common.ownLoading': 'นี่คือเนื้อหาที่ทุกคนเห็น กำลังโหลดข้อมูลของคุณ',
  'common.ownFailed': 'นี่คือเนื้อหาที่ทุกคนเห็น ไม่สามารถโหลดข้อมูลของคุณได้',

  'page.title': '{{name}} | บัญชีทางการ',
  'page.description': 'โปรไฟล์บัญชีทางการของ {{name}} พร้อมเวลาทำการ คำถามที่พบบ่อย และข้อมูลอื่นๆ',
  'page.skipToContent': 'ข้ามไปยังเนื้อหา',
  'page.actions': 'เมนูการใช้งาน',
  'page.rotate': 'กรุณาหมุนโทรศัพท์เป็นแนวตั้งเพื่อใช้งานต่อ',
  'page.rotateAnyway': 'ใช้งานต่อแบบนี้',
  'page.languages': 'ภาษา',
  'page.footer': 'หน้าโปรไฟล์ของบัญชีทางการ',

  'header.badge.verified': 'บัญชีรับรอง',
  'header.badge.premium': 'บัญชีพรีเมียม',
  'header.badge.unverified': 'บัญชีทั่วไป',
  'header.friends_other': 'เพื่อน {{displayCount}} คน',

  'action.addFriend': 'เพิ่มเพื่อน',
  'action.unblock': 'ปลดบล็อก',
  'action.chat': 'แชท',
  'action.contact': 'ติดต่อ',
  'action.favorite': 'รายการโปรด',

  'done.addFriend': 'เพิ่ม {{name}} เป็นเพื่อนแล้ว',
  'done.unblock': 'ปลดบล็อก {{name}} แล้ว',
  'done.favoriteAdded': 'เพิ่มในรายการโปรดแล้ว',
  'done.favoriteRemoved': 'ลบออกจากรายการโปรดแล้ว',

  'failed.addFriend': 'ไม่สามารถเพิ่มบัญชีนี้เป็นเพื่อนได้',
  'failed.unblock': 'ไม่สามารถปลดบล็อกบัญชีนี้ได้',
  'failed.favoriteAdd': 'ไม่สามารถเพิ่มบัญชีนี้ในรายการโปรดได้',
  'failed.favoriteRemove': 'ไม่สามารถลบบัญชีนี้ออกจากรายการโปรดได้',
  'failed.relation': 'ไม่สามารถตรวจสอบได้ว่าคุณเป็นเพื่อนกับบัญชีนี้หรือไม่',
  'failed.boot': 'โหลดบางส่วนของหน้านี้ไม่สำเร็จ กรุณาโหลดหน้านี้ใหม่',
  'failed.connection':
    'ไม่สามารถเชื่อมต่อกับแอปได้ การทำงานที่ต้องใช้บัญชีของคุณ เช่น ติดตามและ Keep ยังไม่พร้อมใช้งานในขณะนี้ ส่วนอื่นใช้งานได้ตามปกติ',

  'notFound.hint': 'ที่อยู่หน้าเว็บอาจไม่ถูกต้อง หรือบัญชีนี้อาจปิดหน้าโปรไฟล์ไปแล้ว',
  'unavailable.title': 'หน้านี้ไม่พร้อมใช้งานในขณะนี้',
  'forbidden.hint': 'บัญชีนี้ไม่ได้เปิดหน้าโปรไฟล์เป็นสาธารณะ',
};
