export const ko = {
  label: '예약',
  today: '오늘 예약 가능',
  tomorrow: '내일 예약 가능',
  onDay: '{{day}} 예약 가능',
};
