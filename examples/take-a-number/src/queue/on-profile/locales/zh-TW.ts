export const zhTW = { label: '線上候位' };
