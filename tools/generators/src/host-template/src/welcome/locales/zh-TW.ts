export const zhTW = {
  title: '歡迎光臨',
  from: '{{name}}敬上',
};
