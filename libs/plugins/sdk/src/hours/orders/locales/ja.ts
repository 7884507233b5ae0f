export const ja = {
  hours: '注文受付時間',
  'hours.usual': '通常の注文受付時間',
  'hours.wholeDay': '24時間受付',
  'hours.special': '特別受付時間',
  'hours.later': '今後の特別な受付日',

  'status.open': '受付中',
  'status.closingSoon': 'まもなく受付終了',
  'status.breakSoon': 'まもなく受付休止',
  'status.closed': '受付時間外',
  'status.dayOff': '本日は受付なし',
  'status.temporarilyClosed': '受付休止中',
  'status.unknown': '注文受付時間不明',

  'opens.at': '{{time}}から受付',
  'opens.again': '{{time}}から受付再開',
  'opens.tomorrow': '明日{{time}}から受付',
  'opens.atDay': '{{day}} {{time}}から受付',
};
