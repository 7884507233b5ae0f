export const th = {
  label: 'เส้นทาง',
};
