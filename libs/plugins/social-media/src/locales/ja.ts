export const ja = {
  title: 'SNS',
  blog: 'ブログ',
  showAll: 'すべてのリンクを見る（{{total}}件）',
};
