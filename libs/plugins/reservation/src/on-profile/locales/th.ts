export const th = {
  label: 'จอง',
  today: 'วันนี้ว่าง',
  tomorrow: 'พรุ่งนี้ว่าง',
  onDay: '{{day}} ว่าง',
};
