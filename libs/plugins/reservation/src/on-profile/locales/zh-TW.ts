export const zhTW = {
  label: '預約',
  today: '今天可預約',
  tomorrow: '明天可預約',
  onDay: '{{day}}可預約',
};
