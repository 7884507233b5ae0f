export const th = {
  title: 'โซเชียลมีเดีย',
  blog: 'บล็อก',
  showAll: 'ดูลิงก์ทั้งหมด {{total}} รายการ',
};
