export const zhTW = {
  title: '聯絡「{{name}}」',
  best: '目前推薦',

  'channel.addAndChat': '加入好友並聊天',
  'channel.unblockAndChat': '解除封鎖並聊天',
  'channel.call': '用{{app}}通話',
  'channel.phone': '電話',
  'channel.website': '網站',

  'step.addFriend': '請先將此帳號加入好友',
  'step.unblock': '請先解除封鎖此帳號',
  'step.unblockThenAdd': '解除後即可加入好友並聊天',
  'step.updateApp': '請先更新{{app}}',
  'step.request': '請先傳訊息約定通話',
  'step.onPhone': '請使用手機上的{{app}}',

  'why.always': '隨時都有人回覆',
  'why.automatic': '隨時自動回應',
  'why.anyTime': '隨時可用',
  'why.notTaken': '未開放通話',

  'message.at': '可先留言 · {{time}}起回覆',
  'message.tomorrow': '可先留言 · 明天{{time}}起回覆',
  'message.atDay': '可先留言 · {{day}}{{time}}起回覆',

  'status.open': '目前可聯絡',
  'status.closingSoon': '即將停止受理',
  'status.closed': '非回應時間',
  'status.dayOff': '今日無回應時間',
  'status.temporarilyClosed': '暫停回應',
  'closes.inMinutes_other': '還有{{displayCount}}分鐘（至{{time}}）',
  'opens.at': '{{time}}起可聯絡',
  'opens.again': '{{time}}起恢復聯絡',
  'opens.tomorrow': '明天{{time}}起可聯絡',
  'opens.atDay': '{{day}}{{time}}起可聯絡',
};
