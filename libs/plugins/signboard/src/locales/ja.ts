export const ja = {
  title: 'ピックアップ',
  visit: '{{host}}を見る',
};
