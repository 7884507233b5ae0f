export const zhTW = {
  title: '常見問題',
  updated: '更新日期：{{date}}',
  copyLink: '複製連結',
  linkCopied: '已複製連結。',
};
