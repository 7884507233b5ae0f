export const zhTW = {
  title: '最新消息',
  new: '新消息',
  showAll: '顯示全部{{total}}則消息',
  details: '詳情請見{{host}}',

  'change.new_other': '新增{{displayCount}}則最新消息',
};
