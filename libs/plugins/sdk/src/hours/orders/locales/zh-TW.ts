export const zhTW = {
  hours: '接單時間',
  'hours.usual': '平常的接單時間',
  'hours.wholeDay': '24小時接單',
  'hours.special': '特別接單時間',
  'hours.later': '近期特別接單日',

  'status.open': '接單中',
  'status.closingSoon': '即將停止接單',
  'status.breakSoon': '即將暫停接單',
  'status.closed': '非接單時間',
  'status.dayOff': '今日不接單',
  'status.temporarilyClosed': '暫停接單',
  'status.unknown': '未提供接單時間',

  'opens.at': '{{time}}開始接單',
  'opens.again': '{{time}}恢復接單',
  'opens.tomorrow': '明天{{time}}開始接單',
  'opens.atDay': '{{day}}{{time}}開始接單',
};
