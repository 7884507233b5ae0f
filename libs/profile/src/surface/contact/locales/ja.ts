export const ja = {
  title: '{{name}}への連絡方法',
  best: '今おすすめの方法',

  'channel.addAndChat': '友だち追加してトーク',
  'channel.unblockAndChat': 'ブロック解除してトーク',
  'channel.call': '{{app}}で通話',
  'channel.phone': '電話をかける',
  'channel.website': 'ウェブサイト',

  'step.addFriend': '先にこのアカウントを友だちに追加してください',
  'step.unblock': '先にこのアカウントのブロックを解除してください',
  'step.unblockThenAdd': '解除後に友だち追加してトークできます',
  'step.updateApp': '先に{{app}}を更新してください',
  'step.request': '先にトークで通話をリクエストしてください',
  'step.onPhone': 'スマートフォンの{{app}}で利用できます',

  'why.always': '24時間いつでも対応',
  'why.automatic': 'いつでも自動応答',
  'why.anyTime': 'いつでも利用可能',
  'why.notTaken': '通話を受け付けていません',

  'message.at': 'メッセージを残せます · {{time}}から返信',
  'message.tomorrow': 'メッセージを残せます · 明日{{time}}から返信',
  'message.atDay': 'メッセージを残せます · {{day}} {{time}}から返信',

  'status.open': '受付中',
  'status.closingSoon': 'まもなく受付終了',
  'status.closed': '応答時間外',
  'status.dayOff': '本日は応答時間なし',
  'status.temporarilyClosed': '応答休止中',
  'closes.inMinutes_other': 'あと{{displayCount}}分（{{time}}まで）',
  'opens.at': '{{time}}から受付',
  'opens.again': '{{time}}から受付再開',
  'opens.tomorrow': '明日{{time}}から受付',
  'opens.atDay': '{{day}} {{time}}から受付',
};
