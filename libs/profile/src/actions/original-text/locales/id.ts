export const id = {
  'driver.title': 'Tunjukkan ke sopir',
  'driver.request': 'Tolong antar saya ke alamat ini.',
  'staff.title': 'Tunjukkan ke staf',
  'staff.request': 'Saya mau yang ini.',
  map: 'Buka di peta',
};
