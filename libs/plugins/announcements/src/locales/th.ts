export const th = {
  title: 'ประกาศ',
  new: 'ใหม่',
  showAll: 'ดูประกาศทั้งหมด {{total}} รายการ',
  details: 'ดูรายละเอียดที่ {{host}}',

  'change.new_other': 'ประกาศใหม่ {{displayCount}} รายการ',
};
