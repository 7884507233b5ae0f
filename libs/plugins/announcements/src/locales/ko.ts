export const ko = {
  title: '공지사항',
  new: '새 소식',
  showAll: '공지사항 {{total}}개 모두 보기',
  details: '{{host}}에서 자세히 보기',

  'change.new_other': '새 공지사항 {{displayCount}}개',
};
