export const ja = {
  label: '予約',
  today: '本日空きあり',
  tomorrow: '明日空きあり',
  onDay: '{{day}}空きあり',
};
