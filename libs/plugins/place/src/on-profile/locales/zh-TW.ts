export const zhTW = {
  label: '路線',
};
