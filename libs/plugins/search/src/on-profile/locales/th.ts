export const th = {
  label: 'ค้นหาในหน้านี้',
};
