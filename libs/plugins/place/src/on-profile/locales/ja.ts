export const ja = {
  label: '経路',
};
