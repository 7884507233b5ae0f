export const th = {
  title: 'ยินดีต้อนรับ',
  from: 'จาก {{name}}',
};
