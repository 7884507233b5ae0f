export const ko = {
  title: '지난 방문 이후 변경 사항',
  said: '지난 방문 이후 변경 사항: {{changes}}',
  more: '외 {{number}}건',
  page: '{{title}} 변경',
};
