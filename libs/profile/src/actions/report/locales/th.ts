export const th = {
  title: 'รายงานบัญชีนี้',
  'title.review': 'รายงานรีวิวนี้',
  'review.name': 'รีวิวจาก {{author}}',
  'reason.label': 'เหตุผลในการรายงาน',
  'reason.spam': 'สแปมหรือโฆษณา',
  'reason.sexualHarassment': 'การคุกคามทางเพศ',
  'reason.otherHarassment': 'การคุกคามในรูปแบบอื่น',
  'reason.other': 'อื่นๆ',
  'reason.missing': 'กรุณาเลือกเหตุผล',

  'detail.label': 'รายละเอียด (ไม่บังคับ)',
  'detail.hint': 'กรุณาเล่าสิ่งที่เกิดขึ้น ไม่เกิน {{limit}} ตัวอักษร',
  'detail.count': '{{length}} / {{limit}}',
  'detail.roomLeft_other': 'พิมพ์ได้อีก {{displayCount}} ตัวอักษร',
  'detail.tooLong_other': 'เกินมา {{displayCount}} ตัวอักษร กรุณาลดข้อความให้สั้นลง',

  'agreement.title': 'ข้อมูลที่จะแชร์',
  'agreement.intro': 'เพื่อตรวจสอบรายงานของคุณ ทีมงานของเราจะได้รับข้อมูลต่อไปนี้',
  'agreement.page': 'หน้าที่คุณรายงาน: {{name}}',
  'agreement.account': 'บัญชีของคุณใน {{app}}',
  'agreement.words': 'เหตุผลและรายละเอียดที่คุณระบุไว้ในหน้านี้',
  'agreement.label': 'ฉันยินยอมให้แชร์ข้อมูลเหล่านี้',
  'agreement.missing': 'กรุณายินยอมให้แชร์ข้อมูลเหล่านี้ก่อนส่งรายงาน',

  send: 'ส่งรายงาน',
  sending: 'กำลังส่งรายงาน…',
  noScript: 'การส่งรายงานต้องใช้ JavaScript กรุณาเปิดใช้งานในเบราว์เซอร์ แล้วโหลดหน้านี้ใหม่',

  'sent.title': 'ขอบคุณสำหรับรายงานของคุณ',
  'sent.text': 'ส่งรายงานเกี่ยวกับ {{name}} แล้ว ทีมงานจะตรวจสอบต่อไป',
  'sent.earlier': 'รายงานครั้งก่อนของคุณส่งถึงแล้ว สิ่งที่แก้ไขหลังจากนั้นไม่ได้ถูกส่ง',
  'sent.another': 'ส่งรายงานอื่น',
};
