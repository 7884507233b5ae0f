export const ko = {
  label: '길찾기',
};
