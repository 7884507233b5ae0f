export const ja = {
  'driver.title': '運転手に見せる',
  'driver.request': 'この住所までお願いします。',
  'staff.title': 'スタッフに見せる',
  'staff.request': 'こちらをお願いします。',
  map: '地図アプリで開く',
};
