export const th = {
  title: 'มีอะไรเปลี่ยนตั้งแต่ครั้งก่อน',
  said: 'มีอะไรเปลี่ยนตั้งแต่ครั้งก่อน: {{changes}}',
  more: 'และอีก {{number}} รายการ',
  page: '{{title}} มีการเปลี่ยนแปลง',
  'reservation.new': 'เปิดรับจองแล้ว',
  'reservation.gone': 'ไม่รับจองแล้ว',
};
