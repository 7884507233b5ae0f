export const ja = {
  title: 'お知らせ',
  new: '新着',
  showAll: 'すべてのお知らせを見る（{{total}}件）',
  details: '詳しくは{{host}}',

  'change.new_other': '新しいお知らせ{{displayCount}}件',
};
