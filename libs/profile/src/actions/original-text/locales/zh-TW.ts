export const zhTW = {
  'driver.title': '給司機看',
  'driver.request': '請載我到這個地址，謝謝。',
  'staff.title': '給店員看',
  'staff.request': '我要這個，謝謝。',
  map: '在地圖中開啟',
};
