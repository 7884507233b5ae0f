export const ko = {
  'driver.title': '기사님께 보여주기',
  'driver.request': '이 주소로 가 주세요.',
  'staff.title': '직원에게 보여주기',
  'staff.request': '이걸로 주세요.',
  map: '지도에서 열기',
};
