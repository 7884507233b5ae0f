export const id = {
  title: 'Sorotan',
  visit: 'Kunjungi {{host}}',
};
