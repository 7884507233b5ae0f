export const id = {
  title: 'Selamat datang',
  from: 'Dari {{name}}',
};
