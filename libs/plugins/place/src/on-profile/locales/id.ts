export const id = {
  label: 'Rute',
};
