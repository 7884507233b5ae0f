export const th = {
  title: 'แนะนำ',
  visit: 'ไปที่ {{host}}',
};
